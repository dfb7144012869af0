/** Repositories inside the checkout: our git never starts in one, and one that git cannot take costs no other work. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { git } from "../../src/core/workspace/git.ts";
import { addToMain, branch, type Desk, openDesk, writeProgram } from "./desk.ts";

/** The agent's own git in a folder of the workspace. */
const inside = (desk: Desk, path: string, ...args: string[]) => desk.agent("-C", path, ...args);

const commit = (desk: Desk, path: string) => inside(desk, path, "commit", "-q", "--allow-empty", "-m", "x");

/** Plants programs in a repository, which git would run to look at it, and resolves to whether one of them ran. */
async function trap(desk: Desk, path: string): Promise<() => boolean> {
  const name = path.replaceAll("/", "-");
  const [sang, canary] = [join(desk.story.folder, `sang-${name}`), join(desk.story.folder, `canary-${name}`)];
  writeProgram(canary, `touch '${sang}'\nexit 1`);
  writeProgram(join(desk.story.folder, "hooks/post-index-change"), `touch '${sang}'`);
  desk.write(`${path}/f.txt`, "one\n");
  await inside(desk, path, "add", "f.txt");
  desk.write(`${path}/.gitattributes`, "* filter=evil\n");
  desk.write(`${path}/f.txt`, "two\n");
  const settings = { "filter.evil.clean": canary, "core.fsmonitor": canary, "core.sshCommand": canary };
  const others = { "core.hooksPath": join(desk.story.folder, "hooks"), "remote.origin.url": "ssh://nobody.test/x" };
  for (const [key, value] of Object.entries({ ...settings, ...others })) await inside(desk, path, "config", key, value);
  return () => existsSync(sang);
}

async function initialized(desk: Desk): Promise<void> {
  await desk.agent("-c", "protocol.allow=always", "submodule", "--quiet", "update", "--init");
}

test.concurrent("no program of a repository in the place of a submodule runs", async () => {
  await using desk = await openDesk({ submodule: true });
  await desk.agent("init", "-q", "sub");
  const ran = await trap(desk, "sub");
  desk.write("a.txt", "a\n");
  const { change, entries } = await desk.capture();
  expect(ran()).toBe(false);
  expect(entries).toEqual(["A 100644 a.txt"]);
  expect(change.leftOut).toEqual([{ path: "sub", code: "DKH-112", detail: "files instead of a submodule" }]);
  // The trap is alive: git in the checkout springs it.
  await desk.agent("status").catch(String);
  expect(ran()).toBe(true);
});

test.concurrent("nor of one that `.git` leads to as a file, of one two deep, or of a submodule that was checked out", async () => {
  await using desk = await openDesk({ submodule: true });
  await initialized(desk);
  const ran = [await trap(desk, "sub")];
  await inside(desk, "sub", "init", "-q", "inner");
  ran.push(await trap(desk, "sub/inner"));
  await desk.agent("init", "-q", "hidden");
  mkdirSync(join(desk.workspace, "led"));
  renameSync(join(desk.workspace, "hidden/.git"), join(desk.story.folder, "elsewhere"));
  desk.write("led/.git", `gitdir: ${join(desk.story.folder, "elsewhere")}\n`);
  ran.push(await trap(desk, "led"));
  desk.write("a.txt", "a\n");
  for (const _ of [1, 2]) expect((await desk.capture()).entries).toEqual(["A 100644 a.txt"]);
  expect(ran.map((has) => has())).toEqual([false, false, false]);
});

test.concurrent("a nested repository is not entered when a file beside it cannot be converted", async () => {
  await using desk = await openDesk({ files: { ".gitattributes": "*.utf16 working-tree-encoding=UTF-16\n" } });
  await desk.agent("init", "-q", "nested");
  await commit(desk, "nested");
  const ran = await trap(desk, "nested");
  desk.write("odd.utf16", "no byte order mark");
  desk.write("a.txt", "a\n");
  const { change, entries } = await desk.capture();
  expect(ran()).toBe(false);
  expect(entries).toEqual(["A 100644 a.txt"]);
  expect(change.leftOut.map(({ path }) => path).toSorted()).toEqual(["nested", "odd.utf16"]);
});

test.concurrent("a repository is not entered when the branch has gone on, and its tip is fetched", async () => {
  await using desk = await openDesk({ submodule: true });
  await initialized(desk);
  const ran = await trap(desk, "sub");
  desk.write("a.txt", "a\n");
  const change = await desk.publisher.capture();
  await desk.publisher.push(await desk.publisher.commit(change, "x\n"), branch);
  addToMain(desk.story, "the submodule moves on", [`M 160000 ${"1".repeat(40)} sub\n`]);
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", "-f", branch, "main");
  const rules = { branch, policy: {} as never, leaks: {} as never };
  await desk.publisher.rebase(change, "x\n", rules).catch(() => undefined);
  expect(ran()).toBe(false);
});

test.concurrent("a submodule that was checked out and not touched keeps its pointer, and is not named", async () => {
  await using desk = await openDesk({ submodule: true });
  await initialized(desk);
  desk.write("a.txt", "a\n");
  const { change, entries } = await desk.publish();
  expect(entries).toEqual(["A 100644 a.txt"]);
  expect(change.leftOut).toEqual([]);
});

test.concurrent("a submodule whose folder is gone is a change, as before", async () => {
  await using desk = await openDesk({ submodule: true });
  rmSync(join(desk.workspace, "sub"), { recursive: true });
  expect((await desk.capture()).entries).toEqual(["D 000000 sub"]);
});

test.concurrent("files instead of a submodule are named, and change nothing there", async () => {
  await using desk = await openDesk({ submodule: true });
  desk.write("sub/x.txt", "x\n");
  desk.write("a.txt", "a\n");
  const { change, entries } = await desk.capture();
  expect(entries).toEqual(["A 100644 a.txt"]);
  expect(change.leftOut).toEqual([{ path: "sub", code: "DKH-112", detail: "files instead of a submodule" }]);
});

test.concurrent("a repository without a commit in the place of a submodule is named, and the rest is published", async () => {
  await using desk = await openDesk({ submodule: true });
  await desk.agent("init", "-q", "sub");
  desk.write("sub/staged.txt", "s\n");
  await inside(desk, "sub", "add", ".");
  desk.write("a.txt", "a\n");
  const { change, entries } = await desk.capture();
  expect(entries).toEqual(["A 100644 a.txt"]);
  expect(change.leftOut).toEqual([{ path: "sub", code: "DKH-112", detail: "files instead of a submodule" }]);
});

test.concurrent("nothing is named of an empty repository in the place of a submodule", async () => {
  await using desk = await openDesk({ submodule: true });
  await desk.agent("init", "-q", "sub");
  desk.write("a.txt", "a\n");
  expect(await desk.capture()).toMatchObject({ entries: ["A 100644 a.txt"], change: { leftOut: [] } });
});

test.concurrent.for([
  ["[core\n"],
  ["[core]\n\tbare = perhaps\n"],
  ["[core]\n\trepositoryformatversion = 99\n"],
] as const)("a repository with the settings %j costs no other work", async ([settings]) => {
  await using desk = await openDesk({ submodule: true });
  for (const path of ["sub", "nested"]) {
    await desk.agent("init", "-q", path);
    desk.write(`${path}/s.txt`, "s\n");
    await inside(desk, path, "add", ".");
    await commit(desk, path);
    writeFileSync(join(desk.workspace, path, ".git/config"), settings);
  }
  desk.write("a.txt", "a\n");
  const { change, entries } = await desk.capture();
  expect(entries).toEqual(["A 100644 a.txt"]);
  expect(change.leftOut.map(({ path }) => path).toSorted()).toEqual(["nested", "sub"]);
});

test.concurrent("a file becomes a folder, and a folder a file", async () => {
  await using desk = await openDesk({ files: { thing: "x\n", "lib/a.ts": "a\n", "lib/b/c.ts": "c\n" } });
  for (const path of ["thing", "lib"]) rmSync(join(desk.workspace, path), { recursive: true });
  desk.write("thing/x.txt", "x\n");
  desk.write("lib", "l\n");
  expect((await desk.capture()).entries).toEqual([
    "A 100644 lib",
    "D 000000 lib/a.ts",
    "D 000000 lib/b/c.ts",
    "D 000000 thing",
    "A 100644 thing/x.txt",
  ]);
});

test("commands that enter submodules are refused at the door", async () => {
  await using desk = await openDesk({ submodule: true });
  const here = git({ folder: desk.workspace });
  for (const args of [
    ["add", "."],
    ["status"],
    ["diff"],
    ["commit", "-m", "x"],
    ["submodule", "status"],
    ["diff-files"],
  ])
    await expect(here.raw(args)).rejects.toThrow(/enters submodules/);
  await expect(here.raw(["status", "--ignore-submodules=all"])).resolves.toContain("On branch main");
});

test.concurrent.for<readonly [title: string, make: (path: string) => void]>([
  ["with a value that git refuses", (path) => writeFileSync(path, '[submodule "s"]\n\tpath=s\n\turl=x\n\tupdate=!x\n')],
  ["with the marks of a conflict", (path) => writeFileSync(path, "<<<<<<< HEAD\n=======\n>>>>>>> other\n")],
  ["cut off", (path) => writeFileSync(path, '[submodule "s"\n')],
  ["that is a link out of the workspace", (path) => symlinkSync("/etc/passwd", path)],
  ["that is a named pipe", (path) => void execFileSync("mkfifo", [path])],
])("a `.gitmodules` %s costs no other work, beside a repository that the agent made", async ([, make]) => {
  await using desk = await openDesk();
  await desk.agent("init", "-q", "s");
  desk.write("s/f.txt", "f\n");
  await inside(desk, "s", "add", "f.txt");
  await commit(desk, "s");
  make(join(desk.workspace, ".gitmodules"));
  desk.write("work.txt", "work\n");
  expect((await desk.capture()).entries).toContain("A 100644 work.txt");
});

test.concurrent.for([".gitignore", "deep/.gitattributes", "deep/.gitignore"])(
  "a named pipe in the place of %s does not hold up git, and pipes that were there before are left",
  async (name) => {
    const makePipe = (path: string) => void execFileSync("mkfifo", [path]);
    await using desk = await openDesk({ before: (workspace) => makePipe(join(workspace, "older")) });
    desk.write("deep/work.txt", "work\n");
    const pipes = [name, "deep/pipe", "older"].map((path) => join(desk.workspace, path));
    for (const path of pipes.slice(0, 2)) makePipe(path);
    expect((await desk.capture()).entries).toEqual(["A 100644 deep/work.txt"]);
    expect(pipes.map((path) => existsSync(path))).toEqual([false, false, true]);
  },
);
