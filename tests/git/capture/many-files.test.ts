import { execFileSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CaptureRequest } from "../../../src/git/capture/capture.ts";
import { runCaptureJob } from "../../../src/git/capture/capture-job.ts";
import { leakScanner } from "../../../src/leak/scanner.ts";
import { STANDARD_POLICY } from "../../../src/policy/policy.ts";
import { unpublishedWorkOf } from "../../../src/run/memory/unpublished.ts";
import { watchMemory } from "../../bench/memory.ts";
import { forever } from "../../core/model/endpoint.ts";
import { skipIf } from "../../skipped.ts";
import { type Desk, openDesk } from "../desk.ts";
import { manyFiles, writeLarge, writeMany } from "./large-trees.ts";
import { captureCommand } from "./program.ts";

const MB = 1024 * 1024;

/** Of the process and every git that it starts, together; the process from the source takes 100 MB before it does anything. */
const MOST_BYTES = 200 * MB;

const [, program = ""] = captureCommand;

async function captured({ folder, workspace, base }: Desk, more: Partial<CaptureRequest> = {}) {
  const request = { ...{ folder, workspace, base, environment: {}, now: "2026-11-21T10:00:00Z" }, ...more };
  const peakOf = watchMemory(program);
  const change = await runCaptureJob(request, { command: captureCommand, limitMs: 1_200_000, signal: forever });
  return { change, peak: peakOf() };
}

const objectsIn = ({ folder }: Desk) => {
  const objects = join(folder, "publisher.git/objects");
  const loose = readdirSync(objects).filter((name) => /^[0-9a-f]{2}$/.test(name));
  return loose.flatMap((name) => readdirSync(join(objects, name))).length;
};

const namesIn = ({ folder }: Desk, tree: string) =>
  execFileSync("git", ["--git-dir", join(folder, "publisher.git"), "ls-tree", "-r", "--name-only", tree], {
    encoding: "utf8",
    maxBuffer: 256 * MB,
  })
    .split("\n")
    .filter(Boolean);

describe("more files than anybody could publish", () => {
  test("are counted, and neither listed nor stored; nothing is published, and all of them are to be copied", async () => {
    await using desk = await openDesk();
    desk.write("note.txt", "a note\n");
    const files = 20_050;
    writeMany(desk.workspace, "out/made", files);
    const before = objectsIn(desk);
    const { change, peak } = await captured(desk);
    const folder = `; ${files} of them are in \`out/made/\``;
    expect(change).toMatchObject({ files: [], leftOut: [], tooMany: { files: files + 1, folder } });
    expect(change.tree).toBe(await desk.publisher.treeOf(desk.base));
    expect(objectsIn(desk)).toBe(before);
    expect(peak).toBeLessThan(MOST_BYTES);
    const leaks = leakScanner([]);
    const reviewed = await desk.publisher.review(change, { policy: STANDARD_POLICY, leaks });
    const detail = `${files + 1} files, the limit is 100${folder}`;
    expect(reviewed.withheld).toEqual([{ path: "", code: "DKH-107", detail }]);
    expect([reviewed.entries, reviewed.wholeTree]).toEqual([[], change.tree]);
    const { left, toCopy } = await unpublishedWorkOf(desk.publisher, reviewed, { isPublished: false, leaks });
    expect([left?.patch, left?.lost.length, toCopy]).toEqual([undefined, 1, "all"]);
    const walked = await captured(desk, { finder: "walk" });
    expect(walked.change.tooMany).toEqual(change.tooMany);
  });

  test("their twin: 2,500 files are stored in packs, every one of them, with files beside them that are changed and gone", async () => {
    await using desk = await openDesk({ files: { "a.txt": "a\n", "gone.txt": "b\n" } });
    desk.write("a.txt", "changed\n");
    rmSync(join(desk.workspace, "gone.txt"));
    const files = 2500;
    writeMany(desk.workspace, "out", files);
    const before = objectsIn(desk);
    const { change } = await captured(desk);
    expect(change.tooMany).toBeUndefined();
    expect(change.files).toHaveLength(files + 2);
    const names = namesIn(desk, change.tree);
    expect(names.filter((name) => name.startsWith("out/"))).toHaveLength(files);
    expect([names.includes("a.txt"), names.includes("gone.txt")]).toEqual([true, false]);
    expect(objectsIn(desk) - before).toBeLessThan(100); // trees
    const { withheld } = await desk.publisher.review(change, { policy: STANDARD_POLICY, leaks: leakScanner([]) });
    const detail = `2502 files, the limit is 100; 2500 of them are in \`out/\``;
    expect(withheld).toEqual([{ path: "", code: "DKH-107", detail }]);
  });
});

test("git holds no text of many short lines that is too large to be published", async () => {
  await using desk = await openDesk({ files: { "data.txt": "1\n" } });
  writeLarge(desk.workspace, "data.txt", 15, "lines");
  desk.write("note.txt", "a note\n");
  const { change, peak } = await captured(desk);
  expect(peak).toBeLessThan(MOST_BYTES);
  const reviewed = await desk.publisher.review(change, { policy: STANDARD_POLICY, leaks: leakScanner([]) });
  expect(reviewed.change.files.map(({ path }) => path)).toEqual(["note.txt"]);
  expect(reviewed.withheld).toMatchObject([{ path: "data.txt", code: "DKH-106" }]);
  const left = await unpublishedWorkOf(desk.publisher, reviewed, { isPublished: true, leaks: leakScanner([]) });
  expect(left.toCopy).toEqual(["data.txt"]);
});

const NIGHTLY = skipIf(process.env.LARGE_TREES !== "all", "large trees are made by `npm run nightly`");

describe("the memory of a capture stays the same", NIGHTLY, () => {
  type Tree = Readonly<{
    name: string;
    files?: Readonly<Record<string, string>>;
    leave(root: string): void;
    finds: object;
  }>;
  const text = { added: 1, removed: 0 };
  const trees: readonly Tree[] = [
    {
      name: "200,000 new files",
      leave: (root) => writeMany(root, "out", 200_000),
      finds: { files: [], tooMany: { files: 200_000, folder: "; 200000 of them are in `out/`" } },
    },
    {
      name: "100,000 files that the base ignores",
      files: { ".gitignore": "node_modules/\n" },
      leave: (root) => writeMany(root, "node_modules", 100_000),
      finds: { files: [], leftOut: [] },
    },
    {
      name: "50 MB of text in ten files",
      leave: (root) => {
        for (let at = 0; at < 10; at += 1) writeLarge(root, `text-${at}.txt`, 5, "text");
      },
      finds: { files: Array.from({ length: 10 }, (_, at) => ({ path: `text-${at}.txt`, added: 5, removed: 0 })) },
    },
    {
      name: "one file of 300 MB",
      leave: (root) => writeLarge(root, "large.bin", 300, "bytes"),
      finds: { files: [], leftOut: [{ path: "large.bin", code: "DKH-106" }] },
    },
    {
      name: "100,000 new files that a new rule hides",
      leave: (root) => {
        writeMany(root, "env", 100_000);
        writeFileSync(join(root, "env/.gitignore"), "*\n");
      },
      finds: { files: [], passedOver: [{ kind: "ignored", path: "env/" }] },
    },
    {
      name: "25,000 files that were only written again, and one that is new",
      files: manyFiles("same", 25_000),
      leave: (root) => {
        writeMany(root, "same", 25_000);
        writeFileSync(join(root, "new.txt"), "new\n");
      },
      finds: { files: [{ path: "new.txt", ...text }], leftOut: [] },
    },
    {
      name: "10,000 changed files",
      files: manyFiles("src", 10_000),
      leave: (root) => writeMany(root, "src", 10_000, "other content"),
      finds: { files: { length: 10_000 }, leftOut: [] },
    },
  ];

  test.for(trees)("$name", async ({ files = {}, leave, finds }) => {
    await using desk = await openDesk({ files });
    leave(desk.workspace);
    const { change, peak } = await captured(desk);
    expect(change).toMatchObject(finds);
    expect(peak).toBeLessThan(MOST_BYTES);
  });
});
