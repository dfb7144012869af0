import { describe, expect, test } from "vitest";
import { leakScanner } from "../../../../src/leak/scanner.ts";
import {
  mayApprove,
  mayRemember,
  requireState,
  waitingChangeOf,
  withoutProposedFiles,
} from "../../../../src/run/approve/change/protected-files.ts";
import type { Goal } from "../../../../src/run/goal.ts";
import type { KeptWork } from "../../../../src/run/outcome/run-result.ts";
import type { Run } from "../../../../src/run/run.ts";
import { readInputs } from "../../../../src/runner/input/inputs.ts";
import { Settings } from "../../../../src/runner/input/settings.ts";
import { mayWrite } from "../../../../src/runner/input/trigger-settings.ts";

const given = { INPUT_MODEL: "m", "INPUT_API-KEY": "k", "INPUT_GITHUB-TOKEN": "t" };
const held = { tree: "1".repeat(40), rest: "2".repeat(40), patch: "+x\n", paths: ["AGENTS.md"], unseen: new Map() };
const withheld = [
  { path: "AGENTS.md", code: "DKH-103", detail: "" },
  { path: "yarn.lock", code: "DKH-103", detail: "it is too long to be shown in full" },
  { path: ".github/workflows/a.yml", code: "DKH-101", detail: "" },
] as const;
const nothing: KeptWork = {
  ...{ kept: { kind: "nothing" }, change: { tree: "", files: [], leftOut: [] } },
  ...{ withheld, patch: undefined, held, fault: undefined },
};

describe("to be asked, people need", () => {
  const env = (some: Record<string, string>) => ({ ...given, "INPUT_PROTECTED-PATHS": "confirm", ...some });
  const ask = (some: Record<string, string>) => {
    const settings = Settings.ofJob(env(some));
    requireState(readInputs(settings), { mayWrite: mayWrite(settings) });
  };

  test("a memory, or the run does not begin", () => {
    expect(() => ask({ "INPUT_STATE-STORE": "none" })).toThrow("nobody can be asked");
    expect(() => ask({ "INPUT_STATE-STORE": "git-ref" })).not.toThrow();
  });

  test("one too for what is to be remembered", () => {
    const remember = { "INPUT_PROTECTED-PATHS": "block", INPUT_MEMORY: "propose" };
    expect(() => ask({ ...remember, "INPUT_STATE-STORE": "none" })).toThrow("`memory` cannot be `propose`");
    expect(() => ask(remember)).not.toThrow();
    expect(() => ask({ ...remember, INPUT_MEMORY: "read", "INPUT_STATE-STORE": "none" })).not.toThrow();
  });

  test("one too for a plan", () => {
    const plan = { "INPUT_PROTECTED-PATHS": "block", "INPUT_PLAN-FIRST": "true" };
    expect(() => ask({ ...plan, "INPUT_STATE-STORE": "none" })).toThrow("`plan-first` cannot be `true`");
    expect(() => ask(plan)).not.toThrow();
    expect(() => ask({ ...plan, "INPUT_PLAN-FIRST": "false", "INPUT_STATE-STORE": "none" })).not.toThrow();
  });

  test("none where nobody is asked anyway", () => {
    expect(() => ask({ "INPUT_STATE-STORE": "none", INPUT_MODE: "plan" })).not.toThrow();
    expect(() => ask({ "INPUT_STATE-STORE": "none", "INPUT_PROTECTED-PATHS": "block" })).not.toThrow();
  });
});

test.for([
  ["block", "propose", ["MEMORY.md", ".agents/memory.md"], true],
  ["block", "propose", ["MEMORY.md", "AGENTS.md"], false],
  ["block", "read", ["MEMORY.md"], false],
  ["confirm", "none", ["MEMORY.md", "AGENTS.md"], true],
] as const)("with `%s` and `memory: %s`, a change to %j can be approved or not", ([paths, memory, files, may]) => {
  const env = { ...given, "INPUT_PROTECTED-PATHS": paths, INPUT_MEMORY: memory };
  expect(mayApprove(readInputs(Settings.ofJob(env)), files)).toBe(may);
});

test.for([
  ["propose", "fix it", "issue", "propose", true],
  ["propose", "plan a fix", "issue", "propose", false],
  ["propose", "ask why", "issue", "propose", false],
  ["read", "fix it", "issue", "propose", false],
  ["propose", "fix it", "discussion", "propose", false],
  ["propose", "review it", "pull_request", "review", false],
  ["propose", "fix it", "pull_request", "patch", false],
  ["propose", "fix it", "pull_request", "advance", true],
  ["propose", "fix it", "pull_request", "advance a fork", false],
] as const)("with `memory: %s`, %j on %s with the goal %s may remember: %s", ([memory, request, type, kind, may]) => {
  const env = { ...given, INPUT_MEMORY: memory };
  const trigger = { kind: "mention", request, thread: { type, number: 1 }, actors: [] };
  const settings = Settings.ofJob(env);
  const run = { settings, mayWrite: true, trigger, memory: { isKept: true }, github: {} } as unknown as Run; // the part that counts
  const [first, ...more] = kind.split(" ");
  const fork = more.length > 0 && { fork: "stranger/shop" };
  const goal = { kind: first, base: "main", branch: "agent/x", plain: "agent/x", ...fork } as unknown as Goal; // the same
  expect(mayRemember({ run, inputs: readInputs(settings), startingPoint: { goal } })).toBe(may);
});

describe("what is said to be withheld", () => {
  test("is not what people are asked about, nor is its patch", () => {
    const [patch, patchWithoutHeld] = ["all", "rest"].map((name) => ({ path: `/${name}`, patch: name }));
    expect(withoutProposedFiles({ ...nothing, patch, patchWithoutHeld }, true).patch).toBe(patchWithoutHeld);
    expect(withoutProposedFiles({ ...nothing, patch, patchWithoutHeld }, false).patch).toBe(patch);
    expect(withoutProposedFiles(nothing, true).withheld.map(({ path }) => path)).toEqual([
      "yarn.lock",
      ".github/workflows/a.yml",
    ]);
  });

  test("is all of it where the work is not done, and then nobody is asked", () => {
    expect(withoutProposedFiles(nothing, false)).toMatchObject({ withheld });
    expect(withoutProposedFiles(nothing, false).held).toBeUndefined();
  });
});

describe("a held change goes", () => {
  const place = { head: "a".repeat(40), runId: 7, leaks: leakScanner([]) };
  const pullRequest = { number: 8, url: "https://x.test/8" };
  const [none, opened] = [undefined, pullRequest].map((one) => ({ pullRequest: one, fault: undefined }));
  const branch = "agent/issue-1";
  const kept = { kind: "branch", branch, commit: "b".repeat(40), compareUrl: "" } as const;
  const new_: Goal = { kind: "propose", branch, plain: branch, base: "main" };
  const where = (saved: KeptWork, goal: Goal, at = none ?? { pullRequest: undefined, fault: undefined }) =>
    waitingChangeOf(saved, at, { ...place, goal });

  test("on top of what was published, to its pull request", () => {
    const found = where({ ...nothing, kept }, new_, opened);
    expect(found).toMatchObject({ branch, head: kept.commit, is_new: false, base: "main", pull_request: 8 });
  });

  test("onto a new branch where nothing was published, and onto the one that there is where it is there", () => {
    expect(where(nothing, new_)).toMatchObject({ branch, head: place.head, is_new: true, pull_request: null });
    expect(where(nothing, { ...new_, isThere: true })).toMatchObject({ is_new: false });
    const goal: Goal = { kind: "advance", branch: "feature", base: "main", pullRequest };
    expect(where(nothing, goal)).toMatchObject({ branch: "feature", is_new: false, pull_request: 8 });
  });

  test("nowhere where no branch may be written, or nothing is held", () => {
    expect(where(nothing, { kind: "patch", base: "main", why: "" })).toBeUndefined();
    expect(where({ ...nothing, held: undefined }, new_)).toBeUndefined();
  });
});
