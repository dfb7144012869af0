/** The facts of a run that only some readers want. */
import { count, oneLine } from "../../../lib/text.ts";
import { code } from "../inline-code.ts";
import { blockedByHooks, knowledgeLine } from "./knowledge-facts.ts";
import { renderReading } from "./reading-facts.ts";
import type { Check, Report, ReportLinks, WallFacts } from "./report.ts";
import { renderServers } from "./servers.ts";
import { formatCost, renderUse, renderUses } from "./uses.ts";

/** What is folded away below the report: commands, servers, what was read, and what it took. */
export function renderDetails(report: Report, { conversationId, runUrl, requester }: ReportLinks): string {
  const { steps, toolCalls, models, durationMs, wall, knowledge } = report;
  const facts = [
    `requested by ${requester}`,
    ...(models.length > 0 ? [`answered by ${models.map(code).join(", ")}`] : []),
    count(steps, "step"),
    ...(toolCalls === 0 ? ["no tool used"] : []),
    ...(wall ? [`sandbox (${wall.way}, ${count(wall.checks, "check")} passed, network: ${networkOf(wall)})`] : []),
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

function networkOf({ network, isShut }: WallFacts): string {
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
