/** F34: an approval whose run is killed, and nobody repeats it: the step after it, or the next request, tells of it. */
import { expect, test } from "vitest";
import { call, type Script } from "../../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../../src/rehearsal/rehearsal.ts";
import { answersOf, stageFor } from "../play.ts";
import { playedOnce } from "../played-once.ts";
import { switchFor } from "./cut.ts";
import { comments } from "./deliveries.ts";
import { looking } from "./looking-model.ts";
import { remainsOf } from "./remains.ts";

const steps = [
  ["tides.md", call("file_editor", { command: "create", path: "tides.md", file_text: "x\n", security_risk: "LOW" })],
  ["out.txt", call("terminal", { command: "echo published >> out.txt", security_risk: "HIGH" })],
] as const;

/** An action waits on an issue. `model` tells what it is sent. */
const begun = playedOnce(async (lasting) => {
  let ahead = 0;
  const model = { hears: (_: string): void => {} };
  const turns = looking(steps, call("finish", { message: "The tides are out." }), { since: "ever" });
  const script: Script = turns.map((turn) => (request) => {
    model.hears(JSON.stringify(request.messages));
    return typeof turn === "function" ? turn(request) : turn;
  });
  const now = () => new Date(Date.now() + ahead);
  const stage = await stageFor({ script, inputs: { confirmation: "risky" }, now, ...lasting });
  await stage.play(comments("@agent publish the tides")(stage));
  ahead += 5000;
  return { stage, model };
});

/** Somebody is about to approve it. */
async function waiting(hears: (words: string) => void = () => {}) {
  const { stage, model } = await begun();
  model.hears = hears;
  return { stage, issue: 1, approval: comments("@agent approve", { on: () => 1 })(stage) };
}

const run = { GITHUB_RUN_ID: "7101" };

/** What a person sees of it. */
function approvalCommentsIn(rehearsal: Rehearsal): string[] {
  return answersOf(rehearsal).flatMap((body) => /^### \S+ (?:Approv|No longer|Rejected).*/.exec(body)?.[0] ?? []);
}

test("killed when all is kept and nothing is told: the step after it says what was decided, and what came of it", async () => {
  const { stage, approval } = await waiting();
  const kill = new AbortController();
  stage.github.loseIf((request) => {
    if (kill.signal.aborted || !request.startsWith("DELETE") || !request.endsWith("needs-approval")) return false;
    kill.abort();
    return true;
  });
  const rehearsal = await stage.play({ ...approval, environment: run, killed: kill.signal });
  expect(rehearsal.runner.exitCode).toBe(137);
  expect(approvalCommentsIn(rehearsal)).toEqual(["### 🟢 Approved"]);
  expect(answersOf(rehearsal).at(-1)).toContain("The tides are out.");
  expect(remainsOf(stage).labels.join()).not.toContain("needs-approval");
});

test("killed while it ran, and gone on with by another request: that run closes what was decided on", async () => {
  const { stage, issue, approval } = await waiting();
  await stage.play({ ...approval, environment: { ...run, ...switchFor({ events: 2 }) } });
  const second = await stage.play(comments("@agent continue", { on: () => issue })(stage));
  expect(approvalCommentsIn(second)).toEqual(["### 🟢 Approved"]);
  expect(answersOf(second).at(-1)).toContain("The tides are out.");
  expect(remainsOf(stage).labels.join()).not.toContain("needs-approval");
});

test("the machine is lost when what was approved has run: whoever repeats the run has its result and its files, and it runs no more", async () => {
  const lost = new AbortController();
  const heard: string[] = [];
  const { stage, approval } = await waiting((words) => {
    heard.push(words);
    if (words.includes("have now run, in a new shell")) lost.abort();
  });
  await stage.play({ ...approval, environment: run, lost: lost.signal });
  const second = await stage.play({ ...approval, environment: { ...run, GITHUB_RUN_ATTEMPT: "2" } });
  expect(heard.at(-1)).toContain(
    "Your changes to these files are on no branch, and are in the workspace again: `out.txt`.",
  );
  expect(approvalCommentsIn(second)).toEqual(["### 🟢 Approved"]);
  expect(answersOf(second).join("\n")).toContain("ran with exit code 0");
  expect(JSON.stringify(remainsOf(stage).branches).split("+published")).toHaveLength(2);
  expect([second.outputs.outcome, second.problems]).toEqual(["changed", []]);
});
