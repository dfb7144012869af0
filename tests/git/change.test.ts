import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addToMain, nextSecond, openDesk, write } from "./desk.ts";

const numbered = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join("");

test.concurrent("every kind of change arrives as it is in the workspace", async () => {
  await using desk = await openDesk({
    files: { "src/a.ts": "one\n", "gone.txt": "x\n", "old.txt": numbered, "run.sh": "echo\n", "was-file": "x\n" },
  });
  desk.write("src/a.ts", "one\ntwo\n");
  desk.write("new.txt", "new\n");
  desk.write("logo.bin", Buffer.from([0, 255, 254, 0, 10, 13]));
  unlinkSync(join(desk.workspace, "gone.txt"));
  renameSync(join(desk.workspace, "old.txt"), join(desk.workspace, "renamed.txt"));
  chmodSync(join(desk.workspace, "run.sh"), 0o755);
  unlinkSync(join(desk.workspace, "was-file"));
  symlinkSync("/etc/passwd", join(desk.workspace, "was-file"));
  const { change, entries } = await desk.publish();
  expect(entries).toEqual([
    "D 000000 gone.txt",
    "A 100644 logo.bin",
    "A 100644 new.txt",
    "D 000000 old.txt",
    "A 100644 renamed.txt",
    "M 100755 run.sh",
    "M 100644 src/a.ts",
    "T 120000 was-file",
  ]);
  expect(change.leftOut).toEqual([]);
  expect(change.files).toContainEqual({ path: "src/a.ts", added: 1, removed: 0 });
  expect(change.files).toContainEqual({ path: "logo.bin", added: undefined, removed: undefined });
  expect(change.files).toContainEqual({ path: "was-file", added: 1, removed: 1 });
  expect(await desk.story.git("--git-dir", desk.story.gitDir, "show", "agent/issue-1:was-file")).toBe("/etc/passwd");
  expect(desk.story.problems()).toEqual([]);
});

const names = [
  "-leading dash",
  "--force",
  ":(exclude)x",
  "a b",
  "a\nnew\nline",
  "a\ttab",
  "quo\"te's",
  "back\\slash",
  "*?[glob]",
  "ünï/修复🎉.txt",
  " ",
  "$(touch x);`y`",
];

test.concurrent("F43 names of any kind arrive, and are told as they are", async () => {
  await using desk = await openDesk();
  for (const name of names) desk.write(name, "x\n");
  const { change, entries } = await desk.capture();
  expect(entries.toSorted()).toEqual(names.map((name) => `A 100644 ${name}`).toSorted());
  expect(change.files.map(({ path }) => path).toSorted()).toEqual(names.toSorted());
});

test.concurrent("F43 names that are no UTF-8 keep their bytes, and a repository among them is left out as well", async () => {
  await using desk = await openDesk();
  const latin = (name: string) => Buffer.concat([Buffer.from(`${desk.workspace}/`), Buffer.from(name, "latin1")]);
  desk.write("file", "x\n");
  await desk.agent("init", "-q", "nested");
  await desk.agent("-C", "nested", "commit", "-q", "--allow-empty", "-m", "x");
  renameSync(join(desk.workspace, "file"), latin("caf\xe9"));
  renameSync(join(desk.workspace, "nested"), latin("nest\xe9"));
  const { change, entries } = await desk.capture();
  expect(entries).toEqual(["A 100644 caf\ufffd"]);
  expect(change.leftOut).toEqual([
    { path: "nest\ufffd", code: "DKH-112", detail: "a nested repository whose name is not text" },
  ]);
  const listing = ["ls-tree", "--name-only", change.tree];
  const quoted = await desk.story.git("--git-dir", join(desk.folder, "publisher.git"), ...listing);
  expect(quoted).toContain('"caf\\351"');
});

test.concurrent("what the repository ignores is not published, however it is ignored", async () => {
  await using desk = await openDesk({ files: { ".gitignore": "*.log\nbuild/\n", "kept.log.txt": "x\n" } });
  desk.write("debug.log", "x\n");
  desk.write("build/out.js", "x\n");
  desk.write("src/.gitignore", "secret\n");
  desk.write("src/secret", "x\n");
  desk.write("kept.log.txt", "y\n");
  expect((await desk.capture()).entries).toEqual(["M 100644 kept.log.txt", "A 100644 src/.gitignore"]);
});

test.concurrent("a folder whose path is too long for git is named, and the rest is published", async () => {
  await using desk = await openDesk();
  desk.write("a.txt", "a\n");
  const inWorkspace = (command: string) => execFileSync("bash", ["-c", command], { cwd: desk.workspace });
  const name = "deep".repeat(60);
  inWorkspace(`for i in {1..18}; do mkdir ${name} && cd ${name}; done; echo x > x`);
  const { change, entries } = await desk.capture();
  inWorkspace(`rm -rf ${name}`);
  expect(entries).toEqual(["A 100644 a.txt"]);
  const path = expect.stringMatching(/^(?:deep){50}…$/);
  expect(change.leftOut).toEqual([{ path, code: "DKH-112", detail: "it cannot be read" }]);
});

test.concurrent("an untouched workspace is an empty change, and so is one whose times were touched", async () => {
  await using desk = await openDesk({ files: { "a.txt": "a\n" } });
  expect(await desk.publisher.capture()).toMatchObject({ files: [], leftOut: [] });
  desk.write("a.txt", "a\n");
  chmodSync(join(desk.workspace, "a.txt"), 0o600);
  mkdirSync(join(desk.workspace, "empty"));
  expect(await desk.publisher.capture()).toMatchObject({ files: [], leftOut: [] });
});

test.concurrent("a second capture sees what was changed after the first", async () => {
  await using desk = await openDesk();
  desk.write("a.txt", "a\n");
  await desk.publisher.capture();
  unlinkSync(join(desk.workspace, "a.txt"));
  desk.write("b.txt", "b\n");
  expect((await desk.capture()).entries).toEqual(["A 100644 b.txt"]);
});

test.concurrent("a repository inside the repository is left out and told, with commits or without", async () => {
  await using desk = await openDesk({ files: { "lib/a.ts": "a\n" } });
  for (const nested of ["born", "unborn", 'it\'s\n"odd"', "plain"]) desk.write(`${nested}/x.txt`, "x\n");
  desk.write("kept.txt", "x\n");
  for (const nested of ["born", 'it\'s\n"odd"']) {
    await desk.agent("init", "-q", nested);
    await desk.agent("-C", nested, "add", ".");
    await desk.agent("-C", nested, "commit", "-q", "-m", "x");
  }
  await desk.agent("init", "-q", "unborn");
  const { change, entries } = await desk.capture();
  expect(entries).toEqual(["A 100644 kept.txt", "A 100644 plain/x.txt"]);
  expect(change.leftOut.map(({ path }) => path).toSorted()).toEqual(["born", 'it\'s\n"odd"', "unborn"]);
  expect(change.files.map(({ path }) => path)).toEqual(["kept.txt", "plain/x.txt"]);
});

test.concurrent("a repository made of a folder that the base has does not hide it", async () => {
  await using desk = await openDesk({ files: { "lib/a.ts": "a\n", "lib/b.ts": "b\n" } });
  await desk.agent("init", "-q", "lib");
  desk.write("lib/a.ts", "changed\n");
  unlinkSync(join(desk.workspace, "lib", "b.ts"));
  desk.write("lib/c.ts", "new\n");
  expect((await desk.capture()).entries).toEqual(["M 100644 lib/a.ts", "D 000000 lib/b.ts", "A 100644 lib/c.ts"]);
});

test.concurrent("F46 a submodule that was not checked out stays as it is", async () => {
  await using desk = await openDesk({ submodule: true });
  desk.write("a.txt", "a\n");
  const { change, entries } = await desk.capture();
  expect(entries).toEqual(["A 100644 a.txt"]);
  expect(change.leftOut).toEqual([]);
});

test.concurrent("a submodule with new commits stays at its own, and is told", async () => {
  await using desk = await openDesk({ submodule: true });
  await desk.agent("-c", "protocol.allow=always", "submodule", "--quiet", "update", "--init");
  await desk.agent("-C", "sub", "commit", "-q", "--allow-empty", "-m", "inside");
  desk.write("a.txt", "a\n");
  const { change, entries } = await desk.capture();
  expect(entries).toEqual(["A 100644 a.txt"]);
  expect(change.leftOut).toEqual([{ path: "sub", code: "DKH-112", detail: "a submodule at another commit" }]);
});

test.concurrent("a file that was replaced by a repository stays as it was", async () => {
  await using desk = await openDesk({ files: { thing: "x\n" } });
  unlinkSync(join(desk.workspace, "thing"));
  await desk.agent("init", "-q", "thing");
  await desk.agent("-C", "thing", "commit", "-q", "--allow-empty", "-m", "x");
  const { change } = await desk.capture();
  expect(change).toMatchObject({ files: [], leftOut: [{ path: "thing", code: "DKH-110" }] });
});

test.concurrent("what git cannot take is left out and told; the rest is published", async () => {
  await using desk = await openDesk();
  desk.write(".GIT/config", "[core]\n");
  desk.write("sub/.git", "gitdir: /nowhere\n");
  desk.write("zebra.txt", "x\n");
  const { change, entries } = await desk.capture();
  expect(entries).toEqual(["A 100644 zebra.txt"]);
  expect(change.leftOut).toEqual([
    { path: ".GIT/config", code: "DKH-112", detail: "git accepts no file with that name" },
  ]);
});

test.concurrent.for([
  ["committed", ["commit", "-q", "-m", "mine"]],
  ["staged", ["status"]],
  ["reset", ["reset", "-q", "--hard"], []],
  ["switched the branch", ["switch", "-q", "-c", "other"]],
  ["went back in history and brought the file along", ["checkout", "-q", "--orphan", "other"]],
] as const)("the result is right when the agent %s in the workspace", async ([, command, expected]) => {
  await using desk = await openDesk();
  desk.write("a.txt", "a\n");
  await desk.agent("add", ".");
  await desk.agent(...command);
  const { entries } = await desk.capture();
  expect(entries).toEqual(expected ?? ["A 100644 a.txt"]);
});

test.concurrent.for([
  ["deleted", (git: string) => rmSync(git, { recursive: true })],
  [
    "replaced by a file",
    (git: string) => [rmSync(git, { recursive: true }), write(git, "../.git", "gitdir: /nowhere\n")],
  ],
  ["emptied", (git: string) => [rmSync(git, { recursive: true }), mkdirSync(git)]],
] as const)("the result is right when .git was %s", async ([, spoil]) => {
  await using desk = await openDesk();
  desk.write("a.txt", "a\n");
  spoil(join(desk.workspace, ".git"));
  expect((await desk.capture()).entries).toEqual(["A 100644 a.txt"]);
});

test.concurrent("F45 a checkout of depth 1 is published onto a main that has moved on", async () => {
  await using desk = await openDesk({ files: { "a.txt": "a\n" }, clone: ["--depth=1"], isRemote: true });
  addToMain(desk.story, "moved on", []);
  desk.write("a.txt", "changed\n");
  const { commit, entries } = await desk.publish();
  expect(entries).toEqual(["M 100644 a.txt"]);
  const history = await desk.story.git("--git-dir", desk.story.gitDir, "log", "--format=%s", commit);
  expect(history).toBe("Change (#1)\nmore\nfirst\n");
});

test.concurrent("line ends of untouched files stay, whatever the attributes say", async () => {
  const files = { ".gitattributes": "* text=auto\n", "dos.txt": "one\r\ntwo\r\n", "unix.txt": "one\n" };
  await using desk = await openDesk({ files });
  expect(readFileSync(join(desk.workspace, "dos.txt"), "utf8")).toBe(files["dos.txt"]);
  desk.write("unix.txt", "one\ntwo\n");
  expect((await desk.capture()).entries).toEqual(["M 100644 unix.txt"]);
});

test.concurrent("F46 files that a filter of the checkout wrote are not published with what it made of them", async () => {
  const pointer = "version https://git-lfs.github.com/spec/v1\n";
  const filter = ["--config", "filter.lfs.smudge=sed s/^/CONTENT/", "--config", "filter.lfs.clean=sed s/^CONTENT//"];
  const files = { ".gitattributes": "*.bin filter=lfs\n", "big.bin": pointer };
  // Files of the very second in which the index was written are read again: see "racy git" in git's documentation.
  await using desk = await openDesk({ files, clone: filter, before: nextSecond });
  expect(readFileSync(join(desk.workspace, "big.bin"), "utf8")).toBe(`CONTENT${pointer}`);
  desk.write("a.txt", "a\n");
  expect((await desk.capture()).entries).toEqual(["A 100644 a.txt"]);
});

test.concurrent("a checkout whose index is split is read", async () => {
  const files = { "a/x": "1\n", "b/y": "2\n" };
  const before = (workspace: string) => {
    execFileSync("git", ["-C", workspace, "update-index", "--split-index"]);
  };
  await using desk = await openDesk({ files, before });
  expect(readdirSync(join(desk.workspace, ".git")).some((name) => name.startsWith("sharedindex."))).toBe(true);
  desk.write("a/x", "changed\n");
  expect((await desk.capture()).entries).toEqual(["M 100644 a/x"]);
});

test.concurrent("F45 files that a sparse checkout left out are not deleted", async () => {
  await using desk = await openDesk({ files: { "a/x": "1\n", "b/y": "2\n" }, clone: ["--sparse"] });
  desk.write("a.txt", "a\n");
  expect((await desk.capture()).entries).toEqual(["A 100644 a.txt"]);
});

test.concurrent("F45 a checkout that lacks objects is refused with the remedy", async () => {
  const partial = openDesk({ files: { "a/x": "1\n" }, clone: ["--sparse", "--filter=blob:none"], isRemote: true });
  await expect(partial).rejects.toMatchObject({ code: "config", hint: expect.stringContaining("sparse-checkout") });
});
