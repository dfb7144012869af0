/** Finds linked work trees that a run made beside the checkout, of whose files nothing but commits is kept. */
import { listUntrusted, lookAtUntrusted, untrustedText } from "../core/workspace/untrusted-files.ts";
import type { PassedOver } from "../policy/entries.ts";

const MOST_TREES = 20;

/** In bytes, of a file with one path. */
const LONGEST = 10_000;

/**
 * By their names, and not by their paths, which say how the runner is made up. `began` is when the run did. Those inside of the
 * checkout are captured with it, as nested repositories.
 */
export function linkedOutside(workspace: string, began: number): readonly PassedOver[] {
  const found = listUntrusted(workspace, TREES, MOST_TREES);
  if (found.status !== "read") return [];
  return found.entries.flatMap(({ name }): PassedOver[] => {
    const link = `${TREES}/${name}/gitdir`;
    const place = untrustedText(workspace, link, LONGEST)?.trim() ?? "";
    const isNew = (lookAtUntrusted(workspace, link)?.ctimeMs ?? 0) >= began;
    const isInside = `${place}/`.startsWith(`${workspace}/`);
    return isNew && place.startsWith("/") && !isInside ? [{ kind: "linked", path: name, detail: "" }] : [];
  });
}

const TREES = ".git/worktrees";
