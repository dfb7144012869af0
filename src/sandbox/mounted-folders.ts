/**
 * Decides what becomes of a checkout in which something is mounted, such as volumes of a container job. Tools see what is below the
 * mount in its place. So a run stops before the model is asked if tracked files are there.
 */
import { Fault } from "../lib/fault.ts";
import { codeSpan, oneLine } from "../lib/text.ts";
import { type Looked, trackedIn } from "./foreign-files.ts";

const REASON = "another file system is mounted there, for example a volume.";

/**
 * `mounted` are paths in the folder, as the walk has them. Throws a "config" Fault for tracked files and for the repository. Resolves
 * to sentences about all else.
 */
export async function requireNotMounted(
  { folder }: Pick<Looked, "folder">,
  mounted: readonly string[],
): Promise<readonly string[]> {
  const tracked = [".git", ...(await trackedIn(folder))];
  return mounted.map((path) => {
    const name = codeSpan(oneLine(Buffer.from(path, "latin1").toString(), 80));
    const isOwn = path.startsWith(".git/") || tracked.some((file) => `${file}/`.startsWith(`${path}/`));
    if (!isOwn) return `The agent does not see ${name} in the workspace: ${REASON}`;
    throw new Fault("config", `The agent would not see ${name} of the checkout: ${REASON}`, {
      hint: "Mount the whole workspace, or check out the repository into a folder in which nothing is mounted.",
    });
  });
}
