/** What the log of the job shows while the agent works: events as single lines, none of which can be a runner command. */
import { plainText } from "../../core/event/content.ts";
import type { Event } from "../../core/event/event.ts";
import type { Action } from "../../core/event/kind/action-event.ts";
import type { HookExecutionEvent } from "../../core/event/kind/hook-event.ts";
import type { Observation } from "../../core/event/kind/observation-event.ts";
import type { Change } from "../../core/model/fallback.ts";
import type { Wait } from "../../core/model/retry.ts";
import { FAILING } from "../../github/write/outcome.ts";
import type { Report } from "../../github/write/report/report.ts";
import type { Fault } from "../../lib/fault.ts";
import type { Redact } from "../../lib/redact.ts";
import { oneLine } from "../../lib/text.ts";
import type { WallReport } from "../../sandbox/open-wall.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Annotation } from "../result/annotations.ts";
import { endGroup, error, info, notice, setSecret, startGroup, warning } from "./commands.ts";

/** Has the runner mask these values in every log from here on. */
export function maskSecrets(secrets: readonly string[]): void {
  for (const secret of secrets) if (secret !== "") setSecret(secret);
}

/** A listener for the event log. Output of tools is not printed, only its size and how it ended. A sub-agent's is indented. */
export function printEvents(redact: Redact, subAgent?: string): (event: Event) => void {
  const margin = subAgent === undefined ? "" : `  [${subAgent}] `;
  return (event) => {
    const line = lineOf(event);
    if (line !== undefined) info(redact(margin + harmless(line)));
  };
}

export function printNotice(text: string): void {
  notice(harmless(text));
}

/** How the tools are kept apart, before the first of them runs. */
export function printWall(wall: WallReport | undefined): void {
  const words = wall
    ? `The tools run in a sandbox (${wall.way}, network: ${wall.network}). Its self-test passed (${wall.checks} checks).`
    : "The tools run without a sandbox (isolation: none).";
  info(words);
  if (wall && wall.caches.given.length > 0) info(harmless(`Caches of earlier steps: ${wall.caches.given.join(", ")}`));
  for (const { path, why } of wall?.caches.leftOut ?? []) {
    printNotice(`The cache ${oneLine(path, 200)} is not in the sandbox: ${oneLine(why, 300)}.`);
  }
}

type KnowledgeNews = Pick<Knowledge, "commit" | "files" | "plugins" | "hooks" | "problems">;

/** From which commit the agent is instructed, by which files, each with the id of its contents, and what was left out. */
export function printKnowledge({ commit, files, plugins, hooks, problems }: KnowledgeNews): void {
  const names = files.map(({ path, id }) => `${path} (${id.slice(0, 7)})`);
  for (const name of names.slice(0, 50)) info(harmless(`instructions from ${commit.slice(0, 7)}: ${name}`));
  if (names.length > 50) info(`… and from ${names.length - 50} more files`);
  for (const { name, label } of plugins) info(harmless(`plugin ${name} from ${label}`));
  if (hooks) info(harmless(`hooks from ${commit.slice(0, 7)}: ${Object.keys(hooks).join(", ")}`));
  for (const { path, problem } of problems.slice(0, 20)) printNotice(`${path} ${problem}.`);
}

/** What the command said that makes the checkout ready, folded away. */
export function printSetUp(redact: Redact): (output: string) => void {
  return (output) => {
    startGroup("Setting up");
    for (const line of output.trimEnd().split("\n")) info(redact(harmless(line)));
    endGroup();
  };
}

/** A server of tools: what became of it, or what it says of its progress. */
export function printServer(name: string, words: string, redact: Redact): void {
  info(redact(harmless(`Server ${name}: ${words}`)));
}

/** Why nothing happens for a while. */
export function printWait({ waitMs, attempt, attempts, fault }: Wait): void {
  const seconds = Math.max(1, Math.round(waitMs / 1000));
  info(harmless(`${fault.message} Trying again in ${seconds} s (${attempt} of ${attempts}).`));
}

/** Another model answers than the one that was chosen. */
export function printChange({ from, to, fault }: Change): void {
  printNotice(`${fault.message} Asking ${to} instead of ${from}.`);
}

/** The fault as an annotation, its cause below for whoever has to look closer. */
export function printFault(fault: Fault, redact: Redact): void {
  const words = [fault.headline, fault.quote, fault.hint].filter((part) => part !== undefined);
  error(redact(words.map(harmless).join(" ")));
  if (fault.cause !== undefined) info(redact(harmless(`Cause: ${describe(fault.cause)}`)));
}

/** How the run ended: a line, or an annotation if it went wrong, which is an error if the job fails by it. */
export function printEnd(
  { report, fault }: Readonly<{ report: Report; fault: Fault | undefined }>,
  isFailure: boolean,
  redact: Redact,
): void {
  const { outcome, reason, hint } = report;
  const words = redact(harmless(`${reason}. ${hint}`));
  if (isFailure && fault) printFault(fault, redact);
  else if (isFailure) error(words);
  else if (FAILING.includes(outcome)) warning(words);
  else info(`${outcome}: ${words}`);
}

/** What failed in files, where the summary of the run shows it. */
export function printAnnotations(annotations: readonly Annotation[], redact: Redact): void {
  for (const { file, line, message } of annotations) {
    error(redact(harmless(message)), { file, line, title: "Seen by the agent" });
  }
}

/** What was run although it is not without risk. */
export function printRisks(risks: readonly string[], redact: Redact): void {
  for (const words of risks.slice(0, 10)) warning(redact(harmless(`Of medium risk, and run: ${words}`)));
}

function describe(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}

/** One line of what happened; undefined for what people need not know. */
export function lineOf(event: Event): string | undefined {
  switch (event.kind) {
    case "SystemPromptEvent":
    case "ConversationStateUpdateEvent":
      return undefined;
    case "MessageEvent":
      if (event.source === "user") return skillsOf(event.activated_skills);
      return `${event.source} says: ${plainText(event.llm_message.content)}`;
    case "ActionEvent":
      return `-> ${event.tool_name} ${event.summary ?? inShort(event.action)}`;
    case "ObservationEvent":
      return `<- ${event.tool_name} ${outcomeOf(event.observation)}`;
    case "AgentErrorEvent":
      return `<- ${event.tool_name} error: ${event.error}`;
    case "HookExecutionEvent":
      return hookLine(event);
    case "ConversationErrorEvent":
      return `stopped: ${event.code}: ${event.detail}`;
  }
}

/** Hooks are asked at every call; that they have nothing to say is told only of the others. */
function hookLine({ hook_event_type, blocked, reason, error }: HookExecutionEvent): string | undefined {
  if (blocked) return `hook ${hook_event_type} blocks: ${reason}`;
  if (error !== undefined) return `hook ${hook_event_type} does not count: ${error}`;
  return hook_event_type.endsWith("ToolUse") ? undefined : `hook ${hook_event_type} is fine`;
}

function skillsOf(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : `skills called for: ${names.join(", ")}`;
}

/** The arguments of a call, without their names. */
function inShort(action: Action | null): string {
  const { kind: _kind, ...values } = action ?? { kind: "", invalid: "(an invalid call)" };
  return oneLine(Object.values(values).map(String).join(" "), 120);
}

function outcomeOf(observation: Observation): string {
  const exit = observation.exit_code === undefined ? "" : `exit code ${observation.exit_code}, `;
  const size = Buffer.byteLength(plainText(observation.content));
  return `${exit}${size} bytes${observation.is_error ? ", an error" : ""}`;
}

/** One line; both syntaxes of runner commands broken, wherever they stand. */
function harmless(text: string): string {
  return oneLine(text, 300).replaceAll("##[", "## [").replace(/^::/, ": :");
}
