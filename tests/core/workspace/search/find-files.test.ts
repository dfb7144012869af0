import { symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect } from "vitest";
import { localWorkspace } from "../../../../src/core/workspace/local-workspace.ts";
import { search } from "../../../../src/core/workspace/search/search.ts";
import { HANGS_MS, LAPSES_MS } from "../../../real-time.ts";
import { forever, test } from "../temp-folder.ts";
import { plant, programs, searchIn, ways } from "./searching.ts";

const tree = {
  "old.ts": "",
  "src/a.ts": "",
  "src/deep/b.tsx": "",
  ".hidden.ts": "",
  ".github/workflows/ci.yml": "",
  ".git/config.ts": "",
  "ignored/c.ts": "",
  "src/d.log": "",
  "src/[id].ts": "",
  ".gitignore": "/ignored\n*.log\n!keep.log\n",
  "keep.log": "",
  "link.ts": "-> old.ts",
};

describe.for(ways)("%s", (way) => {
  test.for<[string, string[], string?]>([
    ["*.ts", ["src/[id].ts", "src/a.ts", "old.ts"]],
    ["./*.ts", ["src/[id].ts", "src/a.ts", "old.ts"]],
    ["**/*.{ts,tsx}", ["src/[id].ts", "src/deep/b.tsx", "src/a.ts", "old.ts"]],
    ["src/*.ts", ["src/[id].ts", "src/a.ts"]],
    ["src/[id].ts", ["src/[id].ts"]],
    ["*.log", ["keep.log"]],
    [".github/**", [".github/workflows/ci.yml"]],
    ["*.yml", []],
    ["*.yml", [".github/workflows/ci.yml"], ".github"],
    ["**/.hidden*", [".hidden.ts"]],
    ["b.tsx", ["src/deep/b.tsx"], "src"],
    ["deep/*", ["src/deep/b.tsx"], "src"],
    ["c.ts", ["ignored/c.ts"], "ignored"],
    ["*", ["src/d.log"], "src/d.log"],
    ["*.none", []],
  ])("%s finds %j, in %s", async ([glob, files, path = "."], { folder }) => {
    plant(folder, tree);
    const found = await searchIn(folder, way).findFiles({ path, glob, limit: 10 }, forever);
    expect(found).toEqual({ files, total: files.length, isComplete: true });
  });

  test("more than the limit is counted and not listed", async ({ folder }) => {
    plant(folder, tree);
    const found = await searchIn(folder, way).findFiles({ path: ".", glob: "**", limit: 2 }, forever);
    expect(found).toEqual({ files: ["keep.log", "src/[id].ts"], total: 5, isComplete: true });
  });

  test("nothing is found through a link that leads out, and no path does", async ({ folder }) => {
    plant(folder, { "a.ts": "" });
    symlinkSync("/etc", join(folder, "etc"));
    const { findFiles } = searchIn(folder, way);
    expect(await findFiles({ path: ".", glob: "**", limit: 10 }, forever)).toMatchObject({ files: ["a.ts"] });
    for (const path of ["etc", "..", "/etc"]) {
      await expect(findFiles({ path, glob: "*", limit: 10 }, forever)).rejects.toThrow(`"${path}" is outside`);
    }
  });

  test.for([
    ["missing", "*", /no such file/],
    ["pipe", "*", /neither a directory nor a file/],
    [".", "../*", /leads out of the directory/],
    [".", "/etc/*", /leads out of the directory/],
    [".", "", /Give a glob/],
  ] as const)("in %s, %j is a mistake", async ([path, glob, words], { folder, workspace }) => {
    await workspace.run("mkfifo pipe", { timeoutMs: HANGS_MS, signal: forever });
    const query = { path, glob, limit: 10 };
    await expect(searchIn(folder, way).findFiles(query, forever)).rejects.toMatchObject({
      name: "Mistake",
      message: words,
    });
  });

  test("a search that was called off rejects with the reason", async ({ folder }) => {
    const signal = AbortSignal.abort("stop");
    await expect(searchIn(folder, way).findFiles({ path: ".", glob: "*", limit: 1 }, signal)).rejects.toBe("stop");
  });

  test("what was found until the time was up is given, and that it is not all", async ({ folder }) => {
    plant(folder, tree);
    const found = await searchIn(folder, way, { timeoutMs: 0 }).findFiles({ path: ".", glob: "*", limit: 10 }, forever);
    expect(found.isComplete).toBe(false);
  });
});

test("what is in the conversation's folder is found too, under its whole path", async ({ folder }) => {
  plant(folder, { "work/a.txt": "", "output/b.txt": "" });
  const roots = [join(folder, "work"), join(folder, "output")] as const;
  for (const ripgrep of Object.values(programs)) {
    const { findFiles } = search({ roots, environment: {}, ripgrep });
    const found = await findFiles({ path: roots[1], glob: "*", limit: 10 }, forever);
    expect(found.files).toEqual([join(folder, "output/b.txt")]);
  }
});

test("ripgrep is looked for on the path of the tools' environment", async ({ folder }) => {
  plant(folder, { "a.txt": "7" });
  const query = { path: ".", pattern: "[[:digit:]]", limit: 1 }; // a class to ripgrep, and none to us
  const total = async (environment: Readonly<Record<string, string>>) =>
    (await localWorkspace({ workingDir: folder, environment }).searchText(query, forever)).total;
  expect(await total({ PATH: dirname(programs.ripgrep) })).toBe(1);
  expect(await total({ PATH: folder })).toBe(0);
});

test("a glob that would take forever is a mistake", async ({ folder }) => {
  plant(folder, { [`${"a".repeat(100)}/${"a".repeat(200)}`]: "" });
  const glob = `${"*a".repeat(30)}b/*`;
  const found = searchIn(folder, "ourselves", { turnMs: LAPSES_MS }).findFiles({ path: ".", glob, limit: 10 }, forever);
  await expect(found).rejects.toThrow(/takes too long/);
});

test("a .gitignore that would take forever is a mistake", async ({ folder }) => {
  plant(folder, { ".gitignore": `${"*a".repeat(30)}b`, ["a".repeat(200)]: "" });
  const found = searchIn(folder, "ourselves", { turnMs: LAPSES_MS }).findFiles(
    { path: ".", glob: "*", limit: 10 },
    forever,
  );
  await expect(found).rejects.toThrow(/\.gitignore take too long/);
});

test("a .gitignore that is a pipe does not stop us", async ({ folder, workspace }) => {
  plant(folder, { "a.ts": "" });
  await workspace.run("mkfifo .gitignore", { timeoutMs: HANGS_MS, signal: forever });
  const found = await searchIn(folder, "ourselves").findFiles({ path: ".", glob: "*", limit: 10 }, forever);
  expect(found.files).toEqual(["a.ts"]);
});
