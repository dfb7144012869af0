/** Limits how often a thread is worked on, before a model is called. People are told once. */
import { postComment } from "../../github/write/comment/comment.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { printNotice } from "../../runner/console.ts";
import { ADMIT } from "../../runner/input/trigger-settings.ts";
import { answerTo, withAnswer } from "../../state/manifest.ts";
import type { Memory } from "../memory/memory.ts";
import type { UnclaimedRun } from "../run.ts";
import { replyPlace, withMark } from "../thread/own-comments.ts";
import { acknowledge } from "./acknowledge.ts";

const HOUR_MS = 3_600_000;

/** Why this request is not handled; undefined if it is. Runs on a thread without saved state cannot be counted. */
export async function whyTooOften(run: UnclaimedRun, memory: Memory): Promise<string | undefined> {
  const { trigger, world } = run;
  if (trigger.kind === "decision") return undefined;
  // The same request again, which was counted: it was interrupted, or somebody has repeated it.
  if (memory.manifest.lease?.key === trigger.key || answerTo(trigger.key, memory.manifest)) return undefined;
  const hour = Math.floor(world.now().getTime() / HOUR_MS);
  const isOnThread = memory.isKept && trigger.thread.type !== "none";
  const rate = isOnThread ? rateOf(run, memory, hour) : undefined;
  if (rate && rate.status !== "go") {
    await acknowledge(run, trigger, "confused");
    if (rate.status === "stop") await tell(run, memory, { ...rate, words: wordsOf(rate) });
    return rate.limit === "runs"
      ? "This thread has reached the limit of `max-runs-per-day`."
      : `Bots started ${MOST_BOT_RUNS} consecutive runs on this thread.`;
  }
  const full = await whyRepositoryIsFull(run, hour);
  if (full !== undefined) {
    await acknowledge(run, trigger, "confused");
    if (isOnThread) await tellFull(run, memory, hour);
    return full;
  }
  if (rate) memory.update((manifest) => ({ ...manifest, counters: rate.counters }));
  return undefined;
}

function rateOf({ trigger, settings }: UnclaimedRun, memory: Memory, hour: number): Rate {
  return rateAt(memory.manifest.counters, {
    hour,
    by: trigger.run ? "run" : trigger.actors.some(({ type }) => type !== "User") ? "bot" : "person",
    most: settings.slice(ADMIT)["max-runs-per-day"],
  });
}

/** Most workflows set no such limit, and load nothing of it. */
async function whyRepositoryIsFull(run: UnclaimedRun, hour: number): Promise<string | undefined> {
  if (run.settings.slice(ADMIT)["max-repository-runs-per-day"] === undefined) return undefined;
  return (await import("./not-now.ts")).whyRepositoryIsFull(run, (counters, most) => {
    const rate = rateAt(counters, { hour, by: "run", most });
    return rate.status === "go" ? rate.counters : undefined;
  });
}

/** Once a day on each thread. */
async function tellFull(run: UnclaimedRun, memory: Memory, hour: number): Promise<void> {
  const counters = recentIn(memory.manifest.counters, hour);
  if (counters[TOLD + REPOSITORY] !== undefined) return;
  const words = prompt("too-many-runs-in-repository");
  await tell(run, memory, { words, counters: { ...counters, [TOLD + REPOSITORY]: hour } });
}

function wordsOf({ limit, runs }: Extract<Rate, { status: "stop" }>): string {
  return limit === "runs"
    ? prompt("too-many-runs", { runs: String(runs) })
    : prompt("too-many-bot-turns", { turns: String(MOST_BOT_RUNS) });
}

async function tell(
  { world, settings, github, job, trigger, mayWrite, redact }: UnclaimedRun,
  memory: Memory,
  { words, counters }: Readonly<{ words: string; counters: Counters }>,
): Promise<void> {
  const { thread, key } = trigger;
  if (!mayWrite || thread.type === "none") return;
  try {
    const body = withMark({ settings, job, trigger }, redact(words));
    const { url } = await postComment(github, job.repository, thread.number, body, replyPlace(settings, trigger));
    const answer = { key, comment_url: url, outcome: "skipped", time: world.now().toISOString() };
    await memory.close((manifest) => withAnswer({ ...manifest, counters }, answer));
  } catch (error) {
    printNotice(`The reason could not be posted on the thread. ${toFault(error).message}`);
  }
}

export type Counters = Readonly<Record<string, number>>;

/** Consecutive runs that bots may start before a person makes a request. */
export const MOST_BOT_RUNS = 5;

const DAY_HOURS = 24;
const RUNS = "runs/";
const BOT_RUNS = "bots/runs";
const TOLD = "told/";
const REPOSITORY = "repository";

type Limit = "runs" | "bots";

/**
 * `hour` counts from 1970. A failed CI run has its own limit, and counts neither as a person nor as a bot. `most` is
 * the limit of runs within a day.
 */
export type CountedRequest = Readonly<{ hour: number; by: "person" | "bot" | "run"; most: number }>;

/** "told": people have been told about this limit within a day, or since a person's last request. */
type Rate = Readonly<
  | { status: "go"; counters: Counters }
  | { status: "stop"; limit: Limit; runs: number; counters: Counters }
  | { status: "told"; limit: Limit }
>;

/** Whether one more run may start, and the counters to save. */
export function rateAt(counters: Counters, { hour, by, most }: CountedRequest): Rate {
  const recent = recentIn(counters, hour);
  const runs = Object.entries(recent).reduce((sum, [name, value]) => sum + (name.startsWith(RUNS) ? value : 0), 0);
  const botRuns = botRunsAfter(recent[BOT_RUNS] ?? 0, by);
  const limit = runs >= most ? "runs" : by === "bot" && botRuns > MOST_BOT_RUNS ? "bots" : undefined;
  if (limit === undefined) {
    const here = `${RUNS}${hour}`;
    return { status: "go", counters: { ...recent, [here]: (recent[here] ?? 0) + 1, [BOT_RUNS]: botRuns } };
  }
  if (recent[TOLD + limit] !== undefined) return { status: "told", limit };
  return { status: "stop", limit, runs, counters: { ...recent, [TOLD + limit]: hour } };
}

function botRunsAfter(botRuns: number, by: CountedRequest["by"]): number {
  if (by === "person") return 0;
  return by === "bot" ? botRuns + 1 : botRuns;
}

/** The counters of the rate limit, which a new conversation keeps. */
export function rateIn(counters: Counters): Counters {
  return Object.fromEntries(Object.entries(counters).filter(([name]) => isOurs(name)));
}

function isOurs(name: string): boolean {
  return name.startsWith(RUNS) || name.startsWith(TOLD) || name === BOT_RUNS;
}

/** Drops counters older than a day, and the note about bots once a person has made a request. */
function recentIn(counters: Counters, hour: number): Counters {
  const isPast = (name: string, value: number) => {
    if (name.startsWith(RUNS)) return Number(name.slice(RUNS.length)) <= hour - DAY_HOURS;
    if (name === `${TOLD}bots`) return (counters[BOT_RUNS] ?? 0) < MOST_BOT_RUNS;
    return name.startsWith(TOLD) && value <= hour - DAY_HOURS;
  };
  return Object.fromEntries(Object.entries(counters).filter(([name, value]) => !isPast(name, value)));
}
