/** The fold below a report: commands, servers, what was read, and what the run used. */
import { count, figure, oneLine } from "../../lib/text.ts";
import { code, codeInCell } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import { blockedByHooks, knowledgeLine, renderReading, renderServers } from "./reading-facts.ts";
import {
  type Check,
  formatCost,
  type Merging,
  type Report,
  type ReportLinks,
  renderUse,
  renderUses,
  type SandboxFacts,
  sectionsAt,
} from "./report-facts.ts";

export function renderDetails(report: Report, links: ReportLinks): string {
  const { knowledge, reading, servers = [] } = report;
  const parts = [
    ...[commandsRun(report.checks), renderServers(servers), knowledge ? blockedByHooks(knowledge) : ""],
    reading ? renderReading(reading) : "",
    ...passedOver(report.passedOver),
    ...sectionsAt("details", report, links),
    factLines(report, links),
    estimateLine(report),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function factLines(report: Report, links: ReportLinks): string {
  const { conversationId, requester } = links;
  const { models, sandbox, knowledge } = report;
  const answered = models.length > 0 ? ` · answered by ${models.map(code).join(", ")}` : "";
  const lines = [
    `Requested by ${requester}${answered}`,
    ...(report.merging ? [mergingLine(report.merging)] : []),
    stepsLine(report),
    usageLine(report),
    ...renderUses(report.uses).map((use) => `  - ${use}`),
    ...(sandbox ? [sandboxLine(sandbox)] : []),
    ...(knowledge ? [knowledgeLine(knowledge).join(" · ")] : []),
    `Conversation ${code(conversationId)}`,
    ...sectionsAt("facts", report, links),
  ];
  return lines
    .filter((line) => line !== "")
    .map((line) => (line.startsWith(" ") ? line : `- ${line}`))
    .join("\n");
}

function mergingLine({ base, status }: Merging): string {
  const between = `between the pull request and ${code(base)}`;
  if (status === "gone") return `The base branch ${code(base)} no longer exists, so the pull request cannot be merged`;
  if (status === "unknown") return `GitHub did not say in time whether there are conflicts ${between}`;
  return `GitHub finds ${status === "clean" ? "no " : ""}conflicts ${between}`;
}

function stepsLine({ steps, toolCalls, failedCalls = 0, durationMs }: Report): string {
  const none = toolCalls === 0 && failedCalls === 0 ? " · no tool read or changed anything" : "";
  return `${count(steps, "step")} in ${timeOf(durationMs)}${none}`;
}

function timeOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function sandboxLine({ way, checks, network, isShut }: SandboxFacts): string {
  return `Sandbox: ${way} · network: ${isShut ? "none" : network} · self-test: ${count(checks, "check")} passed`;
}

/** The use of the models: all details of a single use, or the total of several. Empty if no model was asked. */
function usageLine(report: Report): string {
  if (report.uses.length === 0 && report.inputTokens === 0 && report.outputTokens === 0) return "";
  const [only, another] = report.uses;
  return only && !another ? renderUse(only) : `${formatTokens(report)} · cost ${formatCost(report.costUsd)}`;
}

const PASSED_OVER = {
  ignored: "passed-over-ignored",
  revealed: "passed-over-revealed",
  sparse: "passed-over-sparse",
  linked: "passed-over-linked",
} as const;

const MOST_PASSED_OVER = 20;

/** A paragraph for each kind. `where` begins it, if the files are in another repository. */
/** `prefix` is in front of each path. */
export function passedOver(all: Report["passedOver"] = [], where = ""): readonly string[] {
  return [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, some]) => {
    const shown = some.slice(0, MOST_PASSED_OVER).map(({ path, detail }) => {
      if (path === "") return detail;
      return `${code(path)}${detail === "" ? "" : ` (${detail})`}`;
    });
    const more = some.length > shown.length ? [`${figure(some.length - shown.length)} more`] : [];
    return where + prompt(PASSED_OVER[kind], { list: [...shown, ...more].join(", ") });
  });
}

function estimateLine({ estimatedCalls }: Report): string {
  if (estimatedCalls === 0) return "";
  return `Tokens are estimated for ${count(estimatedCalls, "call")}: the model endpoint did not state them.`;
}

function commandsRun(checks: readonly Check[]): string {
  // An empty command only waits for the one before it.
  const commands = checks.filter(({ command }) => command !== "");
  if (commands.length === 0) return "";
  const rows = commands
    .slice(-10)
    .map(({ command, exitCode }) => `| ${codeInCell(oneLine(command, 120))} | ${endOf(exitCode)} |`);
  const cut = commands.length > 10 ? ` (the last 10 of ${commands.length})` : "";
  return `| Commands the agent ran${cut} | Exit code |\n|-|-|\n${rows.join("\n")}`;
}

/** The terminal says -1 of a command that has not ended. */
function endOf(exitCode: number): string {
  return exitCode === -1 ? "still running" : String(exitCode);
}

function formatTokens({ inputTokens, outputTokens, cachedTokens }: Report): string {
  const cached = cachedTokens > 0 ? ` (${figure(cachedTokens)} of those in from a cache)` : "";
  return `${figure(inputTokens)} tokens in, ${figure(outputTokens)} out${cached}`;
}
