/** The door to git: every call with a known configuration, no prompt, and errors that carry no credential. */
import { type outputHandler, type SimpleGitOptions, simpleGit } from "simple-git";
import { gitFault } from "./git/git-fault.ts";
import { endPromptly } from "./git/git-streams.ts";
import { type Git, type GitOptions, gitEnvironment, gitOverrides } from "./git/settings.ts";

// The guards of simple-git are for callers who pass on foreign arguments. These are the ones in our own way. (A pager
// never starts: there is no terminal.)
const unsafe = {
  allowUnsafePager: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeHooksPath: true,
  allowUnsafeFsMonitor: true,
} as const;

/** Nothing runs until `raw` is called; calls are independent of each other. */
export function git(options: GitOptions): Git {
  const environment = gitEnvironment(options);
  const run = async (args: readonly string[], input: string | Buffer, handler: outputHandler): Promise<string> => {
    options.signal?.throwIfAborted();
    try {
      return await simpleGit(gitOptions(options, environment, input))
        .env(environment)
        .outputHandler(handler)
        .raw([...args]);
    } catch (error) {
      options.signal?.throwIfAborted();
      throw gitFault(args, error);
    }
  };
  const collect = async (from: "stdout" | "stderr", args: readonly string[], input: string | Buffer) => {
    const chunks: Buffer[] = [];
    await run(args, input, (command, stdout, stderr, all) => {
      (from === "stdout" ? stdout : stderr).on("data", (chunk: Buffer) => chunks.push(chunk));
      endPromptly(options.signal)(command, stdout, stderr, all);
    });
    return Buffer.concat(chunks);
  };
  return Object.freeze<Git>({
    raw: (args, input = "") => run(args, input, endPromptly(options.signal)),
    bytes: (args, input = "") => collect("stdout", args, input),
    warnings: async (args) => (await collect("stderr", args, "")).toString(),
  });
}

function gitOptions(
  { folder, signal }: GitOptions,
  environment: Readonly<Record<string, string>>,
  input: string | Buffer,
): Partial<SimpleGitOptions> {
  return {
    baseDir: folder,
    config: [...gitOverrides],
    unsafe,
    allowEnvironment: Object.keys(environment),
    ...(signal && { abort: signal }),
    // Waiting for the exit alone can lose the end of a long output.
    completion: { onClose: true, onExit: false },
    // Bytes, because an empty string would leave stdin open.
    input: () => Buffer.from(input),
    // simple-git takes a failure without words for a success.
    errors: (error, { exitCode }) => error ?? (exitCode === 0 ? undefined : Buffer.alloc(0)),
  };
}
