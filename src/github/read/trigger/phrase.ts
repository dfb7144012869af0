/** Finds the call in what somebody wrote: in their own visible words, not in code, in a quote or in a quoted mail. */
import { Fault } from "../../../lib/fault.ts";
import { quotedMailAt } from "../text/quoted-mail.ts";
import { rendered } from "../text/rendered.ts";
import { escaped } from "./skip.ts";

/** `request` is what people see of the text, without the call; `hidden` counts the parts that are not in it. */
export type Request = Readonly<{ request: string; hidden: number }>;

/**
 * The text without its first call, or undefined if it does not call. Throws a "config" Fault when there is no phrase:
 * that would be a call by everybody.
 */
export function requestIn(text: string, phrases: readonly string[]): Request | undefined {
  const call = callOf(phrases);
  if (!call.test(text)) return undefined; // which costs nothing, unlike rendering
  const { shown, said, hidden } = rendered(text);
  const end = quotedMailAt(shown, endOfCall(said, call));
  const match = call.exec(said.slice(0, end));
  if (!match) return undefined;
  const before = shown.slice(0, match.index).trimStart();
  const after = shown.slice(match.index + match[0].length, end).replace(/^[,:;]?[ \t]*/, "");
  // A quoted mail is not in the request. People are told, as of what nobody sees.
  return { request: (before + after).trim(), hidden: hidden + (end < shown.length ? 1 : 0) };
}

/** Where the line ends that the text begins with, if that calls by its first words: it is no header of a mail. */
function endOfCall(said: string, call: RegExp): number {
  const start = call.exec(said)?.index;
  if (start === undefined || /[\p{L}\p{N}]/u.test(said.slice(0, start))) return 0;
  const end = said.indexOf("\n", start);
  return end < 0 ? said.length : end;
}

/** Not part of a longer name, an address, a path or a team: `x@agent.com`, `@agent-x` and `@agent/team` do not call. */
function callOf(phrases: readonly string[]): RegExp {
  const words = phrases.map(escaped);
  if (words.length > 0 && !words.includes("")) {
    const any = words.sort((a, b) => b.length - a.length).join("|");
    return new RegExp(`(?<![\\p{L}\\p{N}_@/\\\\])(?:${any})(?![\\p{L}\\p{N}_]|[-./@][\\p{L}\\p{N}_])`, "iu");
  }
  throw new Fault("config", "The trigger phrase is empty.", { hint: "Set it to what people write, such as `@agent`." });
}
