/** Small signs that we heard: a reaction, and the label or the name taken off again. None of them stops a run. */

import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { takeOff } from "../../github/write/comment/claim.ts";
import { type Reaction, type ReactionPlace, react } from "../../github/write/comment/reaction.ts";
import { toFault } from "../../lib/fault.ts";
import type { Connection } from "../connect.ts";
import { printNotice } from "../runner/console.ts";

type Desk = Pick<Connection, "github" | "job" | "mayWrite">;

export async function acknowledge(desk: Desk, trigger: Trigger, content: Reaction): Promise<void> {
  const place = acknowledgedAt(trigger);
  try {
    if (place) await leave(desk, place, content);
  } catch (error) {
    printNotice(`No reaction could be left. ${toFault(error).message}`);
  }
}

/** The last of two signs: that none could be left the first has told. */
export async function signOff(desk: Desk, place: ReactionPlace, content: Reaction): Promise<void> {
  await leave(desk, place, content).catch(() => undefined);
}

async function leave({ github, job, mayWrite }: Desk, place: ReactionPlace, content: Reaction): Promise<void> {
  if (mayWrite) await react(github, job.repository, place, content);
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

/** Runs take none. */
export function acknowledgedAt({ item, kind, thread }: Trigger): ReactionPlace | undefined {
  if (kind === "review" || thread.type === "none") return undefined; // nobody called, so nobody waits for a sign
  const { id, nodeId } = item;
  switch (item.kind) {
    case "issue-comment":
    case "review-comment":
      return { kind: item.kind, id };
    case "issue":
    case "pull-request":
      return { kind: "thread", number: thread.number };
    case "review":
      return nodeId === undefined ? undefined : { kind: "node", id: nodeId, permission: "pull-requests: write" };
    case "discussion":
    case "discussion-comment":
      return nodeId === undefined ? undefined : { kind: "node", id: nodeId, permission: "discussions: write" };
    default:
      return undefined;
  }
}
