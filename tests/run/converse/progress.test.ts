import { expect, test } from "vitest";
import type { EventDraft } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { ModelFault } from "../../../src/core/model/failure/model-fault.ts";
import type { Wait } from "../../../src/core/model/retry.ts";
import { redactor } from "../../../src/lib/mask/mask.ts";
import { progressIn, type Words } from "../../../src/run/converse/progress.ts";
import { countingStamper } from "../../core/event/counting-stamper.ts";
import { say } from "../../core/event/drafts.ts";

const fault = new ModelFault("The model is rate limited (api.test answered 429).", { isTransient: true });
const wait = (attempt: number, waitMs: number): Wait => ({ attempt, attempts: 5, waitMs, fault });
const limits = { maxMinutes: 25, maxSteps: 100, maxUsd: 5, maxTokens: 9000 };

/** A comment with a clock that goes on only when somebody says so. */
function progress(edit: () => Promise<boolean> = async () => true) {
  let time = 0;
  const sleepers: { at: number; wake(): void }[] = [];
  const edits: Readonly<{ at: number } & Exclude<Words, string>>[] = [];
  const last: string[] = [];
  const cancel = new AbortController();
  const failures: unknown[] = [];
  const told = progressIn({
    signal: cancel.signal,
    edit: (words) => {
      if (words === "cancelled") last.push(words);
      else edits.push({ at: time, ...words });
      return edit();
    },
    onFailure: (error) => failures.push(error),
    redact: redactor(["hunter2-secret"]),
    now: () => new Date(Date.parse("2026-11-21T23:59:30Z") + time),
    clock: () => time,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        sleepers.push({ at: time + ms, wake: () => resolve(undefined) });
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  });
  const wake = async () => {
    for (const { at, wake } of sleepers) if (at <= time) wake();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const goOn = async (ms: number) => {
    await wake();
    for (const end = time + ms; time < end; ) {
      time = Math.min(end, ...sleepers.map(({ at }) => at).filter((at) => at > time));
      await wake();
    }
  };
  return {
    ...told,
    edits,
    last,
    cancel: () => cancel.abort(),
    failures,
    goOn,
    notes: () => edits.map(({ note }) => note),
  };
}

/** What `follow` looks at: a log, and figures that a test sets. */
function conversation() {
  const log = new EventLog(memoryStore(), countingStamper());
  const figures = { calls: 0, cost: 0 };
  const state = {
    get steps() {
      return figures.calls;
    },
    get totals() {
      const { calls, cost } = figures;
      return { calls, cost, prompt_tokens: calls * 100, completion_tokens: calls };
    },
  };
  const followed = { log, state } as unknown as Parameters<ReturnType<typeof progress>["follow"]>[0]; // all that is read of it
  return { log, figures, followed };
}

const list = (...task_list: object[]): EventDraft => ({
  kind: "ObservationEvent",
  tool_name: "task_tracker",
  tool_call_id: "c",
  action_id: "a",
  observation: { kind: "TaskTrackerObservation", content: [], task_list: task_list as never },
});

const act = (tool_call_id: string, values: Readonly<Record<string, string>>): EventDraft => ({
  ...{ kind: "ActionEvent", tool_name: "terminal", tool_call_id, llm_response_id: "r" },
  action: { kind: "TerminalAction", ...values },
  tool_call: { id: tool_call_id, name: "terminal", arguments: "{}", origin: "completion" },
});
const observe = (tool_call_id: string): EventDraft => ({
  ...{ kind: "ObservationEvent", tool_name: "terminal", tool_call_id, action_id: "a" },
  observation: { kind: "TerminalObservation", content: [] },
});

test("how far the work is comes into the comment, at most every 15 seconds", async () => {
  const { follow, goOn, edits } = progress();
  const { log, figures, followed } = conversation();
  follow(followed, limits);
  for (let second = 0; second < 60; second += 1) {
    figures.calls += 1;
    figures.cost += 0.01;
    log.append(say(`${second}`));
    await goOn(1000);
  }
  expect(edits.map(({ at }) => at)).toEqual([15_000, 30_000, 45_000, 60_000]);
  expect(edits[0]?.facts).toMatchObject({
    minutes: 0.25,
    maxMinutes: 25,
    steps: 15,
    maxSteps: 100,
    maxUsd: 5,
    tokens: 15 * 101,
    maxTokens: 9000,
    list: [],
  });
  expect(edits[3]?.facts?.costUsd).toBeCloseTo(0.6);
});

test("only the task tracker says what is to be done, whatever another tool calls its results", async () => {
  const { follow, goOn, edits } = progress();
  const { log, followed } = conversation();
  follow(followed, limits);
  log.append(list({ title: "Look", status: "done" }));
  log.append({ ...list({ title: "Pay me", status: "todo" }), tool_name: "terminal" } as EventDraft); // but for its name
  await goOn(20_000);
  expect(edits.at(-1)?.facts?.list).toEqual([{ title: "Look", status: "done" }]);
});

test("what comes in a pause is written at its end, and what comes during an edit is not lost", async () => {
  let finish = (_: boolean) => {};
  const slow = progress(() => new Promise((resolve) => (finish = resolve)));
  const { log, followed } = conversation();
  slow.follow(followed, limits);
  log.append(list({ title: "Look", status: "in_progress" }));
  await slow.goOn(20_000);
  log.append(list({ title: "Look", status: "done" }, { title: "Fix", status: "todo" }));
  finish(true);
  await slow.goOn(20_000);
  expect(slow.edits.map(({ facts }) => facts?.list.map(({ status }) => status))).toEqual([
    ["in_progress"],
    ["done", "todo"],
  ]);
});

test("nothing is written while nothing happens, and nothing once it is over", async () => {
  const { follow, goOn, edits, settled } = progress();
  const { log, followed } = conversation();
  follow(followed, limits);
  await goOn(60_000);
  expect(edits).toEqual([]);
  log.append(say("a"));
  await goOn(1);
  log.append(say("b"));
  await settled();
  log.append(say("c"));
  await goOn(60_000);
  expect(edits).toHaveLength(1);
});

test("F23 a comment that is not ours alone any more is left alone", async () => {
  const { follow, goOn, edits } = progress(async () => false);
  const { log, followed } = conversation();
  follow(followed, limits);
  log.append(say("a"));
  await goOn(20_000);
  log.append(say("b"));
  await goOn(60_000);
  expect(edits).toHaveLength(1);
});

test("of a conversation that goes on, only this run is counted, and the list is where it was", async () => {
  const { follow, goOn, edits } = progress();
  const { log, figures, followed } = conversation();
  log.append(list({ title: "Look", status: "done" }));
  Object.assign(figures, { calls: 40, cost: 2 });
  follow(followed, limits);
  Object.assign(figures, { calls: 42, cost: 2.5 });
  log.append(say("a"));
  await goOn(15_000);
  expect(edits[0]?.facts).toMatchObject({ steps: 2, costUsd: 0.5, list: [{ title: "Look", status: "done" }] });
});

test("a list that is none leaves the one before", async () => {
  const { follow, goOn, edits } = progress();
  const { log, followed } = conversation();
  follow(followed, limits);
  log.append(list({ title: "Look", status: "done" }));
  log.append(list({ title: 7 }));
  await goOn(15_000);
  expect(edits[0]?.facts?.list).toEqual([{ title: "Look", status: "done" }]);
});

test("F01 a wait of a minute is told in the comment, until something happens", async () => {
  const { onWait, follow, goOn, notes } = progress();
  const { log, followed } = conversation();
  follow(followed, limits);
  await goOn(20_000);
  onWait(wait(2, 90_000));
  await goOn(20_000);
  expect(notes()).toEqual([`Waiting for the model: ${fault.message} It is asked again at 00:01 UTC.`]);
  log.append(say("a"));
  await goOn(20_000);
  expect(notes()[1]).toBe("");
});

test("F01 short waits for one reply add up, and are told of once", async () => {
  const { onWait, goOn, notes } = progress();
  onWait(wait(2, 20_000));
  onWait(wait(3, 30_000));
  await goOn(20_000);
  expect(notes()).toEqual([]);
  onWait(wait(4, 40_000));
  onWait(wait(5, 60_000));
  await goOn(60_000);
  expect(notes()).toHaveLength(1);
});

test("F01 short waits for many replies do not add up", async () => {
  const { onWait, goOn, notes } = progress();
  for (let reply = 0; reply < 5; reply += 1) onWait(wait(2, 59_000));
  await goOn(60_000);
  expect(notes()).toEqual([]);
});

test("F17 an edit that GitHub refuses changes nothing, and the next is made later", async () => {
  const error = new Error("GitHub is down.");
  const { onWait, goOn, edits, settled, failures } = progress(() => Promise.reject(error));
  for (let minute = 0; minute < 5; minute += 1) {
    onWait(wait(2, 60_000));
    await goOn(60_000);
  }
  expect(edits.map(({ at }) => at)).toEqual([15_000, 60_000, 120_000, 240_000]);
  await settled();
  expect(failures).toEqual(edits.map(() => error));
});

test("what it is doing now is told until the call has its result, without secrets", async () => {
  const { follow, goOn, edits } = progress();
  const { log, followed } = conversation();
  follow(followed, limits);
  log.append(act("c1", { command: `echo hunter2-secret ${"x".repeat(200)}` }));
  await goOn(15_000);
  expect(edits[0]?.facts?.now).toMatchObject({ tool: "terminal", detail: expect.stringMatching(/^echo \*+/) });
  expect(JSON.stringify(edits[0]?.facts)).not.toContain("hunter2");
  log.append(observe("c1"));
  await goOn(15_000);
  expect(edits[1]?.facts?.now).toBeUndefined();
});

test("a run that is cancelled says so at once, after the edit that is being made, and nothing follows", async () => {
  let finish = (_: boolean) => {};
  const slow = progress(() => new Promise((resolve) => (finish = resolve)));
  const { log, followed } = conversation();
  slow.follow(followed, limits);
  log.append(say("a"));
  await slow.goOn(15_000);
  slow.cancel();
  await slow.goOn(0);
  expect(slow.last).toEqual([]);
  finish(true);
  await slow.goOn(0);
  expect(slow.last).toEqual(["cancelled"]);
  log.append(say("b"));
  finish(true);
  await slow.settled();
  await slow.goOn(60_000);
  expect([slow.edits.length, slow.last.length]).toEqual([1, 1]);
});

test("a run that is cancelled when its report is written, and one whose comment is not its own, say nothing more", async () => {
  const over = progress();
  await over.settled();
  over.cancel();
  const others = progress(async () => false);
  others.onWait(wait(2, 60_000));
  await others.goOn(20_000);
  others.cancel();
  await others.settled();
  expect([...over.last, ...others.last]).toEqual([]);
});
