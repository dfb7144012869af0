/**
 * Prints untrusted text into the job's log so that no line of it can be a workflow command. There are three
 * protections, each sufficient alone: every line starts with a character that no command starts with, `##[` is broken
 * up everywhere, and commands are stopped in the meantime with a token that nobody can guess
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#stopping-and-starting-workflow-commands).
 */
import { stripVTControlCharacters } from "node:util";
import type { Redact } from "../../lib/mask/mask.ts";
import { count } from "../../lib/text.ts";
import { info, resumeCommands, stopCommands } from "./commands.ts";

/** What the runner and its log viewer treat as the end of a line. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const LONGEST = 400;

/** `most` is the maximum number of lines; the last ones are printed. */
type Quoting = Readonly<{ redact: Redact; newToken: () => string; most: number }>;

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
  return shown.length <= LONGEST ? shown : `${shown.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "")}…`;
}
