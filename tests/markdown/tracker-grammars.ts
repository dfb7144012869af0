/** How trackers read a text, from their documentation and independent of what breaks it. */

const KEY = "[A-Za-z][A-Za-z0-9_]+-\\d+";
const ISSUE = `(?:(?:issues? )?(?:[\\w.-]+/[\\w./-]+)?[#!]\\d+|#[A-Za-z0-9]{8}\\b|${KEY}|rhbz#\\d+|[TD]\\d+|https?://\\S+/(?:issues?|pull-request)/\\S*\\d)`;

const GRAMMARS: readonly RegExp[] = [
  /\b[A-Z][A-Z0-9_]+-\d+\b.*\s#[a-z][\w-]*/,
  new RegExp(
    `\\b(?:clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?|complet(?:e[sd]?|ing)|merge[sd]?|wontfix(?:e[sd])?|spite[sd]?|invalidat(?:e[sd]?|ing)):? +${ISSUE}`,
    "i",
  ),
  /\bAB#\d+/i,
  /(?:^|[\s.(-])[#^][A-Z][A-Z0-9_]*-\d+/m,
  /\[[^\]\n]*(?:\bsc-|\bch)\d+[^\]\n]*\]/i,
  /\[(?:\w+ )?#\d{5,}\]/,
  /(?:#|\bCU-)[\w-]+\[[^\]\n]+\]/,
  new RegExp(`\\blinear issue:? +${ISSUE}`, "i"),
  /[#!]\d+ @\d/,
  /^(?:.*\s)?Bug \d{4,}/m,
  /^(?:BUG|FEATURE|Fixed|Closes|Closes-Bug): #?\d+/m,
  /\bLP: #\d+/,
  /^CCMAIL:/m,
  /^(?:References|Implements|Fixes|Closes): https:\/\/\S+\d/m,
  /\b(?:close|fix|resolve)[sd]? (?:ticket|issue|bug):\d/i,
  /\b(?:[Ff]ix(?:es|ed)?|[Rr]esolve[sd]?)(?: |: )[A-Z][A-Z0-9_-]*-[A-Z0-9]+\b/,
  /\b(?:closes|fixes|implements|resolves) (?:art|artifact|story|bug:?) #\d/i,
  /\bfixed #I[A-Z0-9]{5}/,
  /--(?:story|bug|task)=\d/,
  /\bduplicate of:? (?:[\w.-]+\/[\w.-]+)?(?:#\d|https:\/\/\S+\d)/i,
];

export function trackerReads(text: string): boolean {
  return GRAMMARS.some((grammar) => grammar.test(text));
}
