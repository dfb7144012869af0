/** Which lines of a pull request's diff take comments, hunk by hunk, told from git's own numbering. */
import type { FileChange } from "./patches.ts";

type Side = "LEFT" | "RIGHT";

export type Place = Readonly<{ path: string; side: Side; line: number; startLine?: number | undefined }>;

/** The hunk up to the line, as a comment on it shows it; or what GitHub objects to, in its words. */
export function placeIn(
  changes: readonly FileChange[],
  place: Place,
): Readonly<{ hunk: string } | { objection: string }> {
  const change = changes.find(({ path }) => path === place.path);
  if (!change) return { objection: "Path could not be resolved" };
  for (const hunk of (change.patch ?? "").split(/^(?=@@ )/m)) {
    const end = indexOf(hunk, place.side, place.line);
    if (end === undefined) continue;
    const start = place.startLine === undefined ? end : indexOf(hunk, place.side, place.startLine);
    if (start === undefined || start > end)
      return { objection: "start line must be part of the same hunk as the line." };
    return {
      hunk: hunk
        .split("\n")
        .slice(0, end + 1)
        .join("\n"),
    };
  }
  return { objection: "line must be part of the diff" };
}

/** Where in the hunk the line is. */
function indexOf(hunk: string, side: Side, line: number): number | undefined {
  const [head = "", ...rows] = hunk.split("\n");
  const [, old, now] = /^@@ -(\d+)\S* \+(\d+)/.exec(head) ?? [];
  let next = Number(side === "LEFT" ? old : now);
  const [own, other] = side === "LEFT" ? ["-", "+"] : ["+", "-"];
  for (const [index, row] of rows.entries()) {
    if (row.startsWith(other ?? "") || row.startsWith("\\")) continue;
    if (next === line) return side === "LEFT" && !row.startsWith(own ?? "") ? undefined : index + 1;
    next++;
  }
  return undefined;
}
