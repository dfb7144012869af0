import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect } from "vitest";
import { localWorkspace } from "../../../src/core/workspace/local-workspace.ts";
import { HANGS_MS } from "../../real-time.ts";
import { bytes, forever, test } from "./temp-folder.ts";

const limit = 1_000_000;
const soon = { timeoutMs: HANGS_MS, signal: forever };

describe("what is outside", () => {
  test.for(["../x", "/etc/passwd", "a/../../x", "/", "..", "out/passwd", "out/new", "file-out", "inner/out/x"])(
    "%s is refused with its name",
    async (path, { workspace, folder }) => {
      mkdirSync(join(folder, "inner"));
      symlinkSync("/etc", join(folder, "out"));
      symlinkSync("/etc/passwd", join(folder, "file-out"));
      symlinkSync(`..//${relative(folder, "/etc")}`, join(folder, "inner/out"));
      const refusal = { name: "Mistake", message: `"${path}" is outside the workspace. Use a path inside ${folder}.` };
      await expect(workspace.read(path, limit)).rejects.toMatchObject(refusal);
      await expect(workspace.write(path, bytes("x"))).rejects.toMatchObject(refusal);
      await expect(workspace.stat(path)).rejects.toMatchObject(refusal);
      await expect(workspace.list(path)).rejects.toMatchObject(refusal);
    },
  );

  test("a folder whose name begins like the workspace is outside", async ({ workspace, folder }) => {
    await expect(workspace.stat(`${folder}-other/x`)).rejects.toThrow("outside the workspace");
  });

  test("a link to nothing is refused, so that it cannot point a write elsewhere", async ({ workspace, folder }) => {
    symlinkSync("/tmp/deckhand-not-there", join(folder, "dangling"));
    await expect(workspace.write("dangling", bytes("x"))).rejects.toThrow("link to nothing");
    await expect(workspace.write("dangling/x", bytes("x"))).rejects.toThrow("link to nothing");
  });

  test("links that lead in a circle are refused", async ({ workspace, folder }) => {
    symlinkSync("b", join(folder, "a"));
    symlinkSync("a", join(folder, "b"));
    await expect(workspace.read("a", limit)).rejects.toMatchObject({ name: "Mistake", message: /circle/ });
  });

  test("a link within the workspace is followed and stays a link", async ({ workspace, folder }) => {
    mkdirSync(join(folder, "real"));
    symlinkSync("real", join(folder, "alias"));
    writeFileSync(join(folder, "real/file"), "old");
    symlinkSync("real/file", join(folder, "file-alias"));
    await workspace.write("file-alias", bytes("new"));
    expect(Buffer.from(await workspace.read("alias/file", limit)).toString()).toBe("new");
    expect(await workspace.list(".")).toContainEqual({ name: "file-alias", kind: "link" });
  });

  test("F46 a workspace that is itself reached through a link works", async ({ folder }) => {
    mkdirSync(join(folder, "real"));
    symlinkSync("real", join(folder, "alias"));
    const workspace = localWorkspace({ workingDir: join(folder, "alias"), environment: {} });
    await workspace.write(join(folder, "alias/x"), bytes("1"));
    await workspace.write(join(folder, "real/y"), bytes("2"));
    expect(readdirSync(join(folder, "real"))).toEqual(["x", "y"]);
  });
});

describe("git's own files", () => {
  test.for([".git/config", ".git", ".GIT/hooks/pre-commit", "sub/.git/config", "way/in"])(
    "writing %s is refused",
    async (path, { workspace, folder }) => {
      mkdirSync(join(folder, ".git"));
      symlinkSync(".git", join(folder, "way"));
      await expect(workspace.write(path, bytes("x"))).rejects.toMatchObject({
        name: "Mistake",
        message: /belongs to git/,
      });
    },
  );

  test.for([".gitignore", ".github/workflows/ci.yml", "a.git/config"])(
    "writing %s is fine",
    async (path, { workspace }) => {
      await workspace.write(path, bytes("x"));
      expect(await workspace.stat(path)).toMatchObject({ kind: "file", size: 1 });
    },
  );

  test("reading them is fine", async ({ workspace, folder }) => {
    mkdirSync(join(folder, ".git"));
    writeFileSync(join(folder, ".git/HEAD"), "ref: refs/heads/main\n");
    expect(await workspace.read(".git/HEAD", limit)).toHaveLength(21);
  });
});

describe("special files", () => {
  test("a pipe is neither read nor overwritten, and nothing hangs", async ({ workspace }) => {
    await workspace.run("mkfifo pipe", soon);
    await expect(workspace.read("pipe", limit)).rejects.toThrow("Only regular files are allowed");
    await expect(workspace.write("pipe", bytes("x"))).rejects.toThrow("Only regular files are allowed");
    expect(await workspace.stat("pipe")).toMatchObject({ kind: "other" });
  });

  test("a directory is not a file", async ({ workspace, folder }) => {
    mkdirSync(join(folder, "dir"));
    await expect(workspace.read("dir", limit)).rejects.toThrow('"dir" is a directory, not a file.');
    await expect(workspace.write("dir", bytes("x"))).rejects.toThrow('"dir" is a directory, not a file.');
  });
});

describe("reading and writing", () => {
  test.for(["plain", "with space", "new\nline", "ünïcode", "-n", "a'b\"c$d", "deep/er/file"])(
    "what was written to %j is read again",
    async (name, { workspace, folder }) => {
      const value = new Uint8Array([0, 255, 10, 13]);
      await workspace.write(name, value);
      expect(new Uint8Array(await workspace.read(join(folder, name), limit))).toEqual(value);
    },
  );

  test("the mode of a file is kept and no temporary file stays", async ({ workspace, folder }) => {
    writeFileSync(join(folder, "run.sh"), "old");
    chmodSync(join(folder, "run.sh"), 0o755);
    await workspace.write("run.sh", bytes("new"));
    expect(statSync(join(folder, "run.sh")).mode & 0o777).toBe(0o755);
    expect(readdirSync(folder)).toEqual(["run.sh"]);
    expect(readFileSync(join(folder, "run.sh"), "utf8")).toBe("new");
  });

  test("a file over the limit is refused with its size", async ({ workspace }) => {
    await workspace.write("big", bytes("12345"));
    await expect(workspace.read("big", 4)).rejects.toThrow('"big" has 5 bytes, more than the 4 allowed.');
    expect(await workspace.read("big", 5)).toHaveLength(5);
  });

  test.for([
    ["missing", 'Cannot read "missing": no such file or directory (ENOENT).'],
    ["file/below", 'Cannot read "file/below": a part of the path is a file, not a directory (ENOTDIR).'],
    ["x".repeat(300), /the name is too long/],
    ["a\0b", "A path cannot contain a NUL character."],
  ] as const)("reading %s explains itself", async ([path, words], { workspace }) => {
    await workspace.write("file", bytes("x"));
    await expect(workspace.read(path, limit)).rejects.toThrow(words);
    await expect(workspace.read(path, limit)).rejects.toMatchObject({ name: "Mistake" });
  });

  test("nothing there is undefined, not an error", async ({ workspace }) => {
    await workspace.write("file", bytes("x"));
    expect(await workspace.stat("missing/deep")).toBeUndefined();
    expect(await workspace.stat("file/below")).toBeUndefined();
  });

  test("a directory is listed by name with kinds", async ({ workspace, folder }) => {
    mkdirSync(join(folder, "b"));
    writeFileSync(join(folder, "a"), "");
    symlinkSync("a", join(folder, "c"));
    await workspace.run("mkfifo d", soon);
    expect(await workspace.list("")).toEqual([
      { name: "a", kind: "file" },
      { name: "b", kind: "directory" },
      { name: "c", kind: "link" },
      { name: "d", kind: "other" },
    ]);
  });
});
