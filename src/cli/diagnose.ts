/** Says in a few lines why a run ended as it did and what to change, from its log and its report alone. */

import { oneLine } from "../lib/text.ts";
import type { Log } from "../page/page.ts";
import { CUT_OFF, type PageFacts } from "../page/page-facts.ts";
import { type Note, storyOf, type ToolCall } from "../page/story.ts";

/** At most five lines. `facts` is undefined for a run that ended without a report. */
export function diagnose({ events }: Pick<Log, "events">, facts: PageFacts | undefined): string {
  const began = facts ? Date.parse(facts.beganAt) : 0;
  const story = storyOf(events).filter(({ at }) => at >= began);
  const calls = story.filter((item) => item.kind === "call");
  const notes = story.filter((item) => item.kind === "note");
  return [
    endOf(facts, notes),
    facts?.quote && `It was told: ${line(facts.quote)}`,
    lastOf(calls, facts),
    evidenceIn(calls, facts),
    `What to change: ${adviceFor(facts, calls)}`,
  ]
    .filter(Boolean)
    .map((text) => `${text}\n`)
    .join("");
}

const line = (text: string) => oneLine(text, 200);

function endOf(facts: PageFacts | undefined, notes: readonly Note[]): string {
  if (facts && facts.outcome !== CUT_OFF) return `${facts.outcome}: ${line(facts.reason)}`;
  const last = notes.findLast(({ tone }) => tone === "error");
  return last ? `No report. The log ends with ${last.title}: ${line(last.text)}` : "No report: the run was cut off.";
}

function lastOf(calls: readonly ToolCall[], facts: PageFacts | undefined): string {
  const call = calls.findLast(({ tool }) => tool !== "finish");
  if (!call) return "The model called no tool.";
  const about = Object.values(call.input).find((value) => typeof value === "string");
  return `Last call, in step ${call.step}: ${call.tool} ${line(String(about ?? ""))} (${isWaiting(call, facts) ? "waiting for approval, not run" : resultOf(call)})`;
}

function resultOf({ result }: ToolCall): string {
  if (!result) return "cut off";
  const words = result.text
    .trim()
    .split("\n")
    .findLast((each) => !/^\[.*\]$/.test(each.trim()) && each.trim() !== "");
  const said = words === undefined ? "" : `: ${oneLine(words, 120)}`;
  if (result.exitCode !== undefined) return `exit code ${result.exitCode}${said}`;
  return result.isError ? `error${said}` : "no error";
}

function evidenceIn(calls: readonly ToolCall[], facts: PageFacts | undefined): string {
  const failed = calls.filter((call) => !isWaiting(call, facts) && hasFailed(call)).length;
  return [
    ...(calls.length > 0 ? [`${failed} of ${calls.length} calls failed`] : []),
    ...(facts && facts.withheld.length > 0 ? [`${facts.withheld.length} changes were withheld`] : []),
    ...(facts && facts.blockedHosts.length > 0 ? [`blocked network access to ${facts.blockedHosts.join(", ")}`] : []),
    ...(isRepeated(calls) ? ["the last three calls are the same"] : []),
  ].join("; ");
}

function hasFailed({ result }: ToolCall): boolean {
  return result === undefined || result.isError || (result.exitCode ?? 0) !== 0;
}

/** Whether the run ended so that somebody decides about this call. */
function isWaiting({ result }: ToolCall, facts: PageFacts | undefined): boolean {
  return result === undefined && facts?.outcome === "awaiting-approval";
}

function isRepeated(calls: readonly ToolCall[]): boolean {
  const last = calls.slice(-3).map(({ tool, input }) => JSON.stringify([tool, input]));
  return last.length === 3 && new Set(last).size === 1;
}

function adviceFor(facts: PageFacts | undefined, calls: readonly ToolCall[]): string {
  if (!facts) return "write `@agent continue`, and look into the job log for why the runner stopped.";
  if (facts.hint !== "") return line(facts.hint);
  if (facts.blockedHosts.length > 0) return "add these hosts to the input `network`, if the work needs them.";
  if (facts.withheld.length > 0) return `look up ${facts.withheld[0]?.code} in docs/codes.md.`;
  if (GOOD.includes(facts.outcome)) return "nothing.";
  return ADVICE[facts.outcome] ?? (calls.some(hasFailed) ? "read the failed calls in the page." : "nothing.");
}

/** Calls fail on the way to a good end, too: a test that failed before the fix, a search that found nothing. */
const GOOD: readonly string[] = ["changed", "answered", "no-op", "skipped"];

const ADVICE: Readonly<Record<string, string>> = {
  stuck: "tell the agent what it is missing, and mention it again.",
  "timed-out": "write `@agent continue`, or raise `timeout-minutes`.",
  "budget-exhausted": "write `@agent continue`, or raise the limit that the reason names.",
  cancelled: "write `@agent continue`.",
  "awaiting-approval": "approve or reject what waits; see docs/approvals.md.",
};
