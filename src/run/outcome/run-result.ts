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
 * A report, the fault behind it if there is one, and where the conversation is kept if it came to one; where the work
 * started, and the tree of what may be published of it.
 */
export type RunResult = Readonly<{
  report: Report;
  fault: Fault | undefined;
  conversationPath: string;
  /** The commit that the work started from. */
  baseSha?: string;
  structuredOutput?: string | undefined;
  /** What happened in this run. */
  events?: readonly Event[];
  startingPoint?: StartingPoint;
  tree?: string;
  /** What the agent proposed, as it said it, for a job that applies. */
  proposals?: readonly Readonly<{ name: string; value: unknown }>[];
  /** Of a run in another job, whether its tools had no sandbox; of this one the inputs tell. */
  hadNoSandbox?: boolean;
  approvals?: Approvals;
}>;

/** A run that came to nothing, and says why. */
export function notDone(why: Fault, durationMs = 0): RunResult {
  const { fault, ...conclusion } = failure(why);
  return { report: { ...NO_WORK, ...conclusion, durationMs }, fault, conversationPath: "" };
}

/** The report of a run that came to nothing; it says why. */
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

/** How the run ended, and what was decided on the way. */
export type AgentEnd = Readonly<{
  end: RunEnd;
  /** The answer of a run in which the agent was not asked. */
  said?: string;
  /** Nothing was done, and why. */
  refused?: string;
  /** Why what waits is asked again. */
  again?: string;
  /** And what is not as it was shown, for people. */
  difference?: string;
  /** What was proposed, with the decision. */
  used?: Proposal;
  /** Approved actions that are not known to have come to their end, by name. */
  notEnded?: readonly string[];
  /** Since when the rest of it could be seen, if that still counts. */
  shownAt?: string | undefined;
}>;

/** What was said and paid before this run is of earlier reports. */
export type Since = Readonly<{ length: number; stats: Stats; refusals: number }>;
