/** Reads the rules about what the agent may do. */
import { type RuleFile, readRuleFile } from "../../../core/security/analyzers.ts";
import type { SkillSource } from "../../../core/skill/skill.ts";
import { Fault } from "../../../lib/fault.ts";

export const RULE_FILE = ".github/agent/rules.yml";
const LARGEST = 64_000;

/**
 * Undefined if there is no rules file. Throws a "config" Fault if the file cannot be read: rules are never ignored
 * silently.
 */
export async function rulesIn(source: SkillSource): Promise<RuleFile | undefined> {
  const file = (await source.list()).find(({ path }) => path === RULE_FILE);
  if (!file) return undefined;
  const text = file.size <= LARGEST ? (await source.read([RULE_FILE])).get(RULE_FILE) : undefined;
  if (text !== undefined) return readRuleFile(text, RULE_FILE);
  throw new Fault("config", `The rules in ${RULE_FILE} are not a text file of at most ${LARGEST / 1000} kB.`, {
    hint: "Fix the file, or remove it.",
  });
}
