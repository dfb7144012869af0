import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { writeLarge } from "./capture/large-trees.ts";
import { openDesk } from "./desk.ts";

const MB = 1024 * 1024;

/** Of git itself, by another way. */
function patchOf(gitDir: string, from: string, to: string): Readonly<{ size: number; digest: string }> {
  const diff = ["diff-tree", "-r", "-p", "--binary", "--no-renames", from, to];
  const bytes = execFileSync("git", ["--git-dir", gitDir, ...diff], { maxBuffer: 1 << 28 });
  return { size: bytes.length, digest: createHash("sha256").update(bytes).digest("hex") };
}

test("a patch of 40 MB is handed over byte for byte, in pieces of less than one", async () => {
  await using desk = await openDesk();
  for (let at = 0; at < 10; at += 1) writeLarge(desk.workspace, `text-${at}.txt`, 4, "text");
  const change = await desk.publisher.capture();
  const hash = createHash("sha256");
  let most = 0;
  const size = await desk.publisher.diffSize(change);
  await desk.publisher.diffPieces(change, (piece) => {
    hash.update(piece);
    most = Math.max(most, piece.length);
  });
  const seen = { size, digest: hash.digest("hex") };
  expect(seen).toEqual(patchOf(`${desk.folder}/publisher.git`, desk.base, change.tree));
  expect(size).toBeGreaterThan(40 * MB);
  expect(most).toBeLessThan(MB);
  expect(await desk.publisher.diff(change)).toHaveLength(size);
});

test("whoever cannot take a piece ends git, and gets the own error back", async () => {
  await using desk = await openDesk();
  writeLarge(desk.workspace, "text.txt", 16, "text");
  const change = await desk.publisher.capture();
  const full = new Error("there is no room");
  let pieces = 0;
  const take = () => {
    pieces += 1;
    throw full;
  };
  await expect(desk.publisher.diffPieces(change, take)).rejects.toBe(full);
  expect(pieces).toBe(1);
});

test("a twin: a short patch is asked for once, and is the same in each way", async () => {
  await using desk = await openDesk();
  desk.write("note.txt", "a note\n");
  const change = await desk.publisher.capture();
  const pieces: Buffer[] = [];
  await desk.publisher.diffPieces(change, (piece) => void pieces.push(piece));
  const whole = await desk.publisher.diff(change);
  expect(Buffer.concat(pieces).equals(whole)).toBe(true);
  expect(await desk.publisher.diffSize(change)).toBe(whole.length);
  expect(whole.toString()).toContain("+a note");
  expect(await desk.publisher.diffSize({ tree: desk.base })).toBe(0);
});
