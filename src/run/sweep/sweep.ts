/**
 * Cleans up what lost runs have left, on a schedule (`mode: sweep`), and answers the oldest call without an answer, or
 * the one that `item` names. It answers only one, because the next run must not trust what tools leave in a checkout;
 * with `list: calls` it answers none, and makes a matrix of them.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import { readPages } from "../../github/read/port.ts";
import { discussionCalls, isEdited, isHandled, oldestFirst, type SweepCall } from "../../github/read/sweep/calls.ts";
import { recentCalls } from "../../github/read/sweep/recent.ts";
import { readOwn } from "../../github/read/trigger/own-account.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { commandOf } from "../../github/read/trigger/words.ts";
import { react } from "../../github/write/comment/reaction.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { count, oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { type Connection, connect } from "../../runner/connect.ts";
import { printNotice } from "../../runner/console.ts";
import { writeOutputs } from "../../runner/file-commands.ts";
import { readInputsWithoutModel, STATE } from "../../runner/input/inputs.ts";
import { JOBS, type ListItem, matrixOf, parseItem } from "../../runner/input/list-query.ts";
import { REPORT } from "../../runner/input/publishing.ts";
import type { Settings } from "../../runner/input/settings.ts";
import { TRIGGER, triggerSettings } from "../../runner/input/trigger-settings.ts";
import { writeSummary } from "../../runner/summary.ts";
import type { Env, World } from "../../runner/world.ts";
import { answerTo } from "../../state/manifest.ts";
import { acknowledgedAt } from "../admit/acknowledge.ts";
import { whyRefused } from "../admit/who-may.ts";
import { answer } from "../answer.ts";
import { withFeatures } from "../features.ts";
import { type Feedback, withFeedback } from "../ledger.ts";
import { removeClosed } from "../report/closed-threads.ts";
import type { Beginning } from "../run.ts";
import { changeLedger } from "../thread/ledger-store.ts";
import { openSweep, type SweepContext } from "./open-sweep.ts";
import { tidy } from "./tidy.ts";

const STARTERS: readonly string[] = ["schedule", "workflow_dispatch"];

/** Resolves to the exit code. */
export async function sweep({ world: received, settings: given, writePage }: Beginning): Promise<number> {
  const settings = withFeatures(given);
  const world = onBehalfOfCallers(received);
  const event = world.env.GITHUB_EVENT_NAME ?? "";
  if (!STARTERS.includes(event)) return end(world, "skipped", `"${event}" starts no sweep, only a schedule does`);
  const { "max-items": most, list, item } = readInputsWithoutModel(settings);
  if (list !== undefined && list !== "calls") throw notCalls("list", "`calls`");
  if (item !== undefined && parseItem(item)?.kind !== "call") throw notCalls("item", "one of the output `matrix`");
  const connection = connect(world, settings);
  const looking = await openSweep(world, connection, most);
  const calls = await findUnanswered(looking);
  const tidied = item === undefined ? await tidyAll(looking, calls) : [];
  if (list !== undefined) return writeList(world, tidied, calls);
  const first = await markFirst(connection, calls);
  await tell(world, [
    ...tidied,
    ...calls.map((call) => (call === first ? `${nameOfCall(call)}: answered now.` : waits(call))),
  ]);
  // It is answered on its thread, and works on no item.
  if (first) return answer({ world, settings: settings.without("item"), writePage }, first);
  if (calls.length > 0) return end(world, "failed", "No request could be marked as seen");
  return end(world, "no-op", tidied[0] ?? (item === undefined ? "No request was missed" : "It has been answered"));
}

function notCalls(input: "list" | "item", form: string): Fault {
  return new Fault("config", `With \`mode: sweep\`, the input \`${input}\` can only be ${form}.`, {
    hint: "See examples/sweep.yml.",
  });
}

/** The person who set up the schedule did not ask for the work. The permission of each caller is checked. */
function onBehalfOfCallers(world: World): World {
  return { ...world, env: { ...world.env, GITHUB_TRIGGERING_ACTOR: undefined } };
}

async function tidyAll(looking: SweepContext, calls: readonly Trigger[]): Promise<readonly string[]> {
  const { connection, world } = looking;
  const decisions = calls.filter(({ kind }) => kind === "decision");
  const numbers = decisions.flatMap(({ thread }) => (thread.type === "none" ? [] : [thread.number]));
  const tidied = await tidy(looking, new Set(numbers));
  if (connection.settings.slice(STATE)["state-store"] === "none") return tidied;
  await readFeedback(looking);
  await removeClosed({ ...connection, world, repositoryId: looking.repositoryId });
  return tidied;
}

async function writeList({ env }: World, tidied: readonly string[], calls: readonly Trigger[]): Promise<number> {
  const lines = calls.map((call) => `${nameOfCall(call)}: waits for the next job.`);
  await tell({ env }, [...tidied, ...lines]);
  const outcome = calls.length + tidied.length > 0 ? "answered" : "no-op";
  const reason = `Found ${count(calls.length, "request")} without an answer`;
  printNotice(`${reason}.`);
  writeOutputs(env, { outcome, reason, count: calls.length, matrix: matrixOf(calls.map(callItem)) });
  return 0;
}

/** Marks the first call that accepts a mark. Without the mark, the next sweep would answer the call again. */
async function markFirst(connection: Connection, calls: readonly Trigger[]): Promise<Trigger | undefined> {
  for (const call of calls) if (await mark(connection, call)) return call;
  return undefined;
}

async function mark({ github, job }: Connection, trigger: Trigger): Promise<boolean> {
  const place = acknowledgedAt(trigger);
  try {
    if (place) await react(github, job.repository, place, "eyes");
    return place !== undefined;
  } catch (error) {
    printNotice(`${nameOfCall(trigger)} was skipped. ${toFault(error).message}`);
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

/** Milliseconds. */
const MINUTE_MS = 60_000;

/** The call's own run may be about to begin. */
const MINUTES_OF_GRACE = 10;

/**
 * Finds calls without an answer, because their run was dropped from a queue or never began. The oldest comes first, and
 * there are at most `most`. Calls of people who may not start a run do not count.
 */
async function findUnanswered(lookout: SweepContext): Promise<readonly Trigger[]> {
  const { world, client, threads, discussions, repository, since, most } = lookout;
  const isWanted = wantedIn(lookout.connection.settings);
  const own = await readOwn(client);
  const now = world.now().getTime();
  const window = {
    repository,
    settings: { ...triggerSettings(lookout.connection.settings, world.env), own },
    until: new Date(now - MINUTES_OF_GRACE * MINUTE_MS),
    since,
    most,
  };
  const calls = oldestFirst([...(await recentCalls(client, threads, window)), ...discussionCalls(discussions, window)]);
  const refusals = new Map<string, Promise<string | undefined>>();
  const found: Trigger[] = [];
  for (const call of calls) {
    if (found.length === most) break;
    if (!isWanted(call.trigger)) continue;
    if (await isWaiting(lookout, call, { ownId: own?.id, refusals }).catch(leftAlone(call))) found.push(call.trigger);
  }
  return found;
}

/** Skips a call that cannot be read, so that the others are answered. */
function leftAlone({ trigger: { key } }: SweepCall): (error: unknown) => false {
  return (error) => {
    printNotice(`A request was skipped (${key}). ${toFault(error).message}`);
    return false;
  };
}

type KnownCallers = Readonly<{ ownId: number | undefined; refusals: Map<string, Promise<string | undefined>> }>;

async function isWaiting(lookout: SweepContext, call: SweepCall, { ownId, refusals }: KnownCallers): Promise<boolean> {
  const { world, connection, client, keptOf } = lookout;
  const { trigger, sign } = call;
  const { thread, kind, actors, key, createdAt } = trigger;
  // A command counts only when it is written: a "stop" of yesterday must not stop a run of today.
  if (thread.type === "none" || commandOf(trigger, connection.settings.slice(TRIGGER).prompt)) return false;
  const who = `${kind} ${actors.map(({ id, login }) => id ?? login)}`;
  const refusal = refusals.get(who) ?? whyRefused(world, connection, trigger);
  refusals.set(who, refusal);
  if ((await refusal) !== undefined) return false;
  const { job, settings } = connection;
  // An earlier attempt of this sweep may have marked it without answering it.
  const isRepeated = job.runAttempt > 1 && settings.slice(STATE)["state-store"] !== "none";
  const since = sign === "shared" && settings.slice(REPORT)["comment-mode"] !== "none" ? createdAt : undefined;
  if (sign !== "none" && (await isHandled(client, trigger, { ownId, isRepeated, since }))) return false;
  const manifest = (await keptOf(thread.number))?.manifest;
  const isHeld = manifest?.lease?.key === key && manifest.lease.run_id !== job.runId;
  if (manifest && (answerTo(key, manifest) ?? isHeld)) return false;
  return !(await isEdited(client, job.repository, trigger));
}

/** Makes a matrix item of a call, so that each call is answered on its own machine. */
function callItem(trigger: Trigger): ListItem {
  const title = oneLine(trigger.snapshot?.title ?? "", 100);
  return { item: nameOfCall(trigger), kind: "call", title, key: keyOfCall(trigger) };
}

/** The key only names the call. Everything else about the call is read from GitHub. */
function keyOfCall({ key }: Pick<Trigger, "key">): string {
  return `call-${createHash("sha256").update(key).digest("hex").slice(0, 32)}`;
}

/** Returns whether a call is the one of the input `item`. Without the input, every call is. */
function wantedIn(settings: Settings): (trigger: Pick<Trigger, "key">) => boolean {
  const { item } = settings.slice(JOBS);
  const wanted = item === undefined ? undefined : parseItem(item);
  return (trigger) => item === undefined || (wanted?.kind === "call" && wanted.key === keyOfCall(trigger));
}

/** For people. */
function nameOfCall({ thread, item, requestSign }: Pick<Trigger, "thread" | "item" | "requestSign">): string {
  const number = thread.type === "none" ? "" : `#${thread.number}`;
  if (requestSign) return `${number}, ${requestSign.kind} ${requestSign.name}`;
  const isWhole = item.kind === "issue" || item.kind === "pull-request" || item.kind === "discussion";
  return isWhole ? number : `${number}, ${item.kind.replace("issue-", "").replace("-", " ")} ${item.id}`;
}

const DAYS = 14;

const Comment = z.object({
  html_url: z.string(),
  body: z.string().nullish(),
  reactions: z.object({ "+1": z.int(), "-1": z.int() }).optional(),
});

/** Reads comments that changed within two weeks. Never rejects: reactions do not delay a request. */
async function readFeedback({ client, connection, world, repositoryId }: SweepContext): Promise<void> {
  const since = new Date(world.now().getTime() - DAYS * 86_400_000).toISOString();
  const order = { sort: "updated", direction: "desc", since };
  try {
    const { items } = await readPages(client, "/issues/comments", order, { most: 5 });
    const found = Object.fromEntries(items.flatMap(feedbackOn));
    if (Object.keys(found).length === 0) return;
    await changeLedger({ ...connection, world, repositoryId }, (ledger) => withFeedback(ledger, found));
  } catch (error) {
    printNotice(`The reactions to comments could not be saved. ${toFault(error).message}`);
  }
}

/** Anybody can write our mark: `deckhand show` counts only comments that a run has recorded. */
function feedbackOn(item: unknown): [string, Feedback][] {
  const { html_url: url, body, reactions } = Comment.parse(item);
  if (!body?.includes("<!-- deckhand:answer ") || !reactions) return [];
  const { "+1": up, "-1": down } = reactions;
  return up + down > 0 ? [[url, { up, down }]] : [];
}
