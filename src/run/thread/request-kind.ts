/**
 * Decides the purpose of a run. A plan, a question and a condensation only read: the workspace refuses every write and
 * every command, no server is started, and nothing is published. A question also leaves the conversation and the saved
 * work of its thread alone.
 */
import { isReview } from "../../github/read/trigger/trigger-kinds.ts";
import { isContinue, wordOf } from "../../github/read/trigger/words.ts";
import { isPlanned } from "../../render/approval/proposal.ts";
import { TRIGGER } from "../../runner/input/trigger-settings.ts";
import type { Manifest } from "../../state/manifest.ts";
import type { Run } from "../run.ts";
import { proposalIn } from "./state.ts";

export type RequestKind = "work" | "plan" | "ask" | "condense";

/** With `plan-first`, work begins with a plan, unless somebody approved one that is still being worked on. */
export function requestKindOf(run: Pick<Run, "settings" | "trigger" | "memory">): RequestKind {
  const { settings, trigger, memory } = run;
  const word = askedWord(run);
  if (word !== undefined) return word;
  if (trigger.kind === "decision" || isReview(trigger) || !settings.slice(TRIGGER)["plan-first"]) return "work";
  return isContinue(trigger.request, settings.slice(TRIGGER).prompt) && isPlannedWork(memory) ? "work" : "plan";
}

/** Whether a person asks beside the work. */
export function isAside(run: Pick<Run, "settings" | "trigger">): boolean {
  return askedWord(run) === "ask";
}

export function onlyReads(run: Pick<Run, "settings" | "trigger" | "memory">): boolean {
  return requestKindOf(run) !== "work";
}

function askedWord({ settings, trigger }: Pick<Run, "settings" | "trigger">) {
  return isReview(trigger) ? undefined : wordOf(trigger, settings.slice(TRIGGER).prompt);
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
