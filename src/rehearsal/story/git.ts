/** Runs git for the stage, without the configuration of whoever's machine it is. */
import { execFile } from "node:child_process";
import { Fault } from "../../lib/fault.ts";

export type Git = (args: readonly string[], input?: string) => Promise<string>;

/** A function that runs git in a folder and answers its output; a failure is a `Fault` with git's first line. */
export function gitIn(folder: string): Git {
  return (args, input = "") =>
    new Promise((resolve, reject) => {
      const options = { cwd: folder, env: environment(), maxBuffer: 256 * 1024 * 1024 };
      const child = execFile("git", [...args], options, (error, stdout, stderr) => {
        if (error) reject(failure(args, stderr, error));
        else resolve(stdout);
      });
      child.stdin?.on("error", () => undefined); // git that ends early closes its input: its exit code says why
      child.stdin?.end(input);
    });
}

function environment(): Record<string, string> {
  return {
    PATH: process.env.PATH ?? "",
    HOME: process.env.HOME ?? "",
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0", // a look at somebody's repository leaves its index alone
  };
}

function failure(args: readonly string[], stderr: string, cause: Error): Fault {
  if ("code" in cause && (cause.code === "ENOENT" || cause.code === "EACCES")) {
    return new Fault("git", "git could not be started.", { hint: "Install git, version 2.39 or later.", cause });
  }
  const line = stderr.split("\n").find((text) => /^(fatal|error):/.test(text)) ?? stderr.split("\n")[0] ?? "";
  return new Fault("git", `git ${args[0]} failed: ${line.trim()}`, { cause });
}
