/** Renders what became of what the agent proposed to do on GitHub: a line each. */
import { count, sentences } from "../../lib/text.ts";
import { codeWithin } from "../../markdown/inline-code.ts";
import { neutralise } from "../../markdown/neutral.ts";
import type { ProseRules } from "../../markdown/rules.ts";

/**
 * "already": it was so before; "planned": it could be done, and this run writes nothing; "not-taken": the tool took no such
 * call. `words` is Markdown that is shown as it is, `why` a
 * clause that may quote others, `undo` a command, `report` a text that has to be shown in full.
 */
export type IntentLine = Readonly<{
  status: "done" | "already" | "waiting" | "planned" | "refused" | "not-taken";
  words: string;
  why?: string | undefined;
  url?: string | undefined;
  undo?: string | undefined;
  report?: Readonly<{ path: string; text: string }> | undefined;
}>;

const SIGNS: Readonly<Record<IntentLine["status"], string>> = {
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

/** Words the results of intents for the heading; undefined if nothing was proposed. */
export function intentsInWords(lines: readonly IntentLine[]): string | undefined {
  if (lines.every(({ status }) => status === "not-taken")) return undefined;
  const amount = (...kinds: readonly IntentLine["status"][]) =>
    lines.filter(({ status }) => kinds.includes(status)).length;
  const parts = [
    { many: amount("done", "already"), word: "carried out" },
    { many: amount("planned"), word: "ready to be carried out" },
    { many: amount("waiting"), word: "waiting" },
    { many: amount("refused"), word: "refused" },
  ].filter(({ many }) => many > 0);
  const [first, ...rest] = parts.map(
    ({ many, word }, index) => `${index === 0 ? count(many, "proposal") : many} ${word}`,
  );
  return [first, ...rest].join(", ");
}
