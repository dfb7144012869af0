/** The change as people read it: without the marks of conflicts, which were in nobody's file. */
import type { Publisher } from "../../git/publisher.ts";
import type { Change } from "../../policy/entries.ts";

type Compare = Pick<Publisher, "compared" | "joined">;

/** `from` is what the change is shown against; undefined for the base. */
type ShownChange = Readonly<{ change: Change; from: string | undefined }>;

/**
 * Changes that came from the parents are not shown. A file with a conflict is shown against the first parent, where the work goes: rules
 * measure it from the text with git's marks, which has lines that no file ever had.
 */
export async function shownChange(change: Change, publisher: Compare): Promise<ShownChange> {
  const { lineage, tree } = change;
  const [parent] = lineage?.parents ?? [];
  if (!lineage?.conflicts.length || parent === undefined) return { change, from: lineage?.from };
  const from = await publisher.joined(lineage.from, parent, lineage.conflicts);
  const { files } = await publisher.compared(tree, from);
  return { change: { ...change, files }, from };
}
