/**
 * Renders events as single lines of the job's log while the agent works. No line can be taken for a workflow command.
 */
import { lineOf } from "../core/conversation/line-of.ts";
import type { Event } from "../core/event/event.ts";
import { replyIn } from "../core/model/failure/model-fault.ts";
import type { ModelChange, Wait } from "../core/model/retry.ts";
import type { Fault } from "../lib/fault.ts";
import { MIN_LENGTH, textsOf } from "../lib/mask/forms.ts";
import type { Redact } from "../lib/mask/mask.ts";
import { causesOf } from "../lib/system-error.ts";
import { oneLine, sentences } from "../lib/text.ts";
import { FAILING } from "../render/outcome.ts";
import type { Report } from "../render/report/report-facts.ts";
import type { SandboxReport } from "../sandbox/open-sandbox.ts";
import { endGroup, error, info, notice, printQuoted, setSecret, startGroup, warning } from "./commands.ts";
import { hidePaths } from "./runner-places.ts";
import type { Env } from "./world.ts";

/**
 * Has the runner mask these values in every log from here on, and their secret parts: a program can print the password
 * of an address alone. The runner masks every line of what it is given, so of parts it gets single lines.
 */
export function maskSecrets(secrets: readonly string[]): void {
  const parts = secrets.flatMap(textsOf).filter((text) => text.length >= MIN_LENGTH && !/[\r\n]/.test(text));
  for (const secret of new Set([...secrets, ...parts])) if (secret !== "") setSecret(secret);
}

/** A listener for the events of a sub-agent: a line for each, in the group of the step that called it, without output. */
export function printSubAgent(redact: Redact, id: string): (event: Event) => void {
  return (event) => {
    const line = lineOf(event);
    if (line !== undefined) info(redact(`  [${id}] ${breakRunnerCommands(redact(line))}`));
  };
}

export function printNotice(text: string): void {
  notice(breakRunnerCommands(text));
}

export function printWarning(text: string): void {
  warning(breakRunnerCommands(text));
}

/** How the tools are kept apart, before the first of them runs. */
export function printSandbox(sandbox: SandboxReport | undefined): void {
  const words = sandbox
    ? `The tools run in a sandbox (${sandbox.way}, network: ${sandbox.network}). Its self-test passed (${sandbox.checks} checks).`
    : "The tools run without a sandbox (isolation: none).";
  info(words);
  for (const gap of sandbox?.gaps ?? []) printNotice(gap);
  if (sandbox && sandbox.caches.given.length > 0)
    info(breakRunnerCommands(`Caches of earlier steps: ${sandbox.caches.given.join(", ")}`));
  for (const { path, why } of sandbox?.caches.leftOut ?? []) {
    printNotice(`The cache ${oneLine(path, 200)} is not in the sandbox: ${oneLine(why, 300)}.`);
  }
}

type KnowledgeNews = Readonly<{
  commit: string;
  files: readonly Readonly<{ path: string; id: string }>[];
  plugins: readonly Readonly<{ name: string; label: string }>[];
  brought: readonly Readonly<{ label: string; skills: readonly Readonly<{ name: string }>[] }>[];
  hooks: object | undefined;
  problems: readonly Readonly<{ path: string; problem: string }>[];
}>;

/** From which commit the agent is instructed, by which files, each with the id of its contents, and what was left out. */
export function printKnowledge({ commit, files, plugins, brought, hooks, problems }: KnowledgeNews): void {
  const names = files.map(({ path, id }) => `${path} (${id.slice(0, 7)})`);
  for (const name of names.slice(0, 50)) info(breakRunnerCommands(`instructions from ${commit.slice(0, 7)}: ${name}`));
  if (names.length > 50) info(`… and from ${names.length - 50} more files`);
  for (const { name, label } of plugins) info(breakRunnerCommands(`plugin ${name} from ${label}`));
  for (const { label, skills } of brought)
    info(breakRunnerCommands(`skills from ${label}: ${skills.map(({ name }) => name).join(", ") || "none"}`));
  if (hooks) info(breakRunnerCommands(`hooks from ${commit.slice(0, 7)}: ${Object.keys(hooks).join(", ")}`));
  for (const { path, problem } of problems.slice(0, 20)) printNotice(`${path} ${problem}.`);
}

/** Prints the output of the set-up command, folded away. `newToken` as in `stepLog`. */
export function printSetUp(redact: Redact, newToken: () => string): (output: string) => void {
  return (output) => {
    startGroup("Setting up");
    printQuoted(output, { redact, newToken, most: Number.POSITIVE_INFINITY });
    endGroup();
  };
}

/** A server of tools: what became of it, or what it says of its progress. */
export function printServer(name: string, words: string, redact: Redact): void {
  info(redact(breakRunnerCommands(`Server ${name}: ${words}`)));
}

/** Why nothing happens for a while. */
export function printWait({ waitMs, attempt, attempts, fault }: Wait): void {
  const seconds = Math.max(1, Math.round(waitMs / 1000));
  info(breakRunnerCommands(sentences(fault.message, `Trying again in ${seconds} s (${attempt} of ${attempts})`)));
}

/** Another model answers than the one that was chosen. */
export function printChange({ from, to, fault }: ModelChange): void {
  printNotice(sentences(fault.message, `Asking ${to} instead of ${from}`));
}

/** Prints the fault as an annotation, without the paths of the runner that `env` is of, and its cause in full below. */
export function printFault(fault: Fault, redact: Redact, env: Env): void {
  const hide = hidePaths(env);
  const words = [fault.headline, ...fault.list, fault.quote, fault.hint].map(
    (part) => part && breakRunnerCommands(hide(part)),
  );
  error(redact(sentences(...words)));
  if (fault.cause !== undefined) info(redact(breakRunnerCommands(`Cause: ${describe(fault.cause)}`, 1000)));
  printReply(fault, redact);
}

/** Prints the reply of a model's endpoint, if people are told that the log shows it. */
function printReply(fault: Fault | undefined, redact: Redact): void {
  const reply = replyIn(fault);
  if (reply === undefined) return;
  startGroup("What the endpoint replied");
  for (const line of reply.split("\n")) info(redact(breakRunnerCommands(line, reply.length)));
  endGroup();
}

/** How the run ended: a line, or an annotation if it went wrong, which is an error if the job fails by it. */
export function printEnd(
  { report, fault }: Readonly<{ report: Report; fault: Fault | undefined }>,
  { isFailure, redact, env }: Readonly<{ isFailure: boolean; redact: Redact; env: Env }>,
): void {
  const { outcome, reason, hint } = report;
  const words = redact(breakRunnerCommands(sentences(reason, hint)));
  if (isFailure && fault) printFault(fault, redact, env);
  else if (isFailure) error(words);
  else if (FAILING.includes(outcome)) warning(words);
  else info(`${outcome}: ${words}`);
  if (!isFailure) printReply(fault, redact);
}

/** Prints failures in files, so that the summary of the run shows them there. */
export function printAnnotations(annotations: readonly Annotation[], redact: Redact): void {
  for (const { file, line, message } of annotations) {
    error(redact(breakRunnerCommands(message)), { file, line, title: "Seen by the agent" });
  }
}

/** Prints the actions that ran although they are not without risk. */
export function printRisks(risks: readonly string[], redact: Redact): void {
  for (const words of risks.slice(0, 10))
    warning(redact(breakRunnerCommands(`The agent made a call of medium risk: ${words}`)));
}

/** With what caused it. */
function describe(cause: unknown): string {
  const said = causesOf(cause).map(({ name, message }) => `${name}: ${message}`);
  return said.length === 0 ? String(cause) : [...new Set(said)].join("; caused by ");
}

/** One line; both syntaxes of runner commands broken, wherever they stand. */
export function breakRunnerCommands(text: string, most = 300): string {
  return oneLine(text, most).replaceAll("##[", "## [").replace(/^::/, ": :");
}

/** `file` is relative to the workspace. */
export type Annotation = Readonly<{ file: string; line: number; message: string }>;
