/** Renders what became of what the agent proposed to do on GitHub: a line each. */
import { sentences } from "../../../lib/text.ts";
import { codeWithin } from "../../../markdown/inline-code.ts";
import { neutralise } from "../../../markdown/neutral.ts";
import type { ProseRules } from "../../../markdown/rules.ts";
import type { ProposalStatus } from "../../../render/outcome.ts";

/**
 * `words` is Markdown that is shown as it is, `why` a clause that may quote others, `undo` a command, `report` a text that has to
 * be shown in full.
 */
export type IntentLine = Readonly<{
  status: ProposalStatus;
  words: string;
  why?: string | undefined;
  url?: string | undefined;
  undo?: string | undefined;
  report?: Readonly<{ path: string; text: string }> | undefined;
}>;

const SIGNS: Readonly<Record<ProposalStatus, string>> = {
  done: "✅ Done",
  already: "✅ Was so already",
  waiting: "🟠 Waiting",
  planned: "📝 Would be done",
  refused: "⚪ Refused",
  "not-taken": "⚪ Not taken",
};

/** "" where nothing was proposed. */
export function renderIntents(lines: readonly IntentLine[], rules: ProseRules): string {
  if (lines.length === 0) return "";
  const list = lines.map((line) => `- ${lineOf(line, rules)}`).join("\n");
  const undo = lines.flatMap((line) => (line.status === "done" && line.undo ? [line.undo] : []));
  const back =
    undo.length === 0
      ? ""
      : `\n\n<details><summary>To undo</summary>\n\n${undo.map((one) => `- ${codeWithin(600, one)}`).join("\n")}\n\n</details>`;
  return `**Proposals**\n\n${list}${back}`;
}

function lineOf({ status, words, why, url }: IntentLine, rules: ProseRules): string {
  const what = url === undefined ? words : `${words} ([link](${url}))`;
  return sentences(`${SIGNS[status]}: ${what}${why === undefined ? "" : ` – ${neutralise(why, rules)}`}`);
}

/** Texts that nobody would look at otherwise, for the step summary. */
export function renderIntentReports(lines: readonly IntentLine[]): string {
  return lines.map(({ report }) => (report === undefined ? "" : `\n\n${report.text}`)).join("");
}
