/**
 * Makes a proposal of the actions that wait at the end of a run, with a record of each so that a person can decide
 * about it, and collects the decisions.
 */
import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { PendingAction } from "../../../core/conversation/decision.ts";
import type { Event } from "../../../core/event/event.ts";
import { needsSandbox } from "../../../core/event/grant.ts";
import { canonicalJson } from "../../../lib/json.ts";
import { prompt } from "../../../prompts.ts";
import {
  carryOver,
  openItems,
  type Person,
  type Proposal,
  type ProposalItem,
  type ProposedAction,
  recordDecision,
} from "../../../render/approval/proposal.ts";
import type { Results } from "../../../render/approval/render-proposal.ts";
import type { Kept } from "../../../render/report/report-facts.ts";
import { createLabels, decisionLabels, howToCreate, toldOf } from "../../admit/labels.ts";
import type { AgentEnd, Approvals } from "../../outcome/run-result.ts";
import type { PreparedRun } from "../../prepared-run.ts";
import type { Run } from "../../run.ts";
import { isPlannedWork, requestKindOf } from "../../thread/request-kind.ts";
import { proposalIn, withProposal } from "../../thread/state.ts";
import { approvalCommentOf } from "../approval-comment.ts";
import { approvalScopeOf } from "../approval-scope.ts";
import { protectedChangeProposal } from "../change/change-proposal.ts";
import type { WaitingChange } from "../change/protected-files.ts";
import { type Deferring, deferredItems } from "../deferred/waiting.ts";
import { APPROVAL_COMMENT, shellFolder, shownFiles } from "./why-not-asked.ts";

/** The facts that all items are bound to, except the requester, whom the conversation knows. */
export type ProposalContext = Omit<ProposedAction, "action" | "tool" | "arguments" | "cwd" | "grant" | "requesters"> &
  Readonly<{
    /** The root of the checkout. */
    root: string;
    /** The requesters with their ids, as far as this run knows them. */
    asking: readonly Person[];
    /** The number of events of earlier runs in the log. */
    earlierEvents: number;
    /** The proposal that waited when this run began. */
    before: Proposal | undefined;
  }>;

export async function waitingItems(conversation: Conversation, all: ProposalContext): Promise<ProposalItem[]> {
  const { root, asking, earlierEvents, before, ...scope } = all;
  const events = [...conversation.log];
  const requesters = requestersIn(events, asking);
  const folder = shellFolder(events.slice(earlierEvents), root);
  return (await conversation.pendingActions()).map(({ action, input, risk, reasons, grant }) => {
    const cwd = folderBefore(before, action.id) ?? folder;
    const bytes = { arguments: canonicalJson(input), cwd: action.tool_name === "terminal" ? cwd : "." };
    const about = { action: action.id, tool: action.tool_name, ...bytes, grant, requesters };
    return { pending: { ...scope, ...about }, risk, reasons, shown: null, decision: null };
  });
}

/** Returns whether the waiting actions are equal to the recorded ones, and need the same access. */
export function isAsShown(items: readonly ProposalItem[], waiting: readonly PendingAction[]): boolean {
  return items.every(({ pending }) => {
    if (!("tool" in pending)) return false;
    const found = waiting.find(({ action }) => action.id === pending.action);
    if (found?.action.tool_name !== pending.tool || canonicalJson(found.input) !== pending.arguments) return false;
    return canonicalJson(found.grant) === canonicalJson(pending.grant);
  });
}

/** Every author in the conversation counts, not only the last one. */
function requestersIn(events: Iterable<Event>, asking: readonly Person[]): readonly Person[] {
  const known = new Map(asking.map((person) => [person.login.toLowerCase(), person]));
  for (const event of events) {
    if (event.kind !== "MessageEvent" || event.source !== "user" || event.sender === undefined) continue;
    const key = event.sender.toLowerCase();
    if (!known.has(key)) known.set(key, { login: event.sender, id: null });
  }
  return [...known.values()].sort((a, b) => (a.login < b.login ? -1 : 1));
}

/** Returns the folder of an action that an earlier run asked for; undefined for a new one. */
function folderBefore(before: Proposal | undefined, action: string): string | undefined {
  const found = before?.items.find(({ pending }) => "action" in pending && pending.action === action)?.pending;
  return found && "cwd" in found ? found.cwd : undefined;
}

/**
 * The current place of the work, where a later run must start for the approval to count; the part that is held back,
 * and the other proposals.
 */
export type PublishedWork = Readonly<{
  kept: Kept;
  tree: string;
  held?: WaitingChange | undefined;
  deferred: readonly Deferring[];
}>;

/** Makes the proposal at the end of a run, after the work is published. */
export async function settleApprovals(
  prepared: PreparedRun,
  agentEnd: AgentEnd,
  left: PublishedWork,
): Promise<Approvals> {
  const { run, conversation } = prepared;
  const proposed = await propose(prepared, agentEnd, left);
  const isOfPlan = requestKindOf(run) === "work" && isPlannedWork(run.memory);
  const proposal = proposed && isOfPlan ? { ...proposed, of_plan: true as const } : proposed;
  const done = { used: agentEnd.used, results: resultsOf(conversation.log) };
  if (!proposal) return { proposal, ...done };
  const shown = await approvalCommentIn(prepared, proposal, left.tree);
  if ("why" in shown) {
    dropUnseen(run, proposal, shown.why);
    return { proposal: undefined, ...done, unseen: shown.why };
  }
  const { created, missing } = await createLabels(run, decisionLabels(run.settings));
  if (created.length > 0) run.memory.notes.add(toldOf(created));
  if (missing.length > 0) run.memory.notes.add(howToCreate(missing));
  const sections = [shown.approvalComment, agentEnd.difference ?? ""].filter(Boolean);
  return { proposal, ...done, isDiffInComment: shown.hasFiles, approvalComment: sections.join("\n\n") };
}

/** Returns undefined unless the run waits for a decision. */
async function propose(
  { run, inputs, conversation, startingPoint, knowledge, tools, earlierEvents }: PreparedRun,
  { end, used, shownAt, refused }: AgentEnd,
  { kept, tree, held, deferred }: PublishedWork,
): Promise<Proposal | undefined> {
  const { thread } = run.trigger;
  if (thread.type === "none") return undefined;
  const asking = askingIn(run);
  if (held)
    return protectedChangeProposal(run, inputs, { ...held, requesters: requestersIn(conversation.log, asking) });
  if (deferred.length > 0) {
    const requesters = requestersIn(conversation.log, asking);
    return { v: 1, items: deferredItems(run, inputs, { thread: thread.number, requesters, deferred }), comment: null };
  }
  if (end.status !== "waiting" || refused !== undefined) return undefined;
  const items = await waitingItems(conversation, {
    ...approvalScopeOf(run, inputs, { thread: thread.number, rules: knowledge.rules }),
    tree,
    head: kept.kind === "branch" ? kept.commit : startingPoint.head,
    root: tools.workspace.workingDir,
    asking,
    earlierEvents,
    before: proposalIn(run.memory),
    network: tools.report()?.network ?? "all",
  });
  if (items.length === 0) return undefined;
  return { v: 1, items: shownAt === undefined ? items : carryOver(items, used, shownAt), comment: null };
}

/** A person who only decides is no requester. The ids of earlier requesters are in the earlier proposal. */
function askingIn({ trigger: { kind, actors }, memory }: Run): readonly Person[] {
  const now = kind === "decision" ? [] : actors.map(({ login, id }) => ({ login, id: id ?? null }));
  const before = proposalIn(memory)?.items.map(({ pending }) => pending) ?? [];
  const earlier = before
    .filter(({ conversation }) => conversation === memory.id)
    .flatMap(({ requesters }) => requesters);
  return [...earlier, ...now];
}

/**
 * Returns everything that people decide on, or why it cannot be shown. The tools have ended, so the files stay as they
 * are.
 */
async function approvalCommentIn(
  prepared: PreparedRun,
  proposal: Proposal,
  tree: string,
): Promise<Readonly<{ approvalComment: string; hasFiles: boolean } | { why: string }>> {
  const { run, inputs } = prepared;
  const granted = grantedIn(proposal);
  const shown = granted.length === 0 ? { files: "" } : await shownFiles(prepared, tree, granted);
  if ("why" in shown) return shown;
  const approvalComment = approvalCommentOf(proposal, run, inputs, shown.files);
  if (approvalComment.length > APPROVAL_COMMENT)
    return { why: prompt("approval-unseen-long", { room: String(APPROVAL_COMMENT) }) };
  // Every comment is masked, and people would see less than they approve.
  if (run.redact(approvalComment) !== approvalComment) return { why: prompt("approval-unseen-secret") };
  return { approvalComment, hasFiles: granted.length > 0 };
}

/** Returns the arguments of waiting actions that run in their own sandbox. */
function grantedIn({ items }: Proposal): readonly string[] {
  return items.flatMap(({ pending, decision }) =>
    decision === null && "grant" in pending && needsSandbox(pending.grant) ? [pending.arguments] : [],
  );
}

/** Drops the waiting actions. The agent reads why in the next run, and earlier requests cannot be approved any more. */
function dropUnseen({ memory, world }: Run, proposal: Proposal, reason: string): void {
  const by = { verdict: "dropped", by: "us", at: world.now().toISOString(), reason } as const;
  memory.update(withProposal(recordDecision(proposal, openItems(proposal), by)));
}

const STILL_RUNNING = "ran, and was still running";
const CUT_OFF = "cut off, so it may have run";

export function resultsOf(events: Iterable<Event>): Results {
  const results = new Map<string, string>();
  const byCall = new Map<string, string>();
  for (const event of events) {
    if (event.kind === "ActionEvent") byCall.set(event.tool_call_id, event.id);
    if (event.kind === "ObservationEvent") results.set(event.action_id, observed(event.observation));
    // An approved action is rejected only if its run was cut off.
    if (event.kind === "UserRejectObservation") results.set(event.action_id, CUT_OFF);
    if (event.kind !== "AgentErrorEvent") continue;
    const failed = byCall.get(event.tool_call_id);
    if (failed !== undefined) results.set(failed, event.error === prompt("interrupted") ? CUT_OFF : "failed");
  }
  return results;
}

/** Returns whether an approved action is known to have ended. */
export function hasEnded(result: string | undefined): boolean {
  return (result ?? "").startsWith("ran") && result !== STILL_RUNNING;
}

function observed({ exit_code: code, is_error }: Extract<Event, { kind: "ObservationEvent" }>["observation"]): string {
  if (typeof code === "number") return code === -1 ? STILL_RUNNING : `ran with exit code ${code}`;
  return is_error ? "ran, and failed" : "ran";
}
