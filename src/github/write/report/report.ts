/** The answer that people read: the model supplies the prose, the host supplies the facts beside it. */
import { count, oneLine, sentences } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import { code, codeWithin } from "../inline-code.ts";
import { signOf } from "../outcome.ts";
import type { FileChange } from "../policy/entries.ts";
import { neutralise } from "../prose/neutral.ts";
import type { ProseRules } from "../prose/rules.ts";
import { renderReviewFacts } from "../review/review-facts.ts";
import { blockedNetwork } from "./blocked-network.ts";
import { clipProse, renderShortDiff } from "./markdown.ts";
import { renderPatch } from "./patch.ts";
import { type Progress, renderProgress } from "./progress.ts";
import { blockedByHooks, knowledgeLine, renderBroken, renderReading, renderServers } from "./reading-facts.ts";
import type { Check, Report, ReportLinks, SandboxFacts } from "./report-facts.ts";
import { renderTests } from "./tests-seen.ts";
import { formatCost, renderUse, renderUses } from "./uses.ts";
import { renderLocks, renderWithheld } from "./withheld.ts";

/** The body of the comment, and of the step summary. */
export function renderReport(report: Report, links: ReportLinks): string {
  return prompt("report", {
    heading: [signOf(report).mark, neutralise(report.reason, links)].filter(Boolean).join(" "),
    body: sections(report, links).join("\n\n"),
    details: renderDetails(report, links),
  });
}

/** A comment that is still being worked on: how far the work is, if that is known, and what keeps it, if anything does. */
export function renderWorking(links: ReportLinks, note = "", progress?: Progress): string {
  const working = prompt("working", { requester: links.requester, run_url: links.runUrl });
  const parts = [working, progress ? renderProgress(progress, links) : "", neutralise(note, links)];
  return parts.filter((part) => part !== "").join("\n\n");
}

function sections(report: Report, rules: ProseRules): string[] {
  const parts = [
    ...(report.approvalComment === undefined ? [] : [neutralise(report.hint, rules), report.approvalComment]),
    // What a review says stands in the review.
    report.review?.url === undefined ? clipProse(report.finalResponse.trim(), rules) : "",
    report.review ? renderReviewFacts(report.review) : "",
    report.approvalComment === undefined ? hintOf(report, rules) : "",
    report.note ?? "",
    changedFiles(report),
    nothingWorked(report),
    renderRemoved(report.files, report.diff?.text ?? ""),
    renderTests(report.tests ?? []),
    // Where the work is a patch, that is shown.
    report.kept.kind === "branch" && !report.isDiffInComment ? renderShortDiff(report.diff?.text ?? "") : "",
    keptWork(report),
    renderLocks(report.locks ?? []),
    renderWithheld(report, report.hint),
    blockedIn(report.sandbox),
    renderBroken(report.servers ?? []),
    refusals(report),
    risky(report),
  ];
  return parts.filter((part) => part !== "");
}

function blockedIn(sandbox: SandboxFacts | undefined): string {
  if (!sandbox) return "";
  const { denials, network, isAsking = false, nobody } = sandbox;
  return blockedNetwork(denials, { name: "network", value: network, isAsking, nobody });
}

function hintOf({ quote, hint, code: kind }: Report, rules: ProseRules): string {
  const said = quote === undefined ? [] : [`> ${codeWithin(500, quote)}`];
  const advice = sentences(neutralise(hint, rules), kind && `(Code ${code(kind)}.)`);
  return [...said, advice].filter(Boolean).join("\n\n");
}

function changedFiles({ files }: Report): string {
  if (files.length === 0) return "";
  const rows = files.slice(0, 20).map(({ path, added, removed }) => `| ${code(path)} | ${counts(added, removed)} |`);
  const rest = files.length > 20 ? `\n\n… and ${count(files.length - 20, "more file")}.` : "";
  return `| Changed | Lines |\n|-|-|\n${rows.join("\n")}${rest}`;
}

/** A fact beside what the agent says; "" where a call succeeded, and where none was made. */
function nothingWorked({ toolCalls, failedCalls = 0 }: Report): string {
  return toolCalls === 0 && failedCalls > 0 ? `No tool call of this run did any work: ${failedCalls} failed.` : "";
}

/** What costs calls that nobody sees in the conversation. */
function refusals({ refusedHistories = 0 }: Report): string {
  return refusedHistories > 0 ? prompt("refused-history", { times: count(refusedHistories, "time") }) : "";
}

function counts(added: number | undefined, removed: number | undefined): string {
  return added === undefined || removed === undefined ? "binary" : `+${added} −${removed}`;
}

function risky({ risks = [] }: Report): string {
  if (risks.length === 0) return "";
  const rest = risks.length > 10 ? `, and ${risks.length - 10} more` : "";
  return `⚠️ Of medium risk, and run: ${risks.slice(0, 10).map(code).join(", ")}${rest}.`;
}

function keptWork({ kept, pullRequest, proposeUrl, isCiSilent, rewrittenBase: base }: Report): string {
  switch (kept.kind) {
    case "nothing":
      return "";
    case "branch": {
      const signed = kept.isVerified ? " (verified by GitHub)" : "";
      const where = `Commit ${code(kept.commit.slice(0, 7))}${signed} on branch ${code(kept.branch)}`;
      if (proposeUrl !== undefined) return `${where}: [open the pull request](${proposeUrl}).`;
      if (!pullRequest) return `${where}, without a pull request: [compare](${kept.compareUrl}).`;
      const warnings = [
        ...(base === undefined ? [] : [prompt("base-rewritten", { branch: code(base) })]),
        ...(isCiSilent ? [prompt("no-ci")] : []),
      ];
      return [`${where}.`, ...warnings].join("\n\n");
    }
    case "patch":
      return renderPatch(kept, { what: "The work", title: "Patch", most: 30_000 });
  }
}

/** From here on it is much. */
const FILES = 10;
const LINES = 1000;

/** One line, or "" for a change that deletes few files and lines, or that adds about as much as it removes. `diff` is git's. */
export function renderRemoved(files: readonly FileChange[], diff: string): string {
  const deleted = diff.split("\ndeleted file mode ").length - 1;
  const sum = (lines: readonly (number | undefined)[]) => lines.reduce<number>((total, some) => total + (some ?? 0), 0);
  const [removed, added] = [sum(files.map((file) => file.removed)), sum(files.map((file) => file.added))];
  if (deleted <= FILES && (removed < LINES || removed < added * 2)) return "";
  return prompt("removed-much", { deleted: count(deleted, "file"), removed: count(removed, "line") });
}

/** What is folded away below the report: commands, servers, what was read, and what it took. */
function renderDetails(report: Report, { conversationId, runUrl, requester }: ReportLinks): string {
  const { steps, toolCalls, failedCalls = 0, models, durationMs, sandbox, knowledge } = report;
  const facts = [
    `requested by ${requester}`,
    ...(models.length > 0 ? [`answered by ${models.map(code).join(", ")}`] : []),
    count(steps, "step"),
    ...(toolCalls === 0 && failedCalls === 0 ? ["no tool did any work"] : []),
    ...(sandbox
      ? [`sandbox (${sandbox.way}, ${count(sandbox.checks, "check")} passed, network: ${networkOf(sandbox)})`]
      : []),
    ...(knowledge ? knowledgeLine(knowledge) : []),
    total(report),
    `${(durationMs / 1000).toFixed(1)} s`,
    `conversation ${code(conversationId)}`,
    `[log](${runUrl})`,
  ];
  const blocked = knowledge ? blockedByHooks(knowledge) : "";
  const parts = [
    ...[commandsRun(report.checks), renderServers(report.servers ?? []), blocked],
    report.reading ? renderReading(report.reading) : "",
    ...[facts.join(" · "), renderUses(report.uses), guesses(report)],
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function networkOf({ network, isShut }: SandboxFacts): string {
  return isShut ? "none" : network;
}

/** What the models took: of one use all that is known, of several what they took together. */
function total(report: Report): string {
  const [only, another] = report.uses;
  return only && !another ? renderUse(only) : `${formatTokens(report)} · cost ${formatCost(report.costUsd)}`;
}

function guesses({ estimatedCalls }: Report): string {
  if (estimatedCalls === 0) return "";
  return `Tokens are estimated for ${count(estimatedCalls, "call")}: the model endpoint did not state them.`;
}

function commandsRun(checks: readonly Check[]): string {
  // An empty command only waits for the one before it.
  const commands = checks.filter(({ command }) => command !== "");
  if (commands.length === 0) return "";
  const rows = commands
    .slice(-10)
    .map(({ command, exitCode }) => `| ${code(oneLine(command, 120))} | ${endOf(exitCode)} |`);
  const cut = commands.length > 10 ? ` (the last 10 of ${commands.length})` : "";
  return `| Commands the agent ran${cut} | Exit code |\n|-|-|\n${rows.join("\n")}`;
}

/** The terminal says -1 of a command that has not ended. */
function endOf(exitCode: number): string {
  return exitCode === -1 ? "still running" : String(exitCode);
}

function formatTokens({ inputTokens, outputTokens, cachedTokens }: Report): string {
  const cached = cachedTokens > 0 ? `, ${cachedTokens} of those in from a cache` : "";
  return `${inputTokens} tokens in, ${outputTokens} out${cached}`;
}
