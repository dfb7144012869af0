/** Files that git ignores and that a run added all the same, as `git add --force` does: that is a decision, so they are work. */
import { lstatSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Desk, openDesk } from "../desk.ts";

const files = { ".gitignore": "built/\n.env\n" };

/** The clock of the file system goes in steps, so it waits until a file is later than the beginning of the run. */
async function opened(options?: Parameters<typeof openDesk>[0]): Promise<Desk> {
  const desk = await openDesk({ files, ...options });
  const probe = join(desk.folder, "probe");
  const began = lstatSync(join(desk.folder, "publisher.git/HEAD")).mtimeMs;
  do {
    rmSync(probe, { force: true });
    writeFileSync(probe, "");
  } while (lstatSync(probe).ctimeMs <= began);
  return desk;
}

async function captured(options: Parameters<typeof openDesk>[0], work: (desk: Desk) => Promise<unknown>) {
  await using desk = await opened(options);
  await work(desk);
  const { change, entries } = await desk.capture();
  return { entries, leftOut: change.leftOut, passedOver: change.passedOver ?? [] };
}

const make = (desk: Desk) => desk.write("built/out.js", "one\n");
const add = (desk: Desk, path = "built/out.js") => desk.agent("add", "--force", "--", path);
const commit = (desk: Desk) =>
  desk.agent("-c", "user.name=a", "-c", "user.email=a@b.test", "commit", "-q", "-m", "Add");
const one = ["A 100644 built/out.js"];

test.concurrent("a new file that was staged, or committed, is work, in the bytes that it has now", async () => {
  const staged = await captured({}, async (desk) => {
    make(desk);
    await add(desk);
  });
  expect(staged).toEqual({ entries: one, leftOut: [], passedOver: [] });
  await using desk = await opened();
  make(desk);
  await add(desk);
  await commit(desk);
  desk.write("built/out.js", "two\n");
  desk.write("plain.md", "plain\n");
  const { entries, commit: made } = await desk.publish();
  expect(entries).toEqual([...one, "A 100644 plain.md"]);
  expect(await desk.story.git("--git-dir", desk.story.gitDir, "show", `${made}:built/out.js`)).toBe("two\n");
});

test.concurrent("beside it, what is only ignored stays where it is", async () => {
  const done = await captured({}, async (desk) => {
    make(desk);
    desk.write("built/other.js", "other\n");
    desk.write("tab\tb.md", "new\n");
    await add(desk);
  });
  expect(done.entries).toEqual([...one, "A 100644 tab\tb.md"]);
});

test.concurrent("a file that was there before the run may be a secret of an earlier step: it is named", async () => {
  const before = (workspace: string) => writeFileSync(join(workspace, ".env"), "KEY=1\n");
  const done = await captured({ before }, async (desk) => add(desk, ".env"));
  expect(done).toEqual({ entries: [], leftOut: [], passedOver: [{ kind: "revealed", path: ".env", detail: "" }] });
});

test.concurrent("a rule that this run made hides nothing that was added", async () => {
  const done = await captured({}, async (desk) => {
    desk.write("notes/a.md", "a\n");
    desk.write("notes/.gitignore", "*\n");
    await add(desk, "notes/a.md");
  });
  expect(done.entries).toEqual(["A 100644 notes/a.md"]);
  expect(done.leftOut).toEqual([]);
});

test.concurrent("one that was removed again is named as staged", async () => {
  const done = await captured({}, async (desk) => {
    make(desk);
    await add(desk);
    rmSync(join(desk.workspace, "built"), { recursive: true });
  });
  expect(done.entries).toEqual([]);
  expect(done.leftOut).toMatchObject([{ path: "built/out.js", code: "DKH-119" }]);
});

test.concurrent("names that are no text are as without a rule", async () => {
  const done = await captured({}, async (desk) => {
    make(desk);
    writeFileSync(Buffer.concat([Buffer.from(join(desk.workspace, "built/")), Buffer.from([0xff])]), "odd\n");
    await desk.agent("add", "--force", "built");
  });
  expect(done.entries).toEqual([...one, "A 100644 built/\ufffd"]);
});

test.concurrent("more than can be listed are counted", async () => {
  await using desk = await opened();
  for (let index = 0; index <= 20_000; index++) desk.write(`built/${index}`, "");
  await add(desk, "built");
  const { change } = await desk.capture();
  expect(change.tooMany).toMatchObject({ files: 20_001 });
});
