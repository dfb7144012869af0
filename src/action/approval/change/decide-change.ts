/** Does what somebody has decided about protected files. No tool runs for it, and no model is asked. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HeldChange } from "../../../github/write/approval/held-change.ts";
import { decided, idOf, openChange, openItems, type Proposal } from "../../../github/write/approval/proposal.ts";
import { waitingLine } from "../../../github/write/approval/render-proposal.ts";
import { unreadable } from "../../../github/write/approval/shown-change.ts";
import { code } from "../../../github/write/inline-code.ts";
import type { Outcome } from "../../../github/write/outcome.ts";
import { letting } from "../../../github/write/policy/hold.ts";
import { summaryOf } from "../../../github/write/report/withheld.ts";
import { toFault } from "../../../lib/fault.ts";
import { oneLine } from "../../../lib/text.ts";
import type { Cleaners } from "../../connect.ts";
import { policyOf } from "../../ground/home/bring-home.ts";
import type { Setting } from "../../prepare.ts";
import { type Done, NO_WORK, notDone } from "../../result/done.ts";
import { type Inputs, readInputs } from "../../runner/input/inputs.ts";
import { readPublishing } from "../../runner/input/publishing.ts";
import { type Approvals, ballotOf } from "../ask/propose.ts";
import { deciderOf } from "../decision/decider.ts";
import { differenceSince, whyAgain } from "../decision/difference.ts";
import { mark } from "../decision/mark.ts";
import { rule } from "../decision/ruling.ts";
import { proposalFor, withProposal } from "../kept-proposal.ts";
import { policyVersion } from "../policy-version.ts";
import { heldProposal } from "./held-proposal.ts";
import { type Bench, patchNow } from "./patch-now.ts";
import { publishChange } from "./publish-change.ts";
import { workWithout } from "./settled-work.ts";

/** Whether somebody decides about a change, and not about actions. */
export function isAboutChange(setting: Pick<Setting, "trigger" | "memory">): boolean {
  return setting.trigger.kind === "decision" && openChange(proposalFor(setting)) !== undefined;
}

/** Never rejects. */
export async function decideChange(setting: Setting, cleaners: Cleaners): Promise<Done | "lost"> {
  const start = setting.world.clock();
  const durationMs = () => setting.world.clock() - start;
  try {
    if ((await setting.claimed) === "lost") return "lost";
    const done = await carryOut(setting, cleaners);
    return { ...done, report: { ...done.report, durationMs: durationMs() } };
  } catch (error) {
    return notDone(toFault(error), durationMs());
  }
}

type Case = Bench & Readonly<{ inputs: Inputs; cleaners: Cleaners; proposal: Proposal; held: HeldChange }>;

async function carryOut(setting: Setting, cleaners: Cleaners): Promise<Done> {
  const inputs = readInputs(setting.world.env);
  const { proposal, ...ruling } = await rule(setting, setting.memory, policyVersion(setting.world.env, undefined));
  const held = openChange(proposal);
  if (ruling.status === "refused" || !proposal || !held) {
    return told({ outcome: "skipped", reason: ruling.status === "refused" ? ruling.why : "Nothing waits here." });
  }
  mkdirSync(setting.job.temp, { recursive: true });
  const folder = mkdtempSync(join(setting.job.temp, "deckhand-"));
  const one: Case = { setting, token: inputs["github-token"], folder, inputs, cleaners, proposal, held };
  if (setting.trigger.decision?.verdict === "reject") return reject(one);
  return approve(one, ruling.status === "stale" ? ruling.why : undefined);
}

async function approve(one: Case, stale: string | undefined): Promise<Done> {
  const { setting, cleaners, proposal, held } = one;
  const publishing = readPublishing(setting.world.env);
  if (publishing["protected-paths"].mode !== "confirm") return drop(one, "By now the workflow lets nobody approve it.");
  const now = await patchNow(one, held);
  if (now.status === "lost") return drop(one, now.why);
  const policy = letting({ policy: policyOf(publishing) });
  const { withheld } = await now.publisher.review(now.change, { policy, leaks: cleaners.leaks });
  if (withheld[0]) return drop(one, `${oneLine(summaryOf(withheld[0]), 200)}.`);
  const moved = now.patch === held.patch ? undefined : `These files were changed on ${held.branch} meanwhile.`;
  if (stale !== undefined || moved !== undefined) {
    const paths = now.change.files.map(({ path }) => path);
    const change = { ...held, tree: now.change.tree, head: now.publisher.base, patch: now.patch, paths };
    return askAgain(one, change, whyAgain(stale, moved));
  }
  const used = await mark(setting, proposal, openItems(proposal), { verdict: "approved", reason: "" });
  const done = await publishChange({ ...one, ...now, policy });
  const { kept } = done.report;
  const result = kept.kind === "branch" ? `committed as ${code(kept.commit.slice(0, 7))}` : "kept as a patch";
  return { ...done, approvals: { proposal: undefined, used, results: new Map([[idOf(held), result]]) } };
}

async function reject({ setting, proposal, held }: Case): Promise<Done> {
  const reason = setting.trigger.decision?.reason ?? "";
  const used = await mark(setting, proposal, openItems(proposal), { verdict: "rejected", reason });
  // The next run does not begin with it, and tells the agent so.
  setting.memory.leaveWork(workWithout(setting.memory.workBefore, held.patch));
  const words = `${deciderOf(setting.trigger)} rejected the change to ${held.paths.join(", ")}`;
  const why = reason === "" ? "" : `: ${reason}`;
  return told({ outcome: "answered", reason: oneLine(`${words}${why}`, 300).replace(/\.$/, "") }, closed(used));
}

/** It is good for nothing any more, and kept as a patch. */
function drop(one: Case, why: string): Done {
  const { setting, folder, held } = one;
  const used = dropped(one, why);
  setting.memory.update(withProposal(used));
  const path = join(folder, "withheld.patch");
  writeFileSync(path, held.patch);
  const done = told({ outcome: "blocked", reason: `Not published: ${why.replace(/\.$/, "")}` }, closed(used));
  const withheld = held.paths.map((name) => ({ path: name, code: "DKH-103" as const, detail: "" }));
  return { ...done, report: { ...done.report, withheld, withheldPatch: { path, patch: held.patch } } };
}

/** What was shown is good for nothing from here on; what it comes to now is shown anew. */
async function askAgain(one: Case, change: HeldChange, why: string): Promise<Done> {
  const unseen = unreadable(Buffer.from(change.patch), one.cleaners.redact);
  if (unseen !== undefined) return drop(one, `${why} As it is now, ${unseen}.`);
  const { setting, inputs } = one;
  const proposal = heldProposal(setting, inputs, change);
  const { head } = one.held;
  const moved = { head: head === change.head ? undefined : head, now: change.head, missing: [] };
  const sections = [ballotOf(proposal, setting, inputs), await differenceSince(setting, moved)];
  const approvals = { ...closed(dropped(one, why)), proposal, ballot: sections.filter(Boolean).join("\n\n") };
  const hint = `It is asked again. ${why}`;
  const done = told({ outcome: "awaiting-approval", reason: waitingLine(proposal), hint }, approvals);
  return { ...done, report: { ...done.report, ballot: approvals.ballot } };
}

function dropped({ proposal, setting }: Case, reason: string): Proposal {
  const at = setting.world.now().toISOString();
  return decided(proposal, openItems(proposal), { verdict: "dropped", by: "us", at, reason });
}

function closed(used: Proposal): Approvals {
  return { proposal: undefined, used, results: new Map() };
}

type Words = Readonly<{ outcome: Outcome; reason: string; hint?: string }>;

function told({ outcome, reason, hint = "" }: Words, approvals?: Approvals): Done {
  const report = { ...NO_WORK, outcome, reason, hint, costUsd: 0, durationMs: 0 };
  return { report, fault: undefined, conversationPath: "", ...(approvals && { approvals }) };
}
