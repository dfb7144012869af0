/** Git without a library, for looking at a repository where tools are: behind the wall there is nothing but Node. */
import { runProgram } from "../run-program.ts";
import { gitFault } from "./git-fault.ts";
import { type Git, type GitOptions, gitEnvironment, gitOverrides } from "./settings.ts";

/** As `git`, see there. */
export function plainGit(options: GitOptions): Git {
  const { folder: cwd, signal } = options;
  const environment = gitEnvironment(options);
  const settings = gitOverrides.flatMap((setting) => ["-c", setting]);
  const bytes = async (args: readonly string[], input?: string | Buffer) => {
    signal?.throwIfAborted();
    const { stdout, stderr, exitCode } = await run([...settings, ...args], { cwd, environment, signal, input }, args);
    signal?.throwIfAborted();
    if (exitCode !== 0) throw gitFault(args, `${stderr}${stdout}`);
    return stdout;
  };
  return Object.freeze<Git>({ bytes, raw: async (args, input) => (await bytes(args, input)).toString() });
}

async function run(all: readonly string[], options: Parameters<typeof runProgram>[2], args: readonly string[]) {
  try {
    return await runProgram("git", all, options);
  } catch (error) {
    throw gitFault(args, error); // there is no git
  }
}
