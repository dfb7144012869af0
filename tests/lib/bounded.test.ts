import { expect, test } from "vitest";
import { type Bounds, bounded } from "../../src/lib/bounded.ts";
import { pause } from "../real-time.ts";

/** Time passes only in pauses, and as much of it as a look takes. */
function waitingFor(more: Partial<Bounds> = {}) {
  const sleeps: number[] = [];
  let time = 0;
  const world = {
    clock: () => time,
    async sleep(ms: number, signal: AbortSignal) {
      signal.throwIfAborted();
      sleeps.push(ms);
      time += ms;
    },
  };
  const signal = new AbortController().signal;
  const bounds: Bounds = { what: "the tide", most: 5, world, signal, code: "git", ...more };
  return { bounds, sleeps, take: (ms: number) => (time += ms) };
}

test("it looks until something is there, with pauses that double up to the longest", async () => {
  const { bounds, sleeps } = waitingFor({ most: 9, pause: { first: 100, longest: 500 } });
  expect(await bounded(bounds, async (turn) => (turn === 6 ? "high" : undefined))).toBe("high");
  expect(sleeps).toEqual([100, 200, 400, 500, 500]);
});

test("what is there at once costs no pause", async () => {
  const { bounds, sleeps } = waitingFor({ pause: { first: 100, longest: 500 } });
  expect(await bounded(bounds, async () => false)).toBe(false);
  expect(sleeps).toEqual([]);
});

test("after the last look it says what it waited for, and for how long", async () => {
  const { bounds, take } = waitingFor({ hint: "Come back at noon." });
  const looks: number[] = [];
  const look = async (turn: number) => {
    looks.push(turn);
    take(60_000);
    return undefined;
  };
  await expect(bounded(bounds, look)).rejects.toMatchObject({
    ...{ code: "git", hint: "Come back at noon." },
    message: "This run waited for the tide, and gave up after 5 looks in 5 minutes.",
  });
  expect(looks).toEqual([1, 2, 3, 4, 5]);
});

test("time ends it too, and no pause reaches beyond it", async () => {
  const { bounds, sleeps } = waitingFor({ most: 1000, withinMs: 1000, pause: { first: 300, longest: 900 } });
  await expect(bounded(bounds, async () => undefined)).rejects.toThrow("gave up after 4 looks in 1 second.");
  expect(sleeps).toEqual([300, 600, 100]);
});

test("the signal ends it before the next look, with its own reason", async () => {
  const controller = new AbortController();
  const { bounds } = waitingFor({ signal: controller.signal });
  const reason = new Error("enough");
  const look = async (turn: number) => {
    if (turn === 2) controller.abort(reason);
    return undefined;
  };
  await expect(bounded(bounds, look)).rejects.toBe(reason);
});

test("a pause ends with the signal, whose reason counts, not that of the timer", async () => {
  const controller = new AbortController();
  const reason = new Error("enough");
  const world = {
    clock: () => 0,
    sleep: (ms: number, signal: AbortSignal) => {
      controller.abort(reason);
      return pause(ms, signal);
    },
  };
  const { bounds } = waitingFor({ world, signal: controller.signal, pause: { first: 60_000, longest: 60_000 } });
  await expect(bounded(bounds, async () => undefined)).rejects.toBe(reason);
});

test("what a look rejects with ends it", async () => {
  const { bounds } = waitingFor();
  const look = () => Promise.reject(new Error("no sea"));
  await expect(bounded(bounds, look)).rejects.toThrow("no sea");
});
