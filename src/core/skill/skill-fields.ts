/** Reads the fields in the head of a skill, each by itself. */
import { z } from "zod";
import type { BrokenField, Frontmatter } from "./frontmatter.ts";
import { SkillInput } from "./skill.ts";

const words = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const trimmed = (items: readonly string[]) => items.map((item) => item.trim()).filter((item) => item !== "");
/** To YAML, `- how to: sail` is a field. */
const phrase = z.union([
  words,
  z.record(z.string(), words).transform((fields) =>
    Object.entries(fields)
      .map(([name, text]) => `${name}: ${text}`)
      .join(", "),
  ),
]);
/** A list, or a text with commas: of any script. */
const list = z.union([z.array(phrase), words.transform((line) => line.split(/[,，、]/))]).transform(trimmed);
/** Like above, but people also separate tools with spaces, and `Bash(git add:*)` is one tool. */
const tools = z.union([z.array(words), z.string().transform((line) => line.match(/[^\s,(]+(\([^)]*\))?/g) ?? [])]);
const SAID: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};
const flag = z.preprocess(
  (given) => (typeof given === "string" ? (SAID[given.trim().toLowerCase()] ?? given) : given),
  z.boolean(),
);

/** Words with a colon in them, and points, are a text all the same. */
const sentence = z.union([phrase, z.array(phrase).transform((points) => points.join(", "))]);

const Fields = z.object({
  name: words.nullish(),
  triggers: list.nullish(),
  paths: list.nullish(),
  inputs: z.array(SkillInput).nullish(),
  mcp_tools: z.unknown().optional(),
  version: words.nullish(),
  description: sentence.nullish(),
  license: words.nullish(),
  compatibility: words.nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  "allowed-tools": tools.nullish(),
  "disable-model-invocation": flag.nullish(),
});
export type Fields = z.infer<typeof Fields>;

/** Those that say when a skill applies. */
export const WHEN: readonly string[] = ["triggers", "paths", "inputs"];

type ReadFields = Readonly<{ data: Fields; problems: readonly BrokenField[] }>;

/** Each by itself: what is wrong with one costs no other, and one wrong item of a list costs no other item. */
export function fieldsOf({ fields, broken }: Frontmatter): ReadFields {
  const problems: BrokenField[] = [...broken];
  const read = Object.entries(Fields.shape).flatMap(([field, schema]) => {
    const given = fields[field];
    const whole = schema.safeParse(given);
    if (whole.success) return [[field, whole.data] as const];
    problems.push({ field, why: `\`${field}\` is not: ${whole.error.issues[0]?.message}` });
    const rest = Array.isArray(given) ? given.filter((item) => schema.safeParse([item]).success) : [];
    return rest.length > 0 ? [[field, schema.parse(rest)] as const] : [];
  });
  return { data: Fields.parse(Object.fromEntries(read)), problems };
}
