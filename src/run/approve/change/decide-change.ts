/** Carries out a decision about protected files. No tool runs and no model is called. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toFault } from "../../../lib/fault.ts";
import { oneLine } from "../../../lib/text.ts";
import { code } from "../../../markdown/inline-code.ts";
import { letting } from "../../../policy/hold.ts";
import { standingOf } from "../../../policy/paths.ts";
import {
  idOf,
  openChange,
  openItems,
  type Proposal,
  type ProtectedChange,
  recordDecision,
  waitingLine,
} from "../../../render/approval/proposal.ts";
import { unreadable } from "../../../render/approval/shown-patch.ts";
import type { Outcome } from "../../../render/outcome.ts";
import { withheldLine } from "../../../render/report/withheld.ts";
import { type Inputs, readInputs } from "../../../runner/input/inputs.ts";
import { PUBLISH, policyOf } from "../../../runner/input/publishing.ts";
import { deciderOf } from "../../admit/complete-trigger.ts";
import { type Approvals, NO_WORK, notDone, type RunResult } from "../../outcome/run-result.ts";
import type { Run } from "../../run.ts";
import { proposalFor, withProposal } from "../../thread/state.ts";
import { approvalCommentOf } from "../approval-comment.ts";
import { differenceSince, policyVersion, whyAgain } from "../approval-scope.ts";
import { checkDecision, markDecided } from "../decision/check-decision.ts";
import { protectedChangeProposal } from "./change-proposal.ts";
import { mayApprove } from "./protected-files.ts";
import { type DecisionPlace, patchNow, publishChange, workWithout } from "./publish-change.ts";

/** Whether the decision is about a change to files, and not about actions. */
export function isAboutChange(run: Pick<Run, "trigger" | "memory">): boolean {
  return run.trigger.kind === "decision" && openChange(proposalFor(run)) !== undefined;
}

/** Never rejects. */
export async function decideChange(run: Run): Promise<RunResult | "lost"> {
  const start = run.world.clock();
  const durationMs = () => run.world.clock() - start;
  try {
    if ((await run.claimed) === "lost") return "lost";
    const done = await carryOut(run);
    return { ...done, report: { ...done.report, durationMs: durationMs() } };
  } catch (error) {
    return notDone(toFault(error), durationMs());
  }
}

type Case = DecisionPlace & Readonly<{ inputs: Inputs; proposal: Proposal; held: ProtectedChange }>;

async function carryOut(run: Run): Promise<RunResult> {
  const inputs = readInputs(run.settings);
  const { proposal, ...ruling } = await checkDecision(run, run.memory, policyVersion(run.settings, undefined));
  const held = openChange(proposal);
  if (ruling.status === "refused" || !proposal || !held) {
    return endWith({
      outcome: "skipped",
      reason: ruling.status === "refused" ? ruling.why : "Nothing is pending here.",
    });
  }
  mkdirSync(run.job.temp, { recursive: true });
  const folder = mkdtempSync(join(run.job.temp, "deckhand-"));
  const one: Case = { run, token: inputs["github-token"], folder, inputs, proposal, held };
  if (run.trigger.decision?.verdict === "reject") return reject(one);
  return approve(one, ruling.status === "stale" ? ruling.why : undefined);
}

async function approve(one: Case, stale: string | undefined): Promise<RunResult> {
  const { run, inputs, proposal, held } = one;
  if (!mayApprove(inputs, held.paths)) return drop(one, "The workflow no longer allows anybody to approve it.");
  const now = await patchNow(one, held);
  if (now.status === "lost") return drop(one, now.why);
  const policy = letting({ policy: policyOf(inputs) });
  const { withheld } = await now.publisher.review(now.change, { policy, leaks: run.leaks });
  if (withheld[0]) return drop(one, `${oneLine(withheldLine(withheld[0]), 200)}.`);
  const moved =
    now.patch === held.patch ? undefined : `These files were changed on ${code(held.branch)} in the meantime.`;
  if (stale !== undefined || moved !== undefined) {
    const paths = now.change.files.map(({ path }) => path);
    const change = { ...held, tree: now.change.tree, head: now.publisher.base, patch: now.patch, paths };
    return askAgain(one, change, whyAgain(stale, moved));
  }
  const used = await markDecided(run, proposal, openItems(proposal), { verdict: "approved", reason: "" });
  const done = await publishChange({ ...one, ...now, policy });
  const { kept } = done.report;
  const result = kept.kind === "branch" ? `committed as ${code(kept.commit.slice(0, 7))}` : "kept as a patch";
  return { ...done, approvals: { proposal: undefined, used, results: new Map([[idOf(held), result]]) } };
}

async function reject({ run, proposal, held }: Case): Promise<RunResult> {
  const reason = run.trigger.decision?.reason ?? "";
  const used = await markDecided(run, proposal, openItems(proposal), { verdict: "rejected", reason });
  // The next run does not begin with the change, and tells the agent so.
  run.memory.leaveWork(workWithout(run.memory.workBefore, held.patch));
  const words = `${deciderOf(run.trigger)} rejected the change to ${held.paths.join(", ")}`;
  const why = reason === "" ? "" : `: ${reason}`;
  return endWith({ outcome: "answered", reason: oneLine(`${words}${why}`, 300).replace(/\.$/, "") }, closed(used));
}

/** Closes a change that cannot be published any more, and saves it as a patch. */
function drop(one: Case, why: string): RunResult {
  const { run, folder, held } = one;
  const used = dropped(one, why);
  run.memory.update(withProposal(used));
  const path = join(folder, "withheld.patch");
  writeFileSync(path, held.patch);
  const done = endWith({ outcome: "blocked", reason: `Not published: ${why.replace(/\.$/, "")}` }, closed(used));
  const list = run.settings.slice(PUBLISH)["protected-paths"];
  // A file that is withheld together with a protected one has no code by its own path.
  const codeOf = (name: string) => standingOf(name, list).code ?? "DKH-103";
  const withheld = held.paths.map((name) => ({ path: name, code: codeOf(name), detail: "" }));
  return { ...done, report: { ...done.report, withheld, withheldPatch: { path, patch: held.patch } } };
}

/** The version that was shown cannot be approved any more, so the current version is shown. */
async function askAgain(one: Case, change: ProtectedChange, why: string): Promise<RunResult> {
  const unseen = unreadable(Buffer.from(change.patch), one.run.redact);
  if (unseen !== undefined) return drop(one, `${why} As it is now, ${unseen}.`);
  const { run, inputs } = one;
  const proposal = protectedChangeProposal(run, inputs, change);
  const { head } = one.held;
  const moved = { head: head === change.head ? undefined : head, now: change.head, missing: [] };
  const sections = [approvalCommentOf(proposal, run, inputs), await differenceSince(run, moved)];
  const approvals = { ...closed(dropped(one, why)), proposal, approvalComment: sections.filter(Boolean).join("\n\n") };
  const hint = `It is asked again. ${why}`;
  const done = endWith({ outcome: "awaiting-approval", reason: waitingLine(proposal), hint }, approvals);
  return { ...done, report: { ...done.report, approvalComment: approvals.approvalComment } };
}

function dropped({ proposal, run }: Case, reason: string): Proposal {
  const at = run.world.now().toISOString();
  return recordDecision(proposal, openItems(proposal), { verdict: "dropped", by: "us", at, reason });
}

function closed(used: Proposal): Approvals {
  return { proposal: undefined, used, results: new Map() };
}

type ChangeConclusion = Readonly<{ outcome: Outcome; reason: string; hint?: string }>;

function endWith({ outcome, reason, hint = "" }: ChangeConclusion, approvals?: Approvals): RunResult {
  const report = { ...NO_WORK, outcome, reason, hint, costUsd: 0, durationMs: 0 };
  return { report, fault: undefined, conversationPath: "", ...(approvals && { approvals }) };
}
