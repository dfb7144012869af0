/** Carries out a decision: marks it as used, which succeeds once, and only then runs or rejects the actions. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RunGranted } from "../../../core/agent/step-context.ts";
import type { RunEnd } from "../../../core/conversation/run-end.ts";
import { inWords, isGrant, needsSandbox } from "../../../core/event/grant.ts";
import { maskTexts } from "../../../core/event/mask-texts.ts";
import { toFault } from "../../../lib/fault.ts";
import { count } from "../../../lib/text.ts";
import { code } from "../../../markdown/inline-code.ts";
import { STANDARD_POLICY } from "../../../policy/policy.ts";
import { prompt } from "../../../prompts.ts";
import { whatChanged } from "../../../render/approval/judge.ts";
import {
  idOf,
  openItems,
  type Proposal,
  type ProposalItem,
  pendingName,
  recordDecision,
} from "../../../render/approval/proposal.ts";
import { hasFailed, type Results } from "../../../render/approval/render-proposal.ts";
import { deciderOf } from "../../admit/complete-trigger.ts";
import { makeReady, setUpFacts } from "../../converse/make-ready.ts";
import type { AgentEnd } from "../../outcome/run-result.ts";
import type { PreparedRun } from "../../prepared-run.ts";
import { statedCheckout } from "../../start/set-up.ts";
import { differenceSince, type Moved, policyVersion, whyAgain } from "../approval-scope.ts";
import { hasEnded, isAsShown, resultsOf } from "../ask/propose.ts";
import { keepResults, patchIn } from "../keep-results.ts";
import { checkDecision, type How, markDecided } from "./check-decision.ts";

const WAITING: RunEnd = { status: "waiting" };

export async function carryOut(prepared: PreparedRun): Promise<AgentEnd> {
  const { run } = prepared;
  const { proposal, shownAt, ...ruling } = await checkDecision(run, run.memory, policyNow(prepared));
  if (ruling.status === "refused") return { end: WAITING, refused: ruling.why };
  const closed = ruling.items.find(({ pending }) => "tool" in pending && prepared.closed.includes(pending.tool));
  if (closed) return { end: WAITING, refused: prompt("approval-closed") };
  const isApproval = run.trigger.decision?.verdict === "approve";
  const granted = ruling.items.flatMap(({ pending }) =>
    "grant" in pending && isGrant(pending.grant) ? pending.grant : [],
  );
  if (isApproval && granted[0] && prepared.restriction.restrictions)
    return { end: WAITING, refused: prompt("approval-restricted", { reach: inWords(granted[0]) }) };
  if (!proposal || !isAsShown(ruling.items, await prepared.conversation.pendingActions())) {
    return { end: WAITING, refused: "The conversation is not waiting for the actions that were shown." };
  }
  const stale = ruling.status === "stale" ? ruling.why : undefined;
  const changed = isApproval ? whatChanged(ruling.items, placeOf(prepared)) : undefined;
  if (stale !== undefined || changed !== undefined) {
    const again = askAgain(prepared, proposal, whyAgain(stale, changed));
    return { ...again, difference: await differenceSince(run, movedSince(prepared, ruling.items)) };
  }
  const used = isApproval ? approve(prepared, proposal, ruling.items) : reject(prepared, proposal, ruling.items);
  return { ...(await used), shownAt };
}

/** The earlier request cannot be approved any more. The waiting actions are shown again. */
function askAgain({ run }: PreparedRun, proposal: Proposal, why: string): AgentEnd {
  const by = { verdict: "dropped", by: "us", at: run.world.now().toISOString(), reason: why } as const;
  return { end: WAITING, again: why, used: recordDecision(proposal, openItems(proposal), by) };
}

function movedSince({ startingPoint, putBack }: PreparedRun, items: readonly ProposalItem[]): Moved {
  const heads = items.flatMap(({ pending }) => ("head" in pending ? [pending.head] : []));
  const head = heads.find((one) => one !== startingPoint.head);
  return { head, now: startingPoint.head, missing: [...(putBack?.unfit ?? []), ...(putBack?.lost ?? [])] };
}

function policyNow({ run, knowledge }: PreparedRun): string {
  return policyVersion(run.settings, knowledge.rules);
}

function placeOf({ run, startingPoint, treeAtStart }: PreparedRun) {
  return { conversation: run.memory.id, head: startingPoint.head, tree: treeAtStart ?? "" };
}

async function approve(prepared: PreparedRun, proposal: Proposal, items: readonly ProposalItem[]): Promise<AgentEnd> {
  const { run, conversation, signal, deadline } = prepared;
  const folder = await enterFolder(prepared, items);
  if (folder !== undefined) {
    const reason = prompt("approval-lost-folder", { folder });
    return reject(prepared, proposal, items, { verdict: "dropped", reason });
  }
  const used = await markDecided(run, proposal, items, { verdict: "approved", reason: "" });
  const ids = idsOf(items);
  if (ids.length === openItems(proposal).length) tellAfterwards(prepared, ids);
  const approval = { onResults: () => keepResults(prepared), runGranted: runGrantedIn(prepared) };
  const end = await conversation.approve(signal, deadline, ids, approval);
  const results = resultsOf(conversation.log);
  const hasFailedOne = items.some(({ pending }) => hasFailed(results.get(idOf(pending))));
  return { end, used, notEnded: notEndedOf(items, results), hasFailed: hasFailedOne };
}

/** Returns the names of approved actions that did not end with their sandbox. */
function notEndedOf(items: readonly ProposalItem[], results: Results): readonly string[] {
  const granted = items.filter(({ pending }) => "grant" in pending && needsSandbox(pending.grant));
  return granted
    .filter(({ pending }) => !hasEnded(results.get(idOf(pending))))
    .map(({ pending }) => pendingName(pending));
}

async function reject(
  prepared: PreparedRun,
  proposal: Proposal,
  items: readonly ProposalItem[],
  how?: How,
): Promise<AgentEnd> {
  const { run, conversation, runAgent } = prepared;
  const said = run.trigger.decision?.reason ?? "";
  const used = await markDecided(run, proposal, items, how ?? { verdict: "rejected", reason: said });
  const who = deciderOf(run.trigger);
  const words = how?.reason ?? prompt("approval-rejected", { who, reason: said }).trim();
  await conversation.rejectPendingActions(words, idsOf(items));
  const isRestWaiting = conversation.state.status === "waiting_for_confirmation";
  return { end: isRestWaiting ? WAITING : await runAgent(), used };
}

/**
 * Tells the agent after the results of the approved actions, and not between them, because messages are not accepted
 * then.
 */
function tellAfterwards({ conversation }: PreparedRun, ids: readonly string[]): void {
  const stop = conversation.log.subscribe(({ kind }) => {
    if (kind !== "ObservationEvent" && kind !== "AgentErrorEvent" && kind !== "UserRejectObservation") return;
    const results = resultsOf(conversation.log);
    if (!ids.every((id) => results.has(id))) return;
    stop();
    const words = ids.every((id) => hasEnded(results.get(id))) ? "approval-afterwards" : "approval-not-ended";
    void conversation.send(prompt(words)).catch(() => undefined); // the run tells of what is wrong
  });
}

function idsOf(items: readonly ProposalItem[]): readonly string[] {
  return items.map(({ pending }) => idOf(pending));
}

/** Returns the folder that does not exist; undefined if the shell is in its folder. */
async function enterFolder(
  { conversation, signal }: PreparedRun,
  items: readonly ProposalItem[],
): Promise<string | undefined> {
  const folders = items.flatMap(({ pending }) => ("tool" in pending && pending.tool === "terminal" ? pending.cwd : []));
  const folder = folders.find((path) => path !== ".");
  if (folder === undefined) return undefined;
  const command = `cd -- '${folder.replaceAll("'", "'\\''")}'`;
  const result = await conversation.executeTool("terminal", { command }, signal);
  const isThere = result.status === "answered" && result.observation.exit_code === 0;
  return isThere ? undefined : folder;
}

/** Returns undefined without a sandbox, because commands reach everything there. */
function runGrantedIn(prepared: PreparedRun): RunGranted | undefined {
  const { run, signal, folder, publisher, tools, treeAtStart: tree = "" } = prepared;
  const { inGranted } = tools;
  if (!inGranted) return undefined;
  let number = 0;
  return async (grant, use) => {
    number += 1;
    const checkout = await statedCheckout(run, { folder, publisher, tree, name: `granted-${number}` });
    const setUp: Parameters<typeof inGranted>[0]["setUp"] = (inSetUp) => makeReady(prepared, inSetUp);
    const { result, patch } = await inGranted({ checkout, hosts: grant.hosts, setUp }, async (workspace) => {
      const result = await use(workspace);
      return { result, patch: await patchIn(workspace, publisher.base, signal).catch(toFault) };
    });
    const work =
      patch instanceof Uint8Array ? await bringBack(prepared, tree, patch) : `Its changes were lost. ${patch.message}`;
    // The mask of outputs knows fewer forms of a secret than the scan before publishing.
    const said = maskTexts(result, (text) => run.leaks.redact(text).text);
    const facts = [work, ...setUpFacts(prepared, prepared.changed)].join(" ");
    return { result: said, note: prompt("granted-work", { reach: inWords(grant), work: facts }) };
  };
}

/** Applies the changes of an action to the workspace, as a tool. Returns a sentence about it, and never rejects. */
async function bringBack(prepared: PreparedRun, tree: string, patch: Uint8Array): Promise<string> {
  try {
    return await changesIn(prepared, tree, patch);
  } catch (error) {
    return `Its changes were lost. ${toFault(error).message}`;
  }
}

async function changesIn(prepared: PreparedRun, tree: string, patch: Uint8Array): Promise<string> {
  const { run, publisher, folder, tools, signal } = prepared;
  const path = join(folder, "granted.patch");
  writeFileSync(path, patch);
  const after = patch.length === 0 ? publisher.base : (await publisher.patched(path)).tree;
  const change = await publisher.compared(after, tree);
  if (change.files.length === 0) return "It changed no file that git does not ignore.";
  const { wholeTree, withheld } = await publisher.review(change, {
    base: tree,
    policy: STANDARD_POLICY,
    leaks: run.leaks,
  });
  const lost = withheld.filter(({ code }) => /^DKH-(?:106|20\d)$/.test(code)).map(({ path }) => code(path));
  const clauses =
    lost.length === 0
      ? []
      : [`Left out, because they contain what looks like a secret or are too large: ${lost.join(", ")}.`];
  const kept = await publisher.diff({ tree: wholeTree }, tree);
  if (kept.length === 0) return clauses.join(" ");
  const apply = {
    command: "base64 -d | git apply --whitespace=nowarn -",
    stdin: kept.toString("base64"),
    variables: {},
  };
  const { exitCode } = await tools.workspace.pipe(apply, { timeoutMs: 60_000, signal });
  if (exitCode !== 0) return ["Its changes no longer apply to the workspace, and were lost.", ...clauses].join(" ");
  const { files } = await publisher.compared(wholeTree, tree);
  const paths = files.map((file) => file.path);
  await makeReady(prepared, tools.inSetUp, [...new Set([...prepared.changed, ...paths])]);
  return [`Its changes to ${count(files.length, "file")} are in the workspace.`, ...clauses].join(" ");
}
