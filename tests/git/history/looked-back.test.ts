/** An agent that only looks at another commit, as a bisect does, and leaves the checkout there, has changed nothing. */
import { expect, test } from "vitest";
import { type Desk, openDesk } from "../desk.ts";

/** The story's main has more commits than one. */
async function captured(work: (desk: Desk, git: (...args: string[]) => Promise<string>) => Promise<unknown>) {
  await using desk = await openDesk({ files: { "a.txt": "a\n" } });
  const git = (...args: string[]) => desk.agent("-c", "user.name=a", "-c", "user.email=a@b.test", ...args);
  await work(desk, git);
  const { change, entries } = await desk.capture();
  const before = (await desk.story.git("-C", desk.workspace, "rev-parse", `${desk.base}~1`)).trim();
  return { entries, files: change.files, commits: change.commits, before };
}

const looks: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  ["a checkout", [["checkout", "-q", "HEAD~1"]]],
  ["a switch", [["switch", "-q", "--detach", "HEAD~1"]]],
  ["a new branch", [["checkout", "-q", "-b", "old", "HEAD~1"]]],
  [
    "a bisect",
    [
      ["bisect", "start"],
      ["bisect", "bad", "HEAD"],
      ["bisect", "good", "HEAD~1"],
      ["checkout", "-q", "HEAD~1"],
    ],
  ],
];

test.concurrent.for(looks)("%s: nothing is changed, and the commit is named", async ([, commands]) => {
  const { entries, files, commits, before } = await captured(async (_, git) => {
    for (const command of commands) await git(...command);
  });
  expect([entries, files]).toEqual([[], []]);
  expect(commits).toEqual({ kind: "looked", at: before });
});

const changes: readonly (readonly [
  string,
  (desk: Desk, git: (...args: string[]) => Promise<string>) => Promise<unknown>,
])[] = [
  ["a reset", (_, git) => git("reset", "-q", "--hard", "HEAD~1")],
  ["a branch that is put elsewhere", (_, git) => git("checkout", "-q", "-B", "main", "HEAD~1")],
  ["the files of a commit", (_, git) => git("restore", "--source=HEAD~1", "--staged", "--worktree", ":/")],
  [
    "a file that is written there",
    async (desk, git) => {
      await git("checkout", "-q", "HEAD~1");
      desk.write("new.txt", "new\n");
    },
  ],
  [
    "a commit that is made there",
    async (desk, git) => {
      await git("checkout", "-q", "HEAD~1");
      desk.write("new.txt", "new\n");
      await git("add", "new.txt");
      await git("commit", "-q", "-m", "New");
    },
  ],
];

test.concurrent("work on an earlier commit is told as that, and a reset is not", async () => {
  const isBehind = async (at: number) => {
    const [, work = async () => undefined] = changes[at] ?? [];
    const { commits, before } = await captured(work);
    return commits?.kind === "rewritten" && commits.behind === before;
  };
  expect(await Promise.all(changes.map((_, at) => isBehind(at)))).toEqual([false, false, false, true, true]);
});

test.concurrent.for(changes)("%s is a change", async ([, work]) => {
  const { files, commits } = await captured(work);
  expect(commits?.kind).not.toBe("looked");
  expect([files.length > 0, commits]).toContain(true);
});
