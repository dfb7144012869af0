/** Saves long outputs in the conversation's own folder, piece by piece. */
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { Fault } from "../../lib/fault.ts";
import { orMistake } from "./file-mistake.ts";
import { holdFolder } from "./held-folder.ts";

/**
 * Appends bytes to the file `name` in `outputDir`, creates it if needed, and resolves to its path. Rejects with a
 * `Mistake` if the disk fails, and with a "bug" Fault without a folder or for a name that leads out of it.
 */
export async function saveOutput(outputDir: string | undefined, name: string, bytes: Uint8Array): Promise<string> {
  if (outputDir === undefined) throw new Fault("bug", "There is no folder for long outputs.");
  if (!/^\w[\w.-]*$/.test(name)) throw new Fault("bug", `"${name}" is no name for a saved output.`);
  return orMistake(`save the output as "${name}"`, async () => {
    const folder = await holdFolder(outputDir, []);
    try {
      // NOFOLLOW, because commands can create links there; NONBLOCK, because they can create pipes.
      const flags =
        constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;
      await using file = await open(folder.entry(name), flags, 0o644);
      await file.writeFile(bytes);
    } finally {
      await folder.close();
    }
    return join(outputDir, name);
  });
}
