/** Has the state keep copies of the files of a run that no patch has, such as large ones. */
import type { Publisher } from "../../git/publisher.ts";
import type { Change } from "../../policy/entries.ts";
import { LIMITS } from "../../runner/input/inputs.ts";
import { captureLimits, gitEnvironment } from "../../runner/world.ts";
import { type UnpublishedWork, unpublishedIn } from "../memory/unpublished.ts";
import type { KeptWork } from "../outcome/run-result.ts";
import type { PreparedRun } from "../prepared-run.ts";
import type { Run } from "../run.ts";

type Copying = Readonly<{ left: UnpublishedWork; apart: string | undefined; isAsking: boolean }> &
  Pick<KeptWork, "toCopy">;

/** Copies of the files that no patch has, of which the comment names those that are lost. Most work has none, and loads nothing of this. */
export async function copiedIn(
  { job, world, settings, leaks, memory }: Run,
  { publisher, folder }: Pick<PreparedRun, "publisher" | "folder">,
  { left, toCopy = [], apart, isAsking }: Copying,
): Promise<UnpublishedWork> {
  // Nobody can be shown a large file, and an approved action must not find one that nobody saw.
  if (toCopy.length === 0 || (isAsking && toCopy !== "all")) return left;
  const [{ withCopies }, { noteUncopied }] = await Promise.all([
    import("../claim/leave-copies.ts"),
    import("../memory/uncopied.ts"),
  ]);
  const limitMs = captureLimits(settings.slice(LIMITS)["timeout-minutes"]).copiesMs;
  const before = unpublishedIn(memory.workBefore);
  const place = { folder, workspace: job.workspace, base: publisher.base, environment: gitEnvironment(world.env) };
  const { work, lost, unnamed } = await withCopies(left, toCopy, { ...place, apart, leaks, before, limitMs });
  noteUncopied(memory, lost, unnamed);
  return work;
}

type Left = Readonly<{ change: Change; left: UnpublishedWork | undefined }>;

/** The next run begins with large files too, and who approves anything is shown a tree that has them. */
export function treeWithCopies(publisher: Publisher, { treeLeft, toCopy }: KeptWork, { change, left }: Left) {
  const copied = (left?.copies?.all ?? []).map(({ path }) => Buffer.from(path, "latin1").toString());
  if (treeLeft === undefined || toCopy === "all" || copied.length === 0) return treeLeft;
  return publisher.joined(treeLeft, change.wholeTree ?? change.tree, copied);
}
