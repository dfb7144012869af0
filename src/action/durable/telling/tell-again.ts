/** A run is kept before it is told: whoever finds that nobody came to tell it does so, from what was kept. */
import type { Connection } from "../../connect.ts";
import type { Desk, Recall } from "../recall.ts";
import { tell } from "./tell.ts";

/** For an attempt that was cut off; else it has been told. */
export async function tellAgain(
  connection: Connection,
  desk: Desk,
  { telling }: Extract<Recall, { kind: "answered" }>,
): Promise<void> {
  if (telling?.key !== desk.trigger.key || !connection.mayWrite || desk.job.runAttempt === 1) return;
  await tell(connection, desk, telling);
}
