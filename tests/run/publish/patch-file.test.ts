import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { renderPatch } from "../../../src/render/report/changed-files.ts";
import { saveDifference, savePatch } from "../../../src/run/publish/patch-file.ts";
import { test } from "../../core/workspace/temp-folder.ts";

test("a patch is on the runner byte for byte, and its text is that of the file", async ({ folder }) => {
  const [path, bytes] = [join(folder, "work.patch"), Buffer.from([43, 255, 13, 10])];
  expect(await savePatch(path, bytes)).toEqual({ path, patch: bytes.toString() });
  expect(readFileSync(path)).toEqual(bytes);
});

test("a patch that the disk did not take is named nowhere", async ({ folder }) => {
  const path = join(folder, "work.patch");
  symlinkSync("/dev/null", path); // takes everything, and gives nothing back
  await expect(savePatch(path, Buffer.from("a patch\n"))).rejects.toThrow(/could not be written on the runner/);
});

/** As a publisher hands over a difference. */
const handing = (pieces: readonly Buffer[]) => ({
  diffPieces: async (_change: unknown, take: (piece: Buffer) => void) => pieces.forEach(take),
});
const trees = { from: "1", to: "2" };

test("a long patch is on the runner as a whole, and only its beginning is a text; it is no patch to copy from a comment", async ({
  folder,
}) => {
  const path = join(folder, "withheld.patch");
  const pieces = ["a", "b", "c"].map((sign) => Buffer.alloc(700_000, sign));
  const saved = await saveDifference(handing(pieces), { ...trees, path });
  expect(readFileSync(path).equals(Buffer.concat(pieces))).toBe(true);
  expect(saved).toMatchObject({ path, isCut: true });
  expect(saved.patch).toBe("a".repeat(700_000) + "b".repeat(1024 * 1024 - 700_000));
  const shown = renderPatch(saved, { what: "The work", file: "work.patch", most: 10_000_000 });
  expect(shown).toContain("a patch that is too long for a comment");
});

test("its twin of the most that is a text is whole", async ({ folder }) => {
  const path = join(folder, "withheld.patch");
  const bytes = Buffer.alloc(1024 * 1024, "a");
  expect(await saveDifference(handing([bytes]), { ...trees, path })).toEqual({ path, patch: bytes.toString() });
});

test("of a patch that breaks off, no part stays on the runner", async ({ folder }) => {
  const path = join(folder, "withheld.patch");
  const broken = {
    diffPieces: async (_change: unknown, take: (piece: Buffer) => void) => {
      take(Buffer.from("a part"));
      throw new Error("git was ended");
    },
  };
  await expect(saveDifference(broken, { ...trees, path })).rejects.toThrow("git was ended");
  expect(existsSync(path)).toBe(false);
});
