import { expect, test } from "vitest";
import {
  NO_TOTALS,
  type RunRecord,
  recordsIn,
  totalsOf,
  withFeedback,
  withRecord,
  withStates,
} from "../../src/run/ledger.ts";

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
    record({ outcome: "failed", costUsd: 0.2 }),
    record({ workflow: "Review", costUsd: undefined }),
    record({ at: "2026-12-01T00:00:00.000Z" }),
  ];
  expect(totalsOf(NO_TOTALS, [{ commit: "a", records }])).toMatchObject([
    { month: "2026-12", runs: 1 },
    { month: "2026-11", workflow: "Review", runs: 1, costUsd: 0, unpriced: 1 },
    { month: "2026-11", workflow: "Agent", runs: 2, outcomes: { changed: 1, failed: 1 }, costUsd: 0.3, unpriced: 0 },
  ]);
});

test("a state is counted once: in the ledger if it was removed, and again by nobody", () => {
  const state = { commit: "a", records: [record()] };
  const ledger = withStates(NO_TOTALS, [state]);
  expect(ledger.rows).toMatchObject([{ runs: 1, inputTokens: 1000, cachedTokens: 900, outputTokens: 50 }]);
  expect(withStates(ledger, [state])).toEqual(ledger);
  expect(totalsOf(ledger, [state])).toMatchObject([{ runs: 1 }]);
  expect(totalsOf(ledger, [state, { commit: "b", records: [record()] }])).toMatchObject([{ runs: 2 }]);
  expect(withStates(ledger, [{ commit: "c", records: [] }])).toEqual(ledger);
});

test("reactions belong to the run of the comment, before and after its state is removed", () => {
  const { comment = "" } = record();
  const told = withFeedback(NO_TOTALS, { [comment]: { up: 2, down: 1 }, elsewhere: { up: 9, down: 0 } });
  const state = { commit: "a", records: [record()] };
  expect(totalsOf(told, [state])).toMatchObject([{ up: 2, down: 1 }]);
  const counted = withStates(told, [state]);
  expect(counted.rows).toMatchObject([{ up: 2, down: 1 }]);
  expect(Object.keys(counted.feedback)).toEqual(["elsewhere"]);
});

test("a run that reports again replaces its record, and a damaged file has none", () => {
  const records = withRecord([record({ outcome: "cancelled" })], record());
  expect(records).toEqual([record()]);
  expect(recordsIn(JSON.stringify(records))).toEqual([record()]);
  for (const text of [undefined, "", "[{}]", "null"]) expect(recordsIn(text)).toEqual([]);
});
