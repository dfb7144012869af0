import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leakScanner } from "../../src/leak/scanner.ts";
import type { UnpublishedWork } from "../../src/run/memory/unpublished.ts";
import { saveWork } from "../../src/run/publish/publish.ts";
import { type Desk, openDesk } from "./desk.ts";

/** As a run that ends; `branches` are those that it may publish on. */
async function left(
  desk: Desk,
  branches: readonly string[] = ["agent/issue-1"],
  lostBefore: UnpublishedWork["lost"] = [],
): Promise<UnpublishedWork | undefined> {
  const { publisher, folder } = desk;
  const leaks = leakScanner([{ kind: "the model key", value: "a-secret-of-ours-0123456789" }]);
  const options = { publisher, leaks, folder, branches, message: "Change\n", compareUrl: "https://x.test/" };
  return (await saveWork(await publisher.capture(), { ...options, leftBefore: { patch: undefined, lost: lostBefore } }))
    .left;
}

const apply = (folder: string, patch: Buffer | undefined) =>
  execFileSync("git", ["-C", folder, "apply", "--whitespace=nowarn"], { input: patch });

test.concurrent("what is published is not left over, and what is withheld is, on top of it", async () => {
  await using desk = await openDesk();
  desk.write("a.txt", "new\n");
  expect(await left(desk)).toBeUndefined();
  await using other = await openDesk();
  other.write("a.txt", "new\n");
  other.write("yarn.lock", "locked\n");
  const { patch, lost } = (await left(other)) ?? {};
  expect([patch?.toString(), lost]).toEqual([expect.stringMatching(/^diff --git a\/yarn.lock[\s\S]*\+locked\n$/), []]);
  expect(patch?.toString()).not.toContain("a.txt");
});

test.concurrent("what could not be pushed anywhere is left over whole: bytes, modes, links and removals", async () => {
  await using desk = await openDesk({ files: { "old.txt": "old\n", "latin.txt": "x\n" } });
  desk.write("latin.txt", Buffer.from("caf\xe9\n", "latin1"));
  desk.write("image.bin", Buffer.from([0, 1, 2, 255]));
  rmSync(join(desk.workspace, "old.txt"));
  symlinkSync("latin.txt", join(desk.workspace, "link"));
  const whole = (await desk.publisher.capture()).tree;
  const { patch } = (await left(desk, [])) ?? {};
  await desk.agent("stash", "--all", "-q");
  apply(desk.workspace, patch);
  expect((await desk.publisher.capture()).tree).toBe(whole);
});

test.concurrent("files with secrets are not left over, not even without them, and are named", async () => {
  await using desk = await openDesk();
  desk.write("key.txt", "a-secret-of-ours-0123456789\n");
  desk.write("yarn.lock", "locked\n");
  const { patch, lost } = (await left(desk)) ?? {};
  expect(patch?.toString()).not.toMatch(/key\.txt|withheld|secret/);
  expect(lost).toEqual([{ path: "key.txt", was: "" }]);
});

test.concurrent("what is too large for a state is named, and nothing of it is kept", async () => {
  await using desk = await openDesk();
  desk.write("yarn.lock", `${"0123456789abcde\n".repeat(320_000)}`);
  expect(await left(desk)).toEqual({ patch: undefined, lost: [{ path: "yarn.lock", was: "" }] });
});

test.concurrent("what earlier runs did not keep stays named until something else is at its path", async () => {
  await using desk = await openDesk({
    files: { "here.txt": "x\n", ":(top)odd": "x\n", "same.bin": "x\n", "a/b.txt": "x\n" },
  });
  const same = (await desk.agent("rev-parse", "HEAD:same.bin")).trim();
  const lost = (path: string, was = "") => ({ path, was });
  desk.write("made/x.txt", "x\n");
  desk.write("yarn.lock", "locked\n");
  const before = [lost("gone"), lost("made"), lost("here.txt"), lost("yarn.lock"), lost("same.bin", same)];
  const odd = [lost(":(top)odd"), lost(":(top)gone"), lost("a", "1".repeat(40)), lost("the change as a whole")];
  const { lost: still } = (await left(desk, undefined, [...before, ...odd])) ?? {};
  expect(still).toEqual([lost("gone"), lost("same.bin", same), lost(":(top)gone")]);
  expect((await left(desk, undefined, [lost("made")]))?.lost).toEqual([]);
});

test.concurrent("what was lost before and is lost again is named once, as what is published there now", async () => {
  await using desk = await openDesk({ files: { "key.txt": "x\n" } });
  const was = (await desk.agent("rev-parse", "HEAD:key.txt")).trim();
  desk.write("key.txt", "a-secret-of-ours-0123456789\n");
  expect((await left(desk, undefined, [{ path: "key.txt", was: "" }]))?.lost).toEqual([{ path: "key.txt", was }]);
});

test.concurrent("what the next run begins with is what is published with what is kept, and nothing that is lost", async () => {
  await using desk = await openDesk();
  const leaks = leakScanner([{ kind: "the model key", value: "a-secret-of-ours-0123456789" }]);
  desk.write("a.txt", "new\n");
  desk.write("yarn.lock", "locked\n");
  desk.write("key.txt", "a-secret-of-ours-0123456789\n");
  desk.write("big.bin", Buffer.alloc(6_000_000, "x"));
  const { publisher, folder } = desk;
  const options = { publisher, leaks, folder, message: "Change\n", compareUrl: "https://x.test/" };
  for (const branches of [["agent/issue-1"], []]) {
    const { treeLeft = "" } = await saveWork(await publisher.capture(), { ...options, branches });
    const { files } = await publisher.compared(treeLeft, publisher.base);
    expect(files.map(({ path }) => path)).toEqual(["a.txt", "yarn.lock"]);
  }
});
