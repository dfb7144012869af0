/** Calls that nobody has answered: their run was thrown out of a queue, or never began. */

import { type Call, inOrder } from "../../github/read/sweep/call.ts";
import { discussionCalls } from "../../github/read/sweep/discussion-calls.ts";
import { isEdited, isHeard } from "../../github/read/sweep/heard.ts";
import { recentCalls } from "../../github/read/sweep/recent.ts";
import { commandOf } from "../../github/read/trigger/command.ts";
import { readOwn } from "../../github/read/trigger/own.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { answerTo } from "../../github/write/state/manifest.ts";
import { toFault } from "../../lib/fault.ts";
import { printNotice } from "../runner/console.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import { triggerSettings } from "../runner/input/trigger-settings.ts";
import { whyRefused } from "../why-refused.ts";
import { wantedIn } from "./call-item.ts";
import type { Lookout } from "./lookout.ts";

const MINUTE_MS = 60_000;
/** A run of its own may be about to begin. */
const MINUTES_OF_GRACE = 10;

/** Oldest first, at most `most`: the next sweep finds the others. Whoever may not start a run has not called. */
export async function unanswered(lookout: Lookout): Promise<readonly Trigger[]> {
  const { world, client, threads, discussions, repository, since, most } = lookout;
  const isWanted = wantedIn(world.env);
  const own = await readOwn(client);
  const now = world.now().getTime();
  const window = {
    repository,
    settings: { ...triggerSettings(world.env), own },
    until: new Date(now - MINUTES_OF_GRACE * MINUTE_MS),
    ...{ since, most },
  };
  const calls = inOrder([...(await recentCalls(client, threads, window)), ...discussionCalls(discussions, window)]);
  const refusals = new Map<string, Promise<string | undefined>>();
  const found: Trigger[] = [];
  for (const call of calls) {
    if (found.length === most) break;
    if (!isWanted(call.trigger)) continue;
    if (await isWaiting(lookout, call, { ownId: own?.id, refusals }).catch(leftAlone(call))) found.push(call.trigger);
  }
  return found;
}

/** One that cannot be looked at does not keep the others from being answered. */
function leftAlone({ trigger: { key } }: Call): (error: unknown) => false {
  return (error) => {
    printNotice(`A call was left alone (${key}). ${toFault(error).message}`);
    return false;
  };
}

type Known = Readonly<{ ownId: number | undefined; refusals: Map<string, Promise<string | undefined>> }>;

async function isWaiting(lookout: Lookout, call: Call, { ownId, refusals }: Known): Promise<boolean> {
  const { world, connection, client, keptOf } = lookout;
  const { trigger, sign } = call;
  const { thread, kind, actors, key, createdAt } = trigger;
  // What is answered without a model is of its moment: a "stop" of yesterday must not stop what runs today.
  if (thread.type === "none" || commandOf(trigger, rawInput(world.env, "prompt"))) return false;
  const who = `${kind} ${actors.map(({ id, login }) => id ?? login)}`;
  const refusal = refusals.get(who) ?? whyRefused(world, connection, trigger);
  refusals.set(who, refusal);
  if ((await refusal) !== undefined) return false;
  const { job } = connection;
  // An earlier attempt of this sweep has heard it, and may not have come to the answer.
  const isRepeated = job.runAttempt > 1 && rawInput(world.env, "state-store") !== "none";
  const since = sign === "shared" && rawInput(world.env, "comment-mode") !== "none" ? createdAt : undefined;
  if (sign !== "none" && (await isHeard(client, trigger, { ownId, isRepeated, since }))) return false;
  const manifest = (await keptOf(thread.number))?.manifest;
  const isHeld = manifest?.lease?.key === key && manifest.lease.run_id !== job.runId;
  if (manifest && (answerTo(key, manifest) ?? isHeld)) return false;
  return !(await isEdited(client, job.repository, trigger));
}
