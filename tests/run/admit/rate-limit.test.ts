import { describe, expect, test } from "vitest";
import {
  type CountedRequest,
  type Counters,
  MOST_BOT_RUNS,
  rateAt,
  rateIn,
  whyTooOften,
} from "../../../src/run/admit/rate-limit.ts";
import { Memory } from "../../../src/run/memory/memory.ts";
import { Settings } from "../../../src/runner/input/settings.ts";
import { freshManifest, withAnswer } from "../../../src/state/manifest.ts";
import type { StateStore } from "../../../src/state/state-store.ts";

const hour = 500_000;
const person: CountedRequest = { hour, by: "person", most: 3 };
const bot: CountedRequest = { ...person, by: "bot", most: 100 };

/** The counters after these calls, each of which may go on. */
function countersAfter(calls: readonly CountedRequest[], counters: Counters = {}): Counters {
  return calls.reduce((before, call) => {
    const rate = rateAt(before, call);
    if (rate.status !== "go") throw new Error(`${rate.status} at ${rate.limit}`);
    return rate.counters;
  }, counters);
}

const stoppedAt = (counters: Counters, call: CountedRequest) => {
  const rate = rateAt(counters, call);
  return rate.status === "stop" ? rate.counters : {};
};

describe("a thread", () => {
  test("has so many runs within a day, is told so once, and goes on when the first of them is a day old", () => {
    const full = countersAfter([person, { ...person, hour: hour + 2 }, { ...person, hour: hour + 2 }]);
    const late = { ...person, hour: hour + 3 };
    expect(rateAt(full, late)).toMatchObject({ status: "stop", limit: "runs", runs: 3 });
    expect(rateAt(stoppedAt(full, late), late)).toEqual({ status: "told", limit: "runs" });
    expect(rateAt(stoppedAt(full, late), { ...person, hour: hour + 23 }).status).toBe("told");
    expect(rateAt(stoppedAt(full, late), { ...person, hour: hour + 24 }).status).toBe("go");
  });

  test("forgets what is a day old, so that the counters do not grow", () => {
    const hours = Array.from({ length: 200 }, (_, at) => ({ ...person, hour: hour + at * 12 }));
    expect(Object.keys(countersAfter(hours)).length).toBeLessThan(5);
  });

  test("is left to people when bots have called in a row, and goes on when a person has", () => {
    const full = countersAfter(Array.from({ length: MOST_BOT_RUNS }, () => bot));
    expect(rateAt(full, bot)).toMatchObject({ status: "stop", limit: "bots" });
    const told = stoppedAt(full, bot);
    expect(rateAt(told, { ...bot, hour: hour + 100 })).toEqual({ status: "told", limit: "bots" });
    const again = countersAfter([{ ...person, most: 100 }, ...Array.from({ length: MOST_BOT_RUNS }, () => bot)], told);
    expect(rateAt(again, bot)).toMatchObject({ status: "stop", limit: "bots" });
  });

  test("whose bots are spoken to by people in between goes on", () => {
    const calls = Array.from({ length: 30 }, (_, at) => ({ ...bot, by: at % 3 === 0 ? "person" : "bot" }) as const);
    expect(() => countersAfter(calls)).not.toThrow();
  });

  test("on which a failed run counts is no nearer to that, and no farther from it", () => {
    const calls = Array.from({ length: 20 }, (_, at): CountedRequest => ({ ...bot, by: at % 5 === 0 ? "bot" : "run" }));
    expect(rateAt(countersAfter(calls), bot).status).toBe("go");
    expect(rateAt(countersAfter([bot, ...calls]), bot).status).toBe("stop");
  });

  test("keeps what others count", () => {
    expect(countersAfter([person], { "ci/abc": 2 })).toMatchObject({ "ci/abc": 2 });
    expect(rateIn({ ...countersAfter([bot]), "ci/abc": 2 })).toEqual(countersAfter([bot]));
  });
});

test.for([
  ["a new one is too much", "new", "This thread has reached the limit of `max-runs-per-day`."],
  ["one that was cut off was counted", "at-work", undefined],
  ["one that was answered was counted", "answered", undefined],
] as const)("of the requests on a full thread, %s", async ([, key, why]) => {
  const lease = { run_id: 1, attempt: 1, run_url: "u", key: "at-work", taken: "", until: "" };
  const counters = { ...countersAfter([{ ...person, most: 1 }]), "told/runs": hour };
  const answer = { key: "answered", comment_url: null, outcome: "changed", time: "2026-11-21T09:00:00Z" };
  const manifest = withAnswer({ ...freshManifest("11111111-2222-4333-8444-555555555555"), lease, counters }, answer);
  const store: StateStore = {
    read: async () => ({ status: "none" }),
    write: async () => ({ status: "lost" }),
    insist: () => {},
    readBack: async () => ({ status: "unsaved", why: "" }),
  };
  const memory = new Memory({ store, manifest, files: new Map() });
  const trigger = { key, kind: "mention", thread: { type: "issue", number: 1 }, actors: [], item: { kind: "none" } };
  const settings = new Settings({ "max-runs-per-day": "1" });
  const run = { trigger, settings, world: { env: {}, now: () => new Date(hour * 3_600_000) }, mayWrite: false };
  expect(await whyTooOften(run as never, memory)).toBe(why); // all that is asked of it
});
