import { execFileSync, spawnSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { branchFrom, isBranchName, requireOwnBranch, templateProblem } from "../../src/git/branch-name.ts";
import { branchBeginning, newBranch } from "../../src/run/thread/subject.ts";

const standard = "agent/{kind}-{number}-{slug}";
const job = { runId: 7001, runAttempt: 1 };

test.for([
  ["Fix the *failing* test!", "agent/issue-7-fix-the-failing-test"],
  ["", "agent/issue-7"],
  ["   ", "agent/issue-7"],
  ["🎉🎉", "agent/issue-7"],
  ["修复错误", "agent/issue-7"],
  ["Crème brûlée №5", "agent/issue-7-creme-brulee-no5"],
  ["--force", "agent/issue-7-force"],
  ["../../main", "agent/issue-7-main"],
  ["refs/heads/main.lock", "agent/issue-7-refs-heads-main-lock"],
  ["a..b@{-1}~^:?*[\\", "agent/issue-7-a-b-1"],
  ["$(touch /tmp/x);`id`\n&& exit", "agent/issue-7-touch-tmp-x-id-exit"],
  ["\u202egnp.exe\u0000\u2028x", "agent/issue-7-gnp-exe-x"],
  ["word ".repeat(100), "agent/issue-7-word-word-word-word-word-word-word-word"],
  [`${"x".repeat(39)} y`, `agent/issue-7-${"x".repeat(39)}`],
])("the branch for %j is one that git accepts", ([title, expected]) => {
  const { branch: name, plain } = newBranch({ number: 7, title: title ?? "" }, job, standard);
  expect(plain).toBe("agent/issue-7");
  expect(name).toBe(expected);
  expect(execFileSync("git", ["check-ref-format", "--branch", name], { encoding: "utf8" }).trim()).toBe(name);
});

test("a run without a thread has a branch of its own, each time that it is repeated", () => {
  const names = (runAttempt: number) => newBranch({ number: undefined, title: "x" }, { ...job, runAttempt }, standard);
  expect(names(1)).toEqual({ branch: "agent/run-7001", plain: "agent/run-7001" });
  expect(names(2)).toEqual({ branch: "agent/run-7001-2", plain: "agent/run-7001-2" });
});

const fields = { kind: "issue", number: 7, slug: "a-title", run: 9 } as const;

test.for([
  ["agent/{number}", "agent/7"],
  ["agent/{slug}/{number}", "agent/a-title/7"],
  ["agent/x_{kind}.{number}--{run}", "agent/x_issue.7-9"],
  ["agent/{number}{slug}", "agent/7a-title"],
  ["agent/修复#{number}", "agent/修复#7"],
])("%s is filled: %s", ([template = "", branch]) => {
  expect(templateProblem(template)).toBeUndefined();
  expect(branchFrom(template, fields)).toBe(branch);
});

test.for([
  ["agent/{slug}/{number}", "agent/7"],
  ["agent/{number}-{slug}-x", "agent/7-x"],
  ["agent/{number}/{slug}-", "agent/7"],
])("what an empty title leaves in %s goes with it: %s", ([template = "", branch = ""]) => {
  expect(branchFrom(template, { ...fields, slug: "" })).toBe(branch);
  expect(isBranchName(branch)).toBe(true);
});

test.for([
  ["main", "must start with agent/"],
  ["agents/{number}", "must start with agent/"],
  ["agent/{title}-{number}", "has the field {title}, but there are only"],
  ["agent/{}{number}", "has the field {}"],
  ["agent/{slug}", "must have {number} or {run}"],
  ["agent/../main{number}", "must be a name that git accepts"],
  ["agent/{number}.lock", "must be a name that git accepts"],
  ["agent/{number} x", "must be a name that git accepts"],
  ["agent/{number}/", "must be a name that git accepts"],
  ["agent/{number}:main", "must be a name that git accepts"],
  [`agent/{number}${"x".repeat(100)}`, "of at most 100 bytes"],
])("the template %s is refused", ([template = "", problem = ""]) => {
  expect(templateProblem(template)).toContain(problem);
});

/** Git itself; `@{-1}` and the like would be other names. */
function isOfGit(name: string): boolean {
  const { status, stdout } = spawnSync("git", ["check-ref-format", "--branch", name], { encoding: "utf8", cwd: "/" });
  return status === 0 && stdout === `${name}\n`;
}

const ODD = [
  ..."#+,()'\"`$!&;|<>{}=%@~^:?*[\\]. /-_",
  ...["..", "@{", ".lock", "//", "/.", "\u0001", "\u007f", "\t", "\u0085", "\u00a0", "\u2028", "\u202e", "\u200b"],
  ...[
    "é",
    "e\u0301",
    "修",
    "さ",
    "🎉",
    "HEAD",
    "refs/heads/",
    "$(x)",
    "@agent",
    "closes#13",
    "a",
    "B",
    "x".repeat(120),
  ],
];
const names = fc.array(fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: "binary", maxLength: 3 })), {
  minLength: 1,
  maxLength: 4,
});

test("a name is one of a branch exactly where git accepts it", () => {
  const check = fc.property(names, (parts) => {
    const name = parts.join("").toWellFormed();
    fc.pre(!name.includes("\0")); // no program can be given that
    expect([name, isBranchName(name)]).toEqual([name, isOfGit(name)]);
  });
  fc.assert(check, { numRuns: 300, examples: ODD.map((one): [string[]] => [[one]]) });
});

test("a name that git accepts below agent/ is ours, and any other only where it is allowed", () => {
  const own = "agent/修复-$(x)#13";
  expect(requireOwnBranch(own)).toBe(own);
  expect(requireOwnBranch("feat(x)+1", "feat(x)+1")).toBe("feat(x)+1");
  expect(() => requireOwnBranch("feat(x)+1")).toThrow("cannot be written");
  expect(() => requireOwnBranch("agent/a b")).toThrow("cannot be written");
  expect(() => requireOwnBranch("-x", "-x")).toThrow("cannot be written");
});

test.for([
  ["agent/{kind}-{number}-{slug}", "agent/issue-7-"],
  ["agent/{number}/{run}", "agent/7/"],
  ["agent/{number}", "agent/7"],
  ["agent/{run}-{number}", undefined],
  ["agent/{slug}/{number}", undefined],
] as const)("all branches of a thread by %s begin with %s, whatever its title is", ([template, begin]) => {
  expect(branchBeginning({ number: 7, title: "x" }, template)).toBe(begin);
  expect(branchBeginning({ number: undefined, title: "x" }, template)).toBeUndefined();
  const names = ["A title", "Another"].map(
    (title, runId) => newBranch({ number: 7, title }, { runId, runAttempt: 1 }, template).branch,
  );
  for (const name of names) expect(name.startsWith(begin ?? "agent/")).toBe(true);
});
