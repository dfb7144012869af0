/** The label that tells people, in lists of issues, that somebody is waited for. A run never fails for it. */
import { takeOff } from "../../github/write/comment/claim.ts";
import { addLabels } from "../../github/write/pull-request/pull-request-signs.ts";
import { toFault } from "../../lib/fault.ts";
import type { Connection } from "../connect.ts";
import { WAITING } from "../labels.ts";
import { printNotice } from "../runner/console.ts";

type Desk = Pick<Connection, "github" | "job">;

/** On a thread while something on it waits, and off it when nothing does any more. */
export async function markThread({ github, job }: Desk, thread: number, isWaiting: boolean): Promise<void> {
  try {
    if (isWaiting) await addLabels(github, job.repository, thread, [WAITING]);
    else await takeOff(github, job.repository, thread, { kind: "label", name: WAITING });
  } catch (error) {
    if (Object(error).status === 404) return; // somebody has taken it off
    printNotice(`The label ${WAITING} could not be changed. ${toFault(error).message}`);
  }
}
