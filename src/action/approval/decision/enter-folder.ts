/** A new shell begins at the root; what was approved runs where it was shown to run. */
import type { Item } from "../../../github/write/approval/proposal.ts";
import type { Going } from "../going.ts";

/** The folder that is not there, or undefined when the shell is where it should be. */
export async function enterFolder({ prepared, signal }: Going, items: readonly Item[]): Promise<string | undefined> {
  const folders = items.flatMap(({ pending }) => ("tool" in pending && pending.tool === "terminal" ? pending.cwd : []));
  const folder = folders.find((path) => path !== ".");
  if (folder === undefined) return undefined;
  const command = `cd -- '${folder.replaceAll("'", "'\\''")}'`;
  const result = await prepared.conversation.executeTool("terminal", { command }, signal);
  const isThere = result.status === "answered" && result.observation.exit_code === 0;
  return isThere ? undefined : folder;
}
