/** Opens what is kept of a thread, and makes the lease that says who holds it. */

import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { mayWrite } from "../../action/runner/input/mode.ts";
import { ownSecret, rawInput } from "../../action/runner/input/raw-input.ts";
import type { Job } from "../../action/runner/job.ts";
import { gitEnvironment } from "../../action/runner/world.ts";
import { isReview } from "../../github/read/trigger/review.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import type { Lease } from "../../github/write/state/manifest.ts";
import { type StateName, taskState, threadState } from "../../github/write/state/state-file.ts";
import { openStateStore, type StateStore } from "../../github/write/state/state-store.ts";
import type { UnclaimedRun } from "../run.ts";
import type { RunKey } from "./may-claim.ts";

/** The state of the thread, or of the work if there is none; undefined where nothing is to be kept. */
export function stateStore({ trigger, ...desk }: UnclaimedRun): StateStore | undefined {
  // What a review has to know of earlier ones stands in its threads; so it needs no permission to write contents.
  if (isReview(trigger)) return undefined;
  return openStore({ ...desk, name: stateNameOf(trigger), repositoryId: trigger.repositoryId });
}

export function stateNameOf({ thread, key }: Trigger): StateName {
  return thread.type === "none" ? taskState(key) : threadState(thread.number);
}

export function openStore({ world: { env, now }, job, leaks, ...place }: Place): StateStore | undefined {
  const secret = ownSecret(env);
  if (rawInput(env, "state-store") === "none" || !secret || !mayWrite(env)) return undefined;
  mkdirSync(job.temp, { recursive: true });
  return openStateStore({
    folder: mkdtempSync(join(job.temp, "deckhand-state-")),
    remote: { url: `${job.repositoryUrl}.git`, token: rawInput(env, "github-token") ?? "" },
    environment: gitEnvironment(env),
    isSealed: rawInput(env, "encrypt-state") === "true",
    ...place,
    secret,
    leaks,
    now,
  });
}

export function runKeyOf({ key }: Trigger, { runId, runAttempt }: Job): RunKey {
  return { key, runId, attempt: runAttempt };
}

export function leaseOf(
  { world: { env, now }, job, trigger }: Pick<UnclaimedRun, "world" | "job" | "trigger">,
  cutOff: Lease | null,
): Lease {
  const minutes = Number(rawInput(env, "timeout-minutes")) || 25;
  const until = new Date(now().getTime() + (minutes + GRACE_MINUTES) * 60_000);
  return {
    run_id: job.runId,
    attempt: job.runAttempt,
    run_url: job.runUrl,
    key: trigger.key,
    taken: cutOff?.key === trigger.key ? cutOff.taken : now().toISOString(),
    until: until.toISOString(),
  };
}

export type Place = Pick<UnclaimedRun, "world" | "job" | "leaks"> & Readonly<{ name: StateName; repositoryId: number }>;

/** Clocks of runners differ, and the end takes its time. */
const GRACE_MINUTES = 10;
