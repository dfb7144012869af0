/** A merge that an earlier job has begun in the checkout is none of the run's, and one that the run begins is. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { type Desk, openDesk } from "../desk.ts";

/** Begins to merge a branch of one new commit, and resolves to that. */
function begin(workspace: string): string {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", workspace, "-c", "user.name=a", "-c", "user.email=a@b.test", ...args], {
      encoding: "utf8",
    }).trim();
  const tree = git("rev-parse", "HEAD^{tree}");
  const other = git("commit-tree", tree, "-p", "HEAD", "-m", "Other");
  git("merge", "--quiet", "--no-ff", "--no-commit", other);
  return other;
}

async function commit(desk: Desk): Promise<void> {
  desk.write("a.txt", "a\n");
  await desk.agent("add", "a.txt");
  await desk.agent("-c", "user.name=a", "-c", "user.email=a@b.test", "commit", "--quiet", "--no-edit");
}

test.concurrent.for([true, false])("left by an earlier job; the run commits: %s", async (commits) => {
  await using desk = await openDesk({ before: (workspace) => void begin(workspace) });
  if (commits) await commit(desk);
  else desk.write("a.txt", "a\n");
  const { change, entries } = await desk.capture();
  expect(change.commits?.kind).not.toBe("merged");
  expect(entries).toEqual(["A 100644 a.txt"]);
});

test.concurrent.for([true, false])("begun by the run; the run commits: %s", async (commits) => {
  await using desk = await openDesk();
  const other = begin(desk.workspace);
  if (commits) await commit(desk);
  const { change } = await desk.capture();
  expect(change.commits).toEqual({ kind: "merged", commits: [other] });
});
