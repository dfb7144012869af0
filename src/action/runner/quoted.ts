/**
 * Prints text of others into the log of the job so that no line of it can be a command of the runner. Three things hold,
 * each by itself enough: each line begins with a sign that no command begins with, `##[` is broken wherever it stands, and
 * commands are stopped meanwhile by a token that nobody can guess
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#stopping-and-starting-workflow-commands).
 */
import { stripVTControlCharacters } from "node:util";
import type { Redact } from "../../lib/mask/mask.ts";
import { count } from "../../lib/text.ts";
import { info, resumeCommands, stopCommands } from "./commands.ts";

/** What the runner and its viewer take for the end of a line. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const LONGEST = 400;

/** `most` is how many lines are printed, the last ones. */
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

/** Without colors and other signs that move the cursor; tabs and ends of lines stay. */
function plainly(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  return stripVTControlCharacters(text).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g, "");
}

function clipped(line: string): string {
  const shown = line.replaceAll("##[", "## [").replaceAll("\t", "  ");
  return shown.length <= LONGEST ? shown : `${shown.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "")}…`;
}
