/** Checks whether everybody whom a trigger names may start a run, and says why not. */

import type { GitHubAccess } from "../../action/runner/connect.ts";
import { gateSettings } from "../../action/runner/input/trigger-settings.ts";
import type { World } from "../../action/runner/world.ts";
import { gitHubReader } from "../../github/client.ts";
import { readOwn } from "../../github/read/trigger/own.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { gate } from "../../github/read/who/gate.ts";
import { answerable } from "./approvers.ts";

/** Everyone who must be allowed is; or else why not, in one line for the log. */
export async function whyRefused(
  world: World,
  { github, job }: GitHubAccess,
  trigger: Trigger,
): Promise<string | undefined> {
  const client = gitHubReader(github, job.repository);
  const own = await readOwn(client);
  const sleep = (ms: number) => world.sleep(ms, world.signal);
  const isDecision = trigger.kind === "decision";
  const settings = isDecision
    ? answerable(world.env, own?.id, trigger.claim !== undefined)
    : gateSettings(world.env, own?.id);
  const found = await gate({ client, settings, sleep }, trigger);
  return found.status === "denied" ? found.why : undefined;
}
