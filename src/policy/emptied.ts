/** Finds a change after which no file of the base is left, as after a revert of the oldest commit of a shallow history. */
import type { Git } from "../core/workspace/git/settings.ts";
import { ABSENT, type ChangeEntry, type filesIn, SUBMODULE } from "./entries.ts";

/** Whether the change has removed every file of `base`, which had two or more. New files make no difference. */
export async function isEmptied(
  git: Git,
  base: string,
  entries: readonly ChangeEntry[],
  list: typeof filesIn,
): Promise<boolean> {
  const old = entries.filter(({ oldMode }) => oldMode !== ABSENT && oldMode !== SUBMODULE);
  if (old.length < 2 || old.some(({ newMode }) => newMode !== ABSENT)) return false;
  return (await list(git, base)).length === old.length;
}
