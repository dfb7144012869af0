/**
 * Totals of runs. Each run adds a record beside its conversation, so it takes no request of its own. Before the state of a
 * closed thread is removed, its records go into the ledger, a signed ref that outlives the threads. A run that keeps no
 * state adds its record there. A run is counted once.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import { STATE_FILE } from "../core/conversation/state/base-state.ts";
import { NO_STATS, Stats, totalsOf } from "../core/conversation/state/stats.ts";
import { inDollars } from "../core/model/usage.ts";

/** The records of a thread, in the folder of its conversation. */
export const RUNS_FILE = "runs.json";

const count = z.int().min(0).default(0);

/** `costUsd` is missing if the price of a reply is not known. */
const sums = { inputTokens: count, cachedTokens: count, outputTokens: count, costUsd: z.number().optional() };
const Sums = z.strictObject(sums).readonly();
type Sums = z.infer<typeof Sums>;

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
    ...sums,
    /** The comment with the report. */
    comment: z.string().optional(),
    /** The totals of the conversation before this run, which is still working or was killed. */
    before: Sums.optional(),
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
    /** The newest runs that kept no state, and are not in `rows` yet: people may still react to their comments. */
    runs: z.array(RunRecord).readonly(),
    /** By the address of the comment, of runs that are not in `rows` yet. */
    feedback: z.record(z.string(), Feedback).readonly(),
    /** Keys of runs that are in `rows`, the newest last. */
    counted: z.array(z.string()).readonly(),
  })
  .readonly();
export type Ledger = z.infer<typeof Ledger>;

export const NO_TOTALS: Ledger = { version: 1, rows: [], runs: [], feedback: {}, counted: [] };

const MOST_RECORDS = 500;
const MOST_RUNS = 200;
const MOST_COUNTED = 5000;
const MOST_FEEDBACK = 1000;

/** The outcome of a run that is at work, or was killed before it could report. */
const UNFINISHED = "unfinished";

/**
 * The runs of a conversation, by the texts of its files: nothing of a damaged one. The use of a killed run is that of
 * the conversation since the run began.
 */
export function recordsIn(read: (file: string) => string | undefined): readonly RunRecord[] {
  const records = parsed(z.array(RunRecord), read(RUNS_FILE)) ?? [];
  if (records.every(({ before }) => before === undefined)) return records;
  const { sums, models } = usedIn(read);
  return records.map(({ before, ...record }) =>
    before ? { ...record, ...less(sums, before), model: models.join(", ") } : record,
  );
}

/** With a run that begins now. Until it reports, it counts as one that was killed. */
export function withUnfinished(
  read: (file: string) => string | undefined,
  run: Pick<RunRecord, "run" | "at" | "workflow">,
): readonly RunRecord[] {
  const { sums: before } = usedIn(read);
  const nothing = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };
  return withRecord(recordsIn(read), { ...run, ...nothing, model: "", outcome: UNFINISHED, before });
}

/** Reads the totals of a conversation so far. */
function usedIn(read: (file: string) => string | undefined): Readonly<{ sums: Sums; models: readonly string[] }> {
  const stats = parsed(z.object({ stats: Stats }), read(STATE_FILE))?.stats ?? NO_STATS;
  const { prompt_tokens, cache_read_tokens, completion_tokens, cost, models } = totalsOf(stats);
  const tokens = { inputTokens: prompt_tokens, cachedTokens: cache_read_tokens, outputTokens: completion_tokens };
  return { sums: { ...tokens, costUsd: cost }, models };
}

/** A conversation that began again has used less than before. */
function less(now: Sums, before: Sums): Sums {
  const difference = (name: "inputTokens" | "cachedTokens" | "outputTokens") => Math.max(0, now[name] - before[name]);
  return {
    inputTokens: difference("inputTokens"),
    cachedTokens: difference("cachedTokens"),
    outputTokens: difference("outputTokens"),
    costUsd: now.costUsd === undefined ? undefined : inDollars(Math.max(0, now.costUsd - (before.costUsd ?? 0))),
  };
}

function parsed<Value>(schema: z.ZodType<Value>, text: string | undefined): Value | undefined {
  try {
    return text === undefined ? undefined : schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** With one more run, in place of what was recorded when it began; a run that is repeated replaces its record. */
export function withRecord(records: readonly RunRecord[], record: RunRecord): readonly RunRecord[] {
  const isOther = ({ run, comment, outcome }: RunRecord) =>
    run !== record.run || (comment !== record.comment && outcome !== UNFINISHED);
  return [...records.filter(isOther), record].slice(-MOST_RECORDS);
}

/** The ledger with the runs of states that are about to be removed. */
export function withStates(ledger: Ledger, records: readonly RunRecord[]): Ledger {
  const known = new Set([...ledger.counted, ...ledger.runs.map(keyOf)]);
  const fresh = records.filter((record) => !known.has(keyOf(record)));
  const comments = new Set(fresh.map(({ comment }) => comment));
  return {
    ...ledger,
    rows: sumOf([...ledger.rows, ...rowsOf(fresh, ledger.feedback)]),
    feedback: Object.fromEntries(Object.entries(ledger.feedback).filter(([comment]) => !comments.has(comment))),
    counted: [...ledger.counted, ...fresh.map(keyOf)].slice(-MOST_COUNTED),
  };
}

/** The ledger with a run that keeps no state. The oldest of them are summed up. */
export function withRun(ledger: Ledger, record: RunRecord): Ledger {
  const runs = withRecord(ledger.runs, record);
  const recent = runs.slice(-MOST_RUNS);
  return { ...withStates({ ...ledger, runs: [] }, runs.slice(0, -MOST_RUNS)), runs: recent };
}

/** Makes the key of one run in one state. */
function keyOf({ run, at, comment = "" }: RunRecord): string {
  return createHash("sha256").update([run, at, comment].join("\n")).digest("hex").slice(0, 16);
}

export function withFeedback(ledger: Ledger, feedback: Ledger["feedback"]): Ledger {
  const all = Object.entries({ ...ledger.feedback, ...feedback }).slice(-MOST_FEEDBACK);
  return { ...ledger, feedback: Object.fromEntries(all) };
}

/** All there is: the ledger, and the runs of states that are not in it. The latest month first. */
export function ledgerRows(ledger: Ledger, records: readonly RunRecord[]): readonly Row[] {
  const { rows } = withStates({ ...ledger, runs: [] }, [...records, ...ledger.runs]);
  return rows.toSorted((one, other) => nameOf(other).localeCompare(nameOf(one)));
}

function rowsOf(records: readonly RunRecord[], feedback: Ledger["feedback"]): Row[] {
  return records.map(({ at, outcome, costUsd, comment = "", run: _, before: __, ...record }) => ({
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
