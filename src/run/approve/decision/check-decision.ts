/**
 * Decides whether a decision is valid, using everything that is known before the workspace is read, and marks the
 * waiting items as decided. This succeeds once. For one that has no effect it says why in one line, and removes its label,
 * so that adding the label again decides again.
 */
import { printNotice } from "../../../action/runner/console.ts";
import { phrasesOf, triggerSettings } from "../../../action/runner/input/trigger-settings.ts";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import { gitHubReader } from "../../../github/client.ts";
import { gate } from "../../../github/read/permission.ts";
import { readShownComment } from "../../../github/read/target.ts";
import { type Rejection, rejectionsOn } from "../../../github/read/thread/still-asked.ts";
import { readOwn } from "../../../github/read/trigger/own-account.ts";
import type { Actor } from "../../../github/read/trigger/trigger.ts";
import { type ApprovalVerdict, type Facts, judge } from "../../../github/write/approval/judge.ts";
import {
  idOf,
  nameOf,
  openItems,
  type Proposal,
  type ProposalItem,
  type RecordedDecision,
  recordDecision,
  shortDigest,
} from "../../../github/write/approval/proposal.ts";
import { postComment } from "../../../github/write/comment/comment.ts";
import { code } from "../../../github/write/inline-code.ts";
import { neutraliseWords } from "../../../github/write/prose/neutral.ts";
import { withAnswer } from "../../../github/write/state/manifest.ts";
import { Fault, toFault } from "../../../lib/fault.ts";
import { prompt } from "../../../prompts.ts";
import { claim } from "../../admit/acknowledge.ts";
import { deciderOf } from "../../admit/complete-trigger.ts";
import { approversOf } from "../../admit/who-may.ts";
import { workFacts } from "../../claim/restore-work.ts";
import type { Memory } from "../../memory/memory.ts";
import type { AgentEnd } from "../../outcome/run-result.ts";
import type { PreparedRun } from "../../prepared-run.ts";
import type { Run, UnclaimedRun } from "../../run.ts";
import { answersThis, findOwnComment, withMark } from "../../thread/own-comments.ts";
import { proposalFor, proposalIn, wasAccepted, withProposal } from "../../thread/state.ts";

/** `shownAt` is the time when the proposal was first shown, if known. */
type DecisionCheck = ApprovalVerdict & Readonly<{ proposal: Proposal | undefined; shownAt: string | undefined }>;

type RulingRun = Pick<Run, "world" | "github" | "job" | "trigger">;

/** Rejects if GitHub cannot be reached. `policy` is the version of the rules, once those of the base commit are known. */
export async function checkDecision(
  { world, github, job, trigger }: RulingRun,
  memory: Memory,
  policy: string | undefined,
): Promise<DecisionCheck> {
  const client = gitHubReader(github, job.repository);
  const approvers = approversOf(world.env, (await readOwn(client))?.id);
  const sleep = (ms: number) => world.sleep(ms, world.signal);
  const proposal = proposalFor({ memory, trigger });
  const isApproval = trigger.decision?.verdict === "approve";
  const [gated, comment, rejections] = await Promise.all([
    gate({ client, settings: approvers.gate, sleep }, trigger),
    proposal?.comment && readShownComment(client, proposal.comment.id),
    proposal && isApproval && openItems(proposal).length > 0
      ? rejectionsOn(client, trigger.thread, { settings: triggerSettings(world.env), since: shownAfter(proposal) })
      : [],
  ]);
  const { decision, createdAt: at, actors } = trigger;
  const [by] = actors;
  if (!decision || !by) return { status: "refused", why: "Nobody has decided anything.", proposal, shownAt: undefined };
  const facts: Facts = {
    proposal,
    comment: comment ?? undefined,
    asked: { verdict: decision.verdict, digest: decision.digest, at, by },
    whyNotAllowed: gated.status === "denied" ? gated.why : whyForgotten(memory, proposal),
    mustNotBeRequester: approvers.mustNotBeRequester,
    policy,
    now: world.now(),
    wasGood: wasAccepted({ memory, trigger }),
  };
  const verdict = judge(facts);
  const mayDecide = async (actor: Actor) => {
    const settings = { ...approvers.gate, triggeringActor: undefined };
    return (await gate({ client, settings, sleep }, { ...trigger, actors: [actor] })).status === "allowed";
  };
  const why = await whyOpposed({ facts, verdict, rejections, mayDecide });
  const ruled: ApprovalVerdict = why === undefined ? verdict : { status: "refused", why };
  return { ...ruled, proposal, shownAt: comment?.shownAt };
}

/** A runner's clock may be ahead of GitHub's. */
const GRACE_MS = 10 * 60_000;

/**
 * A time before anybody could see the proposal. Rejections that are older than the proposal are recognized by their own
 * time.
 */
function shownAfter(proposal: Proposal): Date {
  const created = openItems(proposal).map(({ pending }) => Date.parse(pending.created));
  return new Date(Math.min(...created) - GRACE_MS);
}

type Opposed = Readonly<{
  facts: Facts;
  verdict: ApprovalVerdict;
  rejections: readonly Rejection[];
  mayDecide(actor: Actor): Promise<boolean>;
}>;

/**
 * Returns the rejection that contradicts an approval, as text. After a rejection that was carried out, nothing is left
 * to approve.
 */
async function whyOpposed({ facts, verdict, rejections, mayDecide }: Opposed): Promise<string | undefined> {
  if (verdict.status === "refused" || facts.wasGood) return undefined;
  for (const one of rejections) {
    if (one.kind === "label") return opposed(one.by, ` with the label ${code(one.name)}`, facts);
    const asked = { verdict: "reject", digest: one.said.digest, at: one.at, by: one.by } as const;
    const rejected = judge({ ...facts, asked });
    const isAbout = ({ pending }: ProposalItem) => verdict.items.some((item) => item.pending === pending);
    if (rejected.status === "refused" || !rejected.items.some(isAbout)) continue;
    if (await mayDecide(one.by)) return opposed(one.by.login, " in a comment", facts);
  }
  return undefined;
}

function opposed(rejecter: string | undefined, where: string, { asked }: Facts): string {
  const name = rejecter === undefined ? "Somebody" : code(rejecter);
  return prompt("approval-opposed", { rejecter: name, where, approver: code(asked.by.login) });
}

/** If the saved state was not accepted, nothing in it can be approved. */
function whyForgotten({ isResumed, notes }: Memory, proposal: Proposal | undefined): string | undefined {
  return proposal === undefined && !isResumed && notes.size > 0 ? [...notes].join(" ") : undefined;
}

export type How = Pick<RecordedDecision, "verdict" | "reason">;

/** After this, no other run can use the decision. Rejects with a Fault if that is not certain. Then nothing was done. */
export async function markDecided(
  { memory, trigger, world }: Pick<Run, "memory" | "trigger" | "world">,
  proposal: Proposal,
  items: readonly ProposalItem[],
  how: How,
): Promise<Proposal> {
  const used = recordDecision(proposal, items, { ...how, by: deciderOf(trigger), at: world.now().toISOString() });
  if (!(await memory.settle(withProposal(used)))) throw notMarked();
  printDecision(used, items);
  return used;
}

function notMarked(): Fault {
  return new Fault("git", "This decision could not be recorded as used, so nothing was carried out.", {
    hint: "Another run may be active on this thread. Decide again when it has ended.",
  });
}

function printDecision({ items }: Proposal, chosen: readonly ProposalItem[]): void {
  const ids = new Set(chosen.map(({ pending }) => idOf(pending)));
  for (const { pending, decision } of items) {
    if (!decision || !ids.has(idOf(pending))) continue;
    const kind = "tool" in pending ? "Action" : "patch" in pending ? "Change" : "Intent";
    printNotice(`${kind} ${shortDigest(pending)} (${nameOf(pending)}) was ${decision.verdict} by ${decision.by}.`);
  }
}

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
  const { world, trigger } = run;
  const { github, job, redact } = run;
  printNotice(why);
  await claim(run, trigger);
  const rules = { repositoryUrl: job.repositoryUrl, phrases: phrasesOf(world.env) };
  const verdict = trigger.decision?.verdict === "reject" ? "rejection" : "approval";
  const words = prompt("approval-refused", { who: deciderOf(trigger), verdict, why: neutraliseWords(why, rules) });
  if (trigger.thread.type === "none") return;
  try {
    const body = withMark({ world, job, trigger }, redact(words));
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
  await closePending(conversation, before);
  const by = { verdict: "dropped", by: "us", at: world.now().toISOString(), reason: "its run was cut off" } as const;
  const used = before && recordDecision(before, openItems(before), by);
  if (used) memory.update(withProposal(used));
  await conversation.send([prompt("approval-resumed"), ...workFacts(prepared)].join("\n\n"));
  return { end: await runAgent(), ...(used && { used }) };
}

/** Answers the calls that no longer wait for a decision. Each gets what is known about it, and none of them runs. */
export async function closePending(
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
