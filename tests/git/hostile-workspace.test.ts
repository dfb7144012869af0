import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gitEnvironment } from "../../src/runner/world.ts";
import { branch, type Desk, type DeskOptions, nextSecond, openDesk, tip, writeProgram } from "./desk.ts";

const hooks = [
  ...["applypatch-msg", "pre-applypatch", "pre-commit", "prepare-commit-msg", "commit-msg", "post-commit", "pre-push"],
  ...[
    "reference-transaction",
    "post-index-change",
    "fsmonitor-watchman",
    "pre-auto-gc",
    "post-checkout",
    "push-to-checkout",
  ],
];

/** Git configuration in which every setting that can run a program runs the canary, and pushes go elsewhere. */
function hostileConfig(canary: string): string {
  const quoted = `'${canary}'`; // for the shell, which git gives most of these to
  return `
[core]
	fsmonitor = ${quoted}
	hooksPath = ${join(canary, "..", "hooks")}
	sshCommand = ${quoted}
	editor = ${quoted}
	pager = ${quoted}
	gitProxy = ${canary}
	askPass = ${canary}
	alternateRefsCommand = ${quoted}
	attributesFile = ${join(canary, "..", "attributes")}
[filter "evil"]
	clean = ${quoted}
	smudge = ${quoted}
	process = ${quoted}
	required = true
[diff "evil"]
	textconv = ${quoted}
	command = ${quoted}
[diff]
	external = ${quoted}
[merge "evil"]
	driver = ${quoted}
[credential]
	helper = !${quoted}
[uploadpack]
	packObjectsHook = ${quoted}
[commit]
	gpgSign = true
[push]
	gpgSign = true
[gpg]
	program = ${canary}
[init]
	templateDir = ${join(canary, "..", "template")}
[format]
	attach = evil
[url "http://127.0.0.1:9/"]
	insteadOf = http://127.0.0.1
	pushInsteadOf = http://127.0.0.1
[http]
	proxy = http://127.0.0.1:9/
`;
}

/** Plants the canary as configuration and as every hook, in `.git` of the workspace and in attributes. */
function plant(workspace: string): string {
  const folder = join(workspace, "..", "evil");
  const canary = join(folder, "canary");
  writeProgram(canary, `touch '${folder}/sang'\nexit 1`);
  for (const hook of hooks) {
    for (const place of [join(folder, "hooks"), join(folder, "template", "hooks"), join(workspace, ".git", "hooks")]) {
      writeProgram(join(place, hook), `touch '${folder}/sang'`);
    }
  }
  writeFileSync(join(folder, "attributes"), "* filter=evil diff=evil merge=evil\n");
  writeFileSync(join(workspace, ".git", "config"), hostileConfig(canary), { flag: "a" });
  return folder;
}

function sang(folder: string): boolean {
  return existsSync(join(folder, "sang"));
}

async function publishAll(desk: Desk): Promise<readonly string[]> {
  desk.write(".gitattributes", "* filter=evil diff=evil merge=evil\n");
  desk.write("a.txt", "a\n");
  const { commit, entries } = await desk.publish();
  await desk.publisher.writePatch(commit, join(desk.folder, "work.patch"));
  return entries;
}

const expected = ["A 100644 .gitattributes", "A 100644 a.txt"];

test.concurrent("nothing that the agent plants in the repository runs when its work is published", async () => {
  await using desk = await openDesk();
  const folder = plant(desk.workspace);
  expect(await publishAll(desk)).toEqual(expected);
  expect(sang(folder)).toBe(false);
  // The canary is alive: the agent's own git does run it.
  await desk.agent("add", "a.txt").catch(String);
  expect(sang(folder)).toBe(true);
});

test.concurrent("nothing that was there before runs either", async () => {
  let folder = "";
  await using desk = await openDesk({
    before: (workspace) => {
      folder = plant(workspace);
    },
  });
  expect(await publishAll(desk)).toEqual(expected);
  expect(sang(folder)).toBe(false);
});

test.concurrent("hostile repositories inside the workspace run nothing", async () => {
  await using desk = await openDesk({ files: { "lib/a.ts": "a\n" } });
  desk.write("nested/x", "x\n");
  for (const nested of ["nested", "lib"]) await desk.agent("init", "-q", nested);
  await desk.agent("-C", "nested", "commit", "-q", "--allow-empty", "-m", "x");
  const folders = ["nested", "lib"].map((nested) => plant(join(desk.workspace, nested)));
  const [inside = ""] = folders;
  expect(existsSync(inside)).toBe(true);
  desk.write("lib/a.ts", "changed\n");
  const { entries } = await desk.publish();
  expect(entries).toContain("M 100644 lib/a.ts");
  expect(folders.some(sang)).toBe(false);
});

/** A home whose owner has hooks, filters, ignored files and a password for everybody. */
function hostileHome(folder: string): string {
  const home = join(folder, "home");
  const evil = join(folder, "evil");
  mkdirSync(join(home, ".config", "git"), { recursive: true });
  writeFileSync(join(home, ".gitconfig"), hostileConfig(join(evil, "canary")));
  writeFileSync(join(home, ".config", "git", "ignore"), "a.txt\n");
  writeFileSync(join(home, ".config", "git", "attributes"), "* text eol=crlf working-tree-encoding=UTF-16\n");
  writeFileSync(join(home, ".netrc"), "default login mallory password stolen\n");
  return home;
}

test.concurrent("the configuration of the machine's user takes no part", async () => {
  const environment: Record<string, string> = {};
  let folder = "";
  const before: DeskOptions["before"] = (workspace) => {
    folder = plant(workspace);
    const HOME = hostileHome(join(workspace, ".."));
    Object.assign(environment, gitEnvironment({ ...process.env, HOME, XDG_CONFIG_HOME: join(HOME, ".config") }));
  };
  await using desk = await openDesk({ environment, before });
  expect(await publishAll(desk)).toEqual(expected);
  expect(sang(folder)).toBe(false);
});

test.concurrent("a folder that became a link to somewhere else is published as a link", async () => {
  await using desk = await openDesk({ files: { "lib/a.ts": "a\n" }, before: nextSecond });
  const outside = join(desk.story.folder, "outside");
  mkdirSync(outside);
  writeFileSync(join(outside, "a.ts"), "secret\n");
  rmSync(join(desk.workspace, "lib"), { recursive: true });
  symlinkSync(outside, join(desk.workspace, "lib"));
  const { entries } = await desk.publish();
  expect(entries).toEqual(["A 120000 lib", "D 000000 lib/a.ts"]);
  expect(tip(desk.story, branch)).not.toBe("");
});
