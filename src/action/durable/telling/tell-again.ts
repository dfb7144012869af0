/** A run is kept before it is told: whoever finds that nobody came to tell it does so, from what was kept. */
import type { Connection } from "../../connect.ts";
import { acknowledgedAt, signOff } from "../../thread/acknowledge.ts";
import type { Desk, Recall } from "../recall.ts";
import { tell } from "./tell.ts";

/** For an attempt that was cut off; else it has been told. Where nothing was kept, its sign may be all that is lacking. */
export async function tellAgain(
  connection: Connection,
  { world, job, trigger }: Desk,
  { answer: { reaction }, telling }: Extract<Recall, { kind: "answered" }>,
): Promise<void> {
  if (!connection.mayWrite || job.runAttempt === 1) return;
  const { thread, key } = trigger;
  if (telling?.lease.key === key) {
    await tell(connection, { env: world.env, thread }, telling);
    return;
  }
  const place = acknowledgedAt(trigger);
  if (place && reaction) await signOff(connection, place, reaction);
}
