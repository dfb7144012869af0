import { expect, test } from "vitest";
import { parseIntents } from "../../../../src/run/features/intents/inputs.ts";
import { declaredIntents } from "../../../../src/run/features/intents/registry.ts";
import { processorMs } from "../../../processor-time.ts";

test("declares names with choices, settings and flags", () => {
  const text =
    'labels(bug, docs, good first issue; max 3), create-issue(max 1, prefix "[report] "), close(only: stale, old)';
  expect(parseIntents(text)).toEqual([
    { name: "labels", choices: ["bug", "docs", "good first issue"], flags: [], values: { max: ["3"] } },
    { name: "create-issue", choices: [], flags: [], values: { max: ["1"], prefix: ["[report] "] } },
    { name: "close", choices: [], flags: [], values: { only: ["stale", "old"] } },
  ]);
});

test("takes lines for commas, and a quoted word for a choice", () => {
  expect(parseIntents('labels("repository", bug; repository)\ncomment\n')).toEqual([
    { name: "labels", choices: ["repository", "bug"], flags: ["repository"], values: {} },
    { name: "comment", choices: [], flags: [], values: {} },
  ]);
});

test.for([
  ["labels(bug", "does not close the bracket"],
  ['labels("bug)', "quote that is not closed"],
  ["labels, labels(bug)", "declares labels twice"],
  ["(bug)", 'must name intents, and has "("'],
  ["- labels\n- comment", 'must name intents, and has "-"'],
  ["labels: bug", 'must name intents, and has ":"'],
  ["labels(max:)", "gives labels the setting max without a value"],
  ["labels(only: )", "gives labels the setting only without a value"],
  ["labels(agent:approve)", 'needs quotes around "agent:approve" in labels'],
  ["dispatch(a.yml; input: b=number)", "in dispatch (did you mean `inputs`?)"],
  ["labels(max=3)", 'has "max=3" in labels'],
  ["labels(max)", 'has "max" in labels'],
  ["labels(Max 3)", 'has "Max 3" in labels'],
  ["labels(bug max 3)", 'has "bug max 3" in labels'],
  ["labels(bug; Repository)", 'has "Repository" in labels'],
  ["labels('good first issue')", "double quotes"],
  ["labels(“bug”)", "double quotes"],
  ['labels("")', "empty"],
] as const)("refuses %s", ([text, why]) => {
  expect(parseIntents(text)).toContain(why);
});

test("a quoted name can be anything, and a list what its kind says", () => {
  const text = `labels("max=3", "needs update", "'x'", don't; only: old), dispatch(a.yml; inputs: max=number, update=a|b)`;
  expect(parseIntents(text)).toEqual([
    { name: "labels", choices: ["max=3", "needs update", "'x'", "don't"], flags: [], values: { only: ["old"] } },
    { name: "dispatch", choices: ["a.yml"], flags: [], values: { inputs: ["max=number", "update=a|b"] } },
  ]);
});

const declare = (text: string) => {
  const parsed = parseIntents(text);
  if (typeof parsed === "string") throw new Error(parsed);
  return declaredIntents(parsed, { isRestricted: false });
};

test.for([
  ["label(bug)", "did you mean `labels`"],
  ["Labels", "did you mean `labels`"],
  ["create_issue", "did you mean `create-issue`"],
  ["labels(same-thread, repository)", "both same-thread and repository"],
  ["create-issue(replace, update)", "both replace and update"],
  ['create-issue(prefix "a", prefix "b")', "the setting prefix more than once"],
  ["labels(max 3; max 4)", "the setting max more than once"],
  ["assign(@maria)", 'names "@maria", which is no login of a person'],
  ["assign(dependabot[bot])", "no login of a person"],
  ["request-reviewers(acme/team)", "no login of a person"],
  ["rerun(.github/workflows/ci.yml)", "no name of a workflow file"],
  ["cancel(ci)", "no name of a workflow file"],
  ["close(done)", 'limits close to "done"'],
  ["comment(bug)", "cannot be limited to"],
  ["comment(replace)", "the setting replace"],
  ["labels(max 0)", "no whole number"],
  ["labels(max 500)", "no whole number"],
  ["type", "has to say what type is limited to"],
  ["create-issue(repository)", "the setting repository"],
  ["dispatch(../x.yml)", "no name of a workflow file"],
  ["dispatch(a.yml; inputs: note=text)", ""],
  ["project(x)", "one project by its number"],
] as const)("a workflow that declares %s is told", ([text, why]) => {
  if (why === "") return expect(declare(text)).toHaveLength(1); // one word that may be chosen
  expect(() => declare(text).map((one) => one.input({ type: "none" }))).toThrow(why);
});

test("a long text takes time in proportion", () => {
  expect(processorMs(() => parseIntents(`labels(${"bug, ".repeat(20_000)})`))).toBeLessThan(2000);
});
