/** Decides whether people are asked about protected files, and where approved files are published. */
import type { Inputs } from "../../../action/runner/input/inputs.ts";
import { readPublishing } from "../../../action/runner/input/publishing.ts";
import { mayWrite } from "../../../action/runner/input/raw-input.ts";
import type { Env } from "../../../action/runner/world.ts";
import type { Person } from "../../../github/write/approval/bound.ts";
import type { Proposal } from "../../../github/write/approval/proposal.ts";
import type { ProtectedChange } from "../../../github/write/approval/protected-change.ts";
import type { LeakScanner } from "../../../github/write/leak/scanner.ts";
import { isProtected } from "../../../github/write/policy/codes.ts";
import type { Held } from "../../../github/write/policy/hold.ts";
import { Fault } from "../../../lib/fault.ts";
import { canAsk } from "../../agent/grants.ts";
import type { Goal } from "../../goal.ts";
import type { Opened, Saved } from "../../outcome/published.ts";
import type { AgentEnd } from "../../outcome/run-result.ts";
import type { PreparedRun } from "../../prepared-run.ts";
import { branchesOf } from "../../publish/to-branch.ts";
import type { Run } from "../../run.ts";
import { basisOf } from "../basis.ts";

/**
 * Throws a "config" Fault if people would be asked and the answer could not be saved. Called before the first request
 * to a model.
 */
export function requireState({ "protected-paths": wanted, "state-store": store }: Inputs, env: Env): void {
  if (wanted.mode !== "confirm" || store !== "none" || !mayWrite(env)) return;
  throw new Fault("config", "With `state-store: none` nobody can be asked, so `protected-paths` cannot be `confirm`.", {
    hint: "Leave `state-store` out, or set `protected-paths: block`.",
  });
}

/** Only for finished work in a run that can save the answer: unfinished work may still change. */
export function mayHold({ run, startingPoint: { goal } }: PreparedRun, { end, refused }: AgentEnd): boolean {
  const { "protected-paths": wanted } = readPublishing(run.world.env);
  const isOurs = goal.kind === "propose" || (goal.kind === "advance" && goal.fork === undefined);
  return wanted.mode === "confirm" && end.status === "finished" && refused === undefined && isOurs && canAsk(run, goal);
}

/** What the report lists as withheld: not the files that people are asked about, if the work was published as intended. */
export function withoutHeld(saved: Saved, isDone: boolean): Saved {
  const { held, ...rest } = saved;
  if (!held || held.paths.length === 0 || !isDone) return rest;
  const paths = new Set(held.paths);
  const withheld = saved.withheld.filter(({ path, code }) => !isProtected(code) || !paths.has(path));
  return { ...saved, withheld, patch: saved.patchWithoutHeld };
}

type Place = Readonly<{ goal: Goal; head: string; runId: number; leaks: LeakScanner }>;

/** Undefined if no files are held. */
export function waitingIn({ held, kept }: Saved, { pullRequest }: Opened, place: Place): Waiting | undefined {
  const { goal, head, runId, leaks } = place;
  const [wanted] = branchesOf(goal, runId, leaks, "");
  if (!held || wanted === undefined) return undefined;
  const { tree, patch, paths } = held;
  const isNew = kept.kind !== "branch" && goal.kind === "propose" && goal.isThere !== true;
  return {
    tree,
    patch,
    paths,
    is_new: isNew,
    base: goal.base,
    branch: kept.kind === "branch" ? kept.branch : wanted,
    head: kept.kind === "branch" ? kept.commit : head,
    pull_request: pullRequest?.number ?? (goal.kind === "advance" ? goal.pullRequest.number : null),
  };
}

/** The change, its target branch, and the commit that it is based on. */
export type Waiting = Pick<Held, "tree" | "patch" | "paths"> &
  Pick<ProtectedChange, "head" | "branch" | "is_new" | "base" | "pull_request">;

export function heldProposal(
  run: Run,
  inputs: Inputs,
  change: Waiting & Readonly<{ requesters: readonly Person[] }>,
): Proposal {
  const { thread } = run.trigger;
  if (thread.type === "none") throw new Fault("bug", "There is no thread to ask on.");
  const pending: ProtectedChange = { ...change, ...basisOf(run, inputs, { thread: thread.number }) };
  return { v: 1, items: [{ pending, risk: "", reasons: [], shown: null, decision: null }], comment: null };
}
