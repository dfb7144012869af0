/** Says on the thread what a run came to: on what was decided, in its comment, and on the request. Can be said twice. */
import type { ThreadPlace } from "../../../github/read/trigger/trigger.ts";
import type { Posted } from "../../../github/write/comment/comment.ts";
import { closeBallot } from "../../approval/close-ballot.ts";
import type { Connection } from "../../connect.ts";
import { signOff } from "../../thread/acknowledge.ts";
import { finishSticky } from "../../thread/sticky.ts";
import type { Env } from "../../world.ts";
import type { Telling } from "./telling.ts";

/** The comment comes after the ballot: as long as it is open, the step after us says both. Undefined where there is none. */
export async function tell(
  connection: Connection,
  { env, thread }: Readonly<{ env: Env; thread: ThreadPlace }>,
  telling: Telling,
): Promise<Posted | undefined> {
  const { sticky, sign } = telling;
  await closeBallot(connection, thread, telling);
  const final = sticky && (await finishSticky(connection, env, { ...telling, sticky }));
  if (sign) await signOff(connection, sign.place, sign.content);
  return final;
}
