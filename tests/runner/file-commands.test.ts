import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { readPairs } from "../../src/rehearsal/runner/step.ts";
import {
  OUTPUTS,
  readSavedState,
  saveHasStepRun,
  saveOpenComment,
  writeOutputs,
} from "../../src/runner/file-commands.ts";
import { parseOpenComment } from "../../src/runner/open-comment.ts";
import { test } from "../core/workspace/temp-folder.ts";
import { fill, newSmallDisk } from "../small-disk.ts";

const none = Object.fromEntries(OUTPUTS.map((name) => [name, ""]));

test("every output is written, also those without a value", ({ folder }) => {
  const GITHUB_OUTPUT = join(folder, "output");
  writeOutputs({ GITHUB_OUTPUT }, { outcome: "changed", "pr-number": 8, "cost-usd": 0, branch: undefined });
  const written = readPairs(readFileSync(GITHUB_OUTPUT, "utf8"));
  expect(written).toEqual({ pairs: { ...none, outcome: "changed", "pr-number": "8", "cost-usd": "0" } });
});

test.for([
  "two\nlines",
  "\n\nblank\n\n",
  "outcome=changed",
  "outcome<<EOF\nchanged\nEOF",
  "x\ndeckhand_00000000-0000-0000-0000-000000000000\noutcome<<y\nchanged\ny",
  "ends with a carriage return\r",
  "a\r\nb",
  "<<",
  "=",
  "::set-output name=outcome::changed",
  "\u2028outcome=changed\u2029",
  "🎉",
])("the value %j comes back as it went, and forges no other", (value, { folder }) => {
  const GITHUB_OUTPUT = join(folder, "output");
  writeOutputs({ GITHUB_OUTPUT }, { outcome: "answered", reason: value, "final-response": value });
  const written = readPairs(readFileSync(GITHUB_OUTPUT, "utf8"));
  expect(written).toEqual({ pairs: { ...none, outcome: "answered", reason: value, "final-response": value } });
});

test("a delimiter is never used twice, so that none can be known beforehand", ({ folder }) => {
  const GITHUB_OUTPUT = join(folder, "output");
  writeOutputs({ GITHUB_OUTPUT }, {});
  const delimiters = [...readFileSync(GITHUB_OUTPUT, "utf8").matchAll(/<<(.+)/g)].map(([, delimiter]) => delimiter);
  expect(new Set(delimiters).size).toBe(OUTPUTS.length);
});

test("what main leaves is what post finds", ({ folder }) => {
  const GITHUB_STATE = join(folder, "state");
  const comment = { runComment: { issue: 1, id: 2, url: "https://x.test" }, body: "### Done\n\n<<EOF\n" };
  saveHasStepRun({ GITHUB_STATE });
  saveOpenComment({ GITHUB_STATE }, comment);
  const left = readPairs(readFileSync(GITHUB_STATE, "utf8")).pairs;
  const env = Object.fromEntries(Object.entries(left).map(([name, value]) => [`STATE_${name}`, value]));
  const saved = readSavedState(env);
  expect(saved.hasStepRun).toBe(true);
  expect(parseOpenComment(saved.openComment ?? "")).toEqual(comment);
  saveOpenComment({ GITHUB_STATE }, undefined);
  expect(readPairs(readFileSync(GITHUB_STATE, "utf8")).pairs.openComment).toBe("");
});

test("F50 the first time there is nothing to find, and outside of a runner nothing to write", ({ folder }) => {
  expect(readSavedState({})).toEqual({ hasStepRun: false, openComment: undefined });
  writeOutputs({}, { outcome: "failed" });
  saveHasStepRun({ GITHUB_STATE: "" });
  expect(existsSync(join(folder, "output"))).toBe(false);
});

test.for([
  ["branch", "agent/issue-1-a"],
  ["commit-sha", "0".repeat(40)],
  ["pr-number", 8],
  ["pr-url", "https://github.com/acme/shop/pull/8"],
  ["comment-url", "http://127.0.0.1:80/acme/shop/issues/1#issuecomment-5"],
  ["cost-usd", 0.0001],
  ["cost-usd", 1e-7],
  ["cached-tokens", 1200],
  ["model-seconds", 4.321],
] as const)("what scripts may use, %s, is written: %s", ([name, value], { folder }) => {
  const GITHUB_OUTPUT = join(folder, "output");
  writeOutputs({ GITHUB_OUTPUT }, { [name]: value });
  expect(readPairs(readFileSync(GITHUB_OUTPUT, "utf8")).pairs[name]).toBe(String(value));
});

test.for([
  ...["agent/x; rm -rf /", "agent/x\nother=1", "agent/x\r", "-rf", "a b", "a\u0000", "x:y"].map(
    (value) => ["branch", value] as const,
  ),
  ["commit-sha", "HEAD"],
  ["pr-url", "javascript:alert(1)"],
  ["pr-url", "https://x.test/$(id)"],
  ["outcome", "changed\nx=y"],
  ...(["cached-tokens", "cache-write-tokens", "reasoning-tokens", "model-seconds"] as const).map(
    (name) => [name, "$(id)"] as const,
  ),
  ["conversation-id", "a/../b"],
  ["resumed-from", "$(id)"],
] as const)("%s is empty rather than %j", ([name, value], { folder }) => {
  const GITHUB_OUTPUT = join(folder, "output");
  writeOutputs({ GITHUB_OUTPUT }, { [name]: value });
  expect(readPairs(readFileSync(GITHUB_OUTPUT, "utf8"))).toEqual({ pairs: none });
});

test.for(["agent/$(id)", "`id`", "x<<EOF", "agent/%0Ax", "feature/AB#1992-x", "feat(x)", "修复/🎉", "a\u2028b"])(
  "the name of a branch is written as it is, because git takes it: %s",
  (branch, { folder }) => {
    const GITHUB_OUTPUT = join(folder, "output");
    writeOutputs({ GITHUB_OUTPUT }, { branch });
    expect(readPairs(readFileSync(GITHUB_OUTPUT, "utf8"))).toEqual({ pairs: { ...none, branch } });
  },
);

test("free text is passed through what cleans it", ({ folder }) => {
  const GITHUB_OUTPUT = join(folder, "output");
  writeOutputs({ GITHUB_OUTPUT }, { outcome: "changed", reason: "a secret" }, (text) => text.replace("secret", "***"));
  expect(readPairs(readFileSync(GITHUB_OUTPUT, "utf8")).pairs).toMatchObject({ outcome: "changed", reason: "a ***" });
});

test("on a full disk, what is cleared is cleared in the file, which counts more for the runner than stdout", ({
  skip,
}) => {
  const disk = newSmallDisk(0.1);
  if (disk === undefined) return skip("this machine lets us mount no small disk");
  const GITHUB_STATE = join(disk, "state");
  const comment = (body: string) => ({ runComment: { issue: 1, id: 2, url: "https://x.test" }, body });
  const pairs = () => readPairs(readFileSync(GITHUB_STATE, "utf8")).pairs;
  saveHasStepRun({ GITHUB_STATE });
  saveOpenComment({ GITHUB_STATE }, comment("x".repeat(3000)));
  fill(disk);
  saveOpenComment({ GITHUB_STATE }, comment("a shorter one"));
  expect(pairs()).toEqual({ hasStepRun: "true", openComment: JSON.stringify(comment("a shorter one")) });
  saveOpenComment({ GITHUB_STATE }, comment("y".repeat(9000))); // it is on stdout
  expect(pairs()).toEqual({ hasStepRun: "true" });
  saveOpenComment({ GITHUB_STATE }, undefined);
  expect(pairs().openComment ?? "").toBe("");
});
