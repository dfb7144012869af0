/** Carries out a decision about what features have deferred. No tool runs for it, and no model is asked. */
import { toFault } from "../../../lib/fault.ts";
import { oneLine } from "../../../lib/text.ts";
import {
  idOf,
  openDeferred,
  openItems,
  type Proposal,
  type ProposalItem,
  pendingDigest,
  recordDecision,
  waitingLine,
} from "../../../render/approval/proposal.ts";
import { type Inputs, readInputs } from "../../../runner/input/inputs.ts";
import { deciderOf } from "../../admit/complete-trigger.ts";
import type { Approved, CarriedOut, FactsOfAll } from "../../feature.ts";
import { concludeProposed, statusesIn } from "../../outcome/conclude-proposals.ts";
import { type Approvals, NO_WORK, notDone, type RunResult } from "../../outcome/run-result.ts";
import type { Run } from "../../run.ts";
import { proposalFor, withProposal } from "../../thread/state.ts";
import { approvalCommentOf } from "../approval-comment.ts";
import { policyVersion, whyAgain } from "../approval-scope.ts";
import { checkDecision, markDecided } from "../decision/check-decision.ts";
import { deferredItems, isPlan } from "./waiting.ts";

/** Whether somebody decides about this, and not about actions or files. */
export function isAboutDeferred(run: Pick<Run, "trigger" | "memory">): boolean {
  return run.trigger.kind === "decision" && openDeferred(proposalFor(run)).length > 0;
}

/** A plan was approved, and the agent carries it out now. */
export const GO = "go";

type CarryOut = (approved: readonly Approved[]) => Promise<CarriedOut>;

/** Never rejects. */
export async function decideDeferred(run: Run, carryOut: CarryOut): Promise<RunResult | "lost" | typeof GO> {
  const start = run.world.clock();
  try {
    if ((await run.claimed) === "lost") return "lost";
    const done = await decide(run, carryOut);
    if (done === GO) return done;
    return { ...done, report: { ...done.report, durationMs: run.world.clock() - start } };
  } catch (error) {
    return notDone(toFault(error), run.world.clock() - start);
  }
}

async function decide(run: Run, carryOut: CarryOut): Promise<RunResult | typeof GO> {
  const inputs = readInputs(run.settings);
  const { proposal, ...ruling } = await checkDecision(run, run.memory, policyVersion(run.settings, undefined));
  if (ruling.status === "refused" || !proposal)
    return endWith({
      outcome: "skipped",
      reason: ruling.status === "refused" ? ruling.why : "Nothing is pending here.",
    });
  if (run.trigger.decision?.verdict === "reject") return reject(run, inputs, { proposal, items: ruling.items });
  if (ruling.status === "stale") return askAgain(run, inputs, { proposal, items: ruling.items, why: ruling.why });
  if (!isPlan(ruling.items)) return approve(run, inputs, { proposal, items: ruling.items }, carryOut);
  await markDecided(run, proposal, ruling.items, { verdict: "approved", reason: "" });
  return GO;
}

type Chosen = Readonly<{ proposal: Proposal; items: readonly ProposalItem[] }>;

/** Marked as used before anything is done: it is done once, and a run that is cut off goes on where GitHub says it is. */
async function approve(run: Run, inputs: Inputs, { proposal, items }: Chosen, carryOut: CarryOut): Promise<RunResult> {
  const used = await markDecided(run, proposal, items, { verdict: "approved", reason: "" });
  const pending = items.flatMap((item) => ("intent" in item.pending ? [item.pending] : []));
  const approved = pending.map((one) => ({ ...one, since: one.created, digest: pendingDigest(one) }));
  const { facts, results } = await carryOut(approved);
  const byId = new Map(pending.map((one, at) => [idOf(one), results[at] ?? ""]));
  return settled(run, inputs, { used, results: byId, facts });
}

type Settled = Readonly<{ used: Proposal; results: Approvals["results"]; facts: FactsOfAll }>;

/** The rest continues to wait, in the new comment. */
function settled(run: Run, inputs: Inputs, { used, results, facts }: Settled): RunResult {
  const left = openItems(used);
  const proposal: Proposal | undefined = left.length > 0 ? { v: 1, items: left, comment: null } : undefined;
  const approvalComment = proposal && approvalCommentOf(proposal, run, inputs);
  const conclusion = concludeProposed({ outcome: "answered", reason: "Decided", hint: "" }, statusesIn(facts));
  const ended = proposal
    ? { outcome: "awaiting-approval" as const, reason: waitingLine(proposal), hint: "" }
    : conclusion;
  const approvals = { proposal, used, results, ...(approvalComment !== undefined && { approvalComment }) };
  return endWith({ ...ended, facts }, approvals);
}

async function reject(run: Run, inputs: Inputs, { proposal, items }: Chosen): Promise<RunResult> {
  const reason = run.trigger.decision?.reason ?? "";
  const used = await markDecided(run, proposal, items, { verdict: "rejected", reason });
  if (openItems(used).length > 0) return settled(run, inputs, { used, results: new Map(), facts: {} });
  const why = reason === "" ? "" : `: ${reason}`;
  const words = oneLine(`${deciderOf(run.trigger)} rejected what was proposed${why}`, 300).replace(/\.$/, "");
  return endWith({ outcome: "answered", reason: words }, { proposal: undefined, used, results: new Map() });
}

/** The shown items can no longer be approved, so they are shown again under the current rules. */
function askAgain(run: Run, inputs: Inputs, { proposal, items, why }: Chosen & Readonly<{ why: string }>): RunResult {
  const at = run.world.now().toISOString();
  const used = recordDecision(proposal, openItems(proposal), { verdict: "dropped", by: "us", at, reason: why });
  run.memory.update(withProposal(used));
  const { thread } = run.trigger;
  const pending = items.flatMap((item) => ("intent" in item.pending ? [item.pending] : []));
  const [first] = pending;
  if (thread.type === "none" || !first) return endWith({ outcome: "skipped", reason: "Nothing is pending here." });
  const deferred = pending.map(({ intent, value, words }) => ({ intent, value, words }));
  const again = deferredItems(run, inputs, { thread: thread.number, requesters: first.requesters, deferred });
  const next: Proposal = { v: 1, items: again, comment: null };
  const approvalComment = approvalCommentOf(next, run, inputs);
  const hint = `It is asked again. ${whyAgain(why, undefined)}`;
  const approvals = { proposal: next, used, results: new Map(), approvalComment };
  return endWith({ outcome: "awaiting-approval", reason: waitingLine(next), hint }, approvals);
}

type Words = Readonly<{
  outcome: RunResult["report"]["outcome"];
  reason: string;
  hint?: string;
  facts?: FactsOfAll;
}>;

function endWith({ outcome, reason, hint = "", facts = {} }: Words, approvals?: Approvals): RunResult {
  const shown = approvals?.approvalComment === undefined ? {} : { approvalComment: approvals.approvalComment };
  const ofFeatures = { proposed: statusesIn(facts), sections: facts.sections };
  const report = { ...NO_WORK, outcome, reason, hint, costUsd: 0, durationMs: 0, ...ofFeatures, ...shown };
  const outputs = { featureOutputs: facts.outputs };
  return { report, fault: undefined, conversationPath: "", ...outputs, ...(approvals && { approvals }) };
}
