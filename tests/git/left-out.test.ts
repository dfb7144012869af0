/** What git cannot store is withheld like other work: its bytes are in the patch, and the next run begins with them. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leakScanner } from "../../src/leak/scanner.ts";
import { saveWork } from "../../src/run/publish/publish.ts";
import { branch, type Desk, openDesk } from "./desk.ts";

const key = "sk-proj-Zq83hTn5LwVx2RbYc7Kd";
const attributes = { ".gitattributes": "*.utf16 working-tree-encoding=UTF-16\n* text=auto\n" };

async function publish(desk: Desk) {
  const { change, withheld, left } = await saveWork(await desk.publisher.capture(), {
    publisher: desk.publisher,
    ...{ leaks: leakScanner([{ kind: "the model key", value: key }]), folder: desk.folder },
    ...{ branches: [branch], message: "x\n", compareUrl: "https://x.test/" },
  });
  return {
    published: change.files.map(({ path }) => path),
    withheld: withheld.map(({ path, code, detail }) => `${code} ${path}: ${detail}`),
    left,
  };
}

/** A clean clone of what was published, with the patch that the next run has, applied without any filter. */
async function restored(desk: Desk, patch: Buffer | undefined): Promise<string> {
  await desk.story.git("clone", "-q", "--no-checkout", "-b", branch, desk.story.gitDir, "clean");
  const clean = join(desk.story.folder, "clean");
  writeFileSync(join(clean, ".git/info/attributes"), "* -text !working-tree-encoding\n");
  await desk.story.git("-C", clean, "checkout", "-q", branch);
  writeFileSync(join(desk.folder, "left.patch"), patch ?? "");
  await desk.story.git("-C", clean, "apply", join(desk.folder, "left.patch"));
  return clean;
}

const pathsIn = (patch: Buffer | undefined) =>
  [...String(patch).matchAll(/^diff --git a\/(\S+)/gm)].map(([, path]) => path);

const lost = (...paths: string[]) => paths.map((path) => ({ path, was: "" }));

async function nested(desk: Desk, path: string, hasCommit = true): Promise<void> {
  await desk.agent("init", "-q", path);
  if (!hasCommit) return;
  await desk.agent("-C", path, "add", ".");
  await desk.agent("-C", path, "commit", "-q", "-m", "x");
}

test.concurrent("files whose encoding fails are kept as bytes, and everything else is published", async () => {
  await using desk = await openDesk({ files: attributes });
  const odd = Buffer.from([0xff, 0xfe, 0x00]);
  desk.write("a.utf16", "h\u00e9llo\r\n");
  desk.write("odd.utf16", odd);
  desk.write("sound.utf16", Buffer.from("\ufefffine\n", "utf16le"));
  for (const name of ["b.txt", "z.txt", "src/c.ts"]) desk.write(name, "x\n");
  const { published, withheld, left } = await publish(desk);
  expect(published).toEqual(["b.txt", "sound.utf16", "src/c.ts", "z.txt"]);
  expect(withheld).toEqual(["DKH-110 a.utf16: git cannot convert it", "DKH-110 odd.utf16: git cannot convert it"]);
  expect(left?.lost).toEqual([]);
  const clean = await restored(desk, left?.patch);
  expect(readFileSync(join(clean, "a.utf16"), "utf8")).toBe("h\u00e9llo\r\n");
  expect(readFileSync(join(clean, "odd.utf16"))).toEqual(odd);
});

test.concurrent("a file that was there and cannot be converted any more stays as it was, with its new bytes beside", async () => {
  const files = { ...attributes, "a.utf16": "as UTF-8 in git\n" };
  await using desk = await openDesk({ files });
  desk.write("a.utf16", "plain\n");
  desk.write("b.txt", "b\n");
  const { published, left } = await publish(desk);
  expect(published).toEqual(["b.txt"]);
  expect(readFileSync(join(await restored(desk, left?.patch), "a.utf16"), "utf8")).toBe("plain\n");
});

test.concurrent("of a nested repository the files are kept that it does not ignore, and nothing of its .git", async () => {
  await using desk = await openDesk({ files: { "b.txt": "x\n" } });
  desk.write("born/a.txt", "a\r\n");
  desk.write("born/deep/logo.bin", Buffer.from([0, 255, 10]));
  desk.write("born/.gitignore", "node_modules\n");
  desk.write("born/node_modules/x.js", "x\n");
  desk.write("unborn/u.txt", "u\n");
  await nested(desk, "born");
  await nested(desk, "unborn", false);
  await nested(desk, "born/inner", false);
  desk.write("born/inner/i.txt", "i\n");
  desk.write("b.txt", "b\n");
  const { published, withheld, left } = await publish(desk);
  expect(published).toEqual(["b.txt"]);
  expect(withheld.toSorted()).toEqual([
    "DKH-110 born: a nested repository, 4 files kept",
    "DKH-110 unborn: a nested repository, 1 file kept",
  ]);
  const clean = await restored(desk, left?.patch);
  expect(readFileSync(join(clean, "born/a.txt"), "utf8")).toBe("a\r\n");
  expect(readFileSync(join(clean, "born/deep/logo.bin"))).toEqual(Buffer.from([0, 255, 10]));
  expect(pathsIn(left?.patch)).toEqual([
    "born/.gitignore",
    "born/a.txt",
    "born/deep/logo.bin",
    "born/inner/i.txt",
    "unborn/u.txt",
  ]);
});

test.concurrent("repositories in a nested repository are kept like it, however deep, and count with it", async () => {
  await using desk = await openDesk();
  for (const path of ["a/1.txt", "a/b/2.txt", "a/b/src/c/3.txt", "a/b/src/c/d/4.txt"]) desk.write(path, "x\n");
  for (const path of ["a/b/src/c/d", "a/b/src/c", "a/b", "a"]) await nested(desk, path);
  for (let at = 0; at < 160; at++) {
    desk.write(`many/${at}.txt`, "x\n");
    desk.write(`many/inner/${at}.txt`, "x\n");
  }
  for (const path of ["many/inner", "many"]) await nested(desk, path);
  const { withheld, left } = await publish(desk);
  expect(withheld).toEqual([
    "DKH-110 a: a nested repository, 4 files kept",
    "DKH-123 many: a nested repository, 296 of 320 files kept, 1 kB in all",
  ]);
  const paths = pathsIn(left?.patch);
  expect(paths.slice(0, 4)).toEqual(["a/1.txt", "a/b/2.txt", "a/b/src/c/3.txt", "a/b/src/c/d/4.txt"]);
  expect(paths).toHaveLength(300);
  expect(left?.lost.map(({ path }) => path)).toEqual(["many"]);
});

test.concurrent("one in it that cannot be told is named, and so are more than can be gone through", async () => {
  await using desk = await openDesk();
  desk.write("odd/x.txt", "x\n");
  await nested(desk, "odd/inner", false);
  renameSync(
    join(desk.workspace, "odd/inner"),
    Buffer.concat([Buffer.from(join(desk.workspace, "odd/inn")), Buffer.from([0xe9])]),
  );
  desk.write("full/x.txt", "x\n");
  for (let at = 0; at < 21; at++) await nested(desk, `full/${at}`, false);
  await nested(desk, "odd", false);
  await nested(desk, "full", false);
  const { withheld, left } = await publish(desk);
  expect(withheld).toEqual([
    "DKH-123 full: a nested repository, 1 file kept, not looked into 2 of the repositories in it",
    "DKH-123 odd: a nested repository, 1 file kept, not looked into 1 of the repositories in it",
  ]);
  expect(pathsIn(left?.patch)).toEqual(["full/x.txt", "odd/x.txt"]);
  expect(left?.lost.map(({ path }) => path)).toEqual(["full", "odd"]);
});

test.concurrent("workflows in a nested repository are withheld as workflows, and stay so", async () => {
  await using desk = await openDesk();
  desk.write(".github/workflows/ci.yml", "on: push\n");
  desk.write(".github/dependabot.yml", "version: 2\n");
  desk.write("tool/.github/workflows/ci.yml", "on: push\n");
  for (const path of [".github", "tool"]) await nested(desk, path);
  const { withheld } = await publish(desk);
  expect(withheld.toSorted()).toEqual([
    "DKH-101 .github/workflows/ci.yml: ",
    "DKH-110 .github: a nested repository, 2 files kept",
    "DKH-110 tool: a nested repository, 1 file kept",
  ]);
});

test.concurrent("a nested repository in the place of a file is kept in that place", async () => {
  await using desk = await openDesk({ files: { thing: "x\n", "b.txt": "x\n" } });
  await desk.agent("rm", "-q", "thing");
  desk.write("thing/a.txt", "a\n");
  await nested(desk, "thing");
  desk.write("b.txt", "b\n");
  const { published, withheld, left } = await publish(desk);
  expect([published, withheld]).toEqual([["b.txt"], ["DKH-110 thing: a nested repository, 1 file kept"]]);
  expect(readFileSync(join(await restored(desk, left?.patch), "thing/a.txt"), "utf8")).toBe("a\n");
});

test.concurrent("one that is too large is named, and one of many files too", async () => {
  await using desk = await openDesk();
  desk.write("large/a.bin", Buffer.alloc(3 * 1024 * 1024 + 1, "x"));
  for (let at = 0; at < 301; at++) desk.write(`many/${at}.txt`, "x\n");
  desk.write("small/a.txt", "a\n");
  for (const path of ["large", "many", "small"]) await nested(desk, path);
  const { withheld, left } = await publish(desk);
  expect(withheld).toEqual([
    "DKH-112 large: a nested repository, none of 1 file kept, 3 MB in all",
    "DKH-123 many: a nested repository, 299 of 301 files kept, 1 kB in all",
    "DKH-110 small: a nested repository, 1 file kept",
  ]);
  expect(left?.lost.map(({ path }) => path)).toEqual(["large", "many"]);
  expect(String(left?.patch)).toContain("+++ b/small/a.txt");
});

test.concurrent("what holds a secret is in no patch of it", async () => {
  await using desk = await openDesk();
  desk.write("nested/a.txt", `${key}\n`);
  desk.write("nested/b.txt", "b\n");
  await nested(desk, "nested");
  const { withheld, left } = await publish(desk);
  expect(withheld).toEqual([
    "DKH-110 nested: a nested repository, 2 files kept",
    "DKH-201 nested/a.txt: line 1: the model key",
  ]);
  expect(left?.lost).toEqual(lost("nested/a.txt"));
  expect(String(left?.patch)).not.toContain(key);
});

test.concurrent("a folder that could not be looked into before the run is no work of it", async () => {
  const name = "deep".repeat(60);
  const dig = (workspace: string) => {
    let at = workspace;
    for (let depth = 0; depth < 15; depth++) at = join(at, name);
    mkdirSync(at, { recursive: true });
  };
  await using desk = await openDesk({ before: dig });
  expect(await publish(desk)).toMatchObject({ withheld: [] });
});

test.concurrent("an empty nested repository is nothing, and one in which something may be is named", async () => {
  await using desk = await openDesk({ files: { "b.txt": "x\n", thing: "x\n" } });
  await nested(desk, "sub", false);
  await nested(desk, "deep/a", false);
  await nested(desk, "deep/a/inner", false);
  desk.write("stored/a.txt", "a\n");
  await nested(desk, "stored");
  await desk.agent("-C", "stored", "rm", "-q", "a.txt");
  desk.write("ignoring/.git/x", "");
  desk.write("ignoring/a.log", "x\n");
  await nested(desk, "ignoring", false);
  desk.write("ignoring/.git/info/exclude", "*.log\n");
  await desk.agent("rm", "-q", "thing");
  await nested(desk, "thing", false);
  desk.write("b.txt", "b\n");
  const { published, withheld } = await publish(desk);
  // The file `thing` is gone, and that is published.
  expect(published).toEqual(["b.txt", "thing"]);
  expect(withheld.toSorted()).toEqual([
    "DKH-110 ignoring: a nested repository, 1 file kept",
    "DKH-110 stored: a nested repository, 0 files kept",
  ]);
});
