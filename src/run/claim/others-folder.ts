/** The folder of the workspace in which other repositories are checked out. Tools can write it, so git reads nothing there before this has looked. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { lookAtUntrusted } from "../../core/workspace/untrusted-files.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { printNotice } from "../../runner/console.ts";
import { removeTree } from "../../sandbox/launch/take-down.ts";

/** Its name, in the root of the workspace. Nothing in it is work in the repository of the thread. */
export const OTHERS = "other-repositories";

/**
 * A "git" Fault unless the folder of a checkout is where it was, and no link leads to it: what is elsewhere on this machine is
 * not work. `path` is relative to the workspace. Call it when the tools have ended.
 */
export function requireOwnFolder(workspace: string, path: string): void {
  const steps = path.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"));
  if (steps.every((step) => lookAtUntrusted(workspace, step)?.isDirectory())) return;
  throw new Fault("git", `The folder ${path} was deleted or replaced, so nothing of it was published.`, {
    hint: "Mention me, and ask me to leave the folder where it is.",
  });
}

/** Later steps of the job must not obey what tools wrote to the git settings in it. Resolves to whether it is gone. Never rejects. */
export async function removeOthers(workspace: string): Promise<boolean> {
  const path = join(workspace, OTHERS);
  try {
    if (lookAtUntrusted(workspace, OTHERS)?.isDirectory()) await removeTree("bwrap", path);
    rmSync(path, { recursive: true, force: true });
    return true;
  } catch (error) {
    printNotice(`The folder ${OTHERS} could not be removed. ${toFault(error).message}`);
    return false;
  }
}
