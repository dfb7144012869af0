/** Which names in the folder of the action belong to the checkout, if the action lies there. */
import { git } from "../../core/workspace/git.ts";
import { gitEnvironment, type World } from "../../runner/world.ts";
import { pathInWorkspace } from "../../sandbox/action-folder.ts";

/** The names of files and folders that git tracks there. Call it before any tool runs. */
export async function trackedInAction({ env, scripts }: World, workspace: string): Promise<readonly string[]> {
  const path = pathInWorkspace(scripts, workspace);
  if (path === undefined || path === "") return [];
  const here = git({ folder: workspace, environment: gitEnvironment(env) });
  const listed = await here.raw(["ls-files", "-z", "--", `:(literal)${path}`]).catch(() => "");
  const names = listed.split("\0").map((file) => file.slice(path.length + 1).split("/")[0] ?? "");
  return [...new Set(names)].filter((name) => name !== "");
}
