/** Says on the thread what a run came to: on what was decided, in its comment, and on the request. Can be said twice. */
import type { Posted } from "../../../github/write/comment/comment.ts";
import { isOutcome, signOf } from "../../../github/write/outcome.ts";
import { closeBallot } from "../../approval/close-ballot.ts";
import type { Connection } from "../../connect.ts";
import { signOff } from "../../thread/acknowledge.ts";
import { finishSticky } from "../../thread/sticky.ts";
import type { Desk } from "../recall.ts";
import type { Telling } from "./telling.ts";

/** The comment comes after the ballot: as long as it is open, the step after us says both. Undefined where there is none. */
export async function tell(
  connection: Connection,
  { world, trigger }: Pick<Desk, "world" | "trigger">,
  telling: Telling,
): Promise<Posted | undefined> {
  const { sticky, outcome } = telling;
  await closeBallot(connection, trigger.thread, telling);
  const final = sticky && (await finishSticky(connection, world.env, { ...telling, sticky }));
  const sign = isOutcome(outcome) ? signOf(outcome) : undefined;
  if (sign) await signOff(connection, trigger, sign);
  return final;
}
