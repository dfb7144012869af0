/**
 * Totals of runs. Each run adds a record beside its conversation, so it takes no request of its own. Before the state of a
 * closed thread is removed, its records go into the ledger, a signed ref that outlives the threads. A run is counted in
 * one of the two places.
 */
import { z } from "zod";

/** The records of a thread, in the folder of its conversation. */
export const RUNS_FILE = "runs.json";

const count = z.int().min(0).default(0);

const RunRecord = z
  .strictObject({
    /** The page of the run on GitHub. */
    run: z.string(),
    /** When it ended, in UTC. */
    at: z.iso.datetime(),
    workflow: z.string(),
    /** Those that answered, by name. */
    model: z.string(),
    outcome: z.string(),
    inputTokens: count,
    cachedTokens: count,
    outputTokens: count,
    /** Missing if the price of a reply is not known. */
    costUsd: z.number().optional(),
    /** The comment with the report. */
    comment: z.string().optional(),
  })
  .readonly();
export type RunRecord = z.infer<typeof RunRecord>;

/** 👍 and 👎 on a comment of a run. */
const Feedback = z.strictObject({ up: count, down: count }).readonly();
export type Feedback = z.infer<typeof Feedback>;

/** The sums of one month (`2026-11`), model and workflow. `unpriced` runs are not in `costUsd`. */
const Row = z
  .strictObject({
    month: z.string(),
    model: z.string(),
    workflow: z.string(),
    runs: count,
    outcomes: z.record(z.string(), z.int()).readonly(),
    inputTokens: count,
    cachedTokens: count,
    outputTokens: count,
    costUsd: z.number(),
    unpriced: count,
    up: count,
    down: count,
  })
  .readonly();
export type Row = z.infer<typeof Row>;

export const Ledger = z
  .strictObject({
    version: z.literal(1),
    rows: z.array(Row).readonly(),
    /** By the address of the comment, of runs that are not in `rows` yet. */
    feedback: z.record(z.string(), Feedback).readonly(),
    /** Commits of states that are in `rows`, the newest last: none is counted twice. */
    counted: z.array(z.string()).readonly(),
  })
  .readonly();
export type Ledger = z.infer<typeof Ledger>;

export const NO_TOTALS: Ledger = { version: 1, rows: [], feedback: {}, counted: [] };

const MOST_RECORDS = 500;
const MOST_COUNTED = 1000;
const MOST_FEEDBACK = 1000;

/** What a file of records has; nothing of a damaged one. */
export function recordsIn(text: string | undefined): readonly RunRecord[] {
  if (text === undefined) return [];
  try {
    return z.array(RunRecord).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** With one more run; a run that is repeated replaces its record. */
export function withRecord(records: readonly RunRecord[], record: RunRecord): readonly RunRecord[] {
  const others = records.filter(({ run, comment }) => run !== record.run || comment !== record.comment);
  return [...others, record].slice(-MOST_RECORDS);
}

type Saved = Readonly<{ commit: string; records: readonly RunRecord[] }>;

/** The ledger with the records of states that are about to be removed. */
export function withStates(ledger: Ledger, states: readonly Saved[]): Ledger {
  const fresh = states.filter(({ commit, records }) => records.length > 0 && !ledger.counted.includes(commit));
  const records = fresh.flatMap((state) => state.records);
  const told = new Set(records.map(({ comment }) => comment));
  return {
    ...ledger,
    rows: sumOf([...ledger.rows, ...rowsOf(records, ledger.feedback)]),
    feedback: Object.fromEntries(Object.entries(ledger.feedback).filter(([comment]) => !told.has(comment))),
    counted: [...ledger.counted, ...fresh.map(({ commit }) => commit)].slice(-MOST_COUNTED),
  };
}

export function withFeedback(ledger: Ledger, feedback: Ledger["feedback"]): Ledger {
  const all = Object.entries({ ...ledger.feedback, ...feedback }).slice(-MOST_FEEDBACK);
  return { ...ledger, feedback: Object.fromEntries(all) };
}

/** All there is: the ledger, and the states that are not in it. The latest month first. */
export function totalsOf(ledger: Ledger, states: readonly Saved[]): readonly Row[] {
  return withStates(ledger, states).rows.toSorted((one, other) => nameOf(other).localeCompare(nameOf(one)));
}

function rowsOf(records: readonly RunRecord[], feedback: Ledger["feedback"]): Row[] {
  return records.map(({ at, outcome, costUsd, comment = "", run: _, ...record }) => ({
    ...record,
    month: at.slice(0, 7),
    runs: 1,
    outcomes: { [outcome]: 1 },
    costUsd: costUsd ?? 0,
    unpriced: costUsd === undefined ? 1 : 0,
    ...(feedback[comment] ?? { up: 0, down: 0 }),
  }));
}

function nameOf({ month, workflow, model }: Row): string {
  return [month, workflow, model].join("\n");
}

/** One row for each month, workflow and model. */
function sumOf(rows: readonly Row[]): Row[] {
  return [...Map.groupBy(rows, nameOf).values()].map((same) => same.reduce(add));
}

function add(one: Row, other: Row): Row {
  const outcomes = { ...one.outcomes };
  for (const [outcome, times] of Object.entries(other.outcomes)) outcomes[outcome] = (outcomes[outcome] ?? 0) + times;
  return {
    ...one,
    outcomes,
    runs: one.runs + other.runs,
    inputTokens: one.inputTokens + other.inputTokens,
    cachedTokens: one.cachedTokens + other.cachedTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    costUsd: Math.round((one.costUsd + other.costUsd) * 1e6) / 1e6,
    unpriced: one.unpriced + other.unpriced,
    up: one.up + other.up,
    down: one.down + other.down,
  };
}
