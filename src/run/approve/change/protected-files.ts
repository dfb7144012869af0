/** Decides whether people are asked about protected files, and where approved files are published. */
import { isMemoryFile } from "../../../core/skill/skill.ts";
import type { LeakScanner } from "../../../leak/scanner.ts";
import { Fault } from "../../../lib/fault.ts";
import { isProtected } from "../../../policy/codes.ts";
import type { Held, HeldKind, Holding } from "../../../policy/hold.ts";
import type { ProtectedChange } from "../../../render/approval/proposal.ts";
import type { Inputs } from "../../../runner/input/inputs.ts";
import { canAsk } from "../../agent/restricted.ts";
import type { Goal, StartingPoint } from "../../goal.ts";
import type { AgentEnd, KeptWork, OpenedPullRequest } from "../../outcome/run-result.ts";
import type { PreparedRun } from "../../prepared-run.ts";
import { branchesOf } from "../../publish/to-branch.ts";
import type { Run } from "../../run.ts";
import { onlyReads } from "../../thread/request-kind.ts";

/**
 * Throws a "config" Fault if people would be asked and the answer could not be saved. Called before the first request
 * to a model.
 */
export function requireState({ "state-store": store, ...wanted }: Inputs, { mayWrite }: Pick<Run, "mayWrite">): void {
  const about = wanted["plan-first"] ? "plan" : aboutOf(wanted);
  if (about === undefined || store !== "none" || !mayWrite) return;
  const [asking, instead] = {
    plan: ["`plan-first` cannot be `true`", "`plan-first: false`"],
    protected: ["`protected-paths` cannot be `confirm`", "`protected-paths: block`"],
    memory: ["`memory` cannot be `propose`", "`memory: read`"],
  }[about];
  throw new Fault("config", `With \`state-store: none\` nobody can be asked, so ${asking}.`, {
    hint: `Leave \`state-store\` out, or set ${instead}.`,
  });
}

function aboutOf(wanted: Pick<Inputs, "protected-paths" | "memory">): HeldKind | undefined {
  if (wanted["protected-paths"].mode === "confirm") return "protected";
  return wanted.memory === "propose" ? "memory" : undefined;
}

/** Whether people can be asked to approve these files of an earlier run, as the workflow is now. */
export function mayApprove(wanted: Pick<Inputs, "protected-paths" | "memory">, paths: readonly string[]): boolean {
  const about = aboutOf(wanted);
  return about === "protected" || (about === "memory" && paths.every(isMemoryFile));
}

type ApprovalContext = Readonly<{ run: Run; inputs: Inputs; startingPoint: Pick<StartingPoint, "goal"> }>;

/** Whether the agent is to propose lines for the memory: people are asked about them. Only work writes some. */
export function mayRemember(place: ApprovalContext): boolean {
  return place.inputs.memory === "propose" && !onlyReads(place.run) && askedAbout(place) !== undefined;
}

/** About which protected files people can be asked when the work of this run is done; undefined for none. */
function askedAbout({ run, inputs, startingPoint: { goal } }: ApprovalContext): HeldKind | undefined {
  const isOurs = goal.kind === "propose" || (goal.kind === "advance" && goal.fork === undefined);
  return isOurs && canAsk(run, goal) ? aboutOf(inputs) : undefined;
}

/** Only for finished work in a run that can save the answer: unfinished work may still change. */
export async function approvableFilesOf(
  prepared: PreparedRun,
  { end, refused }: AgentEnd,
): Promise<Pick<Holding, "about" | "whyUnseen"> | undefined> {
  const about = end.status === "finished" && refused === undefined ? askedAbout(prepared) : undefined;
  if (about === undefined) return undefined;
  const { unreadable } = await import("../../../render/approval/shown-patch.ts");
  return { about, whyUnseen: (patch) => unreadable(patch, prepared.run.redact) };
}

/**
 * Leaves only the files that the report lists as withheld. If the work was published as intended, these are not the
 * files that people are asked about.
 */
export function withoutProposedFiles(saved: KeptWork, isDone: boolean): KeptWork {
  const { held, ...rest } = saved;
  if (!held || held.paths.length === 0 || !isDone) return rest;
  const paths = new Set(held.paths);
  const withheld = saved.withheld.filter(({ path, code }) => !isProtected(code) || !paths.has(path));
  return { ...saved, withheld, patch: saved.patchWithoutHeld };
}

type Published = Readonly<{ goal: Goal; head: string; runId: number; leaks: LeakScanner }>;

/** The change, its target branch, and the commit that it is based on. */
export type WaitingChange = Pick<Held, "tree" | "patch" | "paths"> &
  Pick<ProtectedChange, "head" | "branch" | "is_new" | "base" | "pull_request">;

/** Undefined if no files are held. */
export function waitingChangeOf(
  { held, kept }: KeptWork,
  { pullRequest }: OpenedPullRequest,
  place: Published,
): WaitingChange | undefined {
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
