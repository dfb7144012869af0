/**
 * What a run is for. A plan, a question and a condensation only read: the workspace refuses every write and every command,
 * no server is started, and nothing is published. A question also leaves the conversation and the saved work of its thread
 * alone.
 */
import { rawInput } from "../../action/runner/input/raw-input.ts";
import type { Env } from "../../action/runner/world.ts";
import { wordOf } from "../../github/read/trigger/mention.ts";
import { isReview, type Trigger } from "../../github/read/trigger/trigger.ts";
import { isPlanned } from "../../github/write/approval/proposal.ts";
import type { Manifest } from "../../github/write/state/manifest.ts";
import type { Run } from "../run.ts";
import { proposalIn } from "./state.ts";

export type RequestKind = "work" | "plan" | "ask" | "condense";

/** With `plan-first`, work begins with a plan, unless somebody approved one that is still being worked on. */
export function requestKindOf({ world, trigger, memory }: Pick<Run, "world" | "trigger" | "memory">): RequestKind {
  const word = askedWord(world.env, trigger);
  if (word !== undefined) return word;
  if (trigger.kind === "decision" || isReview(trigger) || rawInput(world.env, "plan-first") !== "true") return "work";
  return isContinue(world.env, trigger) && isPlannedWork(memory) ? "work" : "plan";
}

/** Whether a person asks beside the work. */
export function isAside(env: Env, trigger: Trigger): boolean {
  return askedWord(env, trigger) === "ask";
}

export function onlyReads(run: Pick<Run, "world" | "trigger" | "memory">): boolean {
  return requestKindOf(run) !== "work";
}

function askedWord(env: Env, trigger: Trigger): Exclude<RequestKind, "work"> | undefined {
  return isReview(trigger) ? undefined : wordOf(trigger, rawInput(env, "prompt"));
}

function isContinue(env: Env, { request }: Trigger): boolean {
  return /^continue[\s.!]*$/i.test(request.replace(rawInput(env, "prompt")?.trim() ?? "", "").trim());
}

/** Whether the work of a thread carries out a plan that was approved, whatever of it has waited since. */
export function isPlannedWork(memory: Readonly<{ manifest: Manifest }>): boolean {
  return proposalIn(memory)?.of_plan === true || hasApprovedPlan(memory);
}

/** Whether the last that waited on a thread was a plan, and was approved. */
export function hasApprovedPlan(memory: Readonly<{ manifest: Manifest }>): boolean {
  const items = proposalIn(memory)?.items ?? [];
  return items.some((item) => isPlanned(item) && item.decision?.verdict === "approved");
}
