/** Says in a few lines why a run ended as it did and what to change, from its log and its report alone. */
import { count, oneLine } from "../lib/text.ts";
import { type Log, noticesOf } from "../page/page.ts";
import { type Note, storyOf, type ToolCall } from "../page/story.ts";
import { CUT_OFF, type PageFacts } from "../render/page-facts.ts";

type Read = Pick<Log, "events" | "damage"> & Partial<Pick<Log, "subAgents">>;

/**
 * At most five lines, after one for each damage of the log. `facts` is undefined for a run that ended without a report, and
 * if its report cannot be used.
 */
export function diagnose(log: Read, facts: PageFacts | undefined): string {
  const began = facts ? Date.parse(facts.beganAt) : 0;
  const story = storyOf(log.events).filter(({ at }) => at >= began);
  const calls = story.filter((item) => item.kind === "call");
  const notes = story.filter((item) => item.kind === "note");
  return [
    ...noticesOf(log, facts).map((notice) => oneLine(notice, 400)),
    endOf(log, facts, notes),
    facts?.quote && `It was told: ${line(facts.quote)}`,
    lastOf(log, calls, facts),
    evidenceIn(calls, facts),
    `What to change: ${adviceFor(log, facts, calls)}`,
  ]
    .filter(Boolean)
    .map((text) => `${text}\n`)
    .join("");
}

const line = (text: string) => oneLine(text, 200);

const hasLost = ({ events, damage }: Read) => events.length === 0 || (damage !== undefined && damage.events.length > 0);

function endOf({ damage }: Read, facts: PageFacts | undefined, notes: readonly Note[]): string {
  if (facts && facts.outcome !== CUT_OFF) return `${facts.outcome}: ${line(facts.reason)}`;
  const last = notes.findLast(({ tone }) => tone === "error");
  const isUnusable = damage?.report !== undefined && !facts;
  const report = isUnusable ? "No report that can be used" : "No report";
  if (last) return `${report}. The log ends with ${last.title}: ${line(last.text)}`;
  return isUnusable ? "How the run ended is not known." : "No report: the run was cut off, or could not save it.";
}

function lastOf(log: Read, calls: readonly ToolCall[], facts: PageFacts | undefined): string {
  const call = calls.findLast(isWork);
  if (!call) return hasLost(log) ? "No call of a tool could be read." : "The model called no tool.";
  const about = Object.values(call.input).find((value) => typeof value === "string");
  const which = calls.at(-1) === call ? "Last call" : "Last call before `finish`";
  const missing = isWaiting(call, facts) ? "waiting for approval, not run" : hasLost(log) ? LOST : "cut off";
  return `${which}, in step ${call.step}: ${call.tool} ${line(String(about ?? ""))} (${resultOf(call) ?? missing})`;
}

const LOST = "its result may be among the events that could not be read";

const isWork = ({ tool }: ToolCall) => tool !== "finish";

/** undefined for a call without a result. */
function resultOf(call: ToolCall): string | undefined {
  const { result } = call;
  if (!result) return undefined;
  const words = tellingLine(result.text, hasTrouble(call));
  const said = words === undefined ? "" : `: ${oneLine(words, 120)}`;
  if (result.exitCode !== undefined) return `exit code ${result.exitCode}${said}`;
  return result.isError ? `error${said}` : "no error";
}

/** The last line with the name of an error, else with a word for a failure, else with any word. */
function tellingLine(text: string, isTrouble: boolean): string | undefined {
  const lines = text.split("\n").filter((each) => /[\p{L}\p{N}]/u.test(each) && !/^\[.*\]$/.test(each.trim()));
  const tells = (sign: RegExp) => lines.findLast((each) => sign.test(each) && !NO_FAILURE.test(each));
  return (isTrouble ? (tells(NAMED_ERROR) ?? tells(FAILURE)) : undefined) ?? lines.at(-1);
}

/** A line of a stack, or a count of none. */
const NO_FAILURE = /^\s*at |\b0 (?:fail|error)|\b(?:fail|error)\w*:? 0\b/i;
const NAMED_ERROR = /^\W*(?:\w+\s+)?[\w.]*(?:Error|Exception)\b[^:]*: ./;
const FAILURE = /\b(?:error|fail(?:ed|ure|ures|ing|s)?|not ok|fatal|panic|cannot|denied|not found|no such|unable)\b/i;

function evidenceIn(calls: readonly ToolCall[], facts: PageFacts | undefined): string {
  const errors = calls.filter(({ result }) => result?.isError).length;
  const failed = calls.filter(({ result }) => result && !result.isError && (result.exitCode ?? 0) !== 0).length;
  return [
    ...(calls.length > 0 ? [`${errors} of ${count(calls.length, "call")} ended in an error`] : []),
    ...(failed > 0 ? [`${count(failed, "command")} exited with a code other than 0`] : []),
    ...(facts && facts.withheld.length > 0 ? [`${count(facts.withheld.length, "change")} withheld`] : []),
    ...(facts && facts.blockedHosts.length > 0 ? [`blocked network access to ${facts.blockedHosts.join(", ")}`] : []),
    ...(isRepeated(calls) ? ["the last three calls are the same"] : []),
  ].join("; ");
}

/** Whether a call ended in an error, its command failed, or it has no result. */
function hasTrouble({ result }: ToolCall): boolean {
  return result === undefined || result.isError || (result.exitCode ?? 0) !== 0;
}

/** Whether the run ended so that somebody decides about this call. */
function isWaiting({ result }: ToolCall, facts: PageFacts | undefined): boolean {
  return result === undefined && facts?.outcome === "awaiting-approval";
}

const lastThree = (calls: readonly ToolCall[]) => calls.filter(isWork).slice(-3);

function isRepeated(calls: readonly ToolCall[]): boolean {
  const last = lastThree(calls).map(({ tool, input }) => JSON.stringify([tool, input]));
  return last.length === 3 && new Set(last).size === 1;
}

function adviceFor(log: Read, facts: PageFacts | undefined, calls: readonly ToolCall[]): string {
  if (!facts) return log.damage?.report === undefined ? CONTINUE : OTHER_COPY;
  if (facts.hint !== "") return line(facts.hint);
  if (facts.missing !== undefined) return oneLine(facts.missing, 400);
  if (facts.blockedHosts.length > 0) return "add these hosts to the input `network`, if the work needs them.";
  if (facts.withheld.length > 0) return `look up ${facts.withheld[0]?.code} in docs/codes.md.`;
  const advice = GOOD.includes(facts.outcome) ? undefined : ADVICE[facts.outcome];
  if (advice !== undefined) return advice;
  if (isRepeated(calls) && lastThree(calls).every(hasTrouble)) return "check the result: the last three calls failed.";
  if (!GOOD.includes(facts.outcome) && calls.some(hasTrouble)) return "read what failed in the page.";
  return hasLost(log) ? "get this log again: this copy of it is damaged." : "nothing.";
}

const CONTINUE = "write `@agent continue`, and look into the job log for why the runner stopped.";
const OTHER_COPY = "get the folder of the run again, or use the version of Deckhand that wrote it.";

/** Calls fail on the way to a good end, too: a test that failed before the fix, a search that found nothing. */
const GOOD: readonly string[] = ["changed", "answered", "no-op", "skipped"];

const ADVICE: Readonly<Record<string, string>> = {
  stuck: "mention the agent with what it is missing.",
  "timed-out": "write `@agent continue`, or raise `timeout-minutes`.",
  "budget-exhausted": "write `@agent continue`, or raise the limit that the reason names.",
  cancelled: "write `@agent continue`.",
  "awaiting-approval": "approve or reject what waits; see docs/approvals.md.",
};
