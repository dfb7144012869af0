/** Counts what is other in the workspace of the files that instruct agents, so that the agent knows that it is data. */
import type { SkillSource } from "../../core/skill/source.ts";
import { isConfiguration } from "../../github/read/configuration.ts";

/** Files that are new or other in the head; what is only gone cannot instruct anybody. */
export async function changedByHead(base: SkillSource, head: SkillSource): Promise<number> {
  if (base === head) return 0;
  const known = new Map((await base.list()).map(({ path, id }) => [path, id]));
  return (await head.list()).filter(({ path, id }) => isConfiguration(path) && known.get(path) !== id).length;
}
