/** Carries out a decision about intents. No tool runs for it, and no model is asked. */
import { toFault } from "../../../lib/fault.ts";
import { canonicalJson } from "../../../lib/json.ts";
import { oneLine } from "../../../lib/text.ts";
import {
  idOf,
  openIntents,
  openItems,
  type PendingIntent,
  type Proposal,
  type ProposalItem,
  pendingDigest,
  recordDecision,
  waitingLine,
} from "../../../render/approval/proposal.ts";
import type { IntentLine } from "../../../render/report/intents.ts";
import { type Inputs, readInputs } from "../../../runner/input/inputs.ts";
import type { Declaration } from "../../../runner/input/intents-input.ts";
import { deciderOf } from "../../admit/complete-trigger.ts";
import type { DeclaredIntent, IntentContext, Proposed } from "../../intents/intent.ts";
import { cleanTextFor, declaredIntents, intentContextOf } from "../../intents/registry.ts";
import { carryOutIntent, checkProposal } from "../../intents/settle.ts";
import { concludeIntents } from "../../outcome/conclude-proposals.ts";
import { type Approvals, NO_WORK, notDone, type RunResult } from "../../outcome/run-result.ts";
import type { Run } from "../../run.ts";
import { proposalFor, withProposal } from "../../thread/state.ts";
import { approvalCommentOf } from "../approval-comment.ts";
import { policyVersion, whyAgain } from "../approval-scope.ts";
import { checkDecision, markDecided } from "../decision/check-decision.ts";
import { intentItems, isPlan } from "./waiting.ts";

/** Whether somebody decides about intents, and not about actions or files. */
export function isAboutIntents(run: Pick<Run, "trigger" | "memory">): boolean {
  return run.trigger.kind === "decision" && openIntents(proposalFor(run)).length > 0;
}

/** A plan was approved, and the agent carries it out now. */
export const GO = "go";

/** Never rejects. */
export async function decideIntents(run: Run): Promise<RunResult | "lost" | typeof GO> {
  const start = run.world.clock();
  try {
    if ((await run.claimed) === "lost") return "lost";
    const done = await decide(run);
    if (done === GO) return done;
    return { ...done, report: { ...done.report, durationMs: run.world.clock() - start } };
  } catch (error) {
    return notDone(toFault(error), run.world.clock() - start);
  }
}

async function decide(run: Run): Promise<RunResult | typeof GO> {
  const inputs = readInputs(run.settings);
  const { proposal, ...ruling } = await checkDecision(run, run.memory, policyVersion(run.settings, undefined));
  if (ruling.status === "refused" || !proposal)
    return endWith({
      outcome: "skipped",
      reason: ruling.status === "refused" ? ruling.why : "Nothing is pending here.",
    });
  if (run.trigger.decision?.verdict === "reject") return reject(run, inputs, { proposal, items: ruling.items });
  if (ruling.status === "stale") return askAgain(run, inputs, { proposal, items: ruling.items, why: ruling.why });
  if (!isPlan(ruling.items)) return approve(run, inputs, { proposal, items: ruling.items });
  await markDecided(run, proposal, ruling.items, { verdict: "approved", reason: "" });
  return GO;
}

type Chosen = Readonly<{ proposal: Proposal; items: readonly ProposalItem[] }>;

/** Marked as used before anything is done: it is done once, and a run that is cut off goes on where GitHub says it is. */
async function approve(run: Run, inputs: Inputs, { proposal, items }: Chosen): Promise<RunResult> {
  const used = await markDecided(run, proposal, items, { verdict: "approved", reason: "" });
  const place = intentContextOf(run);
  const lines: IntentLine[] = [];
  const results = new Map<string, string>();
  for (const { pending } of items) {
    if (!("intent" in pending)) continue;
    const read = readPending(inputs.intents ?? [], pending, { thread: run.trigger.thread, clean: cleanTextFor(run) });
    const line = await carryOut({ ...place, since: pending.created }, read, pending);
    lines.push(line);
    results.set(idOf(pending), resultOf(line));
  }
  return settled(run, inputs, { used, results, lines });
}

/** By what the workflow declares now, and checked like a new one. It is what was shown, or nothing is done. */
export function readPending(
  intents: readonly Declaration[],
  { intent, value }: Pick<PendingIntent, "intent" | "value">,
  how: Parameters<DeclaredIntent["read"]>[1],
): Proposed | { why: string } {
  const declared = declaredIntents(intents, { isRestricted: false }).find(({ name }) => name === intent);
  if (!declared) return { why: "the workflow no longer declares it" };
  const read = declared.read(JSON.parse(value), how);
  if ("why" in read) return read;
  return canonicalJson(read.value) === value
    ? read
    : { why: "by the workflow as it is now, other words would be sent" };
}

async function carryOut(
  place: IntentContext,
  read: Proposed | { why: string },
  pending: PendingIntent,
): Promise<IntentLine> {
  const { words } = pending;
  if ("why" in read) return { status: "refused", words, why: read.why };
  const check = await checkProposal(place, read, pendingDigest(pending));
  if (check.status === "refused") return { status: "refused", words, why: check.why };
  return check.status === "already" ? { ...check, words } : carryOutIntent(check, read);
}

function resultOf({ status, why }: IntentLine): string {
  return status === "refused" ? `not done: ${oneLine(why ?? "", 200)}` : "done";
}

type Settled = Readonly<{ used: Proposal; results: Approvals["results"]; lines: readonly IntentLine[] }>;

/** Intents without a decision continue to wait, in the new comment. */
function settled(run: Run, inputs: Inputs, { used, results, lines }: Settled): RunResult {
  const left = openItems(used);
  const proposal: Proposal | undefined = left.length > 0 ? { v: 1, items: left, comment: null } : undefined;
  const approvalComment = proposal && approvalCommentOf(proposal, run, inputs);
  const conclusion = concludeIntents({ outcome: "answered", reason: "Decided", hint: "" }, lines);
  const ended = proposal
    ? { outcome: "awaiting-approval" as const, reason: waitingLine(proposal), hint: "" }
    : conclusion;
  const approvals = { proposal, used, results, ...(approvalComment !== undefined && { approvalComment }) };
  return endWith({ ...ended, lines }, approvals);
}

async function reject(run: Run, inputs: Inputs, { proposal, items }: Chosen): Promise<RunResult> {
  const reason = run.trigger.decision?.reason ?? "";
  const used = await markDecided(run, proposal, items, { verdict: "rejected", reason });
  if (openItems(used).length > 0) return settled(run, inputs, { used, results: new Map(), lines: [] });
  const why = reason === "" ? "" : `: ${reason}`;
  const words = oneLine(`${deciderOf(run.trigger)} rejected what was proposed${why}`, 300).replace(/\.$/, "");
  return endWith({ outcome: "answered", reason: words }, { proposal: undefined, used, results: new Map() });
}

/** The shown intents can no longer be approved, so they are shown again under the current rules. */
function askAgain(run: Run, inputs: Inputs, { proposal, items, why }: Chosen & Readonly<{ why: string }>): RunResult {
  const at = run.world.now().toISOString();
  const used = recordDecision(proposal, openItems(proposal), { verdict: "dropped", by: "us", at, reason: why });
  run.memory.update(withProposal(used));
  const { thread } = run.trigger;
  const pending = items.flatMap((item) => ("intent" in item.pending ? [item.pending] : []));
  const [first] = pending;
  if (thread.type === "none" || !first) return endWith({ outcome: "skipped", reason: "Nothing is pending here." });
  const intents = pending.map(({ intent, value, words }) => ({ intent, value, words }));
  const again = intentItems(run, inputs, { thread: thread.number, requesters: first.requesters, intents });
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
  lines?: readonly IntentLine[];
}>;

function endWith({ outcome, reason, hint = "", lines = [] }: Words, approvals?: Approvals): RunResult {
  const shown = approvals?.approvalComment === undefined ? {} : { approvalComment: approvals.approvalComment };
  const report = { ...NO_WORK, outcome, reason, hint, costUsd: 0, durationMs: 0, intents: lines, ...shown };
  return { report, fault: undefined, conversationPath: "", ...(approvals && { approvals }) };
}
