/** Rules of a repository on what its agent may do. They add to the built-in rules and cannot weaken them. */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { parseYaml } from "../skill/frontmatter.ts";

const text = z.string().min(1).max(200);

/** All conditions of a rule must be met. A rule cannot lower a risk. */
const Rule = z
  .strictObject({
    /** Name of a tool. */
    tool: text.optional(),
    /** Name of a program. It matches a command that contains this word anywhere. */
    program: text.optional(),
    /** A text in what would run, ignoring case. */
    contains: text.optional(),
    /** A pattern for a path that a file tool gets, such as `migrations/**`. */
    path: text.optional(),
    effect: z.enum(["forbid", "high", "medium"]),
    reason: text,
  })
  .refine((rule) => rule.tool ?? rule.program ?? rule.contains ?? rule.path, "A rule must have at least one condition.")
  .readonly();
export type Rule = z.infer<typeof Rule>;

export const RuleFile = z.strictObject({ rules: z.array(Rule).max(200).readonly().prefault([]) }).readonly();
export type RuleFile = z.infer<typeof RuleFile>;

/** Throws a "config" Fault for an invalid file, because unreadable rules must not be ignored silently. */
export function readRuleFile(yaml: string, path: string): RuleFile {
  const hint = "Fix the file, or remove it.";
  try {
    return RuleFile.parse(parseYaml(yaml) ?? {});
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : "It is not YAML.";
    throw new Fault("config", `The rules in ${path} cannot be read. ${reason}`, { hint, cause });
  }
}
