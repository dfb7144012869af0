/** The folders of this runner, of which no comment, summary, output or annotation tells. */
import { dirname } from "node:path";
import { pathRedactor } from "../lib/runner-paths.ts";
import type { Env } from "./world.ts";

const PLACES = [
  ["RUNNER_TEMP", "the temporary folder of the runner"],
  ["RUNNER_TOOL_CACHE", "the tool cache of the runner"],
  ["GITHUB_ACTION_PATH", "the folder of the action"],
  ["HOME", "the home folder of the runner"],
  ["TMPDIR", "a temporary folder"],
] as const;

/**
 * Takes the paths of this runner out of a sentence about an error. Paths in the workspace become relative to it, and of others
 * the name at the end stays.
 */
export function hidePaths(env: Env): (text: string) => string {
  const places = PLACES.map(([name, words]) => [env[name] ?? "", words] as const);
  // Next to the temporary folder, the runner keeps the workspaces and the code of actions.
  const beside = [[dirname(env.RUNNER_TEMP ?? ""), "the work folder of the runner"]] as const;
  return pathRedactor({ workspace: env.GITHUB_WORKSPACE ?? "", places: [...places, ...beside] });
}
