/** Which files of a repository instruct agents, ours or others: they are read from the base commit only, never from a head. */

/** By their paths in lower case: what a file system takes for the same file is the same file. */
const exact = new Set([
  ...[".cursorrules", ".mcp.json", "mcp.json"],
  ...[".github/copilot-instructions.md", ".github/agents.md"],
]);
const folders = [".agent/", ".agents/", ".deckhand/", ".openhands/", ".claude/", ".cursor/", ".github/agent/"];

/** Whether a file is configuration of an agent, wherever in the tree it stands. */
export function isConfiguration(path: string): boolean {
  const name = path.normalize("NFKC").toLowerCase();
  const last = name.split("/").at(-1) ?? "";
  if (exact.has(name) || ["agents.md", "agent.md", "claude.md", "gemini.md"].includes(last)) return true;
  return folders.some((folder) => name.startsWith(folder) || name.includes(`/${folder}`));
}
