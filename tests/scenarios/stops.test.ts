/** A stop is a checkpoint, whatever stopped the run: what was done is kept, the comment says how it goes on, and it does. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { call, type Script, type ScriptedReply } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { unavailable } from "../model-failures.ts";
import { hasty, pause } from "./haste/haste.ts";
import { answersOf, interrupted, stageFor } from "./play.ts";
import { looking } from "./replay/looking-model.ts";

const write = (name: string, also: ScriptedReply = {}) =>
  call("file_editor", { command: "create", path: `${name}.md`, file_text: `${name}\n` }, also);
const dear: ScriptedReply = { usage: { cost: 1.5 } };
const wait = call("terminal", { command: "sleep 600" });
/** The same again and again. */
const circle = Array.from({ length: 4 }, () => call("terminal", { command: "true" }));
const down = Array.from({ length: 5 }, () => ({ ...unavailable(503), headers: { "retry-after-ms": "20" } }));
const GOES_ON = "Write `@agent continue` to resume.";

type Stop = Readonly<{
  /** What the model says until the run stops. */
  script: Script;
  inputs?: Readonly<Record<string, string>>;
  /** Aborted when the agent waits: its machine is lost. A cancelled and a killed one are in `remembers.test.ts`. */
  by?: "lost";
  outcome: string | undefined;
  /** How the comment says that it goes on; a run whose machine is gone cannot say so. */
  says: string | undefined;
  /** On the branch, or beside the conversation. Without it, what was written has to be written again. */
  isKept: boolean;
}>;

const stops: Readonly<Record<string, Stop>> = {
  steps: {
    ...{ script: [write("one"), call("think", { thought: "And now?" })], inputs: { "max-iterations": "2" } },
    ...{ outcome: "budget-exhausted", says: GOES_ON, isKept: true },
  },
  money: {
    script: [write("one", dear), call("think", { thought: "And now?" }, dear)],
    inputs: { "max-budget-usd": "2", "model-features": '{"price": {"input": 1000, "output": 1000}}' },
    ...{ outcome: "budget-exhausted", says: GOES_ON, isKept: true },
  },
  time: {
    ...{ script: [write("one"), wait], inputs: { "timeout-minutes": "0.1" } },
    ...{ outcome: "timed-out", says: GOES_ON, isKept: true },
  },
  "going in circles": {
    ...{ script: [write("one"), ...circle], outcome: "stuck", says: GOES_ON, isKept: true },
  },
  "a provider that is down": {
    ...{ script: [write("one"), ...down], outcome: "failed", says: GOES_ON, isKept: true },
  },
  "a machine that is lost": {
    ...{ script: [write("one"), wait], by: "lost", outcome: undefined, says: undefined, isKept: false },
  },
};

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";

function filesOn({ repository }: Stage): string {
  const tree = ["ls-tree", "--name-only", branch];
  return execFileSync("git", ["--git-dir", repository.gitDir, ...tree], { encoding: "utf8", stdio: "pipe" });
}

/** Played until it stops; what is kept then is on GitHub. */
async function stopped({ script, inputs = {}, by }: Stop, after: Script) {
  const stop = new AbortController();
  const onLine = ({ text }: { text: string }) => text.includes(": terminal sleep") && stop.abort();
  const stage = await stageFor({
    script: [...script, ...after],
    inputs,
    toolErrors: interrupted,
    ...(by && { onLine }),
  });
  const first = await stage.play({ ...(by && { [by]: stop.signal }), environment: { GITHUB_RUN_ID: "9001" } });
  return { stage, first };
}

test.for(Object.entries(stops))("F34 a stop by %s is a checkpoint", { timeout: 120_000 }, async ([, stop]) => {
  const steps = [
    ["one.md", write("one")],
    ["two.md", write("two")],
  ] as const;
  const after = looking(stop.isKept ? steps.slice(1) : steps, call("finish", { message: "All is done." }));
  const { stage, first } = await stopped(stop, after);
  expect(first.outputs.outcome).toBe(stop.outcome);
  expect(first.pullRequests).toEqual([]);
  if (stop.says !== undefined) expect(answersOf(first)[0]).toContain(stop.says);
  if (stop.isKept && stop.outcome !== undefined) expect(filesOn(stage)).toContain("one.md");
  if (stop.by === "lost") endRun(stage);

  const noBudget = { "INPUT_MAX-BUDGET-USD": "", "INPUT_MAX-BUDGET-TOKENS": "" };
  const environment = { "INPUT_MAX-ITERATIONS": "30", "INPUT_TIMEOUT-MINUTES": "10", ...noBudget };
  const goOn: PlayOptions = { issue: 1, body: "@agent continue", environment };
  const second = await stage.play(goOn);
  expect(second.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
  expect(filesOn(stage)).toMatch(/one\.md\n[\s\S]*two\.md/);
  const asked = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
  expect(asked).toContain("one.md");
  // What a machine takes with it is at most what was said since the last save.
  if (stop.by !== "lost") expect(asked).toMatch(/Your last run (?:ended as|was cut off)/);
  expect(answersOf(second).at(-1)).toContain("All is done.");
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test("a machine that is lost when its log was saved and its files were not: who goes on is told, and does it again", async () => {
  const lost = new AbortController();
  const after = looking([["one.md", write("one")]], call("finish", { message: "All is done." }));
  const stage = await stageFor({ script: [write("one"), pause, wait, ...after], environment: hasty });
  let saves = 0;
  stage.github.listen((request) => {
    if (request.startsWith("POST") && request.includes("git-receive-pack")) saves += 1;
    if (saves > 1) lost.abort(); // the first is from before the model was asked
  });
  await stage.play({ lost: lost.signal, environment: { GITHUB_RUN_ID: "9001" } });
  const before = stage.model?.requests.length ?? 0;
  endRun(stage);
  const second = await stage.play({ issue: 1, body: "@agent continue" });
  const asked = JSON.stringify(stage.model?.requests[before]?.body.messages);
  expect(asked).toContain('Created \\"one.md\\"');
  expect(asked).toContain("Your last run was cut off before it ended. What you changed in the workspace is gone");
  expect(asked).not.toContain("are in the workspace again");
  expect(asked).not.toContain("edited since");
  expect(filesOn(stage)).toContain("one.md");
  expect([second.outputs.outcome, second.problems]).toEqual(["changed", []]);
});

/** GitHub notices by and by that nobody reports from that machine any more. */
function endRun({ github, repository }: Stage): void {
  const sha = execFileSync("git", ["--git-dir", repository.gitDir, "rev-parse", "main"], { encoding: "utf8" }).trim();
  const run = { name: "agent", actor: "maria", branch: "main", sha, event: "issue_comment", pulls: [], jobs: [] };
  const { id } = github.state.records.addRun({ ...run, conclusion: "failure" });
  expect(id).toBe(9001);
}
