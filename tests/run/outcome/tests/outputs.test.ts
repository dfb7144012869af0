import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTestOutput } from "../../../../src/run/outcome/tests/output/read-output.ts";
import { testOf } from "../../../../src/run/outcome/tests/test-of.ts";

type Recorded = Readonly<{
  name: string;
  kind: string;
  place: string;
  exitCode: number;
  command: string;
  output: string;
}>;

const folder = join(import.meta.dirname, "outputs");

/** Written by `scripts/runner-outputs.ts`, with the outputs of real test runners. */
const RECORDED: readonly Recorded[] = readdirSync(folder).flatMap((file) => {
  const parts = readFileSync(join(folder, file), "utf8").split(/^%%% /m).slice(1);
  return parts.map((part) => {
    const [, kind = "", place = "", code, command = ""] = /^(\w+), (\w+), exit (-?\d+): (.*)/.exec(part) ?? [];
    const output = part.slice(part.indexOf("\n") + 1);
    return { name: file.replace(".txt", ""), kind, place, exitCode: Number(code), command, output };
  });
});

/** In a terminal, pnpm moves lines about until nothing can be read. */
const isUnreadable = ({ name, place }: Recorded) => name === "pnpm-recursive" && place === "terminal";

/** Where all tests pass, they print nothing that says so. */
const isQuiet = ({ name }: Recorded) => /^(?:node-dot|maven-quiet|gradle)$/.test(name);

const of = (kind: string) => RECORDED.filter((one) => one.kind === kind && !isUnreadable(one));
const heard = (kind: string) => of(kind).filter((one) => !isQuiet(one));
const verdictOf = (recorded: Recorded, as = recorded) => testOf({ ...recorded, ...as })?.verdict;
const named = ({ name, kind, place }: Recorded) => `${name}, ${kind}, ${place}`;

test("there are outputs of many runners", () => {
  expect(new Set(RECORDED.map(({ name }) => name)).size).toBeGreaterThanOrEqual(90);
});

test("suites that pass have passed, unless they do not say so", () => {
  const quiet = of("passing").filter(isQuiet);
  expect(quiet.filter((one) => verdictOf(one) !== "unknown").map(named)).toEqual([]);
  const results = { passed: 2, failed: 0, skipped: 0 };
  expect(quiet.map((one) => testOf({ ...one, results })?.verdict)).toEqual(quiet.map(() => "passed"));
  expect(
    heard("passing")
      .filter((one) => verdictOf(one) !== "passed")
      .map(named),
  ).toEqual([]);
});

test("their outputs say so, without the exit code of a known runner", () => {
  const unheard = heard("passing").filter(
    ({ output }) => !readTestOutput(output).summaries.some(({ end }) => end === "passed"),
  );
  expect(unheard.map(named)).toEqual([]);
});

test("suites that fail have failed, also behind a pipe and where the exit code is another's", () => {
  expect(
    of("failing")
      .filter((one) => verdictOf(one) !== "failed")
      .map(named),
  ).toEqual([]);
  const hidden = (one: Recorded) => [
    { ...one, command: `${one.command} | tail -50`, exitCode: 0 },
    { ...one, command: `${one.command} || true`, exitCode: 0 },
    { ...one, command: `${one.command}; echo done`, exitCode: 0 },
  ];
  const missed = of("failing").filter((one) => hidden(one).some((as) => verdictOf(as) !== "failed"));
  expect(missed.map(named)).toEqual([]);
});

test("suites without a test, and suites that crash, have never passed", () => {
  expect([...of("empty"), ...of("crashing")].filter((one) => verdictOf(one) === "passed").map(named)).toEqual([]);
  const asZero = [...of("empty"), ...of("crashing")].filter(
    (one) => verdictOf({ ...one, command: "./test.sh", exitCode: 0 }) === "passed",
  );
  expect(asZero.map(named)).toEqual([]);
});

test("what a program prints that runs no tests has never passed", () => {
  const printed = RECORDED.flatMap((one) =>
    ["cat log", "tail -50 log", "python -c 'print(1)'", "echo 1"].map((command) => ({ ...one, command, exitCode: 0 })),
  );
  expect(printed.filter((one) => verdictOf(one) === "passed").map(named)).toEqual([]);
  const failing = printed.filter((one) => one.kind === "failing" && !isUnreadable(one));
  expect(failing.filter((one) => verdictOf(one) !== "unknown").map(named)).toEqual([]);
});

test("an output that ends with a failing suite, or has one in its middle, has never passed", () => {
  const passing = heard("passing").filter(({ place }) => place === "pipe");
  for (const failing of of("failing").filter(({ place }) => place === "pipe")) {
    for (const { output } of passing) {
      const end = verdictOf({ ...failing, command: "npm test", exitCode: 0, output: `${output}\n${failing.output}` });
      expect(end, named(failing)).not.toBe("passed");
      const middle = verdictOf({
        ...failing,
        command: "npm test",
        exitCode: 0,
        output: `${failing.output}\n${output}`,
      });
      expect(middle, named(failing)).not.toBe("passed");
    }
  }
});

test("a part of the output of a suite that passes is never a failed test", () => {
  const told = heard("passing").flatMap((one) => {
    const lines = one.output.split("\n");
    const parts = lines.flatMap((_, at) => [
      { command: `${one.command} | tail -${at}`, output: lines.slice(-at).join("\n") },
      { command: `${one.command} | head -${at}`, output: lines.slice(0, at).join("\n") },
    ]);
    return parts
      .filter((part) => verdictOf({ ...one, ...part, exitCode: 0 }) === "failed")
      .map(({ command }) => command);
  });
  expect(told).toEqual([]);
});
