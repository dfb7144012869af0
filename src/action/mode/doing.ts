/** What is done for whoever may ask: the work itself, or the publication of what another job has come to. */
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import type { Fault } from "../../lib/fault.ts";
import type { Connection } from "../answer.ts";
import { applying } from "../change-set/applying.ts";
import { type Desk, type Recall, recall } from "../durable/recall.ts";
import type { Setting } from "../prepare.ts";
import { type Cleaners, type Done, notDone, work } from "../work.ts";
import type { World } from "../world.ts";
import { modeOf } from "./mode.ts";

export type Doing = Readonly<{
  /** Where it was done before, in one line; undefined if it was not. */
  doneBefore(connection: Connection, trigger: Trigger): Promise<string | undefined>;
  recall(desk: Desk): Promise<Recall>;
  /** Never rejects. */
  work(setting: Setting, cleaners: Cleaners): Promise<Done | "lost">;
}>;

/** `fault` is why it cannot be made out what is asked, if so. */
export function doingOf(world: World, fault: Fault | undefined): Doing {
  if (fault) return { doneBefore: async () => undefined, recall, work: async () => notDone(fault) };
  return modeOf(world.env) === "apply" ? applying(world) : { doneBefore: async () => undefined, recall, work };
}
