/** Reads one file of one commit by GitHub's contents API. */
import { z } from "zod";
import type { ReadClient } from "./port.ts";

const Reply = z.object({ type: z.literal("file"), encoding: z.literal("base64"), content: z.string() });

/** Undefined for a folder, a missing file, and a file that is too large for that API; other errors reject. */
export async function readFileAt(
  client: Pick<ReadClient, "get">,
  path: string,
  commit: string,
): Promise<string | undefined> {
  const reply = await client.get("/contents/{+path}", { path, ref: commit }).catch((error: unknown) => {
    if (Object(error).status !== 404) throw error;
  });
  const content = Reply.safeParse(reply).data?.content;
  return content === undefined ? undefined : Buffer.from(content, "base64").toString("utf8");
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
