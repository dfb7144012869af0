/**
 * Reads fields that are written in the plainest way YAML has, `name: some words` and `names: [one, two]`: nearly every
 * head of a skill is, and a parser of all of YAML takes as long for 200 of them as all else that is done about them.
 */

const FIELD = /^([a-z][\w-]*): +(.*?) *$/;
/** Words that YAML takes for what they say: no sign among them that means anything to it, and no number or truth. */
const WORDS = /^(?!(?:true|false|null)$)[a-z](?!.*(?::(?: |$)| #))[^\t]*$/i;
const LIST = /^\[ *([\w-]+(?:, *[\w-]+)*) *\]$/;
const NAME = /^(?!(?:true|false|null)$)[a-z][\w-]*$/i;

/** Undefined where anything else is written; then a parser has to tell. */
export function plainFields(yaml: string): Readonly<Record<string, unknown>> | undefined {
  const fields: Record<string, unknown> = {};
  for (const line of yaml.replace(/\n$/, "").split("\n")) {
    const [, name, value = ""] = FIELD.exec(line) ?? [];
    const read = plainValue(value);
    if (name === undefined || name in fields || !NAME.test(name) || read === undefined) return undefined;
    fields[name] = read;
  }
  return fields;
}

function plainValue(text: string): string | readonly string[] | undefined {
  if (WORDS.test(text)) return text;
  const names = LIST.exec(text)?.[1]?.split(/, */);
  return names?.every((name) => NAME.test(name)) ? names : undefined;
}
