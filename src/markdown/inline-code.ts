/** Values of others as code in Markdown, whatever they contain. */
import { codeSpan, fenceFor, oneLine } from "../lib/text.ts";

import { prompt } from "../prompts.ts";
import { breakCalls, breakCommands, withShownInvisible } from "./commands.ts";

/**
 * As inline code that gives no bot a command, whatever it contains; at most 200 characters. It is Markdown without HTML,
 * so it stays what it is in a text that is made inert later. In a table it is for `codeInCell`.
 */
export function code(value: string): string {
  return codeWithin(200, value);
}

/** The same with at most so many characters, of which each that nobody sees is shown by its code point. */
export function codeWithin(length: number, value: string): string {
  return codeSpan(lineOf(length, value));
}

/**
 * As inline code in a cell of a table, which a pipe would end. Renderers disagree on a backslash before an escaped pipe; an
 * entity is no pipe to any of them.
 */
export function codeInCell(value: string, length = 200): string {
  const line = lineOf(length, value);
  if (!line.includes("|")) return codeSpan(line);
  return `<code>${line.replaceAll(/[^\w ./-]/gu, (sign) => `&#${sign.codePointAt(0)};`)}</code>`;
}

function lineOf(length: number, value: string): string {
  return breakCalls(breakCommands(withShownInvisible(oneLine(value, length)))) || "?";
}

/**
 * As a code block that the text cannot end. A command of a bot in it is broken by an invisible sign, and a
 * line below the block says so. `trailers` as in `breakCommands`.
 */
export function codeBlock(language: string, text: string, trailers: "broken" | "kept" = "broken"): string {
  const shown = breakCommands(text, [], trailers);
  const fence = fenceFor(text);
  const block = `${fence}${language}\n${shown}${shown === "" || shown.endsWith("\n") ? "" : "\n"}${fence}`;
  return shown === text ? block : `${block}\n\n${prompt("broken-commands")}`;
}
