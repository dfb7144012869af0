/**
 * The answer that people read: the model supplies the prose, the host supplies the facts beside it. Until then it shows how
 * far the run has come.
 */
import { count, figure, oneLine, sentences } from "../../lib/text.ts";
import { demoteHeadings } from "../../markdown/blocks.ts";
import { code, codeWithin } from "../../markdown/inline-code.ts";
import { clipProse, renderShortDiff } from "../../markdown/markdown.ts";
import { neutralise, neutraliseWords } from "../../markdown/neutral.ts";
import type { ProseRules } from "../../markdown/rules.ts";
import { prompt } from "../../prompts.ts";
import { signOf } from "../outcome.ts";
import { blockedNetwork } from "./blocked-network.ts";
import { renderChanged, renderRemoved } from "./changed-files.ts";
import { renderDetails } from "./details.ts";
import { baseOf, keptWork, renderPlaces } from "./places.ts";
import { renderBroken } from "./reading-facts.ts";
import { type Report, type ReportLinks, type SandboxFacts, sectionsAt, type WorkingLinks } from "./report-facts.ts";
import { renderReviewFacts } from "./review-facts.ts";
import { renderFailed, renderTests } from "./tests-seen.ts";
import { renderLocks, renderWithheld } from "./withheld.ts";

/** The body of the comment, and of the step summary. */
export function renderReport(report: Report, links: ReportLinks): string {
  return prompt("report", {
    heading: [signOf(report).mark, withReferences(neutralise(report.reason, links), report)].filter(Boolean).join(" "),
    body: [...opening(report, links), ...sections(report, links)].filter((part) => part !== "").join("\n\n"),
    details: renderDetails(report, links),
  });
}

/** The comment during a run: the progress, if it is known, and what delays the run, if anything does. */
export function renderWorking(links: WorkingLinks, note = "", progress?: ProgressFacts): string {
  const [phrase = ""] = links.phrases;
  const known = [progress ? renderProgress(progress, links) : "", neutralise(note, links)];
  return prompt("working", {
    requester: links.requester,
    run_url: links.runUrl,
    progress: known.filter((part) => part !== "").join("\n\n"),
    steering: links.takesFollowUps ? prompt("steering", { phrase }) : "",
  })
    .replace(/\n{3,}/, "\n\n")
    .trimEnd();
}

/** People who have to decide read that before anything else. */
function opening(report: Report, links: ReportLinks): readonly string[] {
  const places = renderPlaces(report, links);
  if (report.approvalComment === undefined) return [places];
  return [neutralise(report.hint, links), report.approvalComment, places];
}

function sections(report: Report, rules: ProseRules): readonly string[] {
  return [
    answerOf(report, rules),
    report.review ? renderReviewFacts(report.review) : "",
    report.approvalComment === undefined ? hintOf(report, rules) : "",
    report.note ?? "",
    ...sectionsAt("answer", report, rules),
    renderChanged(report.files),
    nothingWorked(report),
    renderRemoved(report.files, report.diff?.text ?? ""),
    ...sectionsAt("work", report, rules),
    renderTests(report.tests ?? []),
    renderFailed(report.failedCommands ?? []),
    // If the work is a patch, the patch is shown.
    report.kept.kind === "branch" && !report.isDiffInComment ? renderShortDiff(report.diff?.text ?? "") : "",
    keptWork(report),
    renderLocks(report.locks ?? []),
    renderWithheld(report, { base: baseOf(report), hint: report.hint }),
    ...sectionsAt("end", report, rules),
    report.missing?.words ?? "",
    blockedIn(report.sandbox),
    renderBroken(report.servers ?? []),
    refusals(report),
    leftOutPictures(report),
    risky(report),
  ];
}

/** The review has its own text, and a plan that waits is in the request for approval. */
function answerOf(
  { review, finalResponse, shownResponse = finalResponse, isPlanAsked }: Report,
  rules: ProseRules,
): string {
  if (review?.url !== undefined || isPlanAsked) return "";
  return clipProse(demoteHeadings(withoutBlankEnds(shownResponse)), rules);
}

/** The first line keeps its indent, which makes it code. */
function withoutBlankEnds(text: string): string {
  return text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
}

function blockedIn(sandbox: SandboxFacts | undefined): string {
  if (!sandbox) return "";
  const { denials, network, isAsking = false, nobody } = sandbox;
  return blockedNetwork(denials, { name: "network", value: network, isAsking, nobody });
}

function hintOf({ quote, list = [], hint, code: kind }: Report, rules: ProseRules): string {
  const wrong = list.map((one) => `- ${neutraliseWords(one, rules)}`).join("\n");
  const said = quote === undefined ? [] : [`> ${codeWithin(500, quote)}`];
  const advice = sentences(neutralise(hint, rules), kind && `(Code ${code(kind)}.)`);
  return [wrong, ...said, advice].filter(Boolean).join("\n\n");
}

/** A fact beside what the agent says; "" where a call succeeded, and where none was made. */
function nothingWorked({ toolCalls, failedCalls = 0, proposed = [] }: Report): string {
  if (proposed.length > 0) return "";
  if (toolCalls !== 0 || failedCalls === 0) return "";
  return `${count(failedCalls, "tool call")} failed, and no other one read or changed anything.`;
}

/** Refused requests cost model calls that the conversation does not show. */
function refusals({ refusedHistories = 0 }: Report): string {
  return refusedHistories > 0 ? prompt("refused-history", { times: count(refusedHistories, "time") }) : "";
}

function leftOutPictures({ leftOutPictures: pictures = 0 }: Report): string {
  return pictures > 0 ? prompt("refused-pictures", { pictures: count(pictures, "picture") }) : "";
}

function risky({ risks = [] }: Report): string {
  if (risks.length === 0) return "";
  const rest = risks.length > 10 ? `, and ${risks.length - 10} more` : "";
  const calls = risks.length === 1 ? "this call" : "these calls";
  return `⚠️ The agent made ${calls} of medium risk: ${risks.slice(0, 10).map(code).join(", ")}${rest}.`;
}

/** References to our own pull requests in other repositories are links; all others are not, because anybody can write them. */
function withReferences(text: string, { references = [] }: Report): string {
  return references.reduce((all, { repository, number }) => {
    return all.replaceAll(`${repository}\`#${number}\``, `${repository}#${number}`);
  }, text);
}

export type Step = Readonly<{ title: string; status: "todo" | "in_progress" | "done" }>;

/** `steps` are what `maxSteps` limits, `tokens` go both ways; a limit that is undefined is none. */
export type ProgressFacts = Readonly<{
  minutes: number;
  maxMinutes: number;
  steps: number;
  maxSteps: number;
  costUsd: number | undefined;
  maxUsd: number | undefined;
  tokens: number;
  maxTokens: number | undefined;
  list: readonly Step[];
  /** The call that it is at; undefined while the model is asked. */
  now?: CurrentCall | undefined;
}>;

/** A tool, and what it is called with: a command, a path or the like. */
export type CurrentCall = Readonly<{ tool: string; detail: string }>;

const SHOWN = 30;

/** Renders the agent's current act with the figures, and the list below. */
export function renderProgress({ list, now, ...figures }: ProgressFacts, rules: ProseRules): string {
  const lines = list.slice(0, SHOWN).map((step) => lineOf(step, rules));
  const more = list.length > SHOWN ? [`- … and ${list.length - SHOWN} more`] : [];
  const head = `**Now:** ${doing(now)}\n\n${figuresOf(figures)}`;
  return [head, [...lines, ...more].join("\n")].filter((part) => part !== "").join("\n\n");
}

function doing(now: CurrentCall | undefined): string {
  if (!now) return "waiting for the model";
  const { tool, detail } = now;
  const what = detail === "" ? "" : ` ${code(oneLine(detail, 120))}`;
  return tool === "terminal" && what !== "" ? `running${what}` : `${code(tool)}${what}`;
}

function figuresOf(progress: Omit<ProgressFacts, "list">): string {
  const { minutes, maxMinutes, steps, maxSteps, costUsd, maxUsd, tokens, maxTokens } = progress;
  const cost =
    costUsd !== undefined && `$${costUsd.toFixed(2)}${maxUsd === undefined ? "" : ` of $${maxUsd.toFixed(2)}`}`;
  const facts = [
    `${Math.floor(minutes)} min of ${maxMinutes}`,
    `step ${steps} of ${maxSteps}`,
    ...(cost ? [cost] : []),
    ...(maxTokens === undefined ? [] : [`${figure(tokens)} of ${figure(maxTokens)} tokens`]),
  ];
  return facts.join(" · ");
}

function lineOf({ title, status }: Step, rules: ProseRules): string {
  const box = `- [${status === "done" ? "x" : " "}] `;
  return `${box}${neutraliseWords(oneLine(title, 160), rules, box)}${status === "in_progress" ? " – _in progress_" : ""}`;
}
