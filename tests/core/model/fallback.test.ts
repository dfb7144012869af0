import { describe, expect, test } from "vitest";
import { ModelFault } from "../../../src/core/model/failure/model-fault.ts";
import type { Model, Spent } from "../../../src/core/model/model.ts";
import { type ModelChange, withFallback, withRetries } from "../../../src/core/model/retry.ts";
import { Fault } from "../../../src/lib/fault.ts";
import { asking, fakeModel, replyOf, usage } from "./fake-model.ts";

const busy = new ModelFault("The model is busy.", { isTransient: true });
const gone = new ModelFault("There is no such model.", { isModelMissing: true });
const refused = new ModelFault("The key is refused.");
const tooLong = new ModelFault("The request is too long.", { reason: "context-window" });

/** Time passes only where a test lets it. */
const clock = () => 0;

test("the first model answers as long as it can, and without a signature", async () => {
  const [first, second] = [fakeModel(["One."], { name: "one" }), fakeModel(["Two."], { name: "two" })];
  const model = withFallback([first, second], { clock });
  expect(model).toMatchObject({ name: "one", features: first.features });
  expect(await model.complete(asking("Hi"))).toEqual(replyOf("One."));
  expect(second.requests).toEqual([]);
});

test("a model alone is itself", () => {
  const only = fakeModel([]);
  expect(withFallback([only], { clock })).toBe(only);
});

test.for([
  ["failed in a way that passes", busy],
  ["is not there", gone],
] as const)("the next answers when one %s, under its own name and at its own price", async ([, fault]) => {
  const changes: ModelChange[] = [];
  let now = 0;
  const first = fakeModel([fault, "One."], { name: "one" });
  const second = fakeModel([refused], { name: "two" });
  const third = fakeModel([replyOf("Three.", { usage: usage({ cost: 0.3 }) })], { name: "three" });
  const model = withFallback([first, second, third], { clock: () => now, onChange: (change) => changes.push(change) });
  expect(await model.complete(asking("Hi"))).toMatchObject({ model: "three", usage: { cost: 0.3 } });
  expect(changes).toEqual([
    { from: "one", to: "two", fault },
    { from: "two", to: "three", fault: refused },
  ]);
  now = 300_000;
  expect(await model.complete(asking("Hi"))).toEqual(replyOf("One."));
});

test("if nobody answers, the fault is the first one's", async () => {
  const model = withFallback([fakeModel([busy]), fakeModel([refused]), fakeModel([gone])], { clock });
  await expect(model.complete(asking("Hi"))).rejects.toBe(busy);
});

test.for([
  ["the key is refused", refused],
  ["the request is too long", tooLong],
  ["something else is wrong", new Fault("config", "No.")],
  ["there is a defect", new Error("Oops.")],
] as const)("nobody else is asked when %s", async ([, error]) => {
  const second = fakeModel(["Two."]);
  await expect(withFallback([fakeModel([error]), second], { clock }).complete(asking("Hi"))).rejects.toBe(error);
  expect(second.requests).toEqual([]);
});

test("the next is asked only after the retries of the one before", async () => {
  const first = fakeModel([busy]);
  const retried = withRetries(first, { sleep: async () => {}, random: () => 0, attempts: 3 });
  const model = withFallback([retried, fakeModel(["Two."], { name: "two" })], { clock });
  expect(await model.complete(asking("Hi"))).toMatchObject({ model: "two" });
  expect(first.requests).toHaveLength(3);
});

test("an abort ends it all with its reason", async () => {
  const reason = new Error("The time is up.");
  const time = new AbortController();
  const second = fakeModel(["Two."]);
  const first = { ...fakeModel([]), complete: () => Promise.reject(busy).finally(() => time.abort(reason)) };
  await expect(withFallback([first, second], { clock }).complete(asking("Hi", time.signal))).rejects.toBe(reason);
  expect(second.requests).toEqual([]);
});

describe("a model that was out of reach", () => {
  const models = (first: Parameters<typeof fakeModel>[0], second: Parameters<typeof fakeModel>[0]) => ({
    first: fakeModel(first, { name: "one" }),
    second: fakeModel(second, { name: "two" }),
  });

  test("is left alone for five minutes, and that is told once", async () => {
    const { first, second } = models([busy, "One."], ["Two."]);
    const changes: ModelChange[] = [];
    let now = 1000;
    const model = withFallback([first, second], { clock: () => now, onChange: (change) => changes.push(change) });
    for (now of [1000, 2000, 300_999]) expect(await model.complete(asking("Hi"))).toMatchObject({ model: "two" });
    expect([first.requests.length, second.requests.length, changes.length]).toEqual([1, 3, 1]);
    now = 301_000;
    expect(await model.complete(asking("Hi"))).toEqual(replyOf("One."));
  });

  test("is asked all the same when the others are out of reach too", async () => {
    const { first, second } = models([busy, "One."], ["Two.", busy]);
    const changes: ModelChange[] = [];
    const model = withFallback([first, second], { clock, onChange: (change) => changes.push(change) });
    await model.complete(asking("Hi"));
    expect(await model.complete(asking("Hi"))).toEqual(replyOf("One."));
    expect(changes.map(({ to }) => to)).toEqual(["two", "one"]);
  });

  test("has no say when the one in its place fails in a way that the agent can fix", async () => {
    const { first, second } = models([busy], [tooLong]);
    const model = withFallback([first, second], { clock });
    await expect(model.complete(asking("Hi"))).rejects.toBe(tooLong);
    await expect(model.complete(asking("Hi"))).rejects.toBe(tooLong);
    expect(first.requests).toHaveLength(1);
  });
});

test("what a model in another's place wasted bears its name", async () => {
  const lost: Spent[] = [];
  const waste = { usage: usage({ cost: 1 }), latencyMs: 1 };
  const second: Model = {
    ...fakeModel([], { name: "two" }),
    complete: async (request) => {
      request.onLost?.(waste);
      throw busy;
    },
  };
  const model = withFallback([fakeModel([busy]), second, fakeModel(["Three."], { name: "three" })], { clock });
  await model.complete({ ...asking("Hi"), onLost: (spent) => lost.push(spent) });
  expect(lost).toEqual([{ ...waste, model: "two" }]);
});
