/**
 * Adds the reaction that shows that the request was received, and removes the label or assignment that made it.
 * Failures here do not stop a run.
 */
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { rowOf } from "../../github/read/trigger/trigger-kinds.ts";
import { type Reaction, type ReactionPlace, react, takeOff } from "../../github/write/comment/reaction.ts";
import { toFault } from "../../lib/fault.ts";
import { type Connection, connect } from "../../runner/connect.ts";
import { printNotice } from "../../runner/console.ts";
import type { UnclaimedRun } from "../run.ts";

type Access = Pick<Connection, "github" | "job" | "mayWrite">;

export async function acknowledge(run: Access, trigger: Trigger, content: Reaction): Promise<void> {
  const place = acknowledgedAt(trigger);
  try {
    if (place) await leave(run, place, content);
  } catch (error) {
    printNotice(`The reaction could not be added. ${toFault(error).message}`);
  }
}

/** Tells the writer of a comment that its mention was not taken for a call. Never rejects. */
export async function tellUnheard({ world, settings }: Pick<UnclaimedRun, "world" | "settings">, place: ReactionPlace) {
  try {
    await leave(connect(world, settings), place, "confused");
  } catch (error) {
    printNotice(`The reaction could not be added. ${toFault(error).message}`);
  }
}

/** Adds the second reaction. A failure is not printed, because the first reaction has failed too. */
export async function signOff(run: Access, place: ReactionPlace, content: Reaction): Promise<void> {
  await leave(run, place, content).catch(() => undefined);
}

async function leave({ github, job, mayWrite }: Access, place: ReactionPlace, content: Reaction): Promise<void> {
  if (mayWrite) await react(github, job.repository, place, content);
}

/** Removes the label or the assignment before the work begins, so that a second request starts a run. */
export async function removeRequestSign(
  { github, job, mayWrite }: Access,
  { requestSign, thread }: Trigger,
): Promise<void> {
  if (!mayWrite || !requestSign || thread.type === "none") return;
  try {
    await takeOff(github, job.repository, thread.number, requestSign);
  } catch (error) {
    printNotice(`The ${requestSign.kind} could not be removed. ${toFault(error).message}`);
  }
}

/** The place for the reaction; workflow runs have none. */
export function acknowledgedAt({ item, kind, thread }: Trigger): ReactionPlace | undefined {
  if (!rowOf({ kind }).isAwaited || thread.type === "none") return undefined; // nobody asked, so nobody waits for a reaction
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
