/** Git without a library, for looking at a repository where tools are: behind the wall there is nothing but Node. */
import { runProgram } from "../run-program.ts";
import { gitFault } from "./git-fault.ts";
import { type Git, type GitOptions, gitEnvironment, gitOverrides } from "./settings.ts";

/** As `git`, see there. */
export function plainGit(options: GitOptions): Git {
  const { folder: cwd, signal } = options;
  const environment = gitEnvironment(options);
  const settings = gitOverrides.flatMap((setting) => ["-c", setting]);
  const done = async (args: readonly string[], input?: string | Buffer) => {
    signal?.throwIfAborted();
    const end = await run([...settings, ...args], { cwd, environment, signal, input }, args);
    signal?.throwIfAborted();
    if (end.exitCode !== 0) throw gitFault(args, `${end.stderr}${end.stdout}`);
    return end;
  };
  return Object.freeze<Git>({
    bytes: async (args, input) => (await done(args, input)).stdout,
    raw: async (args, input) => (await done(args, input)).stdout.toString(),
    warnings: async (args) => (await done(args)).stderr,
  });
}

async function run(all: readonly string[], options: Parameters<typeof runProgram>[2], args: readonly string[]) {
  try {
    return await runProgram("git", all, options);
  } catch (error) {
    throw gitFault(args, error); // there is no git
  }
}
