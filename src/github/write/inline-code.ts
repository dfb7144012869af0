/** Values of others as code in Markdown, whatever they contain. */
import { codeSpan, fenceFor, oneLine } from "../../lib/text.ts";

import { prompt } from "../../prompts.ts";
import { breakCalls, breakCommands, withShownInvisible } from "./prose/commands.ts";

/** As inline code that survives in a table cell and gives no bot a command, whatever it contains; at most 200 characters. */
export function code(value: string): string {
  return codeWithin(200, value);
}

/** The same with at most so many characters, of which each that nobody sees is shown by its code point. */
export function codeWithin(length: number, value: string): string {
  const line = breakCalls(breakCommands(withShownInvisible(oneLine(value, length)))) || "?";
  // Renderers disagree on a backslash before an escaped pipe; an entity is no pipe to any of them.
  if (line.includes("|"))
    return `<code>${line.replaceAll(/[^\w ./-]/gu, (sign) => `&#${sign.codePointAt(0)};`)}</code>`;
  return codeSpan(line);
}

/**
 * As a code block that the text cannot end. Where it holds a command of a bot, that is broken by an invisible sign, and a
 * line below the block says so. `trailers` as in `breakCommands`.
 */
export function codeBlock(language: string, text: string, trailers: "broken" | "kept" = "broken"): string {
  const shown = breakCommands(text, [], trailers);
  const fence = fenceFor(text);
  const block = `${fence}${language}\n${shown}${shown === "" || shown.endsWith("\n") ? "" : "\n"}${fence}`;
  return shown === text ? block : `${block}\n\n${prompt("broken-commands")}`;
}
