/** A finding in the words that people read: as a comment on its lines, or in the body of the review where that failed. */
import { oneLine } from "../../../lib/text.ts";
import { type Finding, fingerprintOf, type Severity } from "../../../tools/review/finding.ts";
import { code, fenceFor } from "../inline-code.ts";
import { neutralise } from "../prose/neutral.ts";
import type { ProseRules } from "../prose/rules.ts";
import { clipMarkdown } from "../report/markdown.ts";
import type { Marker } from "./mark.ts";

const SIGNS: Readonly<Record<Severity, string>> = { blocking: "🔴", important: "🟠", minor: "⚪" };

/** The body of a comment, with its mark. */
export function commentText(finding: Finding, rules: ProseRules, marker: Marker): string {
  const { severity } = finding;
  const fingerprint = fingerprintOf(finding);
  return [...paragraphs(finding, rules), suggestionOf(finding), marker.mark({ kind: severity, fingerprint })]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The same without its lines beside it; nobody applies a suggestion there, so it is plain code. */
export function unplacedText(finding: Finding, rules: ProseRules): string {
  const { path, line, suggestion } = finding;
  const fence = fenceFor(suggestion ?? "");
  const instead = suggestion ? [`${fence}\n${suggestion}\n${fence}`] : [];
  return [`${code(`${path}:${line}`)}`, ...paragraphs(finding, rules), ...instead].join("\n\n");
}

function paragraphs({ severity, title, body }: Finding, rules: ProseRules): string[] {
  const heading = `${SIGNS[severity]} **${severity}** ${neutralise(oneLine(title, 150), rules)}`;
  const prose = neutralise(clipMarkdown(body.trim(), 4000, "the finding was too long"), rules);
  return [heading, ...(prose === "" ? [] : [prose])];
}

/** A fence that the suggestion cannot end: what follows would be prose of the model's that nobody has looked through. */
function suggestionOf({ suggestion }: Finding): string {
  if (suggestion === undefined) return "";
  const lines = suggestion.replaceAll(/\r\n?/g, "\n").replace(/\n$/, "");
  const fence = fenceFor(lines);
  return lines === "" ? `${fence}suggestion\n${fence}` : `${fence}suggestion\n${lines}\n${fence}`;
}
