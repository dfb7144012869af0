import { chmodSync, mkdirSync, readlinkSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { Workspace } from "../../../src/core/workspace/workspace.ts";
import { applyPatch } from "../../../src/tools/apply-patch/apply-patch.ts";
import { envelope, patchIn, test } from "./patching.ts";

test("files are added, changed, moved and deleted, and the answer says so", async ({ apply, put, files }) => {
  await put({ "a.txt": "a\n", "b.txt": "b\n", "c.bin": "\0\xff" });
  const answer = await apply(
    ...["*** Add File: new/d.txt", "+d", "*** Update File: a.txt", "-a", "+A"],
    ...["*** Update File: b.txt", "*** Move to: new/b.txt", "-b", "+B", "*** Delete File: c.bin"],
  );
  expect(files()).toEqual({ "a.txt": "A\n", "new/b.txt": "B\n", "new/d.txt": "d\n" });
  const message = "Done!\nA new/d.txt\nM a.txt\nR b.txt -> new/b.txt\nD c.bin";
  expect(answer).toMatchObject({ kind: "ApplyPatchObservation", text: message, message, fuzz: 0, is_error: false });
  expect(answer.commit).toEqual({
    changes: {
      "new/d.txt": { type: "add", new_content: "d\n" },
      "a.txt": { type: "update", old_content: "a\n", new_content: "A\n" },
      "b.txt": { type: "update", old_content: "b\n", new_content: "B\n", move_path: "new/b.txt" },
      "c.bin": { type: "delete" },
    },
  });
});

describe("sections about one file", () => {
  test.for<[string, string[], Record<string, string>]>([
    ["build on each other", ["*** Update File: a", "-1", "+2", "*** Update File: ./a", "-2", "+3"], { a: "3\n" }],
    ["may delete and add", ["*** Delete File: a", "*** Add File: a", "+new"], { a: "new\n" }],
    ["may add and change", ["*** Add File: b", "+1", "*** Update File: b", "-1", "+2"], { a: "1\n", b: "2\n" }],
    ["may add and delete", ["*** Add File: b", "+1", "*** Delete File: b"], { a: "1\n" }],
    [
      "may move it twice",
      ["*** Update File: a", "*** Move to: b", "*** Update File: b", "*** Move to: c"],
      { c: "1\n" },
    ],
    ["may swap", ["*** Update File: a", "*** Move to: b", "*** Add File: a", "+x"], { a: "x\n", b: "1\n" }],
    ["may move it to where it is", ["*** Update File: a", "*** Move to: ./a", "-1", "+2"], { a: "2\n" }],
  ])("%s", async ([, lines, after], { apply, put, files }) => {
    await put({ a: "1\n" });
    expect(await apply(...lines)).toMatchObject({ is_error: false });
    expect(files()).toEqual(after);
  });
});

test("a file that is added once more with the same text is as it was, and the rest of the patch is done", async ({
  apply,
  put,
  files,
}) => {
  await put({ a: "1\n", b: "2\n" });
  expect(await apply("*** Add File: b", "+2", "*** Update File: a", "-1", "+3")).toMatchObject({ is_error: false });
  expect(files()).toEqual({ a: "3\n", b: "2\n" });
});

describe("nothing at all is changed by a patch that", () => {
  test.for<[string, string[], RegExp]>([
    [
      "adds what exists",
      ["*** Add File: b", "+x"],
      /"b" exists already\. Use an Update File section\. Nothing was changed/,
    ],
    ["adds a directory", ["*** Add File: dir", "+x"], /is a directory/],
    ["changes what is missing", ["*** Update File: no", "-x"], /There is no file "no" to update\. Nothing was changed/],
    ["deletes what is missing", ["*** Delete File: no"], /There is no file "no" to delete/],
    ["deletes twice", ["*** Delete File: b", "*** Delete File: b"], /There is no file "b" to delete/],
    ["deletes a directory", ["*** Delete File: dir"], /is a directory/],
    ["deletes a link", ["*** Delete File: link"], /"link" is a link/],
    [
      "moves onto what exists",
      ["*** Update File: a", "*** Move to: b", "-1", "+x"],
      /"b" exists already, so "a" cannot/,
    ],
    ["leads out", ["*** Add File: ../x", "+x"], /outside the workspace/],
    ["leads out by a link", ["*** Add File: out/x", "+x"], /outside the workspace/],
    ["moves out", ["*** Update File: a", "*** Move to: /tmp/x"], /outside the workspace/],
    ["writes to git's files", ["*** Add File: .git/hooks/x", "+x"], /belongs to git/],
    ["changes binary text", ["*** Update File: bin", "-x", "+y"], /"bin" is binary/],
    ["writes what the encoding has not", ["*** Update File: latin", "+✓"], /is not UTF-8, so "✓"/],
    ["puts a file below a file", ["*** Add File: b/c", "+x"], /Cannot .*"?b\/c"?/],
  ])("%s", async ([, lines, words], { apply, put, files, folder }) => {
    await put({ a: "1\n", b: "2\n", bin: "x\0", latin: "caf\xe9\n" });
    mkdirSync(join(folder, "dir"));
    symlinkSync("b", join(folder, "link"));
    symlinkSync("/tmp", join(folder, "out"));
    const before = files();
    const answer = await apply("*** Add File: first", "+x", "*** Update File: a", "-1", "+changed", ...rename(lines));
    expect(answer).toMatchObject({ is_error: true, text: words });
    expect(files()).toEqual(before);
  });

  /** `a` has been changed before. */
  const rename = (lines: string[]) => lines.map((line) => (line === "-1" ? "-changed" : line));
});

test("when a write fails, what was written before is put back, modes and all", async ({
  put,
  files,
  workspace,
  folder,
}) => {
  await put({ a: "1\n", b: "2\n", c: "3\n" });
  chmodSync(join(folder, "a"), 0o755);
  const before = files();
  let writes = 0;
  const failing: Workspace = {
    ...workspace,
    write: async (...args) => {
      writes += 1;
      if (writes === 3) throw new Error("disk full");
      await workspace.write(...args);
    },
  };
  const patch = "*** Update File: a\n-1\n+x\n*** Add File: new\n+x\n*** Delete File: c\n*** Update File: b\n-2\n+x";
  const answer = await patchIn(failing, envelope(patch));
  expect(answer).toMatchObject({
    is_error: true,
    text: "The patch could not be applied: disk full Nothing was changed.",
  });
  expect(files()).toEqual(before);
  expect(statSync(join(folder, "a")).mode & 0o777).toBe(0o755);
});

test("what cannot be put back is named", async ({ put, workspace, folder }) => {
  await put({ a: "1\n", b: "2\n" });
  let writes = 0;
  const failing: Workspace = {
    ...workspace,
    write: async (...args) => {
      writes += 1;
      if (writes > 1) throw new Error("disk full");
      await workspace.write(...args);
    },
  };
  const answer = await patchIn(failing, envelope("*** Update File: a\n-1\n+x\n*** Update File: b\n-2\n+x"));
  expect(answer.text).toContain(`These could not be put back: ${join(folder, "a")}.`);
});

test("a moved file keeps its mode, and a link to a changed file stays a link", async ({
  apply,
  put,
  folder,
  files,
}) => {
  await put({ "run.sh": "1\n", real: "1\n" });
  chmodSync(join(folder, "run.sh"), 0o755);
  symlinkSync("real", join(folder, "link"));
  const move = ["*** Update File: run.sh", "*** Move to: bin/run"];
  expect(await apply(...move, "*** Update File: link", "-1", "+2")).toMatchObject({ is_error: false });
  expect(statSync(join(folder, "bin/run")).mode & 0o777).toBe(0o755);
  expect(readlinkSync(join(folder, "link"))).toBe("real");
  expect(files()).toEqual({ "bin/run": "1\n", real: "2\n" });
});

test("a patch declares every file it names, and none if it is no patch", async ({ folder, workspace }) => {
  const resources = applyPatch().declaredResources as (input: object, workspace: Workspace) => Promise<object>;
  const patch = envelope("*** Update File: a\n*** Move to: b\n*** Delete File: c");
  const keys = ["a", "b", "c"].map((name) => `file:${join(folder, name)}`);
  expect(await resources({ patch }, workspace)).toEqual({ declared: true, keys });
  expect(await resources({ patch: "x" }, workspace)).toEqual({ declared: true, keys: [] });
});

test("a call that was called off changes nothing", async ({ workspace, files }) => {
  const run = applyPatch().run as (input: object, context: object) => Promise<object>;
  const patch = envelope("*** Add File: a\n+x");
  await expect(run({ patch }, { workspace, signal: AbortSignal.abort("stop") })).rejects.toBe("stop");
  expect(files()).toEqual({});
});
