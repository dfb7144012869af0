import { expect, test } from "vitest";
import { diagnose } from "../../src/cli/diagnose.ts";
import { call, FACTS, log, printed, request } from "../page/logs.ts";

const failing = (count: number) =>
  log(
    request("fix it"),
    ...Array.from({ length: count }, (_, at) =>
      call(1 + 2 * at, "terminal", { command: "npm test" }, printed("1 failing\n[exit code 1]", { exit_code: 1 })),
    ).flat(),
  );

test("a run that went in circles: what it repeated, and what to do", () => {
  const facts = { ...FACTS, outcome: "stuck", reason: "The agent repeated the same call", diff: undefined };
  expect(diagnose({ events: failing(4) }, facts)).toBe(
    [
      "stuck: The agent repeated the same call",
      "Last call, in step 4: terminal npm test (exit code 1: 1 failing)",
      "0 of 4 calls ended in an error; 4 commands exited with a code other than 0; the last three calls are the same",
      "What to change: mention the agent with what it is missing.\n",
    ].join("\n"),
  );
});

test("an endpoint that refused: its words, and the hint of the report", () => {
  const facts = {
    ...FACTS,
    outcome: "failed",
    reason: "The key was refused",
    quote: "invalid key",
    hint: "Check `api-key`.",
  };
  expect(diagnose({ events: log(request("fix it")) }, facts)).toBe(
    [
      "failed: The key was refused",
      "It was told: invalid key",
      "The model called no tool.",
      "What to change: Check `api-key`.\n",
    ].join("\n"),
  );
});

test("hosts that were blocked are named", () => {
  const facts = { ...FACTS, outcome: "answered", blockedHosts: ["registry.npmjs.org:443"] };
  const said = diagnose({ events: failing(1) }, facts);
  expect(said).toContain("blocked network access to registry.npmjs.org:443");
  expect(said).toContain("add these hosts to the input `network`");
});

test("a run that was lost has no report, and can be continued", () => {
  const said = diagnose({ events: failing(1).slice(0, 2) }, undefined);
  expect(said).toContain("No report: the run was cut off, or could not save it.");
  expect(said).toContain("(cut off)");
  expect(said).toContain("@agent continue");
});

test("a run without trouble has nothing to change", () => {
  const events = log(request("fix it"), ...call(1, "terminal", { command: "ls" }, printed("a", { exit_code: 0 })));
  expect(diagnose({ events }, FACTS)).toContain("What to change: nothing.");
});

test("a call that waits for approval is neither cut off nor failed", () => {
  const facts = { ...FACTS, outcome: "awaiting-approval", reason: "Approval needed: 1 action is paused" };
  const said = diagnose({ events: failing(1).slice(0, 2) }, facts);
  expect(said).toContain("npm test (waiting for approval, not run)\n0 of 1 call ended in an error\n");
  expect(said).toContain("approve or reject what waits");
});

test("calls that failed on the way to a good end are no reason for advice, unlike in a run that failed", () => {
  const reason = "Changed 1 file";
  expect(diagnose({ events: failing(2) }, { ...FACTS, reason })).toContain("What to change: nothing.");
  expect(diagnose({ events: failing(2) }, { ...FACTS, outcome: "failed", reason })).toContain("read what failed");
});

test("three last calls that are the same and failed are named after a good end, too", () => {
  const events = [...failing(3), ...log(...call(7, "finish", { message: "Done." }, printed("")))].map((event, at) =>
    at < 7 ? event : { ...event, timestamp: "2026-01-01T10:00:30.000Z" },
  );
  const said = diagnose({ events }, FACTS);
  expect(said).toContain("Last call before `finish`, in step 3: terminal npm test");
  expect(said).toContain("0 of 4 calls ended in an error; 3 commands exited with a code other than 0");
  expect(said).toContain("What to change: check the result: the last three calls failed.");
});

test.for([
  ["not ok 1 - adds\n  {\n    code: 1\n  }\n", "not ok 1 - adds"],
  ["Traceback\nValueError: bad value\n\n}", "ValueError: bad value"],
  ["AssertionError [ERR_ASSERTION]: 1 == 2\n    at Test.fail (a.js:1)\n}", "AssertionError [ERR_ASSERTION]: 1 == 2"],
  ["# pass 2\n# fail 1\n# cancelled 0\n# errors: 0\n", "# fail 1"],
  ["some words\n}\n", "some words"],
] as const)("of %j the line with the failure is quoted", ([output, line]) => {
  const events = log(request("x"), ...call(1, "terminal", { command: "t" }, printed(output, { exit_code: 1 })));
  expect(diagnose({ events }, FACTS)).toContain(`(exit code 1: ${line})`);
});
