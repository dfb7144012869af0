/** Rules of a repository on what its agent may do: they add to ours, and can take nothing away. */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { parseYaml } from "../skill/frontmatter.ts";

const text = z.string().min(1).max(200);

/** All that a rule names has to be so. There is no word for less risk. */
const Rule = z
  .strictObject({
    /** Name of a tool. */
    tool: text.optional(),
    /** Name of a program; a command that has this word anywhere in it is meant. */
    program: text.optional(),
    /** A text in what would be run, without regard to case. */
    contains: text.optional(),
    /** A pattern for a path that a tool for files is given, e.g. `migrations/**`. */
    path: text.optional(),
    effect: z.enum(["forbid", "high", "medium"]),
    reason: text,
  })
  .refine((rule) => rule.tool ?? rule.program ?? rule.contains ?? rule.path, "A rule has to name something.")
  .readonly();
export type Rule = z.infer<typeof Rule>;

export const RuleFile = z.strictObject({ rules: z.array(Rule).max(200).readonly().prefault([]) }).readonly();
export type RuleFile = z.infer<typeof RuleFile>;

/** A "config" Fault for what is no such file: rules that cannot be read must not be left out in silence. */
export function readRuleFile(yaml: string, path: string): RuleFile {
  const hint = "Fix the file, or remove it.";
  try {
    return RuleFile.parse(parseYaml(yaml) ?? {});
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : "It is no YAML.";
    throw new Fault("config", `The rules in ${path} cannot be read. ${reason}`, { hint, cause });
  }
}
