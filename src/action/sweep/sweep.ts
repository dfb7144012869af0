/**
 * `mode: sweep`, for a schedule: finds what was left lying, tidies it up, and answers the oldest call without an answer, or
 * the one that `item` names. One, because what tools leave in a checkout is not to be trusted by the next run; with
 * `list: calls` it answers none, and makes a matrix of them.
 */
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { react } from "../../github/write/comment/reaction.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { count } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { answer } from "../answer.ts";
import { type Connection, connect } from "../connect.ts";
import { removeClosed } from "../durable/sweep-beside.ts";
import { matrixOf, parseItem } from "../list/list-item.ts";
import { printNotice } from "../runner/console.ts";
import { writeOutputs } from "../runner/file-commands.ts";
import { readInputsWithoutModel } from "../runner/input/inputs.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import { writeSummary } from "../runner/summary.ts";
import { acknowledgedAt } from "../thread/acknowledge.ts";
import type { Env, World } from "../world.ts";
import { callItem, nameOfCall } from "./call-item.ts";
import { type Lookout, lookout } from "./lookout.ts";
import { tidy } from "./tidy.ts";
import { unanswered } from "./unanswered.ts";

const STARTERS: readonly string[] = ["schedule", "workflow_dispatch"];

/** Resolves to the exit code. */
export async function sweep(received: World): Promise<number> {
  const world = onBehalfOfCallers(received);
  const event = world.env.GITHUB_EVENT_NAME ?? "";
  if (!STARTERS.includes(event)) return end(world, "skipped", `"${event}" starts no sweep, only a schedule does`);
  const { "max-items": most, list, item } = readInputsWithoutModel(world.env);
  if (list !== undefined && list !== "calls") throw notCalls("list", "`calls`");
  if (item !== undefined && parseItem(item)?.kind !== "call") throw notCalls("item", "one of the output `matrix`");
  const connection = connect(world);
  const looking = await lookout(world, connection, most);
  const calls = await unanswered(looking);
  const tidied = item === undefined ? await tidyAll(looking, calls) : [];
  if (list !== undefined) return listed(world, tidied, calls);
  const first = await firstMarked(connection, calls);
  await tell(world, [
    ...tidied,
    ...calls.map((call) => (call === first ? `${nameOfCall(call)}: answered now.` : waits(call))),
  ]);
  if (first) return answer(withoutItem(world), first);
  if (calls.length > 0) return end(world, "failed", "No call could be marked as heard");
  return end(world, "no-op", tidied[0] ?? (item === undefined ? "Nothing was left lying" : "It has been answered"));
}

function notCalls(input: "list" | "item", form: string): Fault {
  return new Fault("config", `With \`mode: sweep\`, the input \`${input}\` can only be ${form}.`, {
    hint: "See examples/sweep.yml.",
  });
}

/** Whoever set up the schedule has not asked for the work: those who call are asked about, one by one. */
function onBehalfOfCallers(world: World): World {
  return { ...world, env: { ...world.env, GITHUB_TRIGGERING_ACTOR: undefined } };
}

/** What is answered is the call, with its thread, and no item of work. */
function withoutItem(world: World): World {
  return { ...world, env: { ...world.env, INPUT_ITEM: undefined } };
}

async function tidyAll(looking: Lookout, calls: readonly Trigger[]): Promise<readonly string[]> {
  const { connection, world } = looking;
  const decisions = calls.filter(({ kind }) => kind === "decision");
  const numbers = decisions.flatMap(({ thread }) => (thread.type === "none" ? [] : [thread.number]));
  const tidied = await tidy(looking, new Set(numbers));
  if (rawInput(world.env, "state-store") !== "none") await removeClosed({ ...connection, world });
  return tidied;
}

async function listed({ env }: World, tidied: readonly string[], calls: readonly Trigger[]): Promise<number> {
  const lines = calls.map((call) => `${nameOfCall(call)}: waits for the next job.`);
  await tell({ env }, [...tidied, ...lines]);
  const outcome = calls.length + tidied.length > 0 ? "answered" : "no-op";
  const reason = `Found ${count(calls.length, "call")} without an answer`;
  printNotice(`${reason}.`);
  writeOutputs(env, { outcome, reason, count: calls.length, matrix: matrixOf(calls.map(callItem)) });
  return 0;
}

/** Without the mark, the next sweep would answer it once more. One that takes none does not keep the others waiting. */
async function firstMarked(connection: Connection, calls: readonly Trigger[]): Promise<Trigger | undefined> {
  for (const call of calls) if (await isMarked(connection, call)) return call;
  return undefined;
}

async function isMarked({ github, job }: Connection, trigger: Trigger): Promise<boolean> {
  const place = acknowledgedAt(trigger);
  try {
    if (place) await react(github, job.repository, place, "eyes");
    return place !== undefined;
  } catch (error) {
    printNotice(`${nameOfCall(trigger)} was left alone. ${toFault(error).message}`);
    return false;
  }
}

async function tell({ env }: Readonly<{ env: Env }>, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  for (const line of lines) printNotice(line);
  await writeSummary(env, prompt("sweep", { lines: lines.map((line) => `- ${line}`).join("\n") }));
}

function waits(call: Trigger): string {
  return `${nameOfCall(call)}: waits for the next sweep, or is taken up by this one if it is on the same thread.`;
}

function end({ env }: World, outcome: "skipped" | "no-op" | "failed", reason: string): number {
  printNotice(reason);
  writeOutputs(env, { outcome, reason });
  return outcome === "failed" ? 1 : 0;
}
