/** A test with a small repository, and what git calls fail with. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "../../../src/lib/fault.ts";
import { test as base } from "./temp-folder.ts";

export const author = {
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.com",
  GIT_COMMITTER_NAME: "C",
  GIT_COMMITTER_EMAIL: "c@example.com",
};

/** Git as somebody else runs it: the broker's own has no porcelain. Throws where it fails. */
export function runGit(folder: string, ...args: string[]): string {
  const env = { ...author, PATH: process.env.PATH, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  return execFileSync("git", args, { cwd: folder, env, encoding: "utf8", stdio: "pipe" });
}

/** A repository with one commit of `a.txt` and `b.txt` on main, in a folder `repo`. */
export const test = base.extend<{ repo: string }>({
  repo: async ({ folder }, use) => {
    const repo = join(folder, "repo");
    mkdirSync(repo);
    runGit(repo, "init", "--quiet", "--initial-branch=main");
    writeFileSync(join(repo, "a.txt"), "one\n");
    writeFileSync(join(repo, "b.txt"), "two\n");
    runGit(repo, "add", ".");
    runGit(repo, "commit", "--quiet", "-m", "first");
    await use(repo);
  },
});

/** The Fault that a call rejects with. */
export async function failure(work: Promise<unknown>): Promise<Fault> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Fault)) throw new Error(`Expected a Fault, got ${String(error)}.`);
  return error;
}
