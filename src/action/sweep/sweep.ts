/** `mode: sweep`, for a schedule: finds what was left lying, tidies it up, and answers the oldest call without an answer. */
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { react } from "../../github/write/comment/reaction.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { answer } from "../answer.ts";
import { type Connection, connect } from "../connect.ts";
import { removeClosed } from "../durable/sweep-beside.ts";
import { printNotice } from "../runner/console.ts";
import { writeOutputs } from "../runner/file-commands.ts";
import { readInputsWithoutModel } from "../runner/input/inputs.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import { writeSummary } from "../runner/summary.ts";
import { acknowledgedAt } from "../thread/acknowledge.ts";
import type { World } from "../world.ts";
import { lookout } from "./lookout.ts";
import { tidy } from "./tidy.ts";
import { unanswered } from "./unanswered.ts";

const STARTERS: readonly string[] = ["schedule", "workflow_dispatch"];

/** Resolves to the exit code. */
export async function sweep(received: World): Promise<number> {
  const world = onBehalfOfCallers(received);
  const event = world.env.GITHUB_EVENT_NAME ?? "";
  if (!STARTERS.includes(event)) return end(world, "skipped", `"${event}" starts no sweep, only a schedule does`);
  const connection = connect(world);
  const looking = await lookout(world, connection, readInputsWithoutModel(world.env)["max-items"]);
  const tidied = await tidy(looking);
  const [first, ...others] = await unanswered(looking);
  if (rawInput(world.env, "state-store") !== "none") await removeClosed({ ...connection, world });
  await tell(world, [...tidied, ...(first ? [`${nameOf(first)}: answered now.`] : []), ...others.map(waits)]);
  if (!first) return end(world, "no-op", tidied[0] ?? "Nothing was left lying");
  if (!(await isMarked(connection, first)))
    return end(world, "failed", `${nameOf(first)} could not be marked as heard`);
  return answer(world, first);
}

/** Whoever set up the schedule has not asked for the work: those who call are asked about, one by one. */
function onBehalfOfCallers(world: World): World {
  return { ...world, env: { ...world.env, GITHUB_TRIGGERING_ACTOR: undefined } };
}

/** Without the mark, the next sweep would answer it once more. */
async function isMarked({ github, job }: Connection, trigger: Trigger): Promise<boolean> {
  const place = acknowledgedAt(trigger);
  try {
    if (place) await react(github, job.repository, place, "eyes");
    return place !== undefined;
  } catch (error) {
    printNotice(`${nameOf(trigger)} was left alone. ${toFault(error).message}`);
    return false;
  }
}

async function tell({ env }: World, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  for (const line of lines) printNotice(line);
  await writeSummary(env, prompt("sweep", { lines: lines.map((line) => `- ${line}`).join("\n") }));
}

function nameOf({ thread, item }: Trigger): string {
  const number = thread.type === "none" ? "" : `#${thread.number}`;
  const isWhole = item.kind === "issue" || item.kind === "pull-request";
  return isWhole ? number : `${number}, ${item.kind.replace("issue-", "").replace("-", " ")} ${item.id}`;
}

function waits(trigger: Trigger): string {
  return `${nameOf(trigger)}: waits for the next sweep, or is taken up by this one if it is on the same thread.`;
}

function end({ env }: World, outcome: "skipped" | "no-op" | "failed", reason: string): number {
  printNotice(reason);
  writeOutputs(env, { outcome, reason });
  return outcome === "failed" ? 1 : 0;
}
