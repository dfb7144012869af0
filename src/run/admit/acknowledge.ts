/**
 * Adds the reaction that shows that the request was received, and removes the label or assignment that made it.
 * Failures here do not stop a run. A request is withdrawn where that label or assignment is gone before the run begins or
 * was set again by somebody else, or two labels contradict each other.
 */
import type { Connection } from "../../action/runner/connect.ts";
import { printNotice } from "../../action/runner/console.ts";
import { triggerSettings } from "../../action/runner/input/trigger-settings.ts";
import { gitHubReader } from "../../github/client.ts";
import { type AskedThread, readStillAsked } from "../../github/read/thread/still-asked.ts";
import { isSameLogin } from "../../github/read/trigger/mention.ts";
import type { Trigger, TriggerSettings } from "../../github/read/trigger/trigger.ts";
import { postComment } from "../../github/write/comment/comment.ts";
import { type Reaction, type ReactionPlace, react, takeOff } from "../../github/write/comment/reaction.ts";
import { code } from "../../github/write/inline-code.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import type { UnclaimedRun } from "../run.ts";
import { answersThis, findOwnComment, withMark } from "../thread/own-comments.ts";
import { deciderOf } from "./complete-trigger.ts";

type Access = Pick<Connection, "github" | "job" | "mayWrite">;

export async function acknowledge(run: Access, trigger: Trigger, content: Reaction): Promise<void> {
  const place = acknowledgedAt(trigger);
  try {
    if (place) await leave(run, place, content);
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
  if (kind === "review" || thread.type === "none") return undefined; // nobody asked, so nobody waits for a reaction
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

/** Why the request is not handled, which is posted on the thread once. Undefined if it still applies. */
export async function whyWithdrawn(run: UnclaimedRun): Promise<string | undefined> {
  const { trigger, world } = run;
  const { github, job } = run;
  try {
    const asked = await readStillAsked(gitHubReader(github, job.repository), trigger);
    if (!asked || !trigger.requestSign) return undefined;
    const { kind, name } = trigger.requestSign;
    if (asked.withdrawn) return await tell(run, wordsOf(kind, name, deciderOf(trigger), asked.withdrawn.again));
    const both = trigger.decision && bothDecisions(triggerSettings(world.env), asked);
    if (!both) return undefined;
    const words = prompt("taken-back-both", both);
    // Each label starts a run. The run for the approval posts it for both.
    return trigger.decision?.verdict === "approve" ? await tell(run, words) : words;
  } catch (error) {
    printNotice(`It could not be checked whether the request still counts. ${toFault(error).message}`);
    return undefined;
  }
}

function wordsOf(kind: "label" | "assignee", name: string, who: string, again: string | undefined): string {
  if (again === undefined) return prompt(`taken-back-${kind}`, { name });
  return prompt(`taken-back-${kind}-again`, { name, who: code(who), other: code(again) });
}

/** Who added which of the two labels: each of them may have to remove theirs. */
function bothDecisions({ approveLabel = "", rejectLabel = "" }: TriggerSettings, { present }: AskedThread) {
  const find = (label: string) => present.find(({ name }) => isSameLogin(name, label));
  const [approval, rejection] = [find(approveLabel), find(rejectLabel)];
  if (!approval || !rejection) return undefined;
  const people = { approver: code(approval.by ?? "somebody"), rejecter: code(rejection.by ?? "somebody") };
  return { approve: approveLabel, reject: rejectLabel, ...people };
}

async function tell(run: UnclaimedRun, words: string): Promise<string> {
  const { github, job, trigger, redact, mayWrite } = run;
  if (!mayWrite || trigger.thread.type === "none" || (await findOwnComment(run, answersThis(run)))) return words;
  try {
    await postComment(github, job.repository, trigger.thread.number, withMark(run, redact(words)));
  } catch (error) {
    printNotice(`The reason could not be posted on the thread. ${toFault(error).message}`);
  }
  return words;
}
