import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeFileReadable, makeTreeReadable } from "../../../src/git/capture/readable-tree.ts";
import { skipIf } from "../../skipped.ts";

let tree = "";
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "readable-tree-"));
});
afterEach(() => {
  execFileSync("chmod", ["-R", "u+rwX", tree]);
  rmSync(tree, { recursive: true, force: true });
});

const pipe = (path: string) => {
  mkdirSync(join(tree, path, ".."), { recursive: true });
  execFileSync("mkfifo", [join(tree, path)]);
};
const began = () => {
  writeFileSync(join(tree, "began"), "");
  return statSync(join(tree, "began")).mtimeMs - 1;
};
const ended = () => Date.now() + 60_000;

describe("pipes, sockets and devices", () => {
  test("that tools made are removed, wherever they are, and files are left", async () => {
    const since = began();
    for (const path of ["pipe", "deep/er/pipe", "sub/.git/HEAD", ".git/refs/heads/x", "deep/.gitignore"]) pipe(path);
    const server = createServer().listen(join(tree, "socket"));
    await new Promise((resolve) => server.once("listening", resolve));
    writeFileSync(join(tree, "deep/file"), "words");
    const { removed, avoided } = makeTreeReadable(tree, since);
    await new Promise((resolve) => server.close(resolve));
    expect([...removed].sort()).toEqual(
      [".git/refs/heads/x", "deep/.gitignore", "deep/er/pipe", "pipe", "socket", "sub/.git/HEAD"].sort(),
    );
    expect(avoided).toEqual([]);
    expect(removed.filter((path) => existsSync(join(tree, path)))).toEqual([]);
    expect(readFileSync(join(tree, "deep/file"), "utf8")).toBe("words");
  });

  test("that were there before are left, and folders in which git would open one are avoided", () => {
    for (const path of ["pipe", "deep/pipe", "sub/.git/HEAD", "deep/.gitignore", ".git/HEAD"]) pipe(path);
    const { removed, avoided } = makeTreeReadable(tree, ended());
    expect(removed).toEqual([]);
    expect([...avoided].sort()).toEqual(["deep", "sub"]);
    expect(existsSync(join(tree, "sub/.git/HEAD"))).toBe(true);
  });

  test("in the root, where no folder can be avoided, a pipe that git opens is removed however old it is", () => {
    for (const path of [".gitignore", "pipe"]) pipe(path);
    expect(makeTreeReadable(tree, ended()).removed).toEqual([".gitignore"]);
  });

  test("behind a link are none of the tree", () => {
    const since = began();
    const other = mkdtempSync(join(tmpdir(), "readable-other-"));
    execFileSync("mkfifo", [join(other, "pipe")]);
    symlinkSync(other, join(tree, "link"));
    symlinkSync(join(other, "pipe"), join(tree, "to-pipe"));
    expect(makeTreeReadable(tree, since).removed).toEqual([]);
    expect(existsSync(join(other, "pipe"))).toBe(true);
    rmSync(other, { recursive: true });
  });

  test("have names that are no text", () => {
    const since = began();
    const name = Buffer.concat([Buffer.from(`${tree}/`), Buffer.from("a\xff\n", "latin1")]);
    execFileSync("sh", ["-c", `mkfifo "$(printf 'a\\377\\nb')"`], { cwd: tree });
    expect(makeTreeReadable(tree, since).removed).toEqual(["a\xff\nb"]);
    expect(existsSync(name)).toBe(false);
  });
});

describe("rights", () => {
  const mode = (path: string) => (statSync(join(tree, path)).mode & 0o777).toString(8);
  const isRoot = process.getuid?.() === 0;

  const forUsers = skipIf(isRoot, "root may read everything: npm run as-user plays it as another user");

  test("folders and git's own files are opened, and a file when it is asked for", forUsers, () => {
    mkdirSync(join(tree, "shut/inner"), { recursive: true });
    for (const path of ["shut/inner/file", "shut/.gitignore", "shut/run"]) writeFileSync(join(tree, path), "words");
    for (const path of ["shut/inner/file", "shut/.gitignore"]) chmodSync(join(tree, path), 0);
    chmodSync(join(tree, "shut/run"), 0o111);
    chmodSync(join(tree, "shut/inner"), 0);
    chmodSync(join(tree, "shut"), 0o200);
    makeTreeReadable(tree, ended());
    expect([mode("shut"), mode("shut/inner"), mode("shut/.gitignore"), mode("shut/inner/file")]).toEqual([
      ...["700", "700", "600", "0"],
    ]);
    expect([makeFileReadable(tree, "shut/inner/file"), makeFileReadable(tree, "shut/run")]).toEqual([true, true]);
    expect([mode("shut/inner/file"), mode("shut/run")]).toEqual(["600", "711"]);
  });

  test("what can be read stays as it is, and so does what a link leads to", () => {
    writeFileSync(join(tree, "file"), "words", { mode: 0o444 });
    symlinkSync("file", join(tree, "link"));
    expect([makeFileReadable(tree, "file"), makeFileReadable(tree, "link"), makeFileReadable(tree, "none")]).toEqual([
      ...[false, false, false],
    ]);
    expect(mode("file")).toBe("444");
  });
});

test("folders in each other are gone through as far as git can open them", () => {
  const script = `for (let n = 0; n < 60; n++) { fs.mkdirSync("d".repeat(100)); process.chdir("d".repeat(100)); } fs.writeFileSync("file", "");`;
  execFileSync(process.execPath, ["-e", script], { cwd: tree });
  expect(makeTreeReadable(tree, ended())).toMatchObject({ removed: [], avoided: [] });
});

test("a link of a nested repository to a device is removed, and one whose file git would read without end is avoided", () => {
  const since = began();
  for (const path of ["sub/.git", "large/.git", "twin/.git"]) mkdirSync(join(tree, path), { recursive: true });
  symlinkSync("/dev/zero", join(tree, "sub/.git/commondir"));
  symlinkSync("/dev/zero", join(tree, "link"));
  writeFileSync(join(tree, "large/.git/commondir"), "x".repeat(100_000));
  writeFileSync(join(tree, "twin/.git/commondir"), "..\n");
  expect(makeTreeReadable(tree, since)).toMatchObject({ removed: ["sub/.git/commondir"], avoided: ["large"] });
});
