/** Defines the result of a run: its report, and what the report does not show. */

import type { RunEnd } from "../../core/conversation/run/run-end.ts";
import type { Stats } from "../../core/conversation/state/stats.ts";
import type { Event } from "../../core/event/event.ts";
import type { Proposal } from "../../github/write/approval/proposal.ts";
import type { Report } from "../../github/write/report/report-facts.ts";
import type { Fault } from "../../lib/fault.ts";
import type { StartingPoint } from "../goal.ts";
import { failure } from "./conclude.ts";
import type { Approvals } from "./published.ts";

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
  /** The commit that the work started from. */
  baseSha?: string;
  structuredOutput?: string | undefined;
  /** The events of this run. */
  events?: readonly Event[];
  /** Where the tools saw the checkout. */
  workingDir?: string;
  startingPoint?: StartingPoint;
  tree?: string;
  /** The proposals of the agent, unchanged, for a job that applies them. */
  proposals?: readonly Readonly<{ name: string; value: unknown }>[];
  /** Whether the tools of a run in another job had no sandbox. For this job the inputs say it. */
  hadNoSandbox?: boolean;
  approvals?: Approvals;
  /** Where the work in other repositories is, by their ids. */
  others?: readonly (Pick<RunResult, "startingPoint"> & Readonly<{ id: number; name: string; report: Where }>)[];
}>;

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
  said?: string;
  /** Nothing was done. `why` says the reason. */
  refused?: string;
  /** Why people are asked again. */
  again?: string;
  /** What differs from what was shown, for people. */
  difference?: string;
  /** What was proposed, with the decision. */
  used?: Proposal;
  /** The names of approved actions that may not have ended. */
  notEnded?: readonly string[];
  /** When the rest of the proposal was first shown, if that still counts. */
  shownAt?: string | undefined;
}>;

/** Costs and refusals before this run belong to earlier reports. */
export type Since = Readonly<{ length: number; stats: Stats; refusals: number }>;
