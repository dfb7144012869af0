import { existsSync, mkdirSync, readlinkSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { bytes, test } from "./temp-folder.ts";

describe("removing", () => {
  test("a file is gone", async ({ workspace }) => {
    await workspace.write("dir/a.txt", bytes("x"));
    await workspace.remove("dir/a.txt");
    expect(await workspace.stat("dir/a.txt")).toBeUndefined();
    expect(await workspace.stat("dir")).toMatchObject({ kind: "directory" });
  });

  test("a link is gone and what it led to is not, be it outside or nothing", async ({ workspace, folder }) => {
    await workspace.write("real", bytes("x"));
    for (const target of ["real", "/etc/passwd", "nothing"]) {
      symlinkSync(target, join(folder, "link"));
      await workspace.remove("link");
      expect((await workspace.list(".")).map(({ name }) => name)).toEqual(["real"]);
    }
    expect(existsSync("/etc/passwd")).toBe(true);
  });

  test.for([
    ["missing", /no such file/],
    ["dir", /is a directory/],
    [".", /is a directory|outside/],
    ["out/a", /outside the workspace/],
    ["../x", /outside the workspace/],
    [".git/config", /belongs to git/],
    ["dir/.git", /belongs to git/],
    [".GIT", /belongs to git/],
  ] as const)("%s is refused", async ([path, message], { workspace, folder }) => {
    mkdirSync(join(folder, "dir"));
    mkdirSync(join(folder, ".git"));
    writeFileSync(join(folder, ".git/config"), "x");
    symlinkSync("/tmp", join(folder, "out"));
    await expect(workspace.remove(path)).rejects.toMatchObject({ name: "Mistake", message });
    expect(existsSync(join(folder, ".git/config"))).toBe(true);
  });
});

test("a mode is for a file that is not there yet", async ({ workspace, folder }) => {
  await workspace.write("a", bytes("1"), 0o755);
  expect(await workspace.stat("a")).toEqual({ kind: "file", size: 1, mode: 0o755 });
  await workspace.write("a", bytes("22"), 0o600);
  expect(statSync(join(folder, "a")).mode & 0o7777).toBe(0o755);
});

test("a real path has no links, and need not exist", async ({ workspace, folder }) => {
  mkdirSync(join(folder, "dir"));
  symlinkSync("dir", join(folder, "link"));
  expect(readlinkSync(join(folder, "link"))).toBe("dir");
  expect(await workspace.realPath("link/new/file")).toBe(join(folder, "dir/new/file"));
  await expect(workspace.realPath("link/../../x")).rejects.toThrow(/outside the workspace/);
});
