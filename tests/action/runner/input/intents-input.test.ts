import { expect, test } from "vitest";
import { parseIntents } from "../../../../src/action/runner/input/intents-input.ts";
import { declaredIntents } from "../../../../src/run/intents/registry.ts";

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
  ["(bug)", "must name intents"],
  ["Labels", "must name intents"],
  ["labels(max:)", "has no value"],
  ["labels(agent:approve)", "needs quotes"],
] as const)("refuses %s", ([text, why]) => {
  expect(parseIntents(text)).toContain(why);
});

const declare = (text: string) => {
  const parsed = parseIntents(text);
  if (typeof parsed === "string") throw new Error(parsed);
  return declaredIntents(parsed, { isRestricted: false });
};

test.for([
  ["label(bug)", "did you mean `labels`"],
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
  const start = performance.now();
  parseIntents(`labels(${"bug, ".repeat(20_000)})`);
  expect(performance.now() - start).toBeLessThan(2000);
});
