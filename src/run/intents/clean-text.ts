/** Makes the texts of an intent safe to post: by the same rules as comments, before anybody is shown them. */
import { neutralTitle } from "../../github/write/prose/commands.ts";
import { neutralise } from "../../github/write/prose/neutral.ts";
import type { ProseRules } from "../../github/write/prose/rules.ts";
import type { Redact } from "../../lib/mask/mask.ts";
import { oneLine } from "../../lib/text.ts";

/** "prose" is Markdown, "title" one line. */
export type TextKind = "prose" | "title";

export type CleanText = Readonly<{ rules: ProseRules; redact: Redact }>;

type Cleaned = Readonly<{ fields: Readonly<Record<string, unknown>> } | { why: string }>;

/**
 * A text with what looks like a secret is refused, whichever field has it: with a part taken out it would not be what was
 * proposed. Applied again, it changes nothing.
 */
export function cleanFields(
  fields: Readonly<Record<string, unknown>>,
  texts: Readonly<Record<string, TextKind | undefined>>,
  { rules, redact }: CleanText,
): Cleaned {
  const json = JSON.stringify(fields);
  const strings = Object.values(fields).flatMap((value) => (typeof value === "string" ? [value] : []));
  if (redact(json) !== json || strings.some((text) => redact(text) !== text))
    return { why: "it contains what looks like a secret" };
  const cleaned: Record<string, unknown> = { ...fields };
  for (const [name, kind] of Object.entries(texts)) {
    const text = fields[name];
    if (typeof text !== "string") continue;
    const safe = kind === "title" ? oneLine(neutralTitle(text), 200) : neutralise(text, rules).trim();
    if (safe === "") return { why: `\`${name}\` says nothing` };
    cleaned[name] = safe;
  }
  return { fields: cleaned };
}
