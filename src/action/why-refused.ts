/** Whether everybody whom a trigger names may have it answered, whatever is to be done. */
import { gitHubReader } from "../github/client.ts";
import { readOwn } from "../github/read/trigger/own.ts";
import type { Trigger } from "../github/read/trigger/trigger.ts";
import { gate } from "../github/read/who/gate.ts";
import { answerable } from "./approval/approvers.ts";
import type { Connection } from "./connect.ts";
import { gateSettings } from "./runner/input/trigger-settings.ts";
import type { World } from "./world.ts";

/** Everyone who must be allowed is; or else why not, in one line for the log. */
export async function whyRefused(
  world: World,
  { github, job }: Pick<Connection, "github" | "job">,
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
