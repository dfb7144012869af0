/** Defines the result of a run: its report, what the report does not show, and where its work is kept. */
import type { RunEnd } from "../../core/conversation/run-end.ts";
import type { Stats } from "../../core/conversation/state/stats.ts";
import type { Event } from "../../core/event/event.ts";
import { type PullRequest, titledBy } from "../../github/write/pull-request/pull-request.ts";
import type { Fault } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";
import type { Withheld } from "../../policy/codes.ts";
import type { Change } from "../../policy/entries.ts";
import type { Held } from "../../policy/hold.ts";
import type { Reviewed } from "../../policy/review.ts";
import type { Proposal } from "../../render/approval/proposal.ts";
import type { Results } from "../../render/approval/render-proposal.ts";
import type { PageFacts } from "../../render/page-facts.ts";
import type { Patch, PatchBase } from "../../render/report/changed-files.ts";
import type { Kept, Merging, Report } from "../../render/report/report-facts.ts";
import type { Outputs } from "../../runner/file-commands.ts";
import type { StartingPoint } from "../goal.ts";
import type { ToCopy, UnpublishedWork } from "../memory/unpublished.ts";

/**
 * The report, its cause if there is a fault, and the folder of the conversation if there is one. It also has the starting
 * point of the work, and the tree that may be published.
 */
export type RunResult = Readonly<{
  report: Report;
  fault: Fault | undefined;
  conversationPath: string;
  /** False where the run failed between the end of the agent and the end of the publication. */
  isWorkSaved?: boolean;
  /** The run was cancelled, and there was no time to capture its work: the post step does it. */
  isLeftToPost?: boolean;
  /** The commit that the work started from. */
  baseSha?: string;
  /** Outputs of the action that features add. */
  featureOutputs?: Outputs | undefined;
  /** Facts of the page that features add. */
  featurePage?: Partial<Pick<PageFacts, "picture" | "others">> | undefined;
  /** The events of this run. */
  events?: readonly Event[];
  /** The path at which the tools saw the checkout. */
  workingDir?: string;
  startingPoint?: StartingPoint;
  tree?: string;
  /** The history that a commit of that tree gets. */
  lineage?: Change["lineage"];
  /** The steps that a dry run leaves out because of features. */
  featureSteps?: readonly string[] | undefined;
  /** The values that features keep for the job with `mode: apply`, by their names. */
  featuresKept?: Readonly<Record<string, unknown>> | undefined;
  /** Whether the tools of a run in another job had no sandbox. For this job the inputs say it. */
  hadNoSandbox?: boolean;
  approvals?: Approvals;
  /** The agent's last message in its parts. */
  final?: FinalAnswer;
  /** The places of the work in other repositories, by their ids. */
  repositories?:
    | undefined
    | readonly (Pick<RunResult, "startingPoint"> & Readonly<{ id: number; name: string; report: Where }>)[];
}>;

/** The agent's last message in its parts. */
export type FinalAnswer = Readonly<{
  whole: string;
  /** The heading at its very beginning, for the pull request. */
  title?: string | undefined;
  /** The same for the commit, if the agent was asked for one. */
  commitTitle?: string | undefined;
  /** Without the title, and without what belongs into the template. */
  rest: string;
  /** The template as it was filled; "" without one. */
  filled: string;
  /** Whether the message has text for it. */
  isFilled: boolean;
}>;

/** The message of a run of which no rules of the repository are known. */
export function plainAnswer(whole: string): FinalAnswer {
  return { whole, ...titledBy(whole), filled: "", isFilled: false };
}

type Where = Pick<Report, "kept" | "pullRequest">;

/** Makes the result of a run that did nothing, with the reason. */
export function notDone(why: Fault, durationMs = 0): RunResult {
  const { fault, ...conclusion } = failure(why);
  return { report: { ...NO_WORK, ...conclusion, durationMs }, fault, conversationPath: "" };
}

/** The report of a run that did nothing. The caller adds the reason. */
export const NO_WORK: Omit<Report, "outcome" | "reason" | "hint" | "durationMs"> = {
  finalResponse: "",
  files: [],
  kept: { kind: "nothing" },
  withheld: [],
  withheldPatch: undefined,
  pullRequest: undefined,
  checks: [],
  steps: 0,
  iterations: 0,
  models: [],
  inputTokens: 0,
  outputTokens: 0,
  cachedTokens: 0,
  estimatedCalls: 0,
  costUsd: undefined,
  uses: [],
  sandbox: undefined,
};

/** How the run ended, and what was decided before. */
export type AgentEnd = Readonly<{
  end: RunEnd;
  /** The answer of a run in which the agent was not asked. */
  finalResponse?: string;
  /** Nothing was done. `why` says the reason. */
  refused?: string;
  /** Why people are asked again. */
  again?: string;
  /** The difference from the shown state, for people. */
  difference?: string;
  /** The proposal, with the decision. */
  used?: Proposal;
  /** The names of approved actions that may not have ended. */
  notEnded?: readonly string[];
  /** Whether an approved action ended with an error. */
  hasFailed?: boolean;
  /** When the rest of the proposal was first shown, if that still counts. */
  shownAt?: string | undefined;
}>;

/** Costs and refusals before this run belong to earlier reports. */
export type Since = Readonly<{ length: number; stats: Stats; refusals: number }>;

/** The part of the report that says how the run ended. `fault` is the cause, if there is one. */
export type Conclusion = Pick<Report, "outcome" | "reason" | "quote" | "list" | "hint" | "code" | "torn" | "doubts"> &
  Readonly<{ fault?: Fault }>;

export const CANCELLED: Conclusion = {
  outcome: "cancelled",
  reason: "The run was cancelled",
  hint: "Nothing more is done here until somebody asks again.",
};

const WITHDRAWN = { outcome: "skipped", hint: "Mention me again if it is to be done after all." } as const;

/** A fault ends in "failed", unless it says that we were asked to stop, or that nobody asks any more. */
export function failure(fault: Fault): Conclusion {
  if (fault.code === "withdrawn") return { ...WITHDRAWN, reason: oneLine(fault.message, 300).replace(/\.$/, "") };
  if (fault.code === "cancelled") return { ...CANCELLED, reason: oneLine(fault.message, 300).replace(/\.$/, "") };
  // A fault may quote text of others.
  const reason = oneLine(fault.headline, 300).replace(/\.$/, "");
  const quote = fault.quote === undefined ? {} : { quote: oneLine(fault.quote, 500) };
  const list = fault.list.length === 0 ? {} : { list: fault.list.slice(0, 50).map((one) => oneLine(one, 300)) };
  return {
    outcome: "failed",
    reason,
    ...quote,
    ...list,
    hint: oneLine(fault.hint ?? "", 300),
    code: fault.code,
    fault,
  };
}

/**
 * `change` is what was published, and `diff` shows it. `fault` says why the work is not on the intended branch. `left`
 * is saved for the next run.
 */
export type KeptWork = UnpublishedFiles &
  Readonly<{
    kept: Kept;
    change: Change;
    diff?: Report["diff"];
    fault: Fault | undefined;
    /** The intended branch, if its name was already taken. */
    takenName?: string | undefined;
    left?: UnpublishedWork | undefined;
    /** The files that the next run begins with, as a tree. Not all changes of this run need be in it. */
    treeLeft?: string | undefined;
    /** The files that no patch for the next run has. */
    toCopy?: ToCopy;
    /** Lock files that were checked and may be published. */
    locks?: Reviewed["locks"];
    /** Published files with marks of a conflict. */
    marked?: readonly string[];
    /** Whether the run has removed every file that there was. */
    isEmptied?: boolean | undefined;
    /** Lock files that should have changed with the published files. */
    outdated?: Reviewed["outdated"];
  }>;

export type OpenedPullRequest = Readonly<{
  pullRequest: PullRequest | undefined;
  fault: Fault | undefined;
  /** The link to open the pull request by hand, if the workflow wants that. */
  proposeUrl?: string;
  /** Whether CI will not start by itself. */
  isCiSilent?: boolean;
  /** The base branch, if its history was rewritten during the run. */
  rewrittenBase?: string | undefined;
  /** Whether it has conflicts. */
  merging?: Merging | undefined;
}>;

/** `withheld` are the unpublished files, `patch` their changes, and `held` the part that a person can approve. */
export type UnpublishedFiles = Readonly<{
  withheld: readonly Withheld[];
  patch: Patch | undefined;
  /** Changes that were not in the work tree. */
  aside?: Patch | undefined;
  held?: Held | undefined;
  /** `patch` without the files that people can approve. */
  patchWithoutHeld?: Patch | undefined;
}>;

/** Returns the facts about the pull request that the report shows. */
export function pullRequestFacts({ pullRequest, proposeUrl, isCiSilent, rewrittenBase, merging }: OpenedPullRequest) {
  return { pullRequest, proposeUrl, isCiSilent, rewrittenBase, merging };
}

/** Why the work can only be a patch, if no branch may be written. */
export function whyLowered({ goal }: Pick<StartingPoint, "goal">): string | undefined {
  return goal.kind === "patch" ? goal.why : undefined;
}

/**
 * Returns what people apply the patch to. For a fork it is the head of the pull request, because clones do not have the
 * fork's branch.
 */
export function patchBaseOf({ goal, pull }: Pick<StartingPoint, "goal" | "pull">): PatchBase | undefined {
  const isNew = goal.kind === "propose" && goal.isThere !== true;
  if (pull && (pull.isFork || goal.kind === "patch")) return { kind: "pull", number: pull.number };
  const branch = isNew || goal.kind === "patch" || goal.kind === "review" ? goal.base : goal.branch;
  return { kind: "branch", branch };
}

/** `proposal` still waits for a decision, `used` was decided, and `results` are the results of that decision. */
export type Approvals = Readonly<{
  proposal: Proposal | undefined;
  used: Proposal | undefined;
  results: Results;
  /** The section of the report that asks for the decision. */
  approvalComment?: string;
  /** Whether that section has the diff. */
  isDiffInComment?: boolean;
  /** Why nobody was asked although something waited. The agent reads the same words. */
  unseen?: string;
}>;
