/** What waits for a person: the very bytes of each action, bound to the state in which it was proposed. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { canonicalJson } from "../../../lib/canonical-json.ts";

const Commit = z.string().regex(/^[0-9a-f]{40,64}$/);
const Digest = z.string().regex(/^[0-9a-f]{64}$/);
const Time = z.iso.datetime();

/** Who asked: nobody of them may approve where the workflow wants a second person. */
const Person = z.strictObject({ login: z.string(), id: z.number().int().nullable() }).readonly();
export type Person = z.infer<typeof Person>;

/** All that an approval is good for. Whatever of it changes, the digest does, and nobody has approved that. */
export const PendingAction = z
  .strictObject({
    v: z.literal(1),
    repository: z.number().int(),
    thread: z.number().int(),
    run: z.number().int(),
    conversation: z.string(),
    /** The id of its event, and the call that it answers. */
    action: z.string(),
    tool: z.string(),
    /** What the tool will be given, as canonical JSON. */
    arguments: z.string(),
    /** Where commands run, seen from the root of the checkout. */
    cwd: z.string(),
    /** Git's tree of the workspace, and the commit that it stands on. */
    tree: Commit,
    head: Commit,
    /** Of the settings under which it was asked for. */
    policy: z.string(),
    requesters: z.array(Person).readonly(),
    created: Time,
    expires: Time,
  })
  .readonly();
export type PendingAction = z.infer<typeof PendingAction>;

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
    pending: PendingAction,
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
  })
  .readonly();
export type Proposal = z.infer<typeof Proposal>;

export function digestOf(pending: PendingAction): string {
  return sha256(canonicalJson(pending));
}

/** What people are shown of a digest, and may write. */
export function shortDigest(pending: PendingAction): string {
  return digestOf(pending).slice(0, 12);
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

/** Whether an action still waits as it did: then what people have of it, its digest, stays good. */
function isSame(a: PendingAction, b: PendingAction): boolean {
  const bound = ({ run: _, created: __, expires: ___, ...rest }: PendingAction) => canonicalJson(rest);
  return bound(a) === bound(b);
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
  const ids = new Set(chosen.map(({ pending }) => pending.action));
  const take = (item: Item) => (item.decision === null && ids.has(item.pending.action) ? { ...item, decision } : item);
  return { ...proposal, items: proposal.items.map(take) };
}
