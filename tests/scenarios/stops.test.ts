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
const think = call("think", { thought: "And now?" });
const goOn: PlayOptions = { issue: 1, body: "@agent continue" };

type Stop = Readonly<{
  /** Written before it. */
  file: string;
  /** What the model says then, until the run stops. */
  script: Script;
  environment?: Readonly<Record<string, string>>;
  outcome: string;
}>;

/** A cancelled and a killed one are in `remembers.test.ts`. */
const stops: Readonly<Record<string, Stop>> = {
  steps: {
    ...{ file: "one", script: [think], environment: { "INPUT_MAX-ITERATIONS": "2" } },
    outcome: "budget-exhausted",
  },
  money: {
    ...{ file: "two", script: [call("think", { thought: "And now?" }, dear)] },
    ...{ environment: { "INPUT_MAX-BUDGET-USD": "2" }, outcome: "budget-exhausted" },
  },
  "going in circles": { file: "three", script: circle, outcome: "stuck" },
  "a provider that is down": { file: "four", script: down, outcome: "failed" },
  time: { file: "five", script: [wait], environment: { "INPUT_TIMEOUT-MINUTES": "0.1" }, outcome: "timed-out" },
};

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";

function filesOn({ repository }: Stage): string[] {
  const tree = ["ls-tree", "--name-only", branch];
  const options = { encoding: "utf8", stdio: "pipe" } as const;
  return execFileSync("git", ["--git-dir", repository.gitDir, ...tree], options).split("\n");
}

test("F34 a stop by steps, money, going in circles, a provider that is down and time is a checkpoint, from which the next run goes on", async () => {
  const script = Object.values(stops).flatMap(({ file, script }) => [write(file, dear), ...script]);
  const after = looking([["six.md", write("six")]], call("finish", { message: "All is done." }));
  const inputs = { "model-features": '{"price": {"input": 1000, "output": 1000}}', "max-budget-usd": "" };
  const stage = await stageFor({ script: [...script, ...after], inputs, toolErrors: interrupted });
  const written: string[] = [];
  const play = async (options: PlayOptions = {}) => {
    const begins = stage.model?.requests.length ?? 0;
    const rehearsal = await stage.play({ ...(written.length > 0 && goOn), ...options });
    const told = JSON.stringify(stage.model?.requests[begins]?.body.messages);
    if (written.length > 0) expect(told).toContain("Your last run ended as");
    for (const file of written) expect(told).toContain(file);
    expect(rehearsal.problems).toEqual([]);
    return rehearsal;
  };
  for (const [name, { file, environment = {}, outcome }] of Object.entries(stops)) {
    const stopped = await play({ environment });
    expect([name, stopped.outputs.outcome, stopped.pullRequests]).toEqual([name, outcome, []]);
    expect(answersOf(stopped).at(-1)).toContain("Write `@agent continue` to resume.");
    written.push(`${file}.md`);
    expect(filesOn(stage)).toEqual(expect.arrayContaining(written));
  }
  const last = await play();
  expect(last.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
  expect(filesOn(stage)).toEqual(expect.arrayContaining([...written, "six.md"]));
  expect(answersOf(last).at(-1)).toContain("All is done.");
});

test("F34 a machine that is lost before it has saved anything: the next run does it again", async () => {
  const lost = new AbortController();
  const onLine = ({ text }: { text: string }) => text.includes(": terminal sleep") && lost.abort();
  const after = looking(
    [
      ["one.md", write("one")],
      ["two.md", write("two")],
    ],
    call("finish", { message: "All is done." }),
  );
  const stage = await stageFor({ script: [write("one"), wait, ...after], toolErrors: interrupted, onLine });
  const first = await stage.play({ lost: lost.signal, environment: { GITHUB_RUN_ID: "9001" } });
  expect(first.outputs.outcome).toBeUndefined();
  expect(first.pullRequests).toEqual([]);
  endRun(stage);
  const second = await stage.play(goOn);
  expect(second.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
  expect(filesOn(stage)).toEqual(expect.arrayContaining(["one.md", "two.md"]));
  expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages)).toContain("one.md");
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
  const second = await stage.play(goOn);
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
