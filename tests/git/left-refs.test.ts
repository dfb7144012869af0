/** Refs that share commits, and commits that no ref leads to any more: every file is in the patch or is named. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { type Desk, openDesk } from "./desk.ts";

const files = { "a.txt": "one\ntwo\nthree\n", "b.txt": "b\n" };

/** Bash in the workspace, as the agent runs it. `commit NAME` commits everything under that subject. */
function run(desk: Desk, script: string): void {
  const git = 'git() { command git -c user.name=a -c user.email=a@b.test -c advice.detachedHead=false "$@"; }';
  const commit = 'commit() { git add -A; git commit -q -m "$@"; }; file() { echo $1 > $1.txt; commit $1; }';
  const branch = "on() { git checkout -q -b $1 $2; }; back() { git checkout -q main; }";
  execFileSync("bash", ["-c", `set -e; ${git}; ${commit}; ${branch}; ${script.replaceAll("../", `${desk.folder}/`)}`], {
    cwd: desk.workspace,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function left(desk: Desk) {
  const { leftOut, aside } = await desk.publisher.capture();
  const named = leftOut.map(({ path, code, detail }) => `${code} ${path}: ${detail}`);
  return {
    named: named.map((line) => line.replaceAll(/\b[0-9a-f]{7}\b/g, "ID")),
    paths: aside?.paths.toSorted() ?? [],
    patch: aside?.patch.toString() ?? "",
  };
}

const one = (name: string, kind = "a branch", subject = name) =>
  expect.stringMatching(new RegExp(`^DKH-113 ${name}: ${kind}, \`ID\` \`${subject}\`; 1 file saved as a patch$`));

const shapes: readonly (readonly [title: string, script: string, paths: string, named: readonly unknown[]])[] = [
  [
    "stacked branches",
    "on w1; file y; on w2; file z; back",
    "y z",
    [one("w1", "a branch", "y"), one("w2", "a branch", "z")],
  ],
  [
    "stacked branches that are named the other way round",
    "on w2; file y; on w1; file z; back",
    "y z",
    [one("w1", "a branch", "z"), one("w2", "a branch", "y")],
  ],
  [
    "a stash on a branch",
    "on w; file y; echo s > s.txt; git stash push -q -u -m s; back",
    "s y",
    [one("w", "a branch", "y"), one("stash@\\{0\\}", "a stash", "On w: s")],
  ],
  [
    "branches that fork from one commit that no ref names",
    "on w1; file x; file y; on w2 HEAD~1; file z; back",
    "x y z",
    [expect.stringMatching(/^DKH-113 w1: .* 2 files saved/), one("w2", "a branch", "z")],
  ],
  [
    "a diamond",
    "on w1; file x; on w2; file y; on w3 w1; file z; git merge -q -m m w2; file m; back",
    "m x y z",
    [one("w1", "a branch", "x"), one("w2", "a branch", "y"), expect.stringMatching(/^DKH-113 w3: .* 2 files saved/)],
  ],
  [
    "a merge of several",
    "on w1; file x; on w2 main; file y; on w3 main; file z; git merge -q -m m w1 w2; back; git branch -q -D w1 w2",
    "x y z",
    [expect.stringMatching(/^DKH-113 w3: .* 3 files saved/)],
  ],
  [
    "a commit on a branch, and then an amended one",
    "on w; file y; file z; echo z2 > z.txt; commit z --amend; back",
    "y z",
    [expect.stringMatching(/^DKH-113 w: .* 2 files saved/)],
  ],
  [
    "a branch that was rebased while another one was checked out",
    "on w1; file y; back; on w2; file z; git rebase -q w2 w1; back",
    "y z",
    [one("w1", "a branch", "y"), one("w2", "a branch", "z")],
  ],
  [
    "a tag on a detached commit",
    "git checkout -q --detach; file y; git tag t; back",
    "y",
    [one("ID", "a commit on no branch", "y")],
  ],
  [
    "a commit that is on a tag only, and one on an annotated tag",
    "echo y > y.txt; git add -A; git tag t $(git commit-tree -p HEAD -m y $(git write-tree)); git rm -q -f y.txt; echo z > z.txt; git add -A; git tag -a -m v v $(git commit-tree -p HEAD -m z $(git write-tree)); git rm -q -f z.txt",
    "y z",
    [one("t", "a tag", "y"), one("v", "a tag", "z")],
  ],
  [
    "refs of other kinds, packed and not",
    "on w; file y; git update-ref refs/x/deep/y HEAD; back; git branch -q -D w; rm -rf .git/logs; git pack-refs --all; echo z > z.txt; git add -A; git update-ref refs/keep $(git commit-tree -m z $(git write-tree)); git rm -q -f z.txt",
    "y z",
    [one("refs/x/deep/y", "a ref", "y"), one("refs/keep", "a ref", "z")],
  ],
  [
    "a stash with logs turned off, and the stash of a rebase that stands still",
    "git config core.logAllRefUpdates false; rm -rf .git/logs; echo y > y.txt; git stash push -q -u -m later; rm -rf .git/logs",
    "y",
    [expect.stringMatching(/^DKH-113 stash@\{0\}: a stash, /)],
  ],
  [
    "commits at which HEAD was detached, one on the other",
    "git checkout -q --detach; file y; back; git checkout -q -; file z; back",
    "y z",
    [one("ID", "a commit on no branch", "y"), one("ID", "a commit on no branch", "z")],
  ],
  [
    "a linked work tree on a branch that was left",
    "on w; file y; back; git worktree add -q --detach ../tree w; (cd ../tree; file z)",
    "y z",
    [one("w", "a branch", "y"), one("tree", "a linked work tree", "z")],
  ],
  [
    "two branches with the same file",
    "on w1; file y; c=$(git rev-parse HEAD); on w2 main; file z; git cherry-pick $c; git reset -q --hard HEAD~1; git cherry-pick $c; back",
    "y z",
    [one("w1", "a branch", "y"), one("w2", "a branch", "y")],
  ],
  [
    "a file that was staged, and removed before the stash",
    "echo y > y.txt; git add y.txt; rm y.txt; echo s > a.txt; git stash push -q -m s",
    "a y",
    [expect.stringMatching(/^DKH-113 stash@\{0\}: .* 2 files saved/)],
  ],
];

test.concurrent.for(shapes)(
  "%s: all is in the patch, and each ref is named",
  async ([, script, paths, named], { expect }) => {
    await using desk = await openDesk({ files });
    run(desk, `${script}; echo ok > ok.txt`);
    const found = await left(desk);
    expect(found.paths).toEqual(paths.split(" ").map((name) => `${name}.txt`));
    expect(found.named).toEqual(named);
  },
);

test.concurrent.for([
  [
    "with logs turned off, a commit that HEAD was detached at",
    "git config core.logAllRefUpdates false; rm -rf .git/logs; git checkout -q --detach; file y; back",
  ],
  [
    "with logs turned off, a branch that was deleted",
    "git -c core.logAllRefUpdates=false checkout -q -b w; git config core.logAllRefUpdates false; file x; file y; git checkout -q main; git branch -q -D w; rm -rf .git/logs",
  ],
  [
    "ORIG_HEAD alone",
    "file y; git reset -q --hard HEAD~1; rm -rf .git/logs; git pack-refs --all; git repack -q -a -d -k",
  ],
] as const)("%s: its files are in the patch, and nobody is alarmed", async ([, script], { expect }) => {
  await using desk = await openDesk({ files });
  run(desk, script);
  const found = await left(desk);
  expect(found.paths).toContain("y.txt");
  expect(found.named).toContainEqual(expect.stringMatching(/^DKH-120 ID: a dropped commit, `ID` `y`/));
});

test.concurrent.for([
  [
    "tags and refs that were fetched",
    "(cd ../served.git && git tag old main~0 && git branch other $(git commit-tree -m o main^{tree} --  2>/dev/null || git rev-parse main)); git fetch -q --tags; git fetch -q origin +refs/heads/*:refs/fetched/*",
  ],
  [
    "tags on what is published",
    "file y; git tag t; git tag -a -m v v; git update-ref refs/x/y HEAD; git update-ref refs/x/main main",
  ],
  [
    "a rebase, an amendment and a popped stash with logs turned off",
    "git config core.logAllRefUpdates false; file y; echo z > z.txt; commit y --amend; echo s > s.txt; git stash -q -u; git stash pop -q",
  ],
] as const)("the twin, %s: nothing is named", async ([, script], { expect }) => {
  await using desk = await openDesk({ files });
  run(desk, script.replaceAll("../served.git", `${desk.story.folder}/served.git`));
  expect((await left(desk)).named).toEqual([]);
});

test.concurrent("the patch of stacked branches applies to the base, one after the other", async () => {
  await using desk = await openDesk({ files });
  run(desk, "on w1; sed -i s/one/1/ a.txt; commit first; on w2; sed -i s/three/3/ a.txt; commit second; back");
  const { patch } = await left(desk);
  execFileSync("git", ["apply"], { cwd: desk.workspace, input: patch });
  expect(await desk.agent("diff", "--numstat")).toBe("2\t2\ta.txt\n");
});

test.concurrent("a ref whose files the patch has from others is named, and one whose files are published is not", async () => {
  await using desk = await openDesk({ files });
  const pick = "c=$(git rev-parse HEAD)";
  run(desk, `on w1; file y; ${pick}; on w2 main; git commit -q --allow-empty -m e; git cherry-pick $c; back`);
  expect((await left(desk)).named).toEqual([
    one("w1", "a branch", "y"),
    "DKH-113 w2: a branch, `ID` `y`; its files are in the patch with those of other refs",
  ]);
  run(desk, "echo y > y.txt");
  expect((await left(desk)).named).toEqual([]);
});

const dropped: readonly (readonly [title: string, script: string])[] = [
  ["a reset", "file y; git reset -q --hard HEAD~1"],
  ["a reset on a branch that was left then", "on w; file y; git reset -q --hard main; back"],
  ["the deletion of its branch", "on w; file y; back; git branch -q -D w"],
  [
    "a branch that was set to another commit",
    "git worktree add -q ../tree -b w; (cd ../tree; file y); git -C ../tree reset -q --hard main",
  ],
  ["a reset of a detached HEAD", "git checkout -q --detach; file y; git reset -q --hard HEAD~1; back"],
];

test.concurrent.for(dropped)(
  "a commit that was dropped by %s is named as dropped, and kept",
  async ([, script], { expect }) => {
    await using desk = await openDesk({ files });
    run(desk, `${script}; echo ok > ok.txt`);
    const { named, paths } = await left(desk);
    expect(named).toEqual(["DKH-120 ID: a dropped commit, `ID` `y`; 1 file saved as a patch"]);
    expect(paths).toEqual(["y.txt"]);
  },
);

test.concurrent.for([
  ["whose file is there again", "file y; git reset -q --hard HEAD~1; echo other > y.txt"],
  ["whose file has another name", "file y; git reset -q --soft HEAD~1; git mv y.txt z.txt"],
  ["that only changed files", "echo more >> a.txt; commit x; git reset -q --hard HEAD~1"],
  ["that was picked again", "on w; file y; back; git cherry-pick w; git branch -q -D w"],
  [
    "that a branch leads to",
    "on w; file y; git reset -q --hard HEAD~1; git merge -q --ff-only ORIG_HEAD; back; git merge -q w",
  ],
] as const)("a commit %s is no loss when it is dropped", async ([, script], { expect }) => {
  await using desk = await openDesk({ files });
  run(desk, script);
  expect((await left(desk)).named).toEqual([]);
});

test.concurrent("refs and files beyond the limits are named, the last ones by their number", async () => {
  await using desk = await openDesk({ files });
  const many = "for n in $(seq 25); do git checkout -q -b w$n main; echo $n > f$n.txt; commit $n; done";
  run(desk, `${many}; git checkout -q -b big main; for n in $(seq 1500); do echo $n > n$n.txt; done; commit big; back`);
  const { named, paths } = await left(desk);
  expect(named.filter((line) => line.startsWith("DKH-113"))).toHaveLength(20);
  expect(
    named.filter((line) => /^DKH-114 w\d+: a branch at `ID`: there are too many like it$/.test(line)),
  ).toHaveLength(6);
  expect(named).toContainEqual(expect.stringMatching(/^DKH-113 big: a branch, `ID` `big`; 1,500 files not saved$/));
  expect(named[1001]).toMatch(/^DKH-114 n\d+\.txt: and 499 others like it$/);
  expect(paths).toHaveLength(19);
});

test.concurrent("work on a branch of a nested clone is named, and what its HEAD or its remote leads to is not", async () => {
  await using desk = await openDesk({ files });
  run(desk, "git clone -q . sub; cd sub; on w; file y; back; on merged; file z; back; git merge -q merged");
  const { named } = await left(desk);
  expect(named).toEqual([
    expect.stringMatching(/^DKH-110 sub: a nested repository, 4 files kept$/),
    "DKH-114 sub: a branch in this repository, `w` at `ID`",
  ]);
});
