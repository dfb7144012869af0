/** What came of a run. */
import type { Event } from "../../core/event/event.ts";
import type { Report } from "../../github/write/report/report.ts";
import type { Fault } from "../../lib/fault.ts";
import type { Approvals } from "../approval/ask/propose.ts";
import type { Ground } from "../ground/ground.ts";
import { failure } from "./conclude.ts";

/**
 * A report, the fault behind it if there is one, and where the conversation is kept if it came to one; where the work
 * started, and the tree of what may be published of it.
 */
export type Done = Readonly<{
  report: Report;
  fault: Fault | undefined;
  conversationPath: string;
  /** The commit that the work started from. */
  baseSha?: string;
  structuredOutput?: string | undefined;
  /** What happened in this run. */
  events?: readonly Event[];
  ground?: Ground;
  tree?: string;
  /** Of a run in another job, whether its tools had no wall; of this one the inputs tell. */
  hadNoWall?: boolean;
  approvals?: Approvals;
}>;

/** A run that came to nothing, and says why. */
export function notDone(why: Fault, durationMs = 0): Done {
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
  wall: undefined,
};
