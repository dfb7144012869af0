import { expect, test } from "vitest";
import type { Loop } from "../../../src/core/conversation/stuck.ts";
import { Fault, type FaultCode } from "../../../src/lib/fault.ts";
import { signOf } from "../../../src/render/outcome.ts";
import { conclude, type Evidence } from "../../../src/run/outcome/conclude.ts";
import { failure } from "../../../src/run/outcome/run-result.ts";

const refused = new Fault("git", "git push: ! refused.", { hint: "Fix it." });
const forbidden = new Fault("github", "GitHub answered 403.", { hint: "Allow it." });
const broken = new Fault("model", "The model is gone.", { hint: "Find it." });
const cancelled = new Fault("cancelled", "The runner asked us to stop.");

const ends = {
  finished: { status: "finished" },
  steps: { status: "exhausted", limit: { of: "steps", most: 5 } },
  money: { status: "exhausted", limit: { of: "money", most: 2.5 } },
  tokens: { status: "exhausted", limit: { of: "tokens", most: 9000 } },
  events: { status: "exhausted", limit: { of: "events", most: 20_000 } },
  timedOut: { status: "deadline" },
  stuck: { status: "stuck", pattern: "monologue" },
  waiting: { status: "waiting" },
  interrupted: { status: "interrupted", reason: new DOMException("x", "AbortError") },
  cancelled: { status: "interrupted", reason: cancelled },
  failed: { status: "failed", fault: broken },
} as const satisfies Record<string, Evidence["end"]>;

const file = { path: "a.txt", added: 1, removed: 0 };
const changes = {
  none: { tree: "1".repeat(40), files: [], leftOut: [] },
  one: { tree: "2".repeat(40), files: [file], leftOut: [] },
} as const satisfies Record<string, Evidence["change"]>;

const branch = {
  kind: "branch",
  branch: "agent/issue-1",
  commit: "3".repeat(40),
  compareUrl: "https://x.test",
} as const;
const nothing = { change: changes.none, withheld: [], patch: undefined };
const withheld = [{ path: ".github/workflows/x.yml", code: "DKH-101", detail: "" }] as const;
const places = {
  nowhere: { ...nothing, kept: { kind: "nothing" }, fault: undefined },
  branch: { ...nothing, kept: branch, fault: undefined },
  inPart: { ...nothing, kept: branch, withheld, fault: undefined },
  refused: { ...nothing, kept: { kind: "nothing" }, withheld, fault: undefined },
  spare: { ...nothing, kept: branch, fault: refused },
  patch: { ...nothing, kept: { kind: "patch", path: "/tmp/x", patch: "x" }, fault: refused },
} as const satisfies Record<string, Evidence["saved"]>;

const openings = {
  no: { pullRequest: undefined, fault: undefined },
  yes: { pullRequest: { number: 8, url: "https://x.test/8" }, fault: undefined },
  now: { pullRequest: { number: 8, url: "https://x.test/8", isNew: true }, fault: undefined },
  refused: { pullRequest: undefined, fault: forbidden },
} as const satisfies Record<string, Evidence["opened"]>;

type Row = readonly [
  end: keyof typeof ends,
  change: keyof typeof changes,
  saved: keyof typeof places,
  opened: keyof typeof openings,
  says: string,
  outcome: string,
  reason: string,
  cause?: Fault,
];

test.for([
  [
    "steps",
    { max_iteration_per_run: 5 },
    "raise `max_iteration_per_run` in `.agents/agents/main.md` on the base branch,",
  ],
  ["steps", { max_iteration_per_run: 9 }, "raise the `max-iterations` input,"],
  ["steps", { max_budget_per_run: 5 }, "raise the `max-iterations` input,"],
  ["money", { max_budget_per_run: 2.5 }, "raise `max_budget_per_run` in `.agents/agents/main.md` on the base branch,"],
  ["tokens", { max_budget_per_run: 2.5 }, "raise the `max-budget-tokens` input,"],
] as const)("the limit of %s is named where it is set: %j", ([end, fields, where]) => {
  const { hint } = conclude({
    ...{ end: ends[end], change: changes.none, saved: places.nowhere, opened: openings.no, goal: "propose" },
    ...{ finalResponse: "", timeoutMinutes: 25, main: { source: ".agents/agents/main.md", ...fields } },
  });
  expect(hint).toContain(where);
});

const rows: readonly Row[] = [
  ["finished", "none", "nowhere", "no", "x", "answered", "Answered – nothing was changed"],
  ["finished", "none", "nowhere", "no", "", "no-op", "Nothing was changed, and there is no answer"],
  ["finished", "none", "nowhere", "no", " \n", "no-op", "Nothing was changed, and there is no answer"],
  ["finished", "none", "nowhere", "no", "\u200b\u2060", "no-op", "Nothing was changed, and there is no answer"],
  ["finished", "none", "nowhere", "no", "> &nbsp;\n\n---", "no-op", "Nothing was changed, and there is no answer"],
  ["finished", "none", "nowhere", "no", "\u200bYes", "answered", "Answered – nothing was changed"],
  ["finished", "none", "nowhere", "now", "x", "changed", "No further change: draft pull request #8"],
  ["finished", "none", "nowhere", "yes", "x", "answered", "Answered – nothing was changed"],
  ["finished", "none", "nowhere", "yes", "", "no-op", "Nothing was changed, and there is no answer"],
  ["finished", "one", "branch", "yes", "x", "changed", "Changed 1 file: draft pull request #8"],
  ["finished", "one", "branch", "yes", "", "changed", "Changed 1 file: draft pull request #8"],
  ["finished", "one", "inPart", "yes", "x", "changed", "Changed 1 file, and withheld 1: draft pull request #8"],
  [
    ...(["finished", "none", "refused", "no", "x", "blocked"] as const),
    "Nothing could be published: DKH-101 .github/workflows/x.yml is a workflow, and an agent never changes what runs with your secrets",
  ],
  ["finished", "one", "branch", "refused", "x", "failed", "GitHub answered 403", forbidden],
  ["finished", "one", "spare", "no", "x", "failed", "git push: ! refused", refused],
  ["finished", "one", "patch", "no", "x", "failed", "git push: ! refused", refused],
  ["finished", "one", "patch", "no", "", "failed", "git push: ! refused", refused],
];

/** However a run is stopped, what became of its work does not make it a success. */
const stopped = (
  [
    ["steps", "budget-exhausted", "Stopped after 5 steps, which is the limit"],
    ["money", "budget-exhausted", "Stopped at the spending limit of $2.5"],
    ["tokens", "budget-exhausted", "Stopped at the limit of 9,000 tokens"],
    ["events", "budget-exhausted", "Stopped at the limit of 20,000 events"],
    ["stuck", "stuck", "Stopped because I was repeating myself"],
    ["waiting", "awaiting-approval", "An action waits for approval"],
    ["interrupted", "cancelled", "The run was cancelled"],
    ["timedOut", "timed-out", "Stopped after 25 minutes, which is the limit"],
    ["cancelled", "cancelled", "The runner asked us to stop"],
    ["failed", "failed", "The model is gone", broken],
  ] as const
).flatMap(([end, outcome, reason, ...cause]) =>
  (
    [
      ["none", "nowhere"],
      ["one", "branch"],
      ["one", "spare"],
      ["one", "patch"],
    ] as const
  ).flatMap(([change, saved]) =>
    ["", "half an answer"].map((says): Row => [end, change, saved, "no", says, outcome, reason, ...cause]),
  ),
);

test.for([...rows, ...stopped])("%s, change %s, saved %s, opened %s, saying %j: %s", (row) => {
  const [end, change, saved, opened, finalResponse, outcome, reason, cause] = row;
  const conclusion = conclude({
    end: ends[end],
    change: changes[change],
    saved: places[saved],
    opened: openings[opened],
    goal: "propose",
    finalResponse,
    timeoutMinutes: 25,
  });
  expect(conclusion).toMatchObject({ outcome, reason });
  expect(conclusion.fault).toBe(cause);
  const hasHint = !["answered", "changed"].includes(outcome);
  expect(conclusion.hint === "").toBe(!hasHint);
});

const refuted = { kind: "refuted", code: "check", clause: "the check fails", hint: "Look." } as const;

test.for<[keyof typeof ends, keyof typeof changes, string, string]>([
  ["finished", "one", "failed", "Changed 1 file on branch agent/issue-1, but the check fails"],
  ["finished", "none", "failed", "There is work, but the check fails"],
  ["timedOut", "one", "timed-out", "Stopped after 25 minutes, which is the limit"],
])("work that the host does not believe, of a run that ended so: %s, with %s", ([how, change, outcome, reason]) => {
  const words = { goal: "propose", finalResponse: "x", timeoutMinutes: 25 } as const;
  const ending = { end: ends[how], change: changes[change], saved: places.branch, opened: openings.no };
  expect(conclude({ ...ending, ...words, evidence: [refuted] })).toMatchObject({ outcome, reason });
});

test.for(["config", "denied", "model", "github", "git", "check", "machine", "bug"] satisfies FaultCode[])(
  "a %s fault is a failure",
  (code) => {
    const fault = new Fault(code, "It broke.");
    expect(failure(fault)).toEqual({ outcome: "failed", reason: "It broke", hint: "", code, fault });
  },
);

test("a fault that says that we were asked to stop is no failure", () => {
  expect(failure(cancelled)).toEqual(expect.objectContaining({ outcome: "cancelled" }));
  expect(failure(cancelled).fault).toBeUndefined();
});

const called = (tool_name: string, action: object | null, written = "{}") =>
  ({ kind: "ActionEvent", tool_name, action, tool_call: { arguments: written } }) as unknown as Loop["calls"][number];

// what is told of it

test.for<[Loop, string]>([
  [{ calls: [called("terminal", { kind: "T", command: "npm test" })], times: 8 }, "`terminal` `npm test` 8 times"],
  [
    { calls: [called("terminal", { kind: "T", command: "x `y` |\nz" }), called("think", { kind: "N" })], times: 4 },
    "`terminal` `x 'y' | z` and `think` in turn, 4 times",
  ],
  [{ calls: [called("glob", null, "{1}")], times: 4 }, "`glob` `{1}` 4 times"],
])("what went round is in the reason", ([circle, words]) => {
  const facts = { change: changes.none, saved: places.nowhere, opened: openings.no, goal: "propose" } as const;
  const end = { status: "stuck", pattern: "action", circle } as const;
  const { reason } = conclude({ end, ...facts, finalResponse: "", timeoutMinutes: 25 });
  expect(reason).toBe(`Stopped because I was repeating myself: ${words}`);
});

test("what a fault quotes from others stays one line", () => {
  const { reason, hint } = failure(new Fault("model", "a\n\n# b\u2028c.", { hint: `x\r\n${"y".repeat(999)}` }));
  expect(reason).toBe("a # b c");
  expect(hint).toMatch(/^x y+…$/);
  expect(hint.length).toBe(300);
});

test.for([
  [{ pullRequest: { number: 8, url: "x", isReady: true }, fault: undefined }, "Changed 1 file: pull request #8"],
  [{ ...openings.no, proposeUrl: "https://x.test" }, "Changed 1 file: ready to be proposed"],
  [openings.no, "Changed 1 file on branch agent/issue-1"],
] as const)("what is proposed in another way, %j, is told so", ([opened, reason]) => {
  const facts = { change: changes.one, saved: places.branch, opened, goal: "propose", finalResponse: "x" } as const;
  expect(conclude({ end: { status: "finished" }, ...facts, timeoutMinutes: 25 })).toMatchObject({
    outcome: "changed",
    reason,
  });
});

test.for([
  ["advance", "branch", "Changed 1 file on pull request #8"],
  ["patch", "patch", "Changed 1 file: the patch is below"],
] as const)("where nothing new is proposed (%s), it says where the work is", ([goal, place, reason]) => {
  const end = { status: "finished" } as const;
  const saved = { ...places[place], fault: undefined };
  const facts = { change: changes.one, opened: openings.yes, finalResponse: "x", timeoutMinutes: 25 };
  expect(conclude({ end, saved, goal, ...facts })).toMatchObject({
    outcome: "changed",
    reason,
  });
});

test.for([
  ["plan", "Changed 1 file: ready to be applied"],
  ["dry-run", "Changed 1 file: a dry run, so nothing is published"],
] as const)("what a %s came to is told without a pull request", ([goal, reason]) => {
  const saved = { ...places.patch, fault: undefined };
  const facts = { end: ends.finished, change: changes.one, saved, opened: openings.no, finalResponse: "x" };
  expect(conclude({ ...facts, timeoutMinutes: 25, goal })).toMatchObject({ outcome: "changed", reason });
});

const unstored = { path: "nested", code: "DKH-110", detail: "a nested repository" } as const;

test.for([
  [
    "one",
    "branch",
    "yes",
    "Changed 1 file: draft pull request #8, but git cannot store `nested` (a nested repository)",
  ],
  ["none", "nowhere", "no", "Nothing was published, because git cannot store `nested` (a nested repository)"],
] as const)(
  "work that git cannot store (%s) is a failure that says what is published",
  ([change, place, opening, reason]) => {
    const saved = { ...places[place], withheld: [unstored] };
    const facts = {
      end: ends.finished,
      change: changes[change],
      saved,
      opened: openings[opening],
      goal: "propose",
    } as const;
    const { outcome, code, ...said } = conclude({ ...facts, finalResponse: "x", timeoutMinutes: 25 });
    expect([outcome, code, said.reason]).toEqual(["failed", "git", reason]);
    expect(said.hint).toContain("The patch has the files that could be saved");
    const gone = { ...saved, withheld: [{ ...unstored, code: "DKH-112" as const }] };
    const { hint } = conclude({ ...facts, saved: gone, finalResponse: "x", timeoutMinutes: 25 });
    expect(hint).toMatch(/^Files that were not saved are in no patch/);
  },
);

test.for([
  [["package.json"], ["package-lock.json"], "; `package-lock.json` was withheld, so it does not match `package.json`"],
  [["a/go.sum"], ["a/go.mod"], "; `a/go.mod` was withheld, so it does not match `a/go.sum`"],
  [["src/a.ts"], ["package-lock.json"], ""],
  [["package.json"], ["other/package-lock.json"], ""],
  [["package.json"], ["AGENTS.md"], ""],
] as const)("with %j published and %j withheld the headline says what does not match", ([published, kept, words]) => {
  const change = { ...changes.one, files: published.map((path) => ({ ...file, path })) };
  const saved = { ...places.branch, withheld: kept.map((path) => ({ path, code: "DKH-103" as const, detail: "" })) };
  const facts = {
    end: ends.finished,
    change,
    saved,
    opened: openings.yes,
    goal: "propose",
    finalResponse: "x",
  } as const;
  const { outcome, reason, torn } = conclude({ ...facts, timeoutMinutes: 25 });
  expect([outcome, reason]).toEqual(["changed", `Changed 1 file, and withheld 1: draft pull request #8${words}`]);
  expect(torn).toHaveLength(words === "" ? 0 : 1);
});

test.for([
  ["package-lock.json", "package.json", "`package-lock.json` was not updated, so `npm ci` will fail"],
  ["a/npm-shrinkwrap.json", "a/package.json", "`a/npm-shrinkwrap.json` was not updated, so `npm ci` will fail"],
  ["uv.lock", "b/pyproject.toml", "`uv.lock` was not updated, so it does not match `b/pyproject.toml`"],
] as const)("where %s stays as it was and %s does not, the headline says so", ([outdated, published, words]) => {
  const saved = { ...places.branch, outdated: [{ published, outdated }] };
  const facts = { end: ends.finished, change: changes.one, saved, opened: openings.yes, goal: "propose" } as const;
  const { outcome, reason, hint, torn } = conclude({ ...facts, finalResponse: "x", timeoutMinutes: 25 });
  expect([outcome, reason]).toEqual(["changed", `Changed 1 file: draft pull request #8; ${words}`]);
  expect(hint).toMatch(/^Before you merge, let your package manager .* For the agent to do it, mention me/);
  expect(signOf({ outcome, torn }).mark).toBe("🟠");
});

const reached = { network: "none", isShut: false, isFork: false };

test.for([
  ["package-lock.json", {}, "For the agent to do it, set `network: npm`, then mention me and ask for `npm install`."],
  ["a/yarn.lock", { network: "pypi" }, "set `network: pypi, npm`, then mention me"],
  ["package-lock.json", { network: "pypi, npm" }, "ask for `npm install`: its commands can reach the registry."],
  ["uv.lock", { network: "registries" }, "ask for `uv lock`: its commands can reach the registry."],
  ["uv.lock", { network: "all" }, "ask for `uv lock`: its commands can reach the registry."],
  ["uv.lock", { network: "pypi.acme.test" }, "set `network: pypi.acme.test, pypi`, then mention me"],
  ["package-lock.json", { network: "npm", isShut: true }, "on such threads, set `mixed-threads: as-trusted`."],
  ["package-lock.json", { isShut: true }, "set `mixed-threads: as-trusted` and `network: npm`."],
  ["package-lock.json", { isFork: true }, "write the lock file again on the branch."],
] as const)(
  "how the agent can update %s after a run with %j is told by whom it could reach",
  ([outdated, some, words]) => {
    const saved = { ...places.branch, outdated: [{ published: "x", outdated }] };
    const facts = { end: ends.finished, change: changes.one, saved, opened: openings.yes, goal: "propose" } as const;
    const reach = { ...reached, ...some };
    const { hint } = conclude({ ...facts, finalResponse: "x", timeoutMinutes: 25, reach });
    expect(hint).toContain(words);
    if (reach.isFork) expect(hint).not.toContain("agent");
  },
);

test.for(["Gemfile.lock", "bun.lockb", "Podfile.lock"])(
  "nobody is told to ask the agent for %s, which would be withheld",
  (outdated) => {
    const saved = { ...places.branch, outdated: [{ published: "x", outdated }] };
    const facts = { end: ends.finished, change: changes.one, saved, opened: openings.yes, goal: "propose" } as const;
    const { hint } = conclude({ ...facts, finalResponse: "x", timeoutMinutes: 25, reach: reached });
    expect(hint).toBe("Before you merge, let your package manager write the lock file again on the branch.");
  },
);

test.for<[string, Evidence["silence"], number, RegExp, RegExp]>([
  [
    "sent signs of life only",
    { host: "api.test", ms: 1_440_000, hasSigns: true },
    25,
    /the limit: the model at `api\.test` had sent nothing but keep-alive signals for 24 minutes$/,
    /overloaded/,
  ],
  [
    "sent nothing",
    { host: "api.test", ms: 90_000, hasSigns: false },
    25,
    /the model at `api\.test` had sent nothing for 90 seconds$/,
    /overloaded/,
  ],
  [
    "was silent for half of a short time",
    { host: "h", ms: 40_000, hasSigns: true },
    1,
    /for 40 seconds$/,
    /overloaded/,
  ],
  ["had just been asked", { host: "h", ms: 40_000, hasSigns: true }, 25, /which is the limit$/, /^Raise/],
  ["was at work", undefined, 25, /which is the limit$/, /^Raise/],
])("a run out of time, while its model %s", ([, silence, timeoutMinutes, reason, hint]) => {
  const place = { change: changes.none, saved: places.nowhere, opened: openings.no, goal: "propose" } as const;
  const evidence = { ...place, end: ends.timedOut, finalResponse: "", timeoutMinutes, silence };
  expect(conclude(evidence)).toMatchObject({
    outcome: "timed-out",
    reason: expect.stringMatching(reason),
    hint: expect.stringMatching(hint),
  });
});
