/**
 * Everything that waits for a person: the very bytes of each action, proposal or change to protected files, bound to the state in
 * which it was proposed. An approved one is carried out, or committed, as it stands here.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import { Grant } from "../../core/event/grant.ts";
import { isMemoryFile } from "../../core/skill/skill.ts";
import { canonicalJson } from "../../lib/json.ts";
import { count } from "../../lib/text.ts";

const Commit = z.string().regex(/^[0-9a-f]{40,64}$/);
const Time = z.iso.datetime();

/** Who asked: nobody of them may approve where the workflow wants a second person. */
const Person = z.strictObject({ login: z.string(), id: z.number().int().nullable() }).readonly();
export type Person = z.infer<typeof Person>;

const bound = {
  v: z.literal(1),
  repository: z.number().int(),
  thread: z.number().int(),
  run: z.number().int(),
  conversation: z.string(),
  /** Git's tree of the workspace, or what the branch holds after a change; and the commit that it stands on. */
  tree: Commit,
  head: Commit,
  /** A digest of the settings under which it was asked for. */
  policy: z.string(),
  requesters: z.array(Person).readonly(),
  created: Time,
  expires: Time,
};

/** It is about no files, so neither a commit nor a tree belongs to it. */
const { tree: _tree, head: _head, ...withoutFiles } = bound;

/** Something that needs no files and waits for a person, such as an intent or a plan: it is carried out as it stands here. */
export const Deferred = z
  .strictObject({
    ...withoutFiles,
    /** Its kind; "plan", or as the workflow declares it. */
    intent: z.string(),
    /** Its fields as canonical JSON, with texts as they would be posted; of a plan, the Markdown that is shown. */
    value: z.string(),
    /** Its effect, as Markdown that is shown as it is. "" for a plan. */
    words: z.string(),
  })
  .readonly();
export type Deferred = z.infer<typeof Deferred>;

export const ProtectedChange = z
  .strictObject({
    ...bound,
    /** As people are told; what counts is the patch. */
    paths: z.array(z.string()).min(1).readonly(),
    /** From `head` to `tree`, with full ids of both sides of every file. */
    patch: z.string(),
    branch: z.string(),
    /** Nothing else was published, so the branch is yet to be made. */
    is_new: z.boolean(),
    /** The branch into which the work is to be merged, and the pull request that shows it. */
    base: z.string(),
    pull_request: z.number().int().nullable(),
  })
  .readonly();
export type ProtectedChange = z.infer<typeof ProtectedChange>;

const Digest = z.string().regex(/^[0-9a-f]{64}$/);

/** All that an approval is good for. Whatever of it changes, the digest does, and nobody has approved that. */
export const ProposedAction = z
  .strictObject({
    ...bound,
    /** The id of its event, and the call that it answers. */
    action: z.string(),
    tool: z.string(),
    /** The arguments of the tool, as canonical JSON. */
    arguments: z.string(),
    /** The folder in which commands run, seen from the root of the checkout. */
    cwd: z.string(),
    /** Its secrets and hosts, beyond the checkout. */
    grant: Grant,
    /** The registries that every command reaches, as the input `network` has them; "none". */
    network: z.string(),
  })
  .readonly();
export type ProposedAction = z.infer<typeof ProposedAction>;

/** A change has a patch, an action has a tool, and what is deferred has its kind. */
export type Pending = ProposedAction | ProtectedChange | Deferred;

/** `reason` is a person's, or the host's where nobody decided. */
const RecordedDecision = z
  .strictObject({
    verdict: z.enum(["approved", "rejected", "dropped"]),
    by: z.string(),
    at: Time,
    reason: z.string(),
  })
  .readonly();
export type RecordedDecision = z.infer<typeof RecordedDecision>;

const ProposalItem = z
  .strictObject({
    pending: z.union([ProposedAction, ProtectedChange, Deferred]),
    /** Why it paused, for people. */
    risk: z.string(),
    reasons: z.array(z.string()).readonly(),
    /** Since when people could see it, by GitHub's clock; null as long as only the comment of the proposal shows it. */
    shown: Time.nullable(),
    /** Null until it is used, which it is once and for good. */
    decision: RecordedDecision.nullable(),
  })
  .readonly();
export type ProposalItem = z.infer<typeof ProposalItem>;

/** As the manifest of a thread keeps it. `comment` is where people see it, and a digest of what it said then. */
export const Proposal = z
  .strictObject({
    v: z.literal(1),
    items: z.array(ProposalItem).min(1).readonly(),
    comment: z.strictObject({ id: z.number().int(), digest: Digest }).readonly().nullable(),
    /** It is of work that carries out a plan which was approved. */
    of_plan: z.literal(true).optional(),
  })
  .readonly();
export type Proposal = z.infer<typeof Proposal>;

export function pendingDigest(pending: Pending): string {
  return sha256(canonicalJson(pending));
}

/** The part of a digest that people are shown, and may write. */
export function shortDigest(pending: Pending): string {
  return pendingDigest(pending).slice(0, 12);
}

/** By which its item is told from others of the proposal, and its result is found. */
export function idOf(pending: Pending): string {
  return "tool" in pending ? pending.action : pendingDigest(pending);
}

/** Its subject, for people. */
export function pendingName(pending: Pending): string {
  if ("intent" in pending) return pending.intent;
  return "patch" in pending ? pending.paths.join(", ") : pending.tool;
}

/** The digest of a comment, whatever GitHub makes of its line ends. */
export function bodyDigest(body: string): string {
  return sha256(body.replaceAll("\r\n", "\n").trimEnd());
}

function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/** Those that still wait. */
export function openItems({ items }: Proposal): readonly ProposalItem[] {
  return items.filter(({ decision }) => decision === null);
}

/** The items that wait and are about no files. They wait by themselves. */
export function openDeferred(proposal: Proposal | undefined): readonly ProposalItem[] {
  return proposal ? openItems(proposal).filter(({ pending }) => "intent" in pending) : [];
}

/** Whether what waits is a plan. */
export function isPlanned({ pending }: ProposalItem): boolean {
  return "intent" in pending && pending.intent === "plan";
}

/** The text of a plan, as it is shown: nothing else of it is kept. */
export function planIn({ value }: Pick<Deferred, "value">): string {
  return String(JSON.parse(value).plan); // canonical JSON, which we wrote
}

/** The change that waits, if it is one; a proposal is of actions, of what is deferred, or of one change. */
export function openChange(proposal: Proposal | undefined): ProtectedChange | undefined {
  const [first] = proposal ? openItems(proposal) : [];
  return first && "patch" in first.pending ? first.pending : undefined;
}

/** Whether it is what the agent proposes to remember, and nothing else. */
export function isMemory({ paths }: ProtectedChange): boolean {
  return paths.length > 0 && paths.every(isMemoryFile);
}

/** The outcome of a run that asks for this, in one line. */
export function waitingLine(proposal: Proposal): string {
  const change = openChange(proposal);
  if (change && isMemory(change)) return "Approval needed: the agent proposes to remember this in later runs";
  const files = change?.paths.length;
  if (files !== undefined) return `Approval needed: ${count(files, "protected file")} ${isOrAre(files)} held back`;
  if (openItems(proposal).some(isPlanned)) return "Approval needed: the plan is below, and nothing is changed yet";
  const deferred = openDeferred(proposal).length;
  if (deferred > 0) return `Approval needed: ${count(deferred, "proposal")} ${isOrAre(deferred)} waiting`;
  const amount = openItems(proposal).length;
  return `Approval needed: ${count(amount, "action")} ${isOrAre(amount)} paused`;
}

function isOrAre(amount: number): string {
  return amount === 1 ? "is" : "are";
}

/** Whether an action still waits as it did: then what people have of it, its digest, stays good. */
function isSame(a: Pending, b: Pending): boolean {
  const lasting = ({ run: _, created: __, expires: ___, ...rest }: Pending) => canonicalJson(rest);
  return lasting(a) === lasting(b);
}

/** The proposals that wait now. An older record stays for one that waited before and has not changed. `shown`: when that was shown. */
export function carryOver(
  items: readonly ProposalItem[],
  before: Proposal | undefined,
  shown: string,
): readonly ProposalItem[] {
  const open = before ? openItems(before) : [];
  return items.map((item) => {
    const old = open.find(({ pending }) => isSame(pending, item.pending));
    return old ? { ...old, shown: old.shown ?? shown } : item;
  });
}

/** The proposal with one more decision on each of the items; what was decided before stays so. */
export function recordDecision(
  proposal: Proposal,
  chosen: readonly ProposalItem[],
  decision: RecordedDecision,
): Proposal {
  const ids = new Set(chosen.map(({ pending }) => idOf(pending)));
  const take = (item: ProposalItem) =>
    item.decision === null && ids.has(idOf(item.pending)) ? { ...item, decision } : item;
  return { ...proposal, items: proposal.items.map(take) };
}

/** For the output `pending-actions`. */
export function pendingJson(proposal: Proposal): string {
  const open = proposal.items.filter(({ decision }) => decision === null);
  return JSON.stringify(
    open.map((item) => ({
      digest: shortDigest(item.pending),
      ...facts(item),
      expires: item.pending.expires,
    })),
  );
}

function facts({ pending, risk, reasons }: ProposalItem) {
  if ("patch" in pending) return { paths: pending.paths, branch: pending.branch };
  if ("intent" in pending) return { intent: pending.intent, value: JSON.parse(pending.value) };
  const { tool, cwd, grant } = pending;
  const { secrets, hosts, server } = grant;
  return { tool, arguments: JSON.parse(pending.arguments), cwd, risk, reasons, reach: { secrets, hosts, server } };
}
