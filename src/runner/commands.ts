/**
 * Prints workflow commands (`::name key=value::message`), one on each line of the job's log. @actions/core is not used,
 * because it loads an HTTP client. Values are escaped as documented in
 * https://github.com/actions/toolkit/blob/main/docs/commands.md.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { EOL } from "node:os";
import { stripVTControlCharacters } from "node:util";
import type { Redact } from "../lib/mask/mask.ts";
import { count, startOf } from "../lib/text.ts";

type Properties = Readonly<Record<string, string | number | undefined>>;

/** If this is set, it receives the output instead of stdout. */
const output = new AsyncLocalStorage<(text: string) => void>();

/** Sends everything that `action` prints to `write`, so that several runs can share a process. */
export function printTo<Result>(write: (text: string) => void, action: () => Promise<Result>): Promise<Result> {
  return output.run(write, action);
}

/** Prints a plain line. The caller must make sure that untrusted text in it is not a workflow command. */
export function info(line: string): void {
  const write = output.getStore();
  if (write) write(`${line}${EOL}`);
  else process.stdout.write(`${line}${EOL}`);
}

export function notice(message: string, properties: Properties = {}): void {
  issue("notice", message, properties);
}

export function warning(message: string, properties: Properties = {}): void {
  issue("warning", message, properties);
}

export function error(message: string, properties: Properties = {}): void {
  issue("error", message, properties);
}

export function startGroup(name: string): void {
  issue("group", name);
}

export function endGroup(): void {
  issue("endgroup", "");
}

/** From here on, the runner masks `value` in every log. */
export function setSecret(value: string): void {
  issue("add-mask", value);
}

/** From here on, the runner treats no line as a command, until `resumeCommands` with the same token. */
function stopCommands(token: string): void {
  issue("stop-commands", token);
}

function resumeCommands(token: string): void {
  issue(token, "");
}

function issue(command: string, message: string, properties: Properties = {}): void {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined && value !== "");
  const list = given.map(
    ([key, value]) => `${key}=${escaped(String(value)).replace(/:/g, "%3A").replace(/,/g, "%2C")}`,
  );
  info(`::${command}${list.length > 0 ? ` ${list.join(",")}` : ""}::${escaped(message)}`);
}

function escaped(text: string): string {
  return text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}

/** Characters that the runner and its log viewer treat as the end of a line. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const LONGEST = 400;

/** `most` is the maximum number of lines; the last ones are printed. */
type Quoting = Readonly<{ redact: Redact; newToken: () => string; most: number }>;

/**
 * Prints untrusted text into the job's log so that no line of it can be a workflow command. There are three
 * protections, each sufficient alone: every line starts with a character that no command starts with, `##[` is broken
 * up everywhere, and commands are stopped in the meantime with a token that nobody can guess
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#stopping-and-starting-workflow-commands).
 */
export function printQuoted(text: string, { redact, newToken, most }: Quoting): void {
  const lines = redact(plainly(text)).trimEnd().split(LINE_END);
  if (lines.length === 1 && lines[0] === "") return;
  const token = newToken();
  stopCommands(token);
  if (lines.length > most) info(`| … ${count(lines.length - most, "line")} before`);
  for (const line of lines.slice(-most)) info(`| ${redact(clipped(line))}`);
  resumeCommands(token);
}

/** Removes colors and other control characters, except tabs and line ends. */
function plainly(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  return stripVTControlCharacters(text).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g, "");
}

function clipped(line: string): string {
  const shown = line.replaceAll("##[", "## [").replaceAll("\t", "  ");
  return shown.length <= LONGEST ? shown : `${startOf(shown, LONGEST)}…`;
}
