import { describe, expect, test } from "vitest";
import { ModelFault } from "../../../src/core/model/failure/model-fault.ts";
import { type Wait, withRetries } from "../../../src/core/model/retry.ts";
import { Fault } from "../../../src/lib/fault.ts";
import { asking, fakeModel } from "./fake-model.ts";

const busy = (retryAfterMs?: number) =>
  new ModelFault("The model is rate limited.", { hint: "Wait.", isTransient: true, retryAfterMs });

/** Retries in no time, and how long they would have taken. */
function patient(answers: Parameters<typeof fakeModel>[0], { attempts = 5, chance = 0 } = {}) {
  const model = fakeModel(answers);
  const waits: Wait[] = [];
  const slept: number[] = [];
  const sleep = async (ms: number) => void slept.push(ms);
  const onWait = (wait: Wait) => void waits.push(wait);
  const patientModel = withRetries(model, { attempts, sleep, random: () => chance, onWait });
  return { model, slept, waits, complete: () => patientModel.complete(asking("Hi")), name: patientModel.name };
}

describe("a failure that passes", () => {
  test("is not noticed but for the wait, which is told", async () => {
    const { complete, model, waits, name } = patient([busy(), busy(40_000), "Hi"]);
    expect(await complete()).toMatchObject({ message: { content: [{ text: "Hi" }] } });
    expect([name, model.requests.length]).toEqual(["fake", 3]);
    expect(waits).toMatchObject([
      { waitMs: 1000, attempt: 2, attempts: 5, fault: { message: "The model is rate limited." } },
      { waitMs: 40_000, attempt: 3, attempts: 5 },
    ]);
  });

  test("that does not pass is tried five times, and the fault says so", async () => {
    const { complete, model, slept } = patient([busy()]);
    await expect(complete()).rejects.toMatchObject({
      message: "The model is rate limited. It was tried 5 times.",
      hint: "Wait.",
      isTransient: true,
    });
    expect([model.requests.length, slept]).toEqual([5, [1000, 2000, 4000, 8000]]);
  });

  test("is waited for at most a minute at a time, unless the endpoint asks for more", async () => {
    const { complete, slept } = patient([...Array(9).fill(busy()), busy(600_000), "Hi"], { attempts: 12 });
    await complete();
    expect(slept.slice(5)).toEqual([32_000, 60_000, 60_000, 60_000, 600_000]);
  });

  test("is waited for a little less by chance, but never less than the endpoint asks for", async () => {
    const { complete, slept } = patient([busy(), busy(), busy(20_000), busy(2000), "Hi"], { chance: 0.999 });
    await complete();
    expect(slept).toEqual([751, 1501, 20_999, 2200]);
  });

  test.each([
    [600_001, "11 minutes"],
    [119 * 60_000, "119 minutes"],
    [2 * 3_600_000, "2 hours"],
    [23.5 * 3_600_000, "24 hours"],
    [1_000_020_000, "12 days"],
    [1e12, "11,575 days"],
  ])("is given up if the endpoint asks for more than ten minutes (%i ms)", async (ms, words) => {
    const { complete, slept } = patient([busy(ms)]);
    await expect(complete()).rejects.toMatchObject({
      message: `The model is rate limited. It asks to wait ${words}.`,
      hint: expect.stringContaining("`fallback-models`"),
      retryAfterMs: ms,
    });
    expect(slept).toEqual([]);
  });
});

test.for([
  ["another ModelFault", new ModelFault("No such model.", { isModelMissing: true })],
  ["another Fault", new Fault("config", "No.")],
  ["another error", new Error("A defect.")],
] as const)("%s is thrown as it is", async ([, error]) => {
  const { complete, model } = patient([error]);
  await expect(complete()).rejects.toBe(error);
  expect(model.requests).toHaveLength(1);
});

test("an abort ends the wait at once, with its reason", async () => {
  const reason = new Error("The time is up.");
  const time = new AbortController();
  const model = fakeModel([busy()]);
  const sleep = (_: number, signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("AbortError"))));
  const impatient = withRetries(model, {
    sleep,
    random: Math.random,
    onWait: () => setImmediate(() => time.abort(reason)),
  });
  await expect(impatient.complete(asking("Hi", time.signal))).rejects.toBe(reason);
  expect(model.requests).toHaveLength(1);
});

test("what happens together with an abort is no failure", async () => {
  const reason = new Error("The time is up.");
  const { complete } = patient([]);
  expect(await complete()).toBeDefined();
  const cut = withRetries(fakeModel([busy()]), { sleep: async () => {}, random: () => 0 });
  await expect(cut.complete(asking("Hi", AbortSignal.abort(reason)))).rejects.toBe(reason);
});
