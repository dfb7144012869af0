/**
 * Decides whether a decision is valid, using everything that is known before the workspace is read, and marks the
 * waiting items as decided. This succeeds once.
 */
import { gitHubReader } from "../../../github/client.ts";
import { readShownComment } from "../../../github/read/comment-now.ts";
import { gate } from "../../../github/read/permission.ts";
import { type Rejection, rejectionsOn } from "../../../github/read/thread/still-asked.ts";
import { readOwn } from "../../../github/read/trigger/own-account.ts";
import type { Actor } from "../../../github/read/trigger/trigger.ts";
import { Fault } from "../../../lib/fault.ts";
import { code } from "../../../markdown/inline-code.ts";
import { prompt } from "../../../prompts.ts";
import { type ApprovalVerdict, type DecisionFacts, judgeDecision } from "../../../render/approval/judge.ts";
import {
  idOf,
  openItems,
  type Proposal,
  type ProposalItem,
  pendingName,
  type RecordedDecision,
  recordDecision,
  shortDigest,
} from "../../../render/approval/proposal.ts";
import { printNotice } from "../../../runner/console.ts";
import { triggerSettings } from "../../../runner/input/trigger-settings.ts";
import { deciderOf } from "../../admit/complete-trigger.ts";
import { approversOf } from "../../admit/who-may.ts";
import type { Memory } from "../../memory/memory.ts";
import type { Run } from "../../run.ts";
import { proposalFor, wasAccepted, withProposal } from "../../thread/state.ts";

/** `shownAt` is the time when the proposal was first shown, if known. */
export type DecisionCheck = ApprovalVerdict & Readonly<{ proposal: Proposal | undefined; shownAt: string | undefined }>;

type RulingRun = Pick<Run, "world" | "settings" | "github" | "job" | "trigger">;

/** Rejects if GitHub cannot be reached. `policy` is the version of the rules, once those of the base commit are known. */
export async function checkDecision(
  { world, settings, github, job, trigger }: RulingRun,
  memory: Memory,
  policy: string | undefined,
): Promise<DecisionCheck> {
  const client = gitHubReader(github, job.repository);
  const approvers = approversOf(settings, world.env, (await readOwn(client))?.id);
  const sleep = (ms: number) => world.sleep(ms, world.signal);
  const proposal = proposalFor({ memory, trigger });
  const isApproval = trigger.decision?.verdict === "approve";
  const [gated, comment, rejections] = await Promise.all([
    gate({ client, settings: approvers.gate, sleep }, trigger),
    proposal?.comment && readShownComment(client, proposal.comment.id),
    proposal && isApproval && openItems(proposal).length > 0
      ? rejectionsOn(client, trigger.thread, {
          settings: triggerSettings(settings, world.env),
          since: shownAfter(proposal),
        })
      : [],
  ]);
  const { decision, createdAt: at, actors } = trigger;
  const [by] = actors;
  if (!decision || !by) return { status: "refused", why: "Nobody has decided anything.", proposal, shownAt: undefined };
  const facts: DecisionFacts = {
    proposal,
    comment: comment ?? undefined,
    asked: { verdict: decision.verdict, digest: decision.digest, at, by },
    whyNotAllowed: gated.status === "denied" ? gated.why : whyForgotten(memory, proposal),
    mustNotBeRequester: approvers.mustNotBeRequester,
    policy,
    now: world.now(),
    wasGood: wasAccepted({ memory, trigger }),
  };
  const verdict = judgeDecision(facts);
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
  facts: DecisionFacts;
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
    const rejected = judgeDecision({ ...facts, asked });
    const isAbout = ({ pending }: ProposalItem) => verdict.items.some((item) => item.pending === pending);
    if (rejected.status === "refused" || !rejected.items.some(isAbout)) continue;
    if (await mayDecide(one.by)) return opposed(one.by.login, " in a comment", facts);
  }
  return undefined;
}

function opposed(rejecter: string | undefined, where: string, { asked }: DecisionFacts): string {
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
    printNotice(`${kind} ${shortDigest(pending)} (${pendingName(pending)}) was ${decision.verdict} by ${decision.by}.`);
  }
}
