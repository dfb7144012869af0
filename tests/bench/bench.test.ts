/** The parts of the bench that measure nothing: a bar that is missed is said to be missed. */
import { expect, test } from "vitest";
import { judgeCurve, renderCurve } from "./curve.ts";
import { type Figure, judge, median, renderTable } from "./figure.ts";
import { figuresOf, type Measurements } from "./figures.ts";

const gap: Figure = {
  name: "gap per step",
  unit: "ms",
  measured: [6, 9, 60],
  floor: [4, 5, 30],
  bar: { of: "ratio", is: "at most", value: 1.7 },
};
const prefix: Figure = {
  name: "prefix",
  unit: "%",
  measured: [100, 100],
  bar: { of: "measured", is: "at least", value: 100 },
};

test.for([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
] as const)("the median of %j is %d", ([values, middle]) => {
  expect(median(values)).toBe(middle);
});

test("ratios are taken run by run, before their median", () => {
  expect(judge(gap)).toMatchObject({ measured: 9, floor: 5, ratio: 1.8, bar: "≤ 1.7 ×" });
});

test.for([
  ["a ratio over its bar", gap, false],
  ["a ratio at its bar", { ...gap, measured: [6.8], floor: [4] }, true],
  ["a share below its bar", { ...prefix, measured: [99.9] }, false],
  ["a share at its bar", prefix, true],
  ["nothing measured", { ...prefix, measured: [] }, false],
] as const)("%s: met is a fact", ([, figure, isMet]) => {
  expect(judge(figure).isMet).toBe(isMet);
});

test("the table says which bar was missed", () => {
  expect(renderTable([gap, prefix].map(judge))).toMatchInlineSnapshot(`
    "figure        measured  floor  ratio      bar  met?
    gap per step      9 ms   5 ms  1.8 ×  ≤ 1.7 ×  MISSED
    prefix           100 %                ≥ 100 %  yes"
  `);
});

const play = {
  ...{ firstRequestMs: 375, gapMs: 6, firstGapsMs: 6, lastGapsMs: 6, firstBodyBytes: 6000 },
  ...{ stablePart: 1, connections: 1, peakBytes: 100e6 },
};
const adapter = { callMs: 0.3, tokenUs: 10, rawTokenUs: 2 };
const log = { appendMs: 0.1, appendAllMs: 1000, openMs: 100, viewMs: 5, followMs: 0.001, followAllMs: 10 };
const sound = {
  steps: 200,
  skipped: [{ skippedMs: 45, bareMs: 30 }],
  plays: { ours: [play], floor: [{ ...play, firstRequestMs: 150, gapMs: 6 }] },
  floods: { ours: [play], floor: [play] },
  logs: [log],
  terminals: [1],
  sandboxes: [{ openMs: 300, commandMs: 8 }],
  outputs: [{ peakBytes: 199e6 }],
  searches: [{ searchMs: 120, ripgrepMs: 100 }],
  adapters: [{ chat: adapter, responses: adapter, messages: adapter }],
  replies: [{ chat: 40e6, responses: 40e6, messages: 40e6 }],
  scans: [{ code: 40, base64: 30 }],
  texts: [{ readMs: 150, writtenMs: 150 }],
  skills: [{ withMs: 250, withoutMs: 200 }],
  cancels: [4900],
  approvals: [3900],
  far: [{ firstRequestMs: 900, inARow: 4 }],
  distBytes: 3.9e6,
  loadedBytes: 2.5e6,
  modules: 400,
  gitCalls: 15,
};
const missedOf = (measurements: Measurements) =>
  figuresOf(measurements).flatMap((figure) => (judge(figure).isMet ? [] : [figure.name]));
const slower = (worse: Partial<typeof play>) => ({
  ...sound,
  plays: { ...sound.plays, ours: [{ ...play, ...worse }] },
});

const farAway = (worse: Partial<(typeof sound.far)[number]>) => ({
  ...sound,
  far: sound.far.map((one) => ({ ...one, ...worse })),
});

test("a run within every bar misses none", () => {
  expect(missedOf(sound)).toEqual([]);
});

test.for([
  [
    "a slow skip",
    { ...sound, skipped: [{ skippedMs: 90, bareMs: 30 }] },
    "a webhook that is not for us, over node -e 0",
  ],
  ["a late first request", slower({ firstRequestMs: 376 }), "spawn to the first model request"],
  ["slow steps", slower({ gapMs: 7 }), "gap per step, 200 steps"],
  ["steps that grow", slower({ lastGapsMs: 7.3 }), "last ten gaps, over the first ten"],
  ["a prompt that changes", slower({ stablePart: 0.99 }), "prompt prefix that stays from step to step"],
  ["a long prompt", slower({ firstBodyBytes: 8001 }), "first request"],
  ["much memory", slower({ peakBytes: 101e6 }), "peak memory, 200 steps"],
  ["a second connection", slower({ connections: 2 }), "connections to the model"],
  ["slow appends", { ...sound, logs: [{ ...log, appendMs: 0.11 }] }, "append one event"],
  ["a slow log", { ...sound, logs: [{ ...log, openMs: 201 }] }, "open a log of 10,000 events"],
  ["a slow view", { ...sound, logs: [{ ...log, viewMs: 51 }] }, "view of 10,000 events from scratch"],
  ["a view that is slow to follow", { ...sound, logs: [{ ...log, followMs: 0.02 }] }, "view after one more event"],
  [
    "a slow sandbox",
    { ...sound, sandboxes: [{ openMs: 401, commandMs: 8 }] },
    "the sandbox, to the end of its self-test",
  ],
  [
    "a sandbox that slows commands",
    { ...sound, sandboxes: [{ openMs: 300, commandMs: 9.1 }] },
    "what a command costs more behind it",
  ],
  ["a slow reader", { ...sound, texts: [{ readMs: 201, writtenMs: 1 }] }, "a text of 65 kB, read"],
  ["a slow writer", { ...sound, texts: [{ readMs: 1, writtenMs: 201 }] }, "a text of 65 kB, written"],
  ["a slow terminal", { ...sound, terminals: [5.1] }, "a command in the terminal"],
  ["a flood", { ...sound, outputs: [{ peakBytes: 201e6 }] }, "peak memory, a command that writes 1 GB"],
  [
    "a slow search",
    { ...sound, searches: [{ searchMs: 131, ripgrepMs: 100 }] },
    "a search of 20,000 files, over ripgrep",
  ],
  [
    "a slow adapter",
    { ...sound, adapters: [{ chat: { ...adapter, callMs: 2.1 }, responses: adapter, messages: adapter }] },
    "chat: a call, beside its endpoint",
  ],
  [
    "slow tokens",
    { ...sound, adapters: [{ chat: adapter, responses: { ...adapter, tokenUs: 41 }, messages: adapter }] },
    "responses: a streamed token, over reading its bytes",
  ],
  [
    "a reply that is kept",
    { ...sound, replies: [{ chat: 61e6, responses: 40e6, messages: 40e6 }] },
    "chat: memory for a reply of 20 MB, over the base",
  ],
  ["a slow end", { ...sound, cancels: [5001] }, "cancelled, to the last of it on a slow GitHub"],
  ["a slow approval", { ...sound, approvals: [4001] }, "an approved action with a secret, to the model"],
  [
    "a late first request on a slow GitHub",
    farAway({ firstRequestMs: 901 }),
    "the same, 100 ms for each answer of GitHub",
  ],
  ["answers in a row", farAway({ inARow: 5 }), "answers of GitHub, waited for in a row"],
  ["much that is loaded", { ...sound, loadedBytes: 2_500_001 }, "of it, loaded by one plain mention"],
  ["a big bundle", { ...sound, distBytes: 6_000_001 }, "dist/*.js"],
  ["many modules", { ...sound, modules: 401 }, "modules loaded by one plain mention"],
  ["many git processes", { ...sound, gitCalls: 16 }, "git processes of the bundled story"],
] as const)("%s misses its own bar", ([, measurements, name]) => {
  expect(missedOf(measurements)).toEqual([name]);
});

test("five times the events may take 6.5 times as long, and what takes longer is said to have missed its bar", () => {
  const five = { ...log, appendAllMs: 6500, openMs: 651, viewMs: 25, followAllMs: 50 };
  const curve = [
    { events: 10_000, times: [log] },
    { events: 50_000, times: [five] },
  ];
  expect(renderCurve(curve, judgeCurve(curve))).toMatchInlineSnapshot(`
    "ms of events          10,000  50,000   ratio      bar  met?
    append all              1000    6500   6.5 ×  ≤ 6.5 ×  yes
    open                     100     651  6.51 ×  ≤ 6.5 ×  MISSED
    view from scratch          5      25     5 ×  ≤ 6.5 ×  yes
    view, event by event      10      50     5 ×  ≤ 6.5 ×  yes"
  `);
});
