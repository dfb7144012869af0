/** Settings, bits of the index and rules of a tool that hide changes from git in the checkout: none hides them from us. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type CaptureRequest, captureWork } from "../../../src/git/capture/capture.ts";
import type { Change } from "../../../src/policy/entries.ts";
import { type Desk, openDesk } from "../desk.ts";

const FILES = { "a.txt": "a\n", "b/b.txt": "b\n", "c/c.txt": "c\n", "Name.txt": "n\n" };

function captured({ folder, workspace, base }: Desk, more: Partial<CaptureRequest> = {}): Promise<Change> {
  return captureWork({ ...{ folder, workspace, base, environment: {}, now: "2026-11-21T10:00:00Z" }, ...more });
}

const pathsOf = ({ files }: Change) => files.map(({ path }) => path).sort();
const inShell = ({ workspace }: Desk, script: string) =>
  execFileSync("bash", ["-ec", script], { cwd: workspace, stdio: "pipe" });

const HIDING = [
  "git update-index --assume-unchanged a.txt b/b.txt",
  "git update-index --skip-worktree a.txt b/b.txt",
  "git update-index --split-index; git update-index --assume-unchanged a.txt",
  "git update-index --index-version 4; git update-index --skip-worktree a.txt",
  "git config core.ignoreCase true; git config core.fileMode false; git config core.symlinks false",
  "git config core.untrackedCache true; git update-index --untracked-cache; git status",
  "git config core.fsmonitor true; git config core.fsmonitor ./hook; printf '#!/bin/sh\\necho' > hook; chmod +x hook; git status",
  "git config core.checkStat minimal; git config core.trustctime false",
  "git config core.excludesFile /dev/stdin; echo '*' > .git/info/exclude",
  "echo '*' > ../rules; git config core.excludesFile ../rules",
  "git config core.worktree /tmp; git config core.bare true",
  "git config core.attributesFile ../none; echo '* export-ignore -diff' > .git/info/attributes",
  "git rm -q --cached a.txt b/b.txt; git commit -q -m x || true",
  "git sparse-checkout set --no-cone '/*'; git update-index --skip-worktree a.txt",
];

describe.for(["git", "walk"] as const)("found by %s", (finder) => {
  test.for(HIDING)("%s", async (command) => {
    await using desk = await openDesk({ files: FILES });
    inShell(
      desk,
      `export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b.c GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b.c
${command}
echo more >> a.txt; chmod +x b/b.txt; mv Name.txt name.txt; echo new > new.txt; ln -s new.txt link; rm -f hook`,
    );
    const change = await captured(desk, { finder });
    expect(pathsOf(change)).toEqual(["Name.txt", "a.txt", "b/b.txt", "link", "name.txt", "new.txt"]);
    expect(change.leftOut.filter(({ code }) => code !== "DKH-120")).toEqual([]);
  });

  test("a sparse checkout deletes nothing, and what it took away is named; its twin, a deletion", async () => {
    await using desk = await openDesk({ files: FILES });
    inShell(desk, "git update-index -q --refresh; git sparse-checkout set b; rm b/b.txt; echo more >> a.txt");
    const change = await captured(desk, { finder });
    expect(pathsOf(change)).toEqual(["a.txt", "b/b.txt"]);
    expect(change.passedOver).toEqual([{ kind: "sparse", path: "c/c.txt", detail: "" }]);
  });

  test.for(["--assume-unchanged", "--skip-worktree"])("%s from before the run hides no change of it", async (bit) => {
    const before = (workspace: string) => {
      execFileSync("git", ["update-index", bit, "a.txt", "b/b.txt", "c/c.txt"], { cwd: workspace });
      execFileSync("rm", ["c/c.txt"], { cwd: workspace });
      writeFileSync(join(workspace, "b/b.txt"), "by an earlier step\n");
    };
    await using desk = await openDesk({ files: FILES, before });
    desk.write("a.txt", "by the run\n");
    const change = await captured(desk, { finder });
    expect(pathsOf(change)).toContain("a.txt");
    if (bit === "--skip-worktree") expect(pathsOf(change)).not.toContain("c/c.txt");
    if (finder === "git") expect(pathsOf(change)).toEqual(["a.txt"]);
  });
});

test("`export-ignore` and other attributes of the run keep no file out", async () => {
  await using desk = await openDesk({ files: FILES });
  desk.write(".gitattributes", "* export-ignore -diff -merge\n*.txt linguist-generated\n");
  desk.write("new.txt", "new\n");
  expect(pathsOf(await captured(desk))).toEqual([".gitattributes", "new.txt"]);
});

describe("ordinary ignored folders are not mentioned", () => {
  const rules = "node_modules\n.venv\ntarget/\n__pycache__/\n";
  test.for(["node_modules/x/index.js", ".venv/lib/x.py", "target/debug/x.o", "src/__pycache__/x.pyc"])(
    "%s",
    async (path) => {
      await using desk = await openDesk({ files: { ".gitignore": rules, "src/x.py": "x\n" } });
      desk.write(path, "x\n");
      desk.write(path.replace(/[^/]*$/, ".gitignore"), "*\n");
      desk.write("src/y.py", "y\n");
      const change = await captured(desk);
      expect([pathsOf(change), change.leftOut, change.passedOver ?? []]).toEqual([["src/y.py"], [], []]);
    },
  );
});

test("a file that was there and ignored is not published because a run takes its rule away, and it is named", async () => {
  const before = (workspace: string) => writeFileSync(join(workspace, ".env"), "from an earlier step\n");
  await using desk = await openDesk({ files: { ".gitignore": ".env\n" }, before });
  desk.write(".gitignore", "nothing\n");
  desk.write("new.txt", "new\n");
  const change = await captured(desk);
  expect(pathsOf(change)).toEqual([".gitignore", "new.txt"]);
  expect(change.passedOver).toEqual([{ kind: "revealed", path: ".env", detail: "" }]);
});

describe("rules that take git too long", () => {
  const slow = (ending: string) =>
    Array.from({ length: 3000 }, (_, at) => `${"*a".repeat(12)}*${at}${ending}\n`).join("");
  const long = `${"a".repeat(200)}.txt`;

  test("of ignored files are not followed, and the others are", async () => {
    await using desk = await openDesk({ files: FILES });
    desk.write(".gitignore", `${slow("")}*.log\n`);
    for (const path of [long, "note.txt", "x.log"]) desk.write(path, "x\n");
    const change = await captured(desk, { edited: ["x.log", "note.txt"] });
    expect(pathsOf(change)).toEqual([".gitignore", long, "note.txt"].sort());
    expect(change.leftOut).toMatchObject([{ path: "x.log", code: "DKH-122" }]);
  });

  test("of attributes are not followed, and the others are", async () => {
    await using desk = await openDesk({ files: FILES });
    desk.write(".gitattributes", `${slow(" text")}*.crlf text eol=crlf\n*.bin filter=lfs\n`);
    for (const path of [long, "x.crlf"]) desk.write(path, "x\r\n");
    desk.write("big.bin", "bytes\n");
    const change = await captured(desk);
    expect(pathsOf(change)).toEqual([".gitattributes", long, "x.crlf"].sort());
    expect(change.leftOut).toMatchObject([{ path: "big.bin", code: "DKH-115" }]);
    const show = ["--git-dir", join(desk.folder, "publisher.git"), "show", `${change.tree}:x.crlf`];
    expect(execFileSync("git", show).toString()).toBe("x\n");
  });
});
