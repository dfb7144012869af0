/** Names the files of a repository that configure an agent, and reads the rules about what it may do. */
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

/** Keys are paths in lower case, because some file systems treat them as the same file. */
const exact = new Set([
  ...[".cursorrules", ".mcp.json", "mcp.json", "memory.md"],
  ...[".github/copilot-instructions.md", ".github/agents.md"],
]);
const folders = [".agent/", ".agents/", ".deckhand/", ".openhands/", ".claude/", ".cursor/", ".github/agent/"];

/** Whether a file is configuration of an agent, anywhere in the tree. */
export function isConfiguration(path: string): boolean {
  const name = path.normalize("NFKC").toLowerCase();
  const last = name.split("/").at(-1) ?? "";
  if (exact.has(name) || ["agents.md", "agent.md", "claude.md", "gemini.md"].includes(last)) return true;
  return folders.some((folder) => name.startsWith(folder) || name.includes(`/${folder}`));
}
