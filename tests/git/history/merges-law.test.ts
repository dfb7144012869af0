/**
 * Random merges, as an agent may make them: what is published is what git has made of them, nothing of it is lost, and a patch that
 * people are given goes onto the branch that they have.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openPublisher } from "../../../src/git/publisher.ts";
import { leakScanner } from "../../../src/leak/scanner.ts";
import type { Change } from "../../../src/policy/entries.ts";
import { STANDARD_POLICY } from "../../../src/policy/policy.ts";
import type { KeptWork } from "../../../src/run/outcome/run-result.ts";
import { saveWork } from "../../../src/run/publish/publish.ts";
import { always } from "../../core/invariants/runs.ts";
import { openStory } from "../../rehearsal/github/story.ts";
import { tip } from "../desk.ts";

const PROTECTED = ["AGENTS.md", ".github/workflows/ci.yml"] as const;
/** `built/` is ignored, and has files all the same; `.psd` is for Git LFS, and `logo.bin` is bytes. */
const FREE = [
  "a.txt",
  "folder/b.txt",
  "built/out.js",
  "built/new.js",
  "logo.bin",
  "large.psd",
  "with space.md",
  "tab\there.md",
  "ü\nx.md",
] as const;
const PATHS = [...PROTECTED, ...FREE] as const;
type Path = (typeof PATHS)[number];

const FIXED = { ".gitignore": "built/\n", ".gitattributes": "*.psd filter=lfs diff=lfs merge=lfs -text\n" };

const pointer = (text: string) =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${Buffer.from(text.padEnd(32)).toString("hex").slice(0, 64)}\nsize 9\n`;

function contentOf(path: Path, text: string): string {
  if (path === "large.psd") return pointer(text);
  return path === "logo.bin" ? `\0${text}` : `first\n${text}\nlast\n`;
}

const side = fc.dictionary(fc.constantFrom(...PATHS), fc.constantFrom("one", "two", null));
const merges = fc.record({
  base: side,
  ours: side,
  theirs: side,
  /** How each conflict is settled, and what the agent does beside. */
  settled: fc.array(fc.constantFrom("ours", "theirs", "own", "gone"), {
    minLength: PATHS.length,
    maxLength: PATHS.length,
  }),
  beside: fc.dictionary(
    fc.constantFrom(...PATHS.filter((path) => path !== "large.psd")),
    fc.constantFrom("agent", null),
    {
      maxKeys: 2,
    },
  ),
  isCommitted: fc.boolean(),
  maxFiles: fc.constantFrom(1, 300),
});
type Merge = typeof merges extends fc.Arbitrary<infer Value> ? Value : never;
type Side = Merge["base"];

function commit(
  gitDir: string,
  branch: string,
  from: string | undefined,
  files: Side,
  more: Record<string, string> = {},
) {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const lines = Object.entries(files).map(([path, text]) =>
    text === null
      ? `D ${JSON.stringify(path)}\n`
      : `M 100644 inline ${JSON.stringify(path)}\n${data(contentOf(path as Path, text))}`,
  );
  const fixed = Object.entries(more).map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`);
  const head = `commit refs/heads/${branch}\ncommitter Maria <maria@example.test> 1760000300 +0200\n${data(branch)}`;
  const parent = from === undefined ? "" : `from ${from}\n`;
  const input = `${head}${parent}${[...lines, ...fixed].join("")}\n`;
  execFileSync("git", ["--git-dir", gitDir, "fast-import", "--quiet", "--force"], { input });
}

const AGENT = ["-c", "user.name=a", "-c", "user.email=a@b.test", "-c", "advice.graftFileDeprecated=false"];

function gitIn(folder: string, args: readonly string[], mayFail = false): string {
  try {
    return execFileSync("git", ["-C", folder, ...AGENT, ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trim();
  } catch (error) {
    if (mayFail) return "";
    throw error;
  }
}

/** As an agent does it; resolves to the tree that it comes to. */
function mergeAs(workspace: string, { settled, beside, isCommitted }: Merge): string {
  const git = (...args: string[]) => gitIn(workspace, args);
  gitIn(workspace, ["merge", "--no-edit", "--no-ff", "origin/theirs"], true);
  const isMerged = gitIn(workspace, ["rev-parse", "-q", "--verify", "MERGE_HEAD"], true) === "";
  const torn = git("diff", "-z", "--name-only", "--diff-filter=U").split("\0").filter(Boolean);
  for (const path of torn) settle(workspace, path as Path, settled[PATHS.indexOf(path as Path)] ?? "own");
  for (const [path, text] of Object.entries(beside)) {
    if (text === null) rmSync(join(workspace, path), { force: true });
    else write(workspace, path as Path, text);
  }
  git("add", "--all", "--force");
  if (isCommitted) git("commit", "--quiet", "--allow-empty", ...(isMerged ? ["--amend"] : []), "--no-edit");
  return git("write-tree");
}

function settle(workspace: string, path: Path, how: string): void {
  if (how === "own" && path !== "large.psd") {
    write(workspace, path, "both");
    return;
  }
  const isTaken =
    how !== "gone" && gitIn(workspace, ["ls-files", "-u", "--", path]).includes(how === "ours" ? " 2\t" : " 3\t");
  if (isTaken) gitIn(workspace, ["checkout", how === "ours" ? "--ours" : "--theirs", "--", path]);
  else rmSync(join(workspace, path), { force: true });
}

function write(workspace: string, path: Path, text: string): void {
  mkdirSync(join(workspace, path, ".."), { recursive: true });
  writeFileSync(join(workspace, path), contentOf(path, text));
}

/** Plain git in a clone of what is published, as people have it. */
function applied(
  gitDir: string,
  folder: string,
  { at, patches }: Readonly<{ at: string; patches: readonly string[] }>,
): string {
  rmSync(folder, { recursive: true, force: true });
  execFileSync("git", ["clone", "--quiet", gitDir, folder]);
  gitIn(folder, ["checkout", "--quiet", "--detach", at]);
  for (const path of patches) gitIn(folder, ["apply", path]);
  gitIn(folder, ["add", "--all", "--force"]);
  return gitIn(folder, ["write-tree"]);
}

/** What people get: the branch with the withheld files on top, or patches for it. */
function pathsOf({ kept, patch }: KeptWork): readonly string[] {
  return [...(kept.kind === "patch" ? [kept.path] : []), ...(patch ? [patch.path] : [])];
}

test("a merge is what git makes of it, and what is not published of it applies to the branch", async () => {
  await always(4, merges, async (merge) => {
    await using story = await openStory();
    const { gitDir } = story;
    const workspace = join(story.folder, "work");
    commit(gitDir, "start", undefined, merge.base, FIXED);
    commit(gitDir, "ours", "refs/heads/start^0", merge.ours, { "mine.txt": "mine\n" });
    commit(gitDir, "theirs", "refs/heads/start^0", merge.theirs, { "yours.txt": "yours\n" });
    const [base, one, other] = ["start", "ours", "theirs"].map((name) => tip(story, name)) as [string, string, string];
    execFileSync("git", ["clone", "--quiet", "--branch", "ours", gitDir, workspace]);
    const folder = join(story.folder, "private");
    mkdirSync(folder);
    const publisher = await openPublisher({
      ...{ folder, workspace, base: one, remoteUrl: story.remote(), token: "bot-token", allowedBranch: "ours" },
      ...{ environment: { PATH: process.env.PATH ?? "" }, now: () => new Date("2026-11-21T10:00:00Z") },
    });
    const whole = mergeAs(workspace, merge);
    const claimed = await publisher.capture();
    expect(claimed.commits).toMatchObject({ kind: "merged", commits: [other] });
    for (const commit of [other, base]) await publisher.fetchCommit(story.remote(), commit);
    const change: Change = await publisher.captureOnto({ kind: "merge", parents: [one, other] }, { base, one, other });
    expect([change.leftOut, change.wholeTree ?? change.tree]).toEqual([[], whole]);
    const options = (branches: readonly string[]): Parameters<typeof saveWork>[1] => ({
      ...{ publisher, leaks: leakScanner([]), folder, branches, existing: "ours", message: "Merge\n" },
      ...{ policy: { ...STANDARD_POLICY, maxFiles: merge.maxFiles }, compareUrl: "https://x.test/" },
    });
    const people = join(story.folder, "people");
    const refused = await saveWork(change, options([]));
    const ofBranch = { at: one, patches: pathsOf(refused) };
    expect(applied(gitDir, people, ofBranch)).toBe(whole);
    const saved = await saveWork(change, options(["ours"]));
    const isPublished = saved.kept.kind === "branch";
    expect(applied(gitDir, people, { at: tip(story, "ours"), patches: pathsOf(saved) })).toBe(whole);
    expect(tip(story, "ours") === one).toBe(!isPublished);
    if (!isPublished) {
      // GitHub takes no deletion of a workflow from a token that may not change workflows.
      expect(saved.withheld.length > 0 || saved.fault !== undefined).toBe(true);
      return;
    }
    expect(gitIn(gitDir, ["log", "-1", "--format=%P", "ours"])).toBe(`${one} ${other}`);
    expectNothingOfTheAgent(gitDir, [one, other, tip(story, "ours")]);
  });
});

/** A protected file is as one of the sides has it, or as git brings both together. */
function expectNothingOfTheAgent(gitDir: string, [one, other, made]: readonly [string, string, string]): void {
  const together = gitIn(gitDir, ["merge-tree", "--write-tree", one, other], true).split("\n")[0];
  const at = (tree: string | undefined, path: string) =>
    gitIn(gitDir, ["rev-parse", "-q", "--verify", `${tree}:${path}`], true);
  for (const path of PROTECTED) expect([one, other, together].map((tree) => at(tree, path))).toContain(at(made, path));
}
