/** Work that git cannot store: what can be published is, the run is a failure, and the next one begins with the rest. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { finish } from "./approving.ts";
import { answersOf, stageFor } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const bash = (command: string) => call("terminal", { command, security_risk: "LOW" });
const told = ({ model }: Stage) => JSON.stringify(model?.requests.at(-1)?.body.messages);

const published = ({ repository }: Stage) =>
  execFileSync("git", ["--git-dir", repository.gitDir, "diff", "--name-only", "main", branch], { encoding: "utf8" })
    .trim()
    .split("\n");

test("a nested repository is in the patch, and in the workspace of the next run; a branch and a stash that were left are named, and that run can read their work and applies none of it", async () => {
  const name = "git config user.name a; git config user.email a@b.test";
  const left = bash(
    `${name}; git checkout -q -b try; echo tried > try.txt; git add -A; git commit -q -m "Try it"; git checkout -q -; echo s > stashed.txt; git stash push -q -u -m later`,
  );
  const nest = bash(
    "echo half > note.txt; mkdir tool && cd tool && git init -q && echo tooled > tool.js && git add . && git -c user.name=a -c user.email=a@b.test commit -qm x",
  );
  const look = bash("cat tool/tool.js; ls; echo more > more.txt");
  const stage = await stageFor({ script: [left, nest, finish, look, finish] });
  const first = await stage.play();
  expect([first.outputs.outcome, first.runner.exitCode]).toEqual(["failed", 1]);
  expect(published(stage)).toEqual(["note.txt"]);
  const [answer = ""] = answersOf(first);
  expect(answer).toContain("### 🔴 Changed 1 file: draft pull request #2, but ");
  expect(answer).toContain("git cannot store `tool` (a nested repository, 1 file kept)");
  expect(answer).toMatch(
    /work was left in `try` \(a branch, `[0-9a-f]{7}` `Try it`; 1 file saved as a patch\), `stash@\{0\}` \(a stash, /,
  );
  expect(answer).toContain("**DKH-110** `tool` cannot be stored by git as it is (a nested repository, 1 file kept)");
  expect(answer).toContain("**DKH-113** `try` has work that is not in the work tree, and so was not published");
  expect(answer).toContain("**DKH-113** `stash@{0}` has work");
  for (const line of ["+tooled", "+tried"]) expect(answer).toContain(line);
  expect(answer).toContain("Later runs on this thread can read it, and none applies it by itself");
  expect(first.pullRequests).toHaveLength(1);

  const second = await stage.play({ issue: 1, body: "@agent continue" });
  expect(told(stage)).toContain(
    "Your changes to these files are on no branch, and are in the workspace again: `tool/tool.js`.",
  );
  expect(told(stage)).toContain("tooled");
  expect(told(stage)).toContain("on a branch, in a stash or in a linked work tree: `try.txt`, `stashed.txt`.");
  expect(second.outputs.outcome).toBe("changed");
  expect(published(stage)).toEqual(["more.txt", "note.txt", "tool/tool.js"]);
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test("one that is too large to be saved is named in every answer until it is made again, or let go", async () => {
  const files = "for n in $(seq 301); do echo x > big/$n.txt; done";
  const nest = bash(`mkdir big && git init -q big && ${files}; echo half > note.txt`);
  const again = bash("ls big | wc -l; rm -rf big; mkdir big && echo smaller > big/1.txt");
  const stage = await stageFor({ script: [nest, finish, finish, again, finish, finish] });
  const first = await stage.play();
  expect([first.outputs.outcome, first.runner.exitCode]).toEqual(["failed", 1]);
  const [answer = ""] = answersOf(first);
  expect(answer).toContain("git cannot store `big` (a nested repository, 300 of 301 files kept, 1 kB in all)");
  expect(answer).toContain("**DKH-123** `big` cannot be stored by git as it is, and only a part of it was saved");
  expect(answer).not.toMatch(/DKH-11|in no patch/);

  const missing = "Changes of an earlier run on this thread were not saved, and are still missing: `big`.";
  const second = await stage.play({ issue: 1, body: "@agent how is it going?" });
  expect(told(stage)).toContain("or cannot be stored by git: `big`.");
  expect(answersOf(second).at(-1)).toContain(`${missing} Ask for them again. \`@agent reset\` forgets them`);

  const third = await stage.play({ issue: 1, body: "@agent make it again, smaller" });
  expect(third.outputs.outcome).toBe("changed");
  expect(published(stage)).toEqual(["big/1.txt", "note.txt"]);
  expect(answersOf(third).at(-1)).not.toContain("still missing");
  const fourth = await stage.play({ issue: 1, body: "@agent thanks, is that all?" });
  expect(answersOf(fourth).at(-1)).not.toContain("still missing");
  expect([first, second, third, fourth].flatMap(({ problems }) => problems)).toEqual([]);
});

test("a file whose encoding fails keeps nothing else from being published, and the next run knows of it; one of Git LFS is not published as what it is no pointer of", async () => {
  const lfs = "*.psd filter=lfs diff=lfs merge=lfs -text\n";
  const files = { ".gitattributes": `*.utf16 working-tree-encoding=UTF-16\n${lfs}` };
  const write = bash("echo words > a.utf16; printf 'bytes' > a.psd; echo b > b.txt; echo z > z.txt");
  const stage = await stageFor({ script: [write, finish, bash("iconv -f UTF-16 a.utf16; rm a.psd"), finish] });
  gitOf(stage, ["branch", "-f", "main", commitOf(stage, "main", files)]);
  const first = await stage.play();
  expect([first.outputs.outcome, first.runner.exitCode]).toEqual(["failed", 1]);
  expect(published(stage)).toEqual(["b.txt", "z.txt"]);
  expect(answersOf(first)[0]).toContain("**DKH-110** `a.utf16` cannot be stored by git as it is");
  expect(answersOf(first)[0]).toContain("+words");
  expect(answersOf(first)[0]).toContain("I cannot put `a.psd` (1 kB) into Git LFS");
  expect(answersOf(first)[0]).toContain("**DKH-115** `a.psd` belongs in Git LFS, to which I cannot upload");
  const second = await stage.play({ issue: 1, body: "@agent continue" });
  expect(told(stage)).toContain("are in the workspace again: `a.psd`, `a.utf16`.");
  // Git has written it in its encoding.
  expect(told(stage)).toContain("words");
  expect(second.outputs.outcome).toBe("changed");
});

const commit = "git -c user.name=a -c user.email=a@b.test commit -q";
const onBranch = `git checkout -q -b fix; echo n > n.txt; git add -A; ${commit} -m "Fix it"`;

test("a run that left all of its work on a branch is no answer", async () => {
  const stage = await stageFor({ script: [bash(`${onBranch}; git checkout -q -`), finish] });
  const first = await stage.play();
  expect([first.outputs.outcome, first.runner.exitCode]).toEqual(["failed", 1]);
  expect(answersOf(first)[0]).toMatch(
    /### 🔴 Nothing was published, because work was left in `fix` \(a branch, `[0-9a-f]{7}` `Fix it`; 1 file saved as a patch\)/,
  );
});

test("of branches that stand on one another every file is in the patch, and each is named; a commit that was dropped makes no failure, nor do branches that were merged", async () => {
  const name = "git config user.name a; git config user.email a@b.test";
  const add = (file: string) => `echo ${file} > ${file}.txt; git add ${file}.txt; git commit -q -m "Add ${file}"`;
  const stack = `git checkout -q -b w1; ${add("y")}; git checkout -q -b w2; ${add("z")}; git checkout -q main`;
  const play = async (end: string) => {
    const stage = await stageFor({ script: [bash(`${name}; ${stack}; ${end}; echo ok > ok.txt`), finish] });
    return { stage, ...(await stage.play()) };
  };
  const lost = await play("true");
  expect([lost.outputs.outcome, published(lost.stage)]).toEqual(["failed", ["ok.txt"]]);
  const [answer = ""] = answersOf(lost);
  for (const [ref, file] of Object.entries({ w1: "y", w2: "z" })) {
    expect(answer).toMatch(new RegExp(`DKH-113\\*\\* \`${ref}\` .*\`Add ${file}\`; 1 file saved as a patch`));
    expect(readFileSync(lost.outputs["patch-path"] ?? "", "utf8")).toContain(`+++ b/${file}.txt`);
  }
  const dropped = await play("git merge -q w2; git branch -q -D w1 w2; git reset -q --hard HEAD~1");
  expect([dropped.outputs.outcome, published(dropped.stage)]).toEqual(["changed", ["ok.txt", "y.txt"]]);
  expect(answersOf(dropped)[0]).toMatch(/^### 🟢.*DKH-120\*\* `\w{7}` was committed and then dropped, /s);
  const merged = await play("git merge -q w2");
  expect([merged.outputs.outcome, published(merged.stage)]).toEqual(["changed", ["ok.txt", "y.txt", "z.txt"]]);
  expect(answersOf(merged)[0]).not.toContain("DKH-1");
});

test("a stash that does not go together with the work is a patch of its own, which the next run has", async () => {
  const name = "git config user.name a; git config user.email a@b.test";
  const left = bash(`${name}; echo mine > README.md; git stash push -q -m mine; echo theirs > README.md`);
  const stage = await stageFor({ script: [left, finish, bash("cat README.md"), finish] });
  const first = await stage.play();
  expect([first.outputs.outcome, published(stage)]).toEqual(["failed", ["README.md"]]);
  const [answer = ""] = answersOf(first);
  expect(answer).toMatch(/work was left in `stash@\{0\}` \(a stash, `\w+` `On main: mine`; 1 file saved as a patch\)/);
  expect(answer).toContain("Work that is not in the work tree is kept as a patch. To apply it");
  expect(answer).toContain("+mine");
  expect(answer).not.toContain("not kept anywhere else");
  expect(first.outputs["patch-path"]).toMatch(/aside\.patch$/);
  await stage.play({ issue: 1, body: "@agent continue" });
  expect(told(stage)).toContain("on a branch, in a stash or in a linked work tree: `README.md`.");
});

test("a file that the editor wrote and git ignores is named, and is no answer by itself; a run that went on from its work on a branch is a change", async () => {
  const files = { ".gitignore": "*.local\nbuild/\n" };
  const create = (path: string) => call("file_editor", { command: "create", path, file_text: "x\n" });
  const play = async (...script: ReturnType<typeof call>[]) => {
    const stage = await stageFor({ script: [...script, finish] });
    gitOf(stage, ["branch", "-f", "main", commitOf(stage, "main", files)]);
    return { stage, ...(await stage.play()) };
  };
  const alone = await play(create("settings.local"), bash("mkdir build && echo b > build/out.txt"));
  expect([alone.outputs.outcome, alone.runner.exitCode]).toEqual(["blocked", 1]);
  expect(answersOf(alone)[0]).toContain("**DKH-118** `settings.local` was written by the agent and is ignored by git");
  expect(answersOf(alone)[0]).not.toContain("DKH-118** `build");
  const gone = [create("scratch.local"), bash("rm scratch.local")];
  const both = await play(create("settings.local"), ...gone, bash(onBranch), create("note.txt"));
  expect([both.outputs.outcome, published(both.stage)]).toEqual(["changed", ["n.txt", "note.txt"]]);
  expect(answersOf(both)[0]).toContain("**DKH-118** `settings.local`");
  expect(answersOf(both)[0]).not.toContain("DKH-118** `scratch.local`");
});

test("a run whose only work is staged and removed is not green", async () => {
  const stage = await stageFor({ script: [bash("echo s > s.txt; git add s.txt; rm s.txt"), finish] });
  const first = await stage.play();
  expect([first.outputs.outcome, first.runner.exitCode]).toEqual(["blocked", 1]);
  expect(answersOf(first)[0]).toContain("**DKH-119** `s.txt` was staged and is not in the work tree");
  expect(answersOf(first)[0]).toContain("+s\n");
});
