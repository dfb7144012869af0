/** Totals of runs, and how they are kept while others change them. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { showCosts } from "../../src/cli/costs.ts";
import { leakScanner } from "../../src/leak/scanner.ts";
import {
  type Ledger,
  ledgerRows,
  NO_TOTALS,
  RUNS_FILE,
  type RunRecord,
  recordsIn,
  withFeedback,
  withRecord,
  withRun,
  withStates,
  withUnfinished,
} from "../../src/run/ledger.ts";
import { changeLedger, LEDGER, LEDGER_FILE } from "../../src/run/thread/ledger-store.ts";
import { openStore } from "../../src/run/thread/state.ts";
import { Settings } from "../../src/runner/input/settings.ts";
import { freshManifest } from "../../src/state/manifest.ts";
import { sha256 } from "../../src/state/state-file.ts";
import { test } from "../core/workspace/temp-folder.ts";

const record = (more: Partial<RunRecord> = {}): RunRecord => ({
  run: "https://github.test/acme/slugify/actions/runs/1",
  at: "2026-11-02T10:00:00.000Z",
  workflow: "Agent",
  model: "large",
  outcome: "changed",
  inputTokens: 1000,
  cachedTokens: 900,
  outputTokens: 50,
  costUsd: 0.1,
  comment: "https://github.test/acme/slugify/issues/1#issuecomment-1",
  ...more,
});

test("runs are summed by month, workflow and model, the latest month first", () => {
  const records = [
    record(),
    record({ outcome: "failed", costUsd: 0.2, at: "2026-11-02T11:00:00.000Z" }),
    record({ workflow: "Review", costUsd: undefined, at: "2026-11-02T12:00:00.000Z" }),
    record({ at: "2026-12-01T00:00:00.000Z" }),
  ];
  expect(ledgerRows(NO_TOTALS, records)).toMatchObject([
    { month: "2026-12", runs: 1 },
    { month: "2026-11", workflow: "Review", runs: 1, costUsd: 0, unpriced: 1 },
    { month: "2026-11", workflow: "Agent", runs: 2, outcomes: { changed: 1, failed: 1 }, costUsd: 0.3, unpriced: 0 },
  ]);
});

test("a run is counted once: in the ledger if its state was removed, and again by nobody", () => {
  const ledger = withStates(NO_TOTALS, [record()]);
  expect(ledger.rows).toMatchObject([{ runs: 1, inputTokens: 1000, cachedTokens: 900, outputTokens: 50 }]);
  expect(withStates(ledger, [record()])).toEqual(ledger);
  expect(ledgerRows(ledger, [record()])).toMatchObject([{ runs: 1 }]);
  // The state could not be removed, because the thread went on: it has the old run and a new one.
  const later = record({ at: "2026-11-03T10:00:00.000Z" });
  expect(withStates(ledger, [record(), later]).rows).toMatchObject([{ runs: 2 }]);
  expect(withStates(ledger, [])).toEqual(ledger);
});

test("reactions belong to the run of the comment, before and after its state is removed", () => {
  const { comment = "" } = record();
  const told = withFeedback(NO_TOTALS, { [comment]: { up: 2, down: 1 }, elsewhere: { up: 9, down: 0 } });
  expect(ledgerRows(told, [record()])).toMatchObject([{ up: 2, down: 1 }]);
  const counted = withStates(told, [record()]);
  expect(counted.rows).toMatchObject([{ up: 2, down: 1 }]);
  expect(Object.keys(counted.feedback)).toEqual(["elsewhere"]);
});

test("a run that keeps no state is in the ledger, with reactions that come later", () => {
  const { comment = "" } = record();
  const ledger = withFeedback(withRun(NO_TOTALS, record()), { [comment]: { up: 1, down: 0 } });
  expect(ledgerRows(ledger, [])).toMatchObject([{ runs: 1, up: 1 }]);
  expect(ledgerRows(withRun(ledger, record()), [])).toMatchObject([{ runs: 1, up: 1 }]);
  const runOf = (at: number) => record({ run: `https://github.test/acme/slugify/actions/runs/${at}` });
  const many = Array.from({ length: 300 }, (_, at) => runOf(at)).reduce(withRun, NO_TOTALS);
  expect(many.runs.length).toBe(200);
  expect(ledgerRows(many, [])).toMatchObject([{ runs: 300, inputTokens: 300_000 }]);
});

test("a run that reports again replaces its record, and a damaged file has none", () => {
  const records = withRecord([record({ outcome: "cancelled" })], record());
  expect(records).toEqual([record()]);
  const reading = (text: string | undefined) => (name: string) => (name === RUNS_FILE ? text : undefined);
  expect(recordsIn(reading(JSON.stringify(records)))).toEqual([record()]);
  for (const text of [undefined, "", "[{}]", "null"]) expect(recordsIn(reading(text))).toEqual([]);
});

test("a run that is killed counts with what its conversation took since it began, also when the next one begins", () => {
  const run = {
    run: "https://github.test/acme/slugify/actions/runs/2",
    at: "2026-11-03T10:00:00.000Z",
    workflow: "Agent",
  };
  const state = (tokens: number, cost: number) => {
    const sum = { prompt_tokens: tokens, completion_tokens: tokens / 10, cache_read_tokens: 0 };
    const metrics = { accumulated_cost: cost, accumulated_token_usage: sum, answered_by: { large: 1 } };
    return JSON.stringify({ stats: { usage_to_metrics: { default: metrics } } });
  };
  const files = new Map([
    [RUNS_FILE, JSON.stringify([record()])],
    ["base_state.json", state(1000, 0.1)],
  ]);
  const read = (name: string) => files.get(name);
  files.set(RUNS_FILE, JSON.stringify(withUnfinished(read, run)));
  expect(recordsIn(read)).toMatchObject([{}, { outcome: "unfinished", inputTokens: 0, costUsd: 0 }]);
  files.set("base_state.json", state(5000, 0.5));
  const killed = { ...run, model: "large", outcome: "unfinished", inputTokens: 4000, outputTokens: 400, costUsd: 0.4 };
  expect(recordsIn(read)).toMatchObject([record(), killed]);
  const next = { ...run, run: "https://github.test/acme/slugify/actions/runs/3" };
  files.set(RUNS_FILE, JSON.stringify(withUnfinished(read, next)));
  files.set("base_state.json", state(6000, 0.6));
  expect(recordsIn(read)).toMatchObject([record(), killed, { outcome: "unfinished", inputTokens: 1000, costUsd: 0.1 }]);
  // One that reports after all is what it reports.
  expect(withRecord(recordsIn(read), record({ run: next.run, comment: "https://github.test/c" }))).toHaveLength(3);
});

/** Where a run keeps its ledger, on a server of this machine. */
function placeIn(folder: string, name: string) {
  const env = { PATH: process.env.PATH };
  mkdirSync(join(folder, name));
  const world = { env, now: () => new Date(), sleep: async () => undefined, newId: () => crypto.randomUUID() };
  return {
    world: { ...world, random: () => 0.5, signal: new AbortController().signal },
    job: { temp: join(folder, name), repositoryUrl: join(folder, "origin") },
    settings: new Settings({ "api-key": "sk-a-key-of-the-model" }),
    ...{ leaks: leakScanner([]), github: {} },
    repositoryId: 1,
  } as unknown as Parameters<typeof changeLedger>[0]; // what a ledger needs of a run
}

const runAt = (minute: number) => record({ at: `2026-11-02T10:${String(minute).padStart(2, "0")}:00.000Z` });

/** What is kept by now. */
async function keptIn(folder: string): Promise<Ledger | undefined> {
  let kept: Ledger | undefined;
  await changeLedger(placeIn(folder, "look"), (ledger) => {
    kept = ledger;
    return ledger;
  });
  return kept;
}

const originIn = (folder: string, ...args: string[]) =>
  execFileSync("git", ["--git-dir", join(folder, "origin.git"), ...args], { encoding: "utf8" }).trim();

test("of two sweeps at once, both are counted", async ({ folder }) => {
  execFileSync("git", ["init", "--quiet", "--bare", join(folder, "origin.git")]);
  await changeLedger(placeIn(folder, "one"), (ledger) => withStates(ledger, [runAt(1)]));
  const faster = originIn(folder, "rev-parse", LEDGER.ref);
  originIn(folder, "update-ref", "-d", LEDGER.ref);
  let reads = 0;
  await changeLedger(placeIn(folder, "two"), (ledger) => {
    reads += 1;
    // The other one saves after this one has read.
    if (reads === 1) originIn(folder, "update-ref", LEDGER.ref, faster);
    return withStates(ledger, [runAt(2)]);
  });
  expect(reads).toBe(2);
  expect((await keptIn(folder))?.rows).toMatchObject([{ runs: 2 }]);
});

test("a damaged ledger is named and not written over", async ({ folder }) => {
  execFileSync("git", ["init", "--quiet", "--bare", join(folder, "origin.git")]);
  const store = openStore({ ...placeIn(folder, "one"), name: LEDGER });
  await store?.read();
  const bytes = Buffer.from('{"version":2}');
  const files = [{ path: LEDGER_FILE, stamp: sha256(bytes), read: () => bytes }];
  await store?.write({ manifest: freshManifest(crypto.randomUUID()), files });
  const damaged = originIn(folder, "rev-parse", LEDGER.ref);
  const change = changeLedger(placeIn(folder, "two"), (ledger) => withStates(ledger, [runAt(1)]));
  await expect(change).rejects.toThrow("The totals of runs are damaged");
  expect(originIn(folder, "rev-parse", LEDGER.ref)).toBe(damaged);
  const said: string[] = [];
  const ledger = { name: LEDGER.name, commit: damaged, status: "running", files: new Map([[LEDGER_FILE, bytes]]) };
  const records = Buffer.from(JSON.stringify([record()]));
  const thread = { ...ledger, name: "threads/1", files: new Map([[`conversation/${RUNS_FILE}`, records]]) };
  const { text } = showCosts([thread, ledger], true, (words) => said.push(words));
  expect(JSON.parse(text)).toMatchObject([{ runs: 1 }]);
  expect(said.join("")).toContain("The totals of runs are damaged");
});
