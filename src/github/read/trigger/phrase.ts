/** Finds the call in what somebody wrote: in their own words, not in code and not in a quote. */
import { Fault } from "../../../lib/fault.ts";
import { prose } from "../text/prose.ts";
import { escaped } from "./phrase-pattern.ts";

/**
 * The text without its first call, or undefined if it does not call. Throws a "config" Fault when there is no phrase:
 * that would be a call by everybody.
 */
export function requestIn(text: string, phrases: readonly string[]): string | undefined {
  const match = callOf(phrases).exec(prose(text));
  if (!match) return undefined;
  const before = text.slice(0, match.index).trimStart();
  const after = text.slice(match.index + match[0].length).replace(/^[,:;]?[ \t]*/, "");
  return (before + after).trim();
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
