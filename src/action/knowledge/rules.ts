/** The rules of a repository on what its agent may do, from the base commit: a pull request cannot change them for itself. */
import { type RuleFile, readRuleFile } from "../../core/security/rule-file.ts";
import type { SkillSource } from "../../core/skill/source.ts";
import { Fault } from "../../lib/fault.ts";

const PATH = ".github/agent/rules.yml";
const LARGEST = 64_000;

/** Undefined where there are none. A "config" Fault for a file that cannot be read: rules are not left out in silence. */
export async function rulesIn(source: SkillSource): Promise<RuleFile | undefined> {
  const file = (await source.list()).find(({ path }) => path === PATH);
  if (!file) return undefined;
  const text = file.size <= LARGEST ? (await source.read([PATH])).get(PATH) : undefined;
  if (text !== undefined) return readRuleFile(text, PATH);
  throw new Fault("config", `The rules in ${PATH} are no text file of at most ${LARGEST / 1000} kB.`, {
    hint: "Mend the file, or remove it.",
  });
}
