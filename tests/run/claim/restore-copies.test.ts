/** Copies of an earlier run come back into a checkout, and never over what others have changed since. */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { git } from "../../../src/core/workspace/git.ts";
import { restoreCopies } from "../../../src/run/claim/restore-copies.ts";
import { copyWork } from "../../../src/run/memory/copied-work.ts";
import { type Copies, type Copy, copiesIn } from "../../../src/run/memory/copies.ts";
import { placeCopy } from "../../../src/run/memory/place-copy.ts";
import { test } from "../../core/workspace/temp-folder.ts";
import { commitAll, make, workPlace } from "../memory/work-places.ts";

const BASE = { "a.txt": "one\n", "b.txt": "two\n", "c.txt": "three\n", "run.sh": "#!/bin/sh\n", "kept.txt": "kept\n" };

/** What a run had done, as copies, and the checkout of the next run, in which others have done `meanwhile`. */
async function nextRun(folder: string, work: (workspace: string) => void, meanwhile: (workspace: string) => void) {
  const { workspace, options } = await workPlace(folder, BASE);
  execFileSync("git", ["clone", "-q", workspace, join(folder, "next")]);
  work(workspace);
  const { files } = await copyWork(options);
  const copies = copiesIn(new Map(files.map(({ path, read }) => [path, read()])));
  const next = join(folder, "next");
  meanwhile(next);
  commitAll(next);
  return { next, copies, done: await restored(folder, next, copies) };
}

function restored(folder: string, workspace: string, copies: Copies | undefined) {
  const beside = join(folder, "observations");
  const makeFolder = () => {
    mkdirSync(beside, { recursive: true });
    return beside;
  };
  const own = git({ folder: workspace, environment: { PATH: process.env.PATH ?? "" } });
  return restoreCopies(copies ?? { base: "", all: [] }, { git: own, workspace, makeFolder });
}

const text = (folder: string, path: string) => readFileSync(join(folder, path), "utf8");

test("they are in the checkout again, with their modes; what was gone is gone", async ({ folder }) => {
  const work = (workspace: string) => {
    make(workspace, "a.txt", { bytes: Buffer.from("ours\n") });
    make(workspace, "new/tool", { bytes: Buffer.from([0, 255]), mode: 0o755 });
    make(workspace, "link", { target: Buffer.from("a.txt") });
    make(workspace, "caf\xe9", { bytes: Buffer.from("latin\n") });
    rmSync(join(workspace, "c.txt"));
  };
  const { next, done } = await nextRun(folder, work, (other) => writeFileSync(join(other, "theirs.txt"), "x"));
  expect(done.unfit).toEqual([]);
  expect(done.files.toSorted()).toEqual(["a.txt", "c.txt", "caf\ufffd", "link", "new/tool"]);
  expect([text(next, "a.txt"), existsSync(join(next, "c.txt")), readlinkSync(join(next, "link"))]).toEqual([
    "ours\n",
    false,
    "a.txt",
  ]);
  expect(readFileSync(join(next, "new/tool"))).toEqual(Buffer.from([0, 255]));
  expect(lstatSync(join(next, "new/tool")).mode & 0o777 & 0o100).toBe(0o100);
  expect(readFileSync(Buffer.from(`${next}/caf\xe9`, "latin1"), "utf8")).toBe("latin\n");
  expect(existsSync(join(folder, "observations"))).toBe(false);
});

test("what others have changed since stays theirs, and the copy can be read beside", async ({ folder }) => {
  const work = (workspace: string) => {
    for (const path of ["a.txt", "new.txt", "b.txt"]) make(workspace, path, { bytes: Buffer.from(`our ${path}\n`) });
    rmSync(join(workspace, "c.txt"));
  };
  const meanwhile = (next: string) => {
    for (const path of ["a.txt", "new.txt", "c.txt"]) writeFileSync(join(next, path), `their ${path}\n`);
  };
  const { next, done } = await nextRun(folder, work, meanwhile);
  expect(done.files).toEqual(["b.txt"]);
  expect(done.unfit.map(({ path }) => path).toSorted()).toEqual(["a.txt", "c.txt", "new.txt"]);
  for (const { path, name } of done.unfit) {
    expect(text(next, path)).toBe(`their ${path}\n`);
    if (path !== "c.txt") expect(text(join(folder, "observations"), name ?? "")).toBe(`our ${path}\n`);
  }
});

test("what is on the branch by now is not named", async ({ folder }) => {
  const work = (workspace: string) => make(workspace, "a.txt", { bytes: Buffer.from("ours\n") });
  const { done } = await nextRun(folder, work, (next) => writeFileSync(join(next, "a.txt"), "ours\n"));
  expect(done).toEqual({ files: [], unfit: [] });
});

test("where nobody knew the base, they come back on the same commit, and elsewhere only to free places", async ({
  folder,
}) => {
  const { workspace, options } = await workPlace(folder, BASE);
  const copy = (path: string): Copy => ({ path, was: null, kind: "file", bytes: Buffer.from("ours\n") });
  const all = [copy("a.txt"), copy("free.txt")];
  const elsewhere = await restored(folder, workspace, { base: "0".repeat(40), all });
  expect(elsewhere).toMatchObject({ files: ["free.txt"], unfit: [{ path: "a.txt" }] });
  rmSync(join(workspace, "free.txt"));
  expect(await restored(folder, workspace, { base: options.base, all })).toEqual({
    files: ["a.txt", "free.txt"],
    unfit: [],
  });
});

describe("a path of a state that anybody could have written", () => {
  const file = (path: string): Copy => ({ path, was: "", kind: "file", bytes: Buffer.from("x") });

  test.for([
    ...["../x", "/etc/x", "a/../../x", "", ".", "a//b", "a/", ".git/config", "sub/.GIT/hooks/x", "git~1/x", ".git./x"],
    ...[".g\xe2\x80\x8cit/x", ".git::$INDEX_ALLOCATION/x", "a\\..\\..\\x", "a\0b"],
  ])("%j is not written", async (path, { folder }) => {
    const root = join(folder, "root");
    mkdirSync(root);
    for (const how of ["new", "over"] as const) expect(placeCopy(root, file(path), how)).toMatch(/path may not/);
    expect(execFileSync("ls", ["-A", folder, root], { encoding: "utf8" })).toBe(`${folder}:\nroot\n\n${root}:\n`);
  });

  test.for([".gitignore", "a/.github/x", "..x", "git", "c:x"])("%j is written", (path, { folder }) => {
    expect(placeCopy(folder, file(path), "new")).toBeUndefined();
    expect(text(folder, path)).toBe("x");
  });

  test("leads through no link, and replaces one", ({ folder }) => {
    const [root, outside] = [join(folder, "root"), join(folder, "outside")];
    for (const path of [root, outside]) mkdirSync(path);
    symlinkSync(outside, join(root, "dir"));
    writeFileSync(join(outside, "x"), "theirs");
    symlinkSync(join(outside, "x"), join(root, "file"));
    expect(placeCopy(root, file("dir/x"), "over")).toMatch(/not a folder/);
    expect(placeCopy(root, file("file"), "new")).toMatch(/something else/);
    expect(placeCopy(root, file("file"), "over")).toBeUndefined();
    expect([text(outside, "x"), text(root, "file")]).toEqual(["theirs", "x"]);
    expect(placeCopy(root, { path: "dir/x", was: "", kind: "gone" }, "over")).toBeUndefined();
    expect(text(outside, "x")).toBe("theirs");
  });

  test("nothing that is there is written over for a person, and a folder never", ({ folder }) => {
    writeFileSync(join(folder, "x"), "theirs");
    mkdirSync(join(folder, "d"));
    expect(placeCopy(folder, file("x"), "new")).toMatch(/something else/);
    expect(placeCopy(folder, file("d"), "over")).toMatch(/something else/);
    expect(placeCopy(folder, file(`d/${"n".repeat(300)}`), "new")).toMatch(/ENAMETOOLONG/);
    expect(text(folder, "x")).toBe("theirs");
  });
});
