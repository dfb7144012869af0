/** Files of a checkout that take no other owner: before the tools they are named, and afterwards they cost nobody the work. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Kept, keptWords, reasonOf } from "../../../src/sandbox/launch/protected-files.ts";
import { bash } from "../../attacks/yard.ts";
import { machine } from "../../needs-sandbox.ts";
import { skipIf } from "../../skipped.ts";
import { openAndRun } from "../open-as-other.ts";
import { gitIn, ownedYard, ownersIn, WORK, WORKED } from "./owned-yard.ts";

const isRoot = process.getuid?.() === 0;

/** As root, or with sudo. */
function chattr(how: string, ...paths: readonly string[]): void {
  execFileSync(isRoot ? "chattr" : "sudo", [...(isRoot ? [] : ["-n", "chattr"]), how, ...paths], { stdio: "ignore" });
}

/** So that the checkout can be removed. It fails about links, which have no attributes. */
function unprotect(folder: string): void {
  spawnSync(isRoot ? "chattr" : "sudo", [...(isRoot ? [] : ["-n", "chattr"]), "-R", "-i", "-a", folder]);
}

function canProtect(): boolean {
  if (machine.way === undefined || machine.way === "bwrap") return false;
  const folder = mkdtempSync(join(tmpdir(), "deckhand-attribute-"));
  try {
    chattr("+a", folder);
    chattr("-a", folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const withAttributes = skipIf(!canProtect(), "nobody hands files over here, or the file system has no attributes");

/** A checkout in which these paths are protected until the test is over. */
function protectedYard(how: string, ...paths: readonly string[]) {
  const yard = ownedYard();
  const all = paths.map((path) => join(yard.workspace, path));
  onTestFinished(() => unprotect(yard.workspace));
  chattr(how, ...all);
  return yard;
}

test.for([
  ["+i", "a.txt", "1 path of the checkout (`a.txt`)"],
  ["+a", "src/b.txt", "1 path of the checkout (`src/b.txt`)"],
  ["+i", "src", "1 path of the checkout (`src`)"],
  ["+a", ".git/refs/heads", "1 path of the checkout (`.git/refs/heads`)"],
  ["+i", ".", "1 path of the checkout (`.`)"],
  ["+i", "docs/it's d.txt", "1 path of the checkout (`docs/it's d.txt`)"],
] as const)("`chattr %s %s` is named before the first tool", withAttributes, async ([how, path, named]) => {
  const yard = protectedYard(how, path);
  const before = ownersIn(yard.workspace);
  const { random: _random, onHandOver: _handOver, ...options } = yard.options;
  expect(await openAndRun({ ...options, command: "echo never" })).toEqual({
    headline: `The agent could not write ${named}: the attribute \`i\` or \`a\` of its file system protects it.`,
    hint: expect.stringContaining("chattr -R -i -a ."),
  });
  expect(ownersIn(yard.workspace)).toEqual(before);
});

test("settings of git that are protected are named, and stay", withAttributes, async () => {
  const yard = protectedYard("+i", ".git/config");
  const before = gitIn(yard, "config", "--list");
  const { random: _random, onHandOver: _handOver, ...options } = yard.options;
  expect(await openAndRun({ ...options, command: "echo never" })).toMatchObject({
    headline: expect.stringContaining("The file `.git/config` of the checkout cannot be changed: permission denied"),
    hint: expect.stringContaining("chattr -i"),
  });
  expect(gitIn(yard, "config", "--list")).toBe(before);
});

test("the twin: a protected file that git ignores is told, and the tools work", withAttributes, async () => {
  const yard = protectedYard("+i", "dist/built.js");
  const { random: _random, onHandOver: _handOver, ...options } = yard.options;
  const opened = await openAndRun({ ...options, command: `${WORK}; cat dist/built.js` });
  expect(opened).toMatchObject({ output: `${WORKED}1\n` });
  expect("gaps" in opened && opened.gaps).toContainEqual(
    "The agent cannot change 1 untracked path of the workspace (`dist/built.js`): the attribute `i` or `a` of its file system protects it.",
  );
});

test(
  "what is protected while tools work keeps their user, and is named; all else is given back",
  withAttributes,
  async () => {
    const yard = ownedYard();
    const before = ownersIn(yard.workspace);
    onTestFinished(() => unprotect(yard.workspace));
    const sandbox = await yard.open();
    onTestFinished(() => sandbox.close());
    expect(await bash(sandbox, WORK)).toBe(WORKED);
    chattr("+i", join(yard.workspace, "a.txt"));
    expect(sandbox.report().kept).toBeUndefined();
    await sandbox.close();
    const { kept } = sandbox.report();
    expect(kept?.entries.map(({ path }) => path)).toEqual([join(yard.workspace, "a.txt")]);
    expect(kept && keptWords(yard.workspace, kept)).toBe(
      "1 path (`a.txt`) of the workspace could not be given back to the owner of the checkout: the attribute `i` or `a` of its file system protects it. The work is complete, but later steps of this job may not be able to write there. Take it away in a step before this one, as root: `chattr -R -i -a .` in the workspace.",
    );
    const after = ownersIn(yard.workspace);
    expect([...before].filter(([path, owner]) => after.has(path) && after.get(path) !== owner)).toEqual([
      ["a.txt", expect.any(String)],
    ]);
  },
);

test("a repository that is protected meanwhile costs no work", withAttributes, async () => {
  const yard = ownedYard();
  onTestFinished(() => unprotect(yard.workspace));
  const sandbox = await yard.open();
  onTestFinished(() => sandbox.close());
  chattr("+i", join(yard.workspace, ".git"));
  await sandbox.close();
  expect(sandbox.report().kept?.entries.map(({ path }) => path)).toEqual([join(yard.workspace, ".git")]);
});

test("each reason has a sentence and something to do", () => {
  const of = (why: Kept["why"]) => reasonOf({ entries: [], why, words: "Invalid argument" });
  expect(of("ownerless")).toMatchObject({
    reason: expect.stringContaining("not even root"),
    advice: expect.stringContaining("ext4"),
  });
  expect(of("other")).toMatchObject({ reason: "root cannot change its owner (Invalid argument)" });
});
