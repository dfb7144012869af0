/** A run is kept before it is told: whoever finds that nobody came to tell it does so, from what was kept. */
import { isOutcome, signOf } from "../../../github/write/outcome.ts";
import type { Connection } from "../../connect.ts";
import { acknowledgedAt, signOff } from "../../thread/acknowledge.ts";
import type { Desk, Recall } from "../recall.ts";
import { tell } from "./tell.ts";

/** For an attempt that was cut off; else it has been told. Where nothing was kept, its sign may be all that is lacking. */
export async function tellAgain(
  connection: Connection,
  { world, job, trigger }: Desk,
  { answer: { outcome }, telling }: Extract<Recall, { kind: "answered" }>,
): Promise<void> {
  if (!connection.mayWrite || job.runAttempt === 1) return;
  const { thread, key } = trigger;
  if (telling?.lease.key === key) {
    await tell(connection, { env: world.env, thread }, telling);
    return;
  }
  const [place, sign] = [acknowledgedAt(trigger), isOutcome(outcome) ? signOf(outcome) : undefined];
  if (place && sign) await signOff(connection, place, sign);
}
