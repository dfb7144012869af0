/** Stops a thread that is worked on again and again, before a model is paid; people are told that once. */
import { postComment } from "../../../github/write/comment/comment.ts";
import { answerTo, withAnswer } from "../../../github/write/state/manifest.ts";
import { toFault } from "../../../lib/fault.ts";
import { prompt } from "../../../prompts.ts";
import type { Connection } from "../../connect.ts";
import { printNotice } from "../../runner/console.ts";
import { runsPerDay } from "../../runner/input/input-shapes.ts";
import { rawInput } from "../../runner/input/raw-input.ts";
import { acknowledge } from "../../thread/acknowledge.ts";
import { withMark } from "../../thread/own-mark.ts";
import { replyPlace } from "../../thread/reply-place.ts";
import type { Memory } from "../memory.ts";
import type { Desk } from "../recall.ts";
import { MOST_BOT_TURNS, type Pace, paceAt } from "./pace.ts";

const HOUR_MS = 3_600_000;

/** Why this call is left alone; undefined where it is not. What is not remembered cannot be counted. */
export async function whyTooOften(connection: Connection, desk: Desk, memory: Memory): Promise<string | undefined> {
  const { trigger, world } = desk;
  if (!memory.isKept || trigger.thread.type === "none" || trigger.kind === "decision") return undefined;
  // The same call again, which has been counted: it was cut off, or somebody has it repeated.
  if (memory.manifest.lease?.key === trigger.key || answerTo(trigger.key, memory.manifest)) return undefined;
  const pace = paceAt(memory.manifest.counters, {
    hour: Math.floor(world.now().getTime() / HOUR_MS),
    by: trigger.run ? "run" : trigger.actors.some(({ type }) => type !== "User") ? "bot" : "person",
    most: runsPerDay.safeParse(rawInput(world.env, "max-runs-per-day")).data ?? 20, // what is wrong with it is told later
  });
  if (pace.status === "go") {
    memory.update((manifest) => ({ ...manifest, counters: pace.counters }));
    return undefined;
  }
  await acknowledge(connection, trigger, "confused");
  if (pace.status === "stop") await tell(connection, desk, memory, pace);
  return pace.limit === "runs"
    ? "This thread has had as many runs within a day as `max-runs-per-day` allows."
    : `Bots have called ${MOST_BOT_TURNS} times in a row on this thread, and no person in between.`;
}

async function tell(
  { github, job, mayWrite, redact }: Connection,
  { world, trigger }: Desk,
  memory: Memory,
  { limit, runs, counters }: Extract<Pace, { status: "stop" }>,
): Promise<void> {
  const { thread, key } = trigger;
  if (!mayWrite || thread.type === "none") return;
  const words =
    limit === "runs"
      ? prompt("too-many-runs", { runs: String(runs) })
      : prompt("too-many-bot-turns", { turns: String(MOST_BOT_TURNS) });
  try {
    const body = withMark({ world, job, trigger }, redact(words));
    const { url } = await postComment(github, job.repository, thread.number, body, replyPlace(world.env, trigger));
    const answer = { key, comment_url: url, outcome: "skipped", time: world.now().toISOString() };
    await memory.close((manifest) => withAnswer({ ...manifest, counters }, answer));
  } catch (error) {
    printNotice(`The reason could not be left on the thread. ${toFault(error).message}`);
  }
}
