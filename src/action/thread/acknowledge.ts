/** Small signs that we heard: a reaction, and the label or the name taken off again. None of them stops a run. */

import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { takeOff } from "../../github/write/claim.ts";
import { type Reaction, type ReactionPlace, react } from "../../github/write/reaction.ts";
import { toFault } from "../../lib/fault.ts";
import type { Connection } from "../answer.ts";
import { printNotice } from "../runner/console.ts";

type Desk = Pick<Connection, "github" | "job" | "mayWrite">;

export async function acknowledge({ github, job, mayWrite }: Desk, trigger: Trigger, content: Reaction): Promise<void> {
  const place = acknowledgedAt(trigger);
  if (!place || !mayWrite) return;
  try {
    await react(github, job.repository, place, content);
  } catch (error) {
    printNotice(`No reaction could be left. ${toFault(error).message}`);
  }
}

/** Before the work begins, so that whoever asks again meanwhile is heard. */
export async function claim({ github, job, mayWrite }: Desk, { claim, thread }: Trigger): Promise<void> {
  if (!mayWrite || !claim || thread.type === "none") return;
  try {
    await takeOff(github, job.repository, thread.number, claim);
  } catch (error) {
    printNotice(`The ${claim.kind} could not be taken off. ${toFault(error).message}`);
  }
}

/** Reviews, discussions and runs take none, or not of this kind. */
export function acknowledgedAt({ item, kind, thread }: Trigger): ReactionPlace | undefined {
  if (kind === "review") return undefined; // nobody called, so nobody waits for a sign
  if (item.kind === "issue-comment" || item.kind === "review-comment") return { kind: item.kind, id: item.id };
  if (thread.type === "none" || (item.kind !== "issue" && item.kind !== "pull-request")) return undefined;
  return { kind: "thread", number: thread.number };
}
