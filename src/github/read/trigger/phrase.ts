/** Finds the trigger phrase in the author's own visible text, not in code, in a quote or in a quoted mail. */
import { Fault } from "../../../lib/fault.ts";
import { quotedMailAt } from "../text/quoted-mail.ts";
import { rendered } from "../text/rendered.ts";
import { escaped } from "./skip.ts";

/** `request` is the visible text without the phrase; `hidden` is the number of parts that are not in it. */
export type Request = Readonly<{ request: string; hidden: number }>;

/**
 * Returns the text without its first mention, or undefined if there is none. Throws a "config" Fault for an empty
 * phrase, which would match every text.
 */
export function requestIn(text: string, phrases: readonly string[]): Request | undefined {
  const call = callOf(phrases);
  if (!call.test(text)) return undefined; // this is cheap, unlike rendering
  const { shown, said, hidden } = rendered(text);
  const end = quotedMailAt(shown, endOfCall(said, call));
  const match = call.exec(said.slice(0, end));
  if (!match) return undefined;
  const before = shown.slice(0, match.index).trimStart();
  const after = shown.slice(match.index + match[0].length, end).replace(/^[,:;]?[ \t]*/, "");
  // A quoted mail is not in the request. People are told, as about hidden text.
  return { request: (before + after).trim(), hidden: hidden + (end < shown.length ? 1 : 0) };
}

/** The end of the first line, if it starts with the phrase: then it is not a header of a mail. */
function endOfCall(said: string, call: RegExp): number {
  const start = call.exec(said)?.index;
  if (start === undefined || /[\p{L}\p{N}]/u.test(said.slice(0, start))) return 0;
  const end = said.indexOf("\n", start);
  return end < 0 ? said.length : end;
}

/**
 * Not part of a longer name, an address, a path or a team: `x@agent.com`, `@agent-x` and `@agent/team` do not match.
 */
function callOf(phrases: readonly string[]): RegExp {
  const words = phrases.map(escaped);
  if (words.length > 0 && !words.includes("")) {
    const any = words.sort((a, b) => b.length - a.length).join("|");
    return new RegExp(`(?<![\\p{L}\\p{N}_@/\\\\])(?:${any})(?![\\p{L}\\p{N}_]|[-./@][\\p{L}\\p{N}_])`, "iu");
  }
  throw new Fault("config", "The trigger phrase is empty.", { hint: "Set it to what people write, such as `@agent`." });
}
