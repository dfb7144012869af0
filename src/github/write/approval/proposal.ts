/** What waits for a person: the very bytes of each action or change, bound to the state in which it was proposed. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { Grant } from "../../../core/event/grant.ts";
import { canonicalJson } from "../../../lib/canonical-json.ts";
import { bound, Time } from "./bound.ts";
import { PendingIntent } from "./pending-intent.ts";
import { ProtectedChange } from "./protected-change.ts";

const Digest = z.string().regex(/^[0-9a-f]{64}$/);

/** All that an approval is good for. Whatever of it changes, the digest does, and nobody has approved that. */
export const PendingAction = z
  .strictObject({
    ...bound,
    /** The id of its event, and the call that it answers. */
    action: z.string(),
    tool: z.string(),
    /** What the tool will be given, as canonical JSON. */
    arguments: z.string(),
    /** Where commands run, seen from the root of the checkout. */
    cwd: z.string(),
    /** What it is given beyond the checkout. */
    grant: Grant,
    /** The registries that every command reaches, as the input `network` has them; "none". */
    network: z.string(),
  })
  .readonly();
export type PendingAction = z.infer<typeof PendingAction>;

/** A change has a patch, an action has a tool, and an intent has its kind. */
export type Pending = PendingAction | ProtectedChange | PendingIntent;

/** `reason` is a person's, or the host's where nobody decided. */
const Decision = z
  .strictObject({
    verdict: z.enum(["approved", "rejected", "dropped"]),
    by: z.string(),
    at: Time,
    reason: z.string(),
  })
  .readonly();
export type Decision = z.infer<typeof Decision>;

const Item = z
  .strictObject({
    pending: z.union([PendingAction, ProtectedChange, PendingIntent]),
    /** Why it paused, for people. */
    risk: z.string(),
    reasons: z.array(z.string()).readonly(),
    /** Since when people could see it, by GitHub's clock; null as long as only the comment of the proposal shows it. */
    shown: Time.nullable(),
    /** Null until it is used, which it is once and for good. */
    decision: Decision.nullable(),
  })
  .readonly();
export type Item = z.infer<typeof Item>;

/** As the manifest of a thread keeps it. `comment` is where people see it, and a digest of what it said then. */
export const Proposal = z
  .strictObject({
    v: z.literal(1),
    items: z.array(Item).min(1).readonly(),
    comment: z.strictObject({ id: z.number().int(), digest: Digest }).readonly().nullable(),
    /** It is of work that carries out a plan which was approved. */
    of_plan: z.literal(true).optional(),
  })
  .readonly();
export type Proposal = z.infer<typeof Proposal>;

export function digestOf(pending: Pending): string {
  return sha256(canonicalJson(pending));
}

/** What people are shown of a digest, and may write. */
export function shortDigest(pending: Pending): string {
  return digestOf(pending).slice(0, 12);
}

/** By which its item is told from others of the proposal, and its result is found. */
export function idOf(pending: Pending): string {
  return "tool" in pending ? pending.action : digestOf(pending);
}

/** What it is about, for people. */
export function nameOf(pending: Pending): string {
  if ("intent" in pending) return pending.intent;
  return "patch" in pending ? pending.paths.join(", ") : pending.tool;
}

/** Of a comment, whatever GitHub makes of its line ends. */
export function bodyDigest(body: string): string {
  return sha256(body.replaceAll("\r\n", "\n").trimEnd());
}

function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/** Those that still wait. */
export function openItems({ items }: Proposal): readonly Item[] {
  return items.filter(({ decision }) => decision === null);
}

/** The intents that wait. They wait by themselves. */
export function openIntents(proposal: Proposal | undefined): readonly Item[] {
  return proposal ? openItems(proposal).filter(({ pending }) => "intent" in pending) : [];
}

/** Whether what waits is a plan. */
export function isPlanned({ pending }: Item): boolean {
  return "intent" in pending && pending.intent === "plan";
}

/** The change that waits, if it is one; a proposal is of actions, of intents, or of one change. */
export function openChange(proposal: Proposal | undefined): ProtectedChange | undefined {
  const [first] = proposal ? openItems(proposal) : [];
  return first && "patch" in first.pending ? first.pending : undefined;
}

/** Whether an action still waits as it did: then what people have of it, its digest, stays good. */
function isSame(a: Pending, b: Pending): boolean {
  const lasting = ({ run: _, created: __, expires: ___, ...rest }: Pending) => canonicalJson(rest);
  return lasting(a) === lasting(b);
}

/** What waits now; of what waited before and has not changed, the older record stands. `shown`: when that was shown. */
export function carriedOver(items: readonly Item[], before: Proposal | undefined, shown: string): readonly Item[] {
  const open = before ? openItems(before) : [];
  return items.map((item) => {
    const old = open.find(({ pending }) => isSame(pending, item.pending));
    return old ? { ...old, shown: old.shown ?? shown } : item;
  });
}

/** The proposal with one more decision on each of the items; what was decided before stays so. */
export function decided(proposal: Proposal, chosen: readonly Item[], decision: Decision): Proposal {
  const ids = new Set(chosen.map(({ pending }) => idOf(pending)));
  const take = (item: Item) => (item.decision === null && ids.has(idOf(item.pending)) ? { ...item, decision } : item);
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

function facts({ pending, risk, reasons }: Item) {
  if ("patch" in pending) return { paths: pending.paths, branch: pending.branch };
  if ("intent" in pending) return { intent: pending.intent, value: JSON.parse(pending.value) };
  const { tool, cwd, grant } = pending;
  const { secrets, hosts, server } = grant;
  return { tool, arguments: JSON.parse(pending.arguments), cwd, risk, reasons, reach: { secrets, hosts, server } };
}
