/** Finds marks of a conflict that the agent left in its work. */
import type { Publisher } from "../../git/publisher.ts";
import type { Reviewed } from "../../policy/review.ts";

/** Published files in which git's marks of a conflict were left. */
export async function markedFiles(
  { entries, blobs, change }: Reviewed,
  publisher: Publisher,
): Promise<readonly string[]> {
  const isMarked = (text: string) => MARKS.every((mark) => mark.test(text));
  const marked = entries.filter(({ newObject }) => isMarked(blobs.get(newObject)?.toString("latin1") ?? ""));
  const { conflicts = [] } = change.lineage ?? {};
  const left = conflicts.filter((path) => !change.files.some((file) => file.path === path));
  const texts = left.length === 0 ? new Map<string, string>() : await publisher.filesOf(change.tree).read(left);
  return [...marked.map(({ path }) => path), ...left.filter((path) => isMarked(texts.get(path) ?? ""))];
}

const MARKS = [/(?:^|\n)<{7}(?: [^\n]*)?\r?(?:\n|$)/, /\n={7}\r?\n/, /\n>{7}(?: [^\n]*)?\r?(?:\n|$)/];
