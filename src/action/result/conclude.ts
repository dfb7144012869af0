/** Decides what came of a run, from evidence alone: how it ended, what changed, and where the change is now. */
import type { Limit } from "../../core/conversation/run/limit.ts";
import type { RunEnd } from "../../core/conversation/run/run-end.ts";
import type { Change } from "../../github/write/change.ts";
import { code } from "../../github/write/inline-code.ts";
import type { Outcome } from "../../github/write/outcome.ts";
import { CODES, type Withheld } from "../../github/write/policy/codes.ts";
import { type Torn, tornBetween } from "../../github/write/policy/lock/pairs.ts";
import { summaryOf } from "../../github/write/report/withheld.ts";
import { Fault, type FaultCode } from "../../lib/fault.ts";
import { count, oneLine } from "../../lib/text.ts";
import type { Goal } from "../ground/ground.ts";
import type { Mode } from "../mode/mode.ts";
import type { Opened, Saved } from "../publish.ts";
import type { InputName } from "../runner/input/inputs.ts";

export type Evidence = Readonly<{
  end: RunEnd;
  change: Change;
  saved: Saved;
  opened: Opened;
  /** Or the mode in which nothing is published. */
  goal: Goal["kind"] | Mode | undefined;
  finalResponse: string;
  /** The workflow asked for data, and there is none. */
  lacksData?: boolean;
  timeoutMinutes: number;
}>;

/**
 * `reason`, `quote` and `hint` are one line each, for people: what happened, what a service or program said about it, and
 * what to do, "" when there is nothing to do. `fault` is the cause, if any.
 */
export type Conclusion = Readonly<{
  outcome: Outcome;
  reason: string;
  quote?: string | undefined;
  hint: string;
  code?: FaultCode | undefined;
  fault?: Fault;
  /** Files that belong together, of which some were published and others withheld. */
  torn?: readonly Torn[] | undefined;
}>;

export function conclude(evidence: Evidence): Conclusion {
  const { end } = evidence;
  switch (end.status) {
    case "finished":
      return concludeFinished(evidence);
    case "exhausted":
      return exhausted(end.limit);
    case "deadline":
      return {
        outcome: "timed-out",
        reason: `Stopped after ${count(evidence.timeoutMinutes, "minute")}, which is the limit`,
        hint: "Raise the `timeout-minutes` input (and the job's own limit above it), or ask for less at once.",
      };
    case "stuck":
      return {
        outcome: "stuck",
        reason: "Stopped because I was going in circles",
        hint: "Say what I seem to miss, and mention me again.",
      };
    case "waiting":
      return { outcome: "awaiting-approval", reason: "An action waits for approval", hint: "Approve or reject it." };
    case "interrupted":
      return end.reason instanceof Fault ? failure(end.reason) : CANCELLED;
    case "failed":
      return failure(end.fault);
  }
}

const INPUTS: Readonly<Record<Limit["of"], InputName>> = {
  steps: "max-iterations",
  money: "max-budget-usd",
  tokens: "max-budget-tokens",
};

function exhausted({ of, most }: Limit): Conclusion {
  const reasons = {
    steps: `Stopped after ${count(most, "step")}, which is the limit`,
    money: `Stopped at the spending limit of $${most}`,
    tokens: `Stopped at the limit of ${most.toLocaleString("en-US")} tokens`,
  };
  const hint = `Mention me again to continue: the limit counts for each run. Or raise the \`${INPUTS[of]}\` input, or ask for less at once.`;
  return { outcome: "budget-exhausted", reason: reasons[of], hint };
}

/** A fault ends in "failed", unless it says that we were asked to stop. */
export function failure(fault: Fault): Conclusion {
  if (fault.code === "cancelled") return { ...CANCELLED, reason: oneLine(fault.message, 300).replace(/\.$/, "") };
  // A fault may quote what others wrote.
  const reason = oneLine(fault.headline, 300).replace(/\.$/, "");
  const quote = fault.quote === undefined ? {} : { quote: oneLine(fault.quote, 500) };
  return { outcome: "failed", reason, ...quote, hint: oneLine(fault.hint ?? "", 300), code: fault.code, fault };
}

function blocked(first: Withheld, amount: number): Conclusion {
  const more = amount > 1 ? `, and ${amount - 1} more` : "";
  const reason = `Nothing could be published: ${oneLine(summaryOf(first), 200)}${more}`;
  return { outcome: "blocked", reason, hint: CODES[first.code].hint };
}

const NO_DATA = new Fault("model", "The agent ended without the data that `output-schema` asks for.", {
  hint: "Run it again, ask for less data, or take a model that is better at calling tools.",
});

const CANCELLED: Conclusion = {
  outcome: "cancelled",
  reason: "The run was cancelled",
  hint: "Mention me again to go on.",
};

/** Goes on with a sentence. */
function wherein({ goal, saved: { kept }, opened: { pullRequest, proposeUrl } }: Evidence): string {
  if (goal === "plan") return ": ready to be applied";
  if (goal === "dry-run") return ": a dry run, so nothing is published";
  if (goal === "patch") return ": the patch is below";
  if (goal === "advance") return ` on pull request #${pullRequest?.number}`;
  if (pullRequest) return `: ${pullRequest.isReady ? "" : "draft "}pull request #${pullRequest.number}`;
  if (proposeUrl !== undefined) return ": ready to be proposed";
  return kept.kind === "branch" ? ` on branch ${kept.branch}` : ": not published";
}

/** What could be published is: it says where. */
function unstoredFault(evidence: Evidence, unstored: readonly Withheld[]): Fault {
  const { files } = evidence.change;
  const done =
    files.length > 0
      ? `Changed ${count(files.length, "file")}${wherein(evidence)}, but`
      : "Nothing was published, because";
  const names = unstored.slice(0, 3).map(({ path, detail }) => `${code(path)} (${detail})`);
  const more = unstored.length > 3 ? ` and ${unstored.length - 3} more` : "";
  return new Fault("git", `${done} git cannot store ${names.join(", ")}${more}.`, { hint: CODES["DKH-110"].hint });
}

const TORN_HINT =
  "Before you merge, take the withheld file from the patch below, or have your package manager write it again on the branch.";

function tornWords([first]: readonly Torn[]): string {
  if (!first) return "";
  return `; ${code(first.withheld)} was withheld, so it does not match ${code(first.published)}`;
}

function concludeFinished(evidence: Evidence): Conclusion {
  const { change, saved, opened, finalResponse } = evidence;
  const fault = saved.fault ?? opened.fault;
  if (fault) return failure(fault);
  if (evidence.lacksData) return failure(NO_DATA);
  const { withheld } = saved;
  const unstored = withheld.filter(({ code: why }) => why === "DKH-110");
  if (unstored.length > 0) return failure(unstoredFault(evidence, unstored));
  if (change.files.length > 0) {
    const files = count(change.files.length, "file");
    const rest = withheld.length > 0 ? `, and withheld ${withheld.length}` : "";
    const torn = tornBetween(
      change.files.map(({ path }) => path),
      withheld.map(({ path }) => path),
    );
    return {
      outcome: "changed",
      reason: `Changed ${files}${rest}${wherein(evidence)}${tornWords(torn)}`,
      hint: torn.length > 0 ? TORN_HINT : "",
      torn,
    };
  }
  // Work that an earlier run has left on the branch is proposed now. What was proposed before is no work of this run.
  if (evidence.goal === "propose" && opened.pullRequest?.isNew) {
    return { outcome: "changed", reason: `Nothing was to be added${wherein(evidence)}`, hint: "" };
  }
  if (withheld[0]) return blocked(withheld[0], withheld.length);
  if (finalResponse.trim() !== "") return { outcome: "answered", reason: "Answered – nothing was changed", hint: "" };
  return { outcome: "no-op", reason: "Nothing was changed and nothing was said", hint: "Ask again in other words." };
}
