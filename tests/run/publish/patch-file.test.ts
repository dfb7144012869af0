import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { savePatch } from "../../../src/run/publish/patch-file.ts";
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
