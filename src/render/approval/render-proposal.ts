/**
 * The comment on which somebody decides: what waits, in full, why, and how to say yes or no. Once it is used it says who
 * decided what and when, and what came of it, so that nobody decides about it again.
 */
import { isGrant, needsSandbox } from "../../core/event/grant.ts";
import { oneLine } from "../../lib/text.ts";
import { code, codeBlock, codeWithin } from "../../markdown/inline-code.ts";
import { neutraliseWords } from "../../markdown/neutral.ts";
import type { ProseRules } from "../../markdown/rules.ts";
import { prompt } from "../../prompts.ts";
import {
  type Deferred,
  idOf,
  isMemory,
  isPlanned,
  openChange,
  openItems,
  type Proposal,
  type ProposalItem,
  type ProposedAction,
  type ProtectedChange,
  pendingName,
  planIn,
  shortDigest,
} from "./proposal.ts";
import { shownPatch } from "./shown-patch.ts";
import { inColumns, signsIn, visibleName } from "./visible.ts";

type ApprovalComment = Readonly<{
  phrase: string;
  approveLabel: string;
  rejectLabel: string;
  /** Who may, in words. */
  approvers: string;
}>;

/** The proposals that wait, as a section of the report. Nothing of it may be cut: it is what people approve. `files`: what it runs on. */
export function renderProposal(proposal: Proposal, approvalComment: ApprovalComment, files = ""): string {
  const items = openItems(proposal);
  const [first] = items;
  if (!first) return "";
  const { expires } = first.pending;
  const how = {
    until: expires.slice(0, 16).replace("T", " "),
    ways: waysOf(items, approvalComment),
    approvers: approvalComment.approvers,
  };
  const change = openChange(proposal);
  if (change) return renderProtectedChange(change, { ...how, phrase: approvalComment.phrase });
  const shown = items.map(renderProposalItem).join("\n\n");
  const actions = together(shown, legendFor(shown));
  if (isPlanned(first)) return prompt("approval-plan", { ...how, plans: actions, phrase: approvalComment.phrase });
  if (!("tool" in first.pending))
    return prompt("approval-intents", { ...how, intents: actions, phrase: approvalComment.phrase });
  const { head } = first.pending;
  const isApart = items.some(({ pending }) => "grant" in pending && needsSandbox(pending.grant));
  const apart = isApart
    ? ", in a sandbox of its own with a fresh home, after `setup-command` if the workflow has one"
    : "";
  const below = together(files, legendFor(files, shown));
  return prompt("approval", { ...how, actions, files: below, apart, head: head.slice(0, 7) }).trimEnd();
}

/** Nothing is changed in a part: how many line ends it has is what people approve. */
function together(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

function waysOf(items: readonly ProposalItem[], { phrase, approveLabel, rejectLabel }: ApprovalComment): string {
  const [yes, no] = [approveLabel, rejectLabel].map(code);
  const what = items.length < 2 ? "" : items.length === 2 ? " both" : " all";
  const word = items[0] && isPlanned(items[0]) ? "go" : "approve";
  const lines = [
    `To approve${what}: label ${yes}, or \`${phrase} ${word}\``,
    `To reject${what}: label ${no}, or \`${phrase} reject: why\``,
  ];
  const digest = items[0] && shortDigest(items[0].pending);
  const one = `To decide about one: \`${phrase} approve ${digest}\`, or \`${phrase} reject ${digest}: why\``;
  return [...lines, ...(items.length < 2 ? [] : [one])].map((line) => `- ${line}`).join("\n");
}

/** One action or change, whole. */
export function renderProposalItem({ pending, risk, reasons }: ProposalItem): string {
  if ("patch" in pending) return renderChange(pending);
  if ("intent" in pending) return renderDeferred(pending);
  const sentences = reasons.map((reason) => reason.replaceAll("`", "'").replace(/\.$/, "")).join("; ");
  const why = [risk, sentences].filter(Boolean).map(visibleName).join(": ");
  const reach = reachOf(pending);
  return prompt("approval-action", {
    tool: code(visibleName(pending.tool)),
    digest: code(shortDigest(pending)),
    reach: reach === "" ? "" : `It can reach: ${reach}\n\n`,
    why: reach !== "" && risk === "LOW" ? "" : ` · risk ${code(why)}`,
    where: pending.cwd === "." ? "the top folder" : code(visibleName(pending.cwd)),
    arguments: shownArguments(pending),
  });
}

/** All of it: its fields as they will be sent. */
function renderDeferred(pending: Deferred): string {
  if (pending.intent === "plan")
    return prompt("approval-plan-item", { plan: planIn(pending), digest: code(shortDigest(pending)) });
  return prompt("approval-intent", {
    intent: code(pending.intent),
    words: pending.words,
    digest: code(shortDigest(pending)),
    arguments: shownArguments({ arguments: pending.value }),
  });
}

/** The secrets and hosts that people grant by their yes, no name cut; "" where there are none. */
function reachOf({ grant, network }: ProposedAction): string {
  if (!isGrant(grant)) return "";
  const { secrets, hosts, server } = grant;
  const whole = (name: string) => codeWithin(name.length * LONGEST_SIGN + 1, visibleName(name));
  const named = (noun: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${noun}${names.length === 1 ? "" : "s"} ${names.map(whole).join(", ")}`];
  const open = network === "none" ? [] : [`\`network\` ${whole(network)}`];
  if (server !== "") return `the server ${whole(server)}`;
  const reached = [...named("host", hosts), ...open];
  return [...named("secret", secrets), ...(reached.length === 0 ? ["no host"] : reached)].join("; ");
}

/** A sign in place of one character has at most so many: `⟦U+10FFFF⟧`. */
const LONGEST_SIGN = 10;

/**
 * The comment on which somebody decides about protected files: the patch in full, where it goes, and how to say yes or
 * no.
 */
type HowToDecide = Readonly<{ until: string; ways: string; approvers: string; phrase: string }>;

function renderProtectedChange(change: ProtectedChange, words: HowToDecide): string {
  const branch = code(change.branch);
  const shown = renderChange(change);
  return prompt("approval-held", {
    ...words,
    change: together(isMemory(change) ? prompt("approval-memory") : "", shown, legendFor(shown)),
    where: change.is_new ? `the new branch ${branch}, with a pull request` : `the branch ${branch}`,
    head: change.head.slice(0, 7),
  });
}

/** The meaning of the signs that are there, and no others; "" where there are none. Those `above` are explained there. */
function legendFor(shown: string, above = ""): string {
  const used = legendLines(shown, above);
  return used.length === 0 ? "" : `<sub>${used.join(" · ")}</sub>`;
}

/** The same, a line for each. */
export function legendLines(shown: string, above = ""): readonly string[] {
  const explained = signsIn(above);
  const signs = signsIn(shown).filter((sign) => !explained.includes(sign));
  const lines = prompt("approval-legend").split("\n");
  return lines.filter((line) => signs.some((sign) => line.startsWith(`${sign}: `)));
}

/** All of it, and what stands for it. */
function renderChange(change: ProtectedChange): string {
  return prompt("approval-change", {
    paths: change.paths.map((path) => code(visibleName(path))).join(", "),
    digest: code(shortDigest(change)),
    patch: shownPatch(change.patch),
  });
}

/** Characters that all actions of one comment may take: the rest is for what is said about them. */
const ROOM = 24_000;

/** The words for the line above each. */
const HEAD = 200;

/** A text in a line of its own, which is cut where it is longer. */
const NAME = 150;

/** The arguments as Markdown, none left out: texts each by itself, so that none can pretend to be another. */
export function shownArguments({ arguments: json }: Pick<ProposedAction, "arguments">): string {
  const given: Readonly<Record<string, unknown>> = JSON.parse(json); // canonical JSON, which we wrote
  const entries = Object.entries(given);
  if (entries.length === 0) return "Without arguments.";
  return entries.map(([name, value]) => shownArgument(name, value, entries.length === 1)).join("\n\n");
}

function shownArgument(name: string, value: unknown, isAlone: boolean): string {
  const isText = typeof value === "string";
  const title =
    isAlone && name === "command" && isText ? "" : `${code(visibleName(name))}${isText ? "" : " (JSON)"}:\n\n`;
  return `${title}${codeBlock("text", inColumns(isText ? value : JSON.stringify(value)))}`;
}

/**
 * The actions that nobody could be shown, with a reason for the model: they are too long, or `clean`, through which every
 * comment goes, would take something out.
 */
export function whyUnshowable(actions: readonly Seen[], clean: (text: string) => string): ReadonlyMap<string, string> {
  let room = ROOM;
  const reasons = new Map<string, string>();
  for (const action of actions) {
    const shown = shownArguments(action);
    const size = shown.length + (action.said ?? "").length + HEAD;
    const isLong = size > room || namesIn(action).some((name) => visibleName(name).length > NAME);
    if (clean(shown) !== shown) reasons.set(action.action, prompt("approval-unseen-secret"));
    else if (isLong) reasons.set(action.action, prompt("approval-unseen-long", { room: String(ROOM) }));
    else room -= size;
  }
  return reasons;
}

/** `said`: what else is said of it, why it waits and what it reaches. */
type Seen = Pick<ProposedAction, "action" | "tool" | "arguments" | "cwd"> & Readonly<{ said?: string }>;

function namesIn({ tool, cwd, arguments: json }: Seen): readonly string[] {
  return [tool, cwd, ...Object.keys(JSON.parse(json))];
}

/** `where` is the comment that goes on from here. */
type After = ProseRules & Readonly<{ results: Results; where: string | undefined }>;

export function renderDecided(proposal: Proposal, { results, where, ...rules }: After): string {
  const lines = proposal.items.map((item) => auditLine(item, results, rules) ?? "").filter(Boolean);
  const verdicts = new Set(proposal.items.map(({ decision }) => decision?.verdict));
  const isApproved = verdicts.has("approved");
  const title = isApproved ? "Approved" : verdicts.has("rejected") ? "Rejected" : "No longer waiting";
  const isOpen = openItems(proposal).length > 0;
  const isInDoubt = proposal.items.some(({ pending }) => hasFailed(results.get(idOf(pending))));
  return prompt("approval-decided", {
    mark: isInDoubt ? "🟠" : isApproved ? "🟢" : "⚪",
    title: isOpen ? `${title} in part` : title,
    lines: lines.map((line) => `- ${line}`).join("\n"),
    actions: proposal.items.map(renderProposalItem).join("\n\n"),
    rest: where === undefined ? "" : `${isOpen ? "What is still pending, and what" : "What"} happens next: ${where}`,
  }).trimEnd();
}

/** The results of approved actions, by their id. */
export type Results = ReadonlyMap<string, string>;

/** Whether a result says that the action ended with an error. */
export function hasFailed(result: string | undefined): boolean {
  return /^ran with exit code (?!0$)|\bfailed$/.test(result ?? "");
}

/** Undefined as long as nobody has decided. */
export function auditLine(item: ProposalItem, results: Results, rules: ProseRules): string | undefined {
  const { pending, decision } = item;
  if (!decision) return undefined;
  const { verdict, by, at, reason } = decision;
  const what = `${code(shortDigest(pending))} ${code(pendingName(pending))}`;
  const how = verdict === "dropped" ? "no longer waiting" : `${verdict} by ${oneLine(by, 60)}`;
  const who = `${how} at ${at.slice(0, 16).replace("T", " ")} UTC`;
  const result =
    verdict === "approved"
      ? (results.get(idOf(pending)) ?? (isPlanned(item) ? "the work was started" : "not run yet"))
      : neutraliseWords(oneLine(reason, 300), rules);
  return `${what} ${who}${result === "" ? "" : `: ${result}`}`;
}
