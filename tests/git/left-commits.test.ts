/** Work that the agent leaves in the repository of the checkout is named, and kept beside what is published. */
import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leakScanner } from "../../src/leak/scanner.ts";
import { saveWork } from "../../src/run/publish/publish.ts";
import { branch, type Desk, nextSecond, openDesk } from "./desk.ts";

const files = { "a.txt": "one\ntwo\nthree\n", "b.txt": "b\n", ".gitignore": "ignored\n" };
const key = "sk-proj-Zq83hTn5LwVx2RbYc7Kd";

async function publish(desk: Desk) {
  const { change, withheld, patch, aside, left } = await saveWork(await desk.publisher.capture(), {
    publisher: desk.publisher,
    ...{ leaks: leakScanner([{ kind: "the model key", value: key }]), folder: desk.folder },
    ...{ branches: [branch], message: "x\n", compareUrl: "https://x.test/" },
  });
  return {
    published: change.files.map(({ path }) => path),
    withheld: withheld.map(({ path, code, detail }) => `${code} ${path}: ${detail.replaceAll(/`[0-9a-f]{7}`/g, "ID")}`),
    patch: patch?.patch ?? "",
    aside: aside?.patch ?? "",
    left,
  };
}

/** Bash in the workspace, as the agent runs it. */
function run(desk: Desk, script: string): void {
  const name = ["-c", "user.name=a", "-c", "user.email=a@b.test"].join(" ");
  const both = `git() { command git ${name} "$@"; }; set -e; ${script}`;
  execFileSync("bash", ["-c", both], { cwd: desk.workspace, stdio: ["ignore", "ignore", "inherit"] });
}

const commit = (subject: string) => `git add -A && git commit -q -m '${subject}'`;

test.concurrent("a branch that was left is named with its subject, and its work is a patch that the next run reads", async () => {
  await using desk = await openDesk({ files });
  run(desk, `git checkout -q -b fix; echo new > new.txt; ${commit("Fix `it`")}; git checkout -q main; echo c > c.txt`);
  const { published, withheld, patch, aside, left } = await publish(desk);
  expect(published).toEqual(["c.txt"]);
  expect(withheld).toEqual(["DKH-113 fix: a branch, ID `` Fix `it` ``; 1 file saved as a patch"]);
  expect(aside).toContain("+++ b/new.txt\n@@ -0,0 +1 @@\n+new\n");
  expect([patch, left?.patch, left?.lost, String(left?.aside)]).toEqual(["", undefined, [], aside]);
});

test.concurrent("a run that left everything on a branch publishes nothing, and keeps it all", async () => {
  await using desk = await openDesk({ files });
  const work = "echo four >> a.txt; git rm -q b.txt; mkdir d; printf '\\000\\377' > d/x.bin";
  run(desk, `git checkout -q -b fix; ${work}; ${commit("one")}; echo y > y; ${commit("two")}; git checkout -q -`);
  const { published, withheld, left } = await publish(desk);
  expect(published).toEqual([]);
  expect(withheld).toEqual(["DKH-113 fix: a branch, ID `two`; 4 files saved as a patch"]);
  await desk.agent("apply", "--check", join(desk.folder, "aside.patch"));
  expect(String(left?.aside)).toMatch(/a\.txt.*b\.txt.*d\/x\.bin.*y/s);
});

test.concurrent("each entry of the stash is named, and its untracked files are kept with it", async () => {
  await using desk = await openDesk({ files });
  const stash = (file: string, text: string) => `echo ${text} > ${file}; git stash push -q -u -m ${text}`;
  run(desk, `${stash("new.txt", "first")}; ${stash("b.txt", "second")}; echo c > c.txt`);
  const { published, withheld, aside } = await publish(desk);
  expect(published).toEqual(["c.txt"]);
  expect(withheld).toEqual([
    "DKH-113 stash@{0}: a stash, ID `On main: second`; 1 file saved as a patch",
    "DKH-113 stash@{1}: a stash, ID `On main: first`; 1 file saved as a patch",
  ]);
  expect(aside).toContain("+first");
  expect(aside).toContain("+second");
});

test.concurrent("a commit is named that HEAD was detached at, and that is on no branch", async () => {
  await using desk = await openDesk({ files });
  run(desk, `git checkout -q --detach; echo n > n.txt; ${commit("Lonely")}; git checkout -q main; echo c > c.txt`);
  const { withheld } = await publish(desk);
  expect(withheld).toEqual([expect.stringMatching(/^DKH-113 [0-9a-f]{7}: a commit on no branch, ID `Lonely`; 1 file/)]);
});

test.concurrent("so is one at which a linked work tree is detached, and a branch without a common history", async () => {
  await using desk = await openDesk({ files });
  const tree = `${desk.folder}/tree`;
  const other = `git worktree add -q --detach ${tree}; (cd ${tree}; echo w > w.txt; ${commit("In a tree")})`;
  run(desk, `${other}; git checkout -q --orphan pages; echo p > p.txt; ${commit("Pages")}; git checkout -q main`);
  const { withheld, aside } = await publish(desk);
  expect(withheld).toEqual([
    "DKH-113 pages: a branch, ID `Pages`; 1 file saved as a patch",
    "DKH-113 tree: a linked work tree, ID `In a tree`; 1 file saved as a patch",
  ]);
  expect([aside.includes("+w\n"), aside.includes("+p\n")]).toEqual([true, true]);
});

test("a linked work tree outside is named, because of its files only commits are kept; its twins, one from before the run, one that was removed and one inside", async () => {
  const git = (folder: string, ...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  const before = (workspace: string) => void git(workspace, "worktree", "add", "-q", "--detach", "../earlier");
  await using desk = await openDesk({ files, before });
  run(desk, "git worktree add -q --detach ../beside; echo w > ../beside/w.txt; echo c > c.txt");
  run(desk, "git worktree add -q --detach ../gone; git worktree remove ../gone; git worktree add -q --detach inside");
  const { passedOver, files: changed } = await desk.publisher.capture();
  expect(passedOver).toEqual([{ kind: "linked", path: "beside", detail: "" }]);
  expect(changed.map(({ path }) => path)).toEqual(["c.txt"]);
});

test.concurrent("a linked work tree inside that holds work is kept as a nested repository", async () => {
  await using desk = await openDesk({ files });
  run(desk, "git worktree add -q inside; echo w > inside/w.txt");
  const { published, withheld, patch } = await publish(desk);
  expect(published).toEqual([]);
  expect(withheld).toEqual([expect.stringMatching(/^DKH-110 inside: a nested repository, \d files kept$/)]);
  expect(patch).toContain("+++ b/inside/w.txt");
});

test.concurrent("another version of a file that is published is in that patch too", async () => {
  await using desk = await openDesk({ files });
  const there = `git checkout -q -b fix; sed -i s/two/2/ a.txt; echo n > n.txt; ${commit("Both")}; git checkout -q main`;
  run(desk, `${there}; sed -i s/two/TWO/ a.txt`);
  const { published, withheld, aside, left } = await publish(desk);
  expect(published).toEqual(["a.txt"]);
  expect(withheld).toEqual(["DKH-113 fix: a branch, ID `Both`; 2 files saved as a patch"]);
  expect(aside).toMatch(/-two\n\+2\n.*\+n\n/s);
  expect(String(left?.aside)).toBe(aside);
  expect(left?.lost).toEqual([]);
});

test.concurrent("a secret in that patch is taken out, and keeps it from the next run alone", async () => {
  await using desk = await openDesk({ files });
  const there = `git checkout -q -b fix; sed -i 's/two/${key}/' a.txt; echo n > n.txt; ${commit("Both")}; git checkout -q main`;
  run(desk, `${there}; sed -i s/two/TWO/ a.txt`);
  const { aside, left } = await publish(desk);
  expect(aside).toMatch(/^-two\n\+/m);
  expect(aside).not.toContain(key);
  expect(left?.aside).toBeUndefined();
  expect(left?.lost.map(({ path }) => path)).toEqual(["a.txt", "n.txt"]);
});

test.concurrent("secrets and protected files on a branch are in no file that is published", async () => {
  await using desk = await openDesk({ files });
  const work = `echo '${key}' > key.txt; echo x > fine.txt; mkdir -p .github/workflows; echo x > .github/workflows/x.yml`;
  run(desk, `git checkout -q -b fix; ${work}; ${commit("x")}; git checkout -q main`);
  const { published, withheld, aside, left } = await publish(desk);
  expect([published, withheld]).toEqual([[], ["DKH-113 fix: a branch, ID `x`; 3 files saved as a patch"]]);
  expect(aside).toMatch(/workflows\/x\.yml.*fine\.txt/s);
  expect(aside).not.toContain(key);
  expect(left?.aside).toBeUndefined();
});

test.concurrent("what is too much to be kept is named and counted", async () => {
  await using desk = await openDesk({ files });
  const work = "for n in $(seq 301); do echo $n > f$n.txt; done";
  run(desk, `git checkout -q -b many; ${work}; ${commit("Many")}; git checkout -q main; echo c > c.txt`);
  const { published, withheld, left } = await publish(desk);
  expect(published).toEqual(["c.txt"]);
  expect(withheld[0]).toBe("DKH-113 many: a branch, ID `Many`; 301 files not saved");
  expect([withheld.length, left?.lost.length, left?.patch]).toEqual([302, 301, undefined]);
});

const benign: readonly (readonly [title: string, script: string])[] = [
  ["a branch at the starting commit", "git branch backup; echo n > n.txt"],
  ["a branch that the work goes on from", `git checkout -q -b fix; echo n > n.txt; ${commit("x")}`],
  ["a stash that was popped", "echo n > n.txt; git stash push -q -u; git stash pop -q"],
  ["a stash that was applied", "echo n > n.txt; git stash push -q -u; git stash apply -q"],
  ["a stash that was dropped", "echo n > m.txt; git stash push -q -u; git stash drop -q; echo n > n.txt"],
  [
    "a branch that was merged",
    `git checkout -q -b fix; echo n > n.txt; ${commit("x")}; git checkout -q main; git merge -q --no-ff -m m fix`,
  ],
  [
    "a branch that was merged and taken back in parts",
    `git checkout -q -b fix; echo n > n.txt; echo m > m.txt; ${commit("x")}; git checkout -q main; git merge -q fix; rm m.txt`,
  ],
  [
    "a branch that was squashed",
    `git checkout -q -b fix; echo n > n.txt; ${commit("x")}; git checkout -q main; git merge -q --squash fix; echo m >> n.txt`,
  ],
  [
    "a commit that was picked",
    `git checkout -q --detach; echo n > n.txt; ${commit("x")}; c=$(git rev-parse HEAD); git checkout -q main; git cherry-pick $c; echo m > m.txt`,
  ],
  [
    "a branch whose files were taken over",
    `git checkout -q -b fix; echo n > n.txt; ${commit("x")}; git checkout -q main; git checkout -q fix -- .`,
  ],
  [
    "a commit that was amended",
    `echo m > n.txt; ${commit("x")}; git branch old; echo n > n.txt; ${commit("y")} --amend`,
  ],
  [
    "a branch that was rebased",
    `git checkout -q -b fix; echo n > n.txt; ${commit("x")}; git branch old; git checkout -q main; echo m > m.txt; ${commit("y")}; git checkout -q fix; git rebase -q main`,
  ],
  ["a tag", `echo n > n.txt; ${commit("x")}; git tag v8; git tag -a -m v9 v9`],
  [
    "a branch that was fetched",
    `echo n > n.txt; git clone -q . ../other; (cd ../other; echo o > o.txt; ${commit("o")}; git branch more); git remote add other ../other; git fetch -q other; git branch theirs other/more`,
  ],
  ["a linked work tree with nothing in it", "echo n > n.txt; git worktree add -q ../tree -b tree"],
  ["a linked work tree inside, with nothing in it", "echo n > n.txt; git worktree add -q inside -b tree"],
  ["refs that were packed", `echo n > n.txt; ${commit("x")}; git branch same; git pack-refs --all; git gc -q`],
  ["a reset of a change", `echo m >> b.txt; ${commit("x")}; git reset -q --hard HEAD~1; echo n > n.txt`],
];

test.concurrent.for(benign)("%s is no work that was left", async ([, script], { expect }) => {
  await using desk = await openDesk({ files });
  run(desk, `${script.replaceAll("../", `${desk.folder}/`)}; test -e n.txt`);
  const { published, withheld } = await publish(desk);
  expect(withheld).toEqual([]);
  expect(published).toContain("n.txt");
});

test.concurrent("what an earlier step has left is no work of this run", async () => {
  const before = (workspace: string) => {
    const name = ["-c", "user.name=a", "-c", "user.email=a@b.test"];
    const git = (...args: string[]) => execFileSync("git", [...name, ...args], { cwd: workspace });
    writeFileSync(join(workspace, "old.txt"), "x\n");
    git("stash", "push", "-q", "-u");
    git("checkout", "-q", "--detach");
    git("commit", "-q", "--allow-empty", "-m", "x");
    git("branch", "old");
    git("checkout", "-q", "main");
  };
  await using desk = await openDesk({ files, before });
  desk.write("n.txt", "n\n");
  expect(await publish(desk)).toMatchObject({ published: ["n.txt"], withheld: [] });
});

test.concurrent("a shallow checkout tells it as well", async () => {
  await using desk = await openDesk({ files, clone: ["--depth=1"], isRemote: true });
  run(desk, `git checkout -q -b fix; echo n > n.txt; ${commit("x")}; git checkout -q main`);
  expect((await publish(desk)).withheld).toEqual(["DKH-113 fix: a branch, ID `x`; 1 file saved as a patch"]);
});

const elsewhere: readonly (readonly [title: string, trap: (objects: string, other: string) => void])[] = [
  ["another folder by a file", (objects, other) => writeFileSync(join(objects, "info/alternates"), `${other}\n`)],
  [
    "another folder by a link",
    (objects, other) => {
      rmSync(join(objects, "pack"), { recursive: true, force: true });
      symlinkSync(join(other, "pack"), join(objects, "pack"));
    },
  ],
  [
    "another repository altogether",
    (objects, other) => {
      renameSync(objects, `${objects}.old`);
      symlinkSync(other, objects);
    },
  ],
];

test.concurrent.for(elsewhere)("objects that lead to %s are not looked at", async ([, trap], { expect }) => {
  await using desk = await openDesk({ files });
  const other = join(desk.story.folder, "private-project");
  mkdirSync(other);
  run(desk, `cd ${other}; git init -q; echo topsecret > s.txt; ${commit("Hidden")}; git gc -q`);
  const theirs = execFileSync("git", ["rev-parse", "HEAD"], { cwd: other, encoding: "utf8" });
  writeFileSync(join(desk.workspace, ".git/refs/heads/trap"), theirs);
  desk.write("c.txt", "c\n");
  trap(join(desk.workspace, ".git/objects"), join(other, ".git/objects"));
  const { published, withheld, patch, left } = await publish(desk);
  expect(published).toEqual(["c.txt"]);
  expect(withheld).toEqual(["DKH-114 trap: a branch at ID: it cannot be read"]);
  expect(`${patch}${left?.patch}`).not.toContain("topsecret");
});

test.concurrent("a branch whose commit is nowhere is named, and so are refs that are no files", async () => {
  await using desk = await openDesk({ files });
  writeFileSync(join(desk.workspace, ".git/refs/heads/gone"), `${"1".repeat(40)}\n`);
  symlinkSync("/etc", join(desk.workspace, ".git/refs/heads/etc"));
  writeFileSync(join(desk.workspace, ".git/refs/heads/odd"), "--upload-pack=x\n");
  desk.write("c.txt", "c\n");
  expect(await publish(desk)).toMatchObject({
    published: ["c.txt"],
    withheld: ["DKH-114 gone: a branch at ID: it cannot be read"],
  });
});

test.concurrent.for([
  ["of the checkout", "git add s.txt"],
  ["of a linked work tree", "git worktree add -q $TREE -b tree; mv s.txt $TREE; (cd $TREE; git add s.txt; rm s.txt)"],
])("a new file that is only in the index %s is named, and kept as a patch", async ([, stage], { expect }) => {
  await using desk = await openDesk({ files, before: nextSecond });
  run(desk, `TREE=${desk.folder}/tree; echo staged > s.txt; ${stage}; rm -f s.txt`);
  const { published, withheld, aside } = await publish(desk);
  expect([published, withheld]).toEqual([[], ["DKH-119 s.txt: "]]);
  expect(aside).toContain("+++ b/s.txt\n@@ -0,0 +1 @@\n+staged\n");
});

test.concurrent.for([
  ["that was moved afterwards", "echo n > m.txt; git add m.txt; mv m.txt n.txt"],
  ["of which a later version is there", "echo m > n.txt; git add n.txt; echo n > n.txt"],
  ["that was unstaged", "echo m > m.txt; git add m.txt; git rm -q -f m.txt; echo n > n.txt"],
  ["that the base has", "echo n > n.txt; echo c >> b.txt; git add b.txt; rm b.txt"],
] as const)("a staged file %s is no work that was left", async ([, script], { expect }) => {
  await using desk = await openDesk({ files, before: nextSecond });
  run(desk, script);
  const { published, withheld } = await publish(desk);
  expect(withheld).toEqual([]);
  expect(published).toContain("n.txt");
});

test.concurrent("an index that is a pipe, or no index, costs no other work", async () => {
  for (const spoil of ["mkfifo .git/index", "echo x > .git/index"]) {
    await using desk = await openDesk({ files, before: nextSecond });
    run(desk, `echo n > n.txt; rm .git/index; ${spoil}`);
    expect(await publish(desk)).toMatchObject({ published: ["n.txt"], withheld: [] });
  }
});
