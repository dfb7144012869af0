/** Says in one line why a decision has no effect, and removes its label, so that adding the label again decides again. */
import type { Conversation } from "../../../core/conversation/conversation.ts";
import { postComment } from "../../../github/write/comment/comment.ts";
import { toFault } from "../../../lib/fault.ts";
import { neutraliseWords } from "../../../markdown/neutral.ts";
import { prompt } from "../../../prompts.ts";
import {
  idOf,
  openItems,
  type Proposal,
  type RecordedDecision,
  recordDecision,
} from "../../../render/approval/proposal.ts";
import { printNotice } from "../../../runner/console.ts";
import { withAnswer } from "../../../state/manifest.ts";
import { removeRequestSign } from "../../admit/acknowledge.ts";
import { deciderOf } from "../../admit/complete-trigger.ts";
import { workFacts } from "../../claim/restore-work.ts";
import type { Memory } from "../../memory/memory.ts";
import type { AgentEnd } from "../../outcome/run-result.ts";
import type { PreparedRun } from "../../prepared-run.ts";
import type { UnclaimedRun } from "../../run.ts";
import { answersThis, findOwnComment, withMark } from "../../thread/own-comments.ts";
import { proposalIn, withProposal } from "../../thread/state.ts";
import { checkDecision } from "./check-decision.ts";

/**
 * Why a decision has no effect, which is also posted on the thread. Undefined for a valid decision, and for one that
 * needs another question.
 */
export async function refuseInvalidDecision(run: UnclaimedRun, memory: Memory): Promise<string | undefined> {
  if (isUsedBefore(memory, run.trigger.key)) return undefined; // by an interrupted run
  const ruling = await checkDecision(run, memory, undefined);
  if (ruling.status !== "refused") return undefined;
  await refuseDecision(run, memory, ruling.why);
  return ruling.why;
}

async function refuseDecision(run: UnclaimedRun, memory: Memory, why: string): Promise<void> {
  const { world, settings, trigger } = run;
  const { github, job, redact } = run;
  printNotice(why);
  await removeRequestSign(run, trigger);
  const rules = { repositoryUrl: job.repositoryUrl, phrases: settings.phrases };
  const verdict = trigger.decision?.verdict === "reject" ? "rejection" : "approval";
  const words = prompt("approval-refused", { who: deciderOf(trigger), verdict, why: neutraliseWords(why, rules) });
  if (trigger.thread.type === "none") return;
  try {
    const body = withMark({ settings, job, trigger }, redact(words));
    // An interrupted attempt may have posted it already.
    const earlier = job.runAttempt > 1 ? await findOwnComment(run, answersThis(run)) : undefined;
    const { url } = earlier ?? (await postComment(github, job.repository, trigger.thread.number, body));
    const answer = { key: trigger.key, comment_url: url, outcome: "skipped", time: world.now().toISOString() };
    if (memory.isResumed) await memory.close((manifest) => withAnswer(manifest, answer));
  } catch (error) {
    printNotice(`The reason could not be posted on the thread. ${toFault(error).message}`);
  }
}

/** Whether the interrupted run was started by this decision and had marked it as used. */
export function isUsedBefore(memory: Memory, key: string): boolean {
  const { cutOff } = memory;
  if (cutOff?.key !== key) return false;
  return proposalIn(memory)?.items.some(({ decision }) => decision && decision.at >= cutOff.taken) === true;
}

/** An action without a result may have run, so it is not run again. The agent is told, and can ask again. */
export async function continueUsedDecision(prepared: PreparedRun): Promise<AgentEnd> {
  const { run, conversation, runAgent } = prepared;
  const { memory, world } = run;
  const before = proposalIn(memory);
  await rejectAllPending(conversation, before);
  const by = { verdict: "dropped", by: "us", at: world.now().toISOString(), reason: "its run was cut off" } as const;
  const used = before && recordDecision(before, openItems(before), by);
  if (used) memory.update(withProposal(used));
  await conversation.send([prompt("approval-resumed"), ...workFacts(prepared)].join("\n\n"));
  return { end: await runAgent(), ...(used && { used }) };
}

/** Answers the calls that no longer wait for a decision. Each gets what is known about it, and none of them runs. */
export async function rejectAllPending(
  conversation: Pick<Conversation, "pendingActions" | "rejectPendingActions" | "state">,
  proposal: Proposal | undefined,
): Promise<void> {
  for (const { action } of await conversation.pendingActions()) {
    const item = proposal?.items.find(({ pending }) => idOf(pending) === action.id);
    await conversation.rejectPendingActions(item ? wordsFor(item.decision) : prompt("approval-not-asked"), [action.id]);
  }
  // Calls that could not run anyway are closed with the last one.
  if (conversation.state.status !== "waiting_for_confirmation") return;
  await conversation.rejectPendingActions(proposal ? wordsFor(null) : prompt("approval-not-asked"));
}

/** An approved action without a result was interrupted, so it may have run. */
function wordsFor(decision: RecordedDecision | null): string {
  switch (decision?.verdict) {
    case "approved":
      return prompt("approval-cut-off");
    case "rejected":
      return prompt("approval-rejected", { who: decision.by, reason: decision.reason }).trim();
    case "dropped":
      return decision.reason;
    case undefined:
      return prompt("approval-answered-otherwise");
  }
}
