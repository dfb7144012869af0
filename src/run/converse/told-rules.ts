/** Tells the agent the rules that the repository has for contributions. Their examples and the template are data. */
import { longestTitle } from "../../git/commit-message.ts";
import { fence } from "../../github/read/text/untrusted.ts";
import { hasHeadings } from "../../github/write/pull-request/pull-template.ts";
import { startOf } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import type { HouseRules } from "../agent/knowledge/house-rules.ts";
import type { Subject } from "../thread/subject.ts";

/** In characters, of what the agent reads of a template. */
const LONGEST = 6000;

/** The part of the task about these rules; none where there are no such rules. */
export function toldRules(
  { style, template }: HouseRules,
  { nonce, subject }: Readonly<{ nonce: string; subject: Subject }>,
): readonly string[] {
  const shown = template && hasHeadings(template) ? template : undefined;
  if (!style && !shown) return [];
  const rules = [
    ...(style ? [prompt("commit-style", { length: String(longestTitle(subject)), style: style.words })] : []),
    ...(shown ? [prompt("pull-template")] : []),
  ];
  const items = [
    ...(style ? [{ label: "titles of commits", text: style.examples.join("\n") }] : []),
    ...(shown ? [{ label: `the template ${shown.path}`, text: startOf(shown.text, LONGEST) }] : []),
  ];
  const plain = items.map((item) => ({ ...item, format: "plain" }) as const);
  return [prompt("house-rules", { rules: rules.join("\n\n"), nonce, data: fence(plain, nonce).data })];
}
