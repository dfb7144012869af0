/** Takes what somebody has decided about out of the work that the next run would begin with. */

import type { Contents } from "../../../github/write/state/read-state.ts";
import type { StateFile } from "../../../github/write/state/state-file.ts";
import { piecesOf } from "../../durable/left-work/put-back.ts";
import { unpublishedFiles, unpublishedIn } from "../../durable/left-work/unpublished.ts";

/** `patch` is what was decided about: the same files, named in the same way. */
export function workWithout(work: Contents, patch: string): StateFile[] {
  const left = unpublishedIn(work);
  if (!left?.patch) return unpublishedFiles(left);
  const decided = new Set(piecesOf(Buffer.from(patch)).map(nameLine));
  const rest = Buffer.concat(piecesOf(left.patch).filter((piece) => !decided.has(nameLine(piece))));
  const isNothing = rest.length === 0 && left.lost.length === 0;
  return unpublishedFiles(isNothing ? undefined : { ...left, patch: rest.length === 0 ? undefined : rest });
}

/** `diff --git a/… b/…`, as git quotes it. */
function nameLine(piece: Buffer): string {
  return piece.toString("latin1").split("\n", 1)[0] ?? "";
}
