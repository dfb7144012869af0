/**
 * Finds out whether a request was withdrawn before the run began: its label or assignment is gone or was set again by
 * somebody else, or two labels contradict each other.
 */
import { printNotice } from "../../action/runner/console.ts";
import { triggerSettings } from "../../action/runner/input/trigger-settings.ts";
import { gitHubReader } from "../../github/client.ts";
import { type AskedThread, readStillAsked } from "../../github/read/thread/still-asked.ts";
import { isSameLogin } from "../../github/read/trigger/mention.ts";
import type { TriggerSettings } from "../../github/read/trigger/trigger.ts";
import { postComment } from "../../github/write/comment/comment.ts";
import { code } from "../../github/write/inline-code.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import type { UnclaimedRun } from "../run.ts";
import { answersThis, findOwnComment, withMark } from "../thread/own-comments.ts";
import { deciderOf } from "./complete-trigger.ts";

/** Why the request is not handled, which is posted on the thread once. Undefined if it still applies. */
export async function whyWithdrawn(run: UnclaimedRun): Promise<string | undefined> {
  const { trigger, world } = run;
  const { github, job } = run;
  try {
    const asked = await readStillAsked(gitHubReader(github, job.repository), trigger);
    if (!asked || !trigger.claim) return undefined;
    const { kind, name } = trigger.claim;
    if (asked.taken) return await tell(run, wordsOf(kind, name, deciderOf(trigger), asked.taken.again));
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
