/** Decides what a person's decision is good for. Pure: who may, what stands on GitHub and what time it is are facts. */
import { oneLine } from "../../lib/text.ts";
import { bodyDigest, openItems, type Person, type Proposal, type ProposalItem, pendingDigest } from "./proposal.ts";

/** The words or the label of somebody; without a digest they are meant for all that waits. */
export type AskedDecision = Readonly<{
  verdict: "approve" | "reject";
  digest?: string | undefined;
  /** By GitHub's clock, where the webhook tells. */
  at: string | undefined;
  by: Readonly<{ login: string; id: number | undefined }>;
}>;

/** The comment as it stands now. `shownAt` is its last edit; `isOnlyOurs`: nobody else has ever edited it. */
export type ShownComment = Readonly<{ body: string; shownAt: string; isOnlyOurs: boolean }>;

export type DecisionFacts = Readonly<{
  proposal: Proposal | undefined;
  asked: AskedDecision;
  /** Why this person may not decide, in one line, or undefined. */
  whyNotAllowed: string | undefined;
  mustNotBeRequester: boolean;
  /** Undefined when it is gone. */
  comment: ShownComment | undefined;
  /** Undefined as long as it is not known; then it is no reason. */
  policy: string | undefined;
  now: Date;
  /** In a run that was cut off after it had marked this: whether they may is all that is asked again. */
  wasGood: boolean;
}>;

/** `refused` changes nothing; `stale` has to be asked again. `why` is one line for people. */
export type ApprovalVerdict = Readonly<
  | { status: "chosen"; items: readonly ProposalItem[] }
  | { status: "stale"; items: readonly ProposalItem[]; why: string }
  | { status: "refused"; why: string }
>;

/** The part that depends on the workspace is not known yet: for that see `whatChanged`. */
export function judgeDecision(facts: DecisionFacts): ApprovalVerdict {
  if (facts.whyNotAllowed !== undefined) return refused(facts.whyNotAllowed);
  const chosen = choose(facts.proposal, facts.asked);
  if (chosen.status === "refused" || facts.wasGood) return chosen;
  if (isTooEarly(facts, chosen.items))
    return refused("It was written before the actions were shown, so it does not count.");
  return facts.asked.verdict === "reject" ? chosen : judgeApproval(facts, chosen.items);
}

/** A rejection is always safe; an approval is for what was seen, and only as long as it holds. */
function judgeApproval(facts: DecisionFacts, items: readonly ProposalItem[]): ApprovalVerdict {
  const { asked, mustNotBeRequester } = facts;
  if (mustNotBeRequester && items.some(({ pending }) => isAmong(pending.requesters, asked.by))) {
    return refused(
      `${asked.by.login} asked for this work, and the \`approvers\` input requires somebody else to approve it.`,
    );
  }
  const why = whyStale(facts, items);
  return why === undefined ? { status: "chosen", items } : { status: "stale", items, why };
}

function choose(proposal: Proposal | undefined, { digest }: AskedDecision): ApprovalVerdict {
  if (!proposal) return refused("Nothing is waiting for approval here.");
  const named = proposal.items.filter(
    ({ pending }) => digest === undefined || pendingDigest(pending).startsWith(digest),
  );
  const open = openItems(proposal).filter((item) => named.includes(item));
  if (open.length > 0 && (digest === undefined || open.length === 1)) return { status: "chosen", items: open };
  const used = named.find(({ decision }) => decision !== null)?.decision;
  if (used?.verdict === "dropped")
    return refused(`It no longer waits: ${oneLine(used.reason, 300).replace(/\.$/, "")}.`);
  if (used) return refused(`It was already ${used.verdict} by ${used.by}.`);
  return refused(`No pending action has the digest ${digest}. A digest is valid once, and only for what was shown.`);
}

/** In the same second counts as before: nobody reads that fast. */
function isTooEarly({ asked, comment }: DecisionFacts, items: readonly ProposalItem[]): boolean {
  const since = ({ shown, pending }: ProposalItem) => Date.parse(shown ?? comment?.shownAt ?? pending.created);
  return asked.at === undefined || !items.every((item) => Date.parse(asked.at ?? "") > since(item));
}

function isAmong(people: readonly Person[], { login, id }: AskedDecision["by"]): boolean {
  return people.some((person) => person.id === id || person.login.toLowerCase() === login.toLowerCase());
}

function whyStale(
  { proposal, comment, policy, now, asked }: DecisionFacts,
  items: readonly ProposalItem[],
): string | undefined {
  if (!comment || !proposal?.comment) return "The comment that showed it was deleted.";
  const isAsWritten = bodyDigest(comment.body) === proposal.comment.digest;
  if (!isAsWritten || !comment.isOnlyOurs) return "The comment that showed it was edited.";
  // The later of both clocks counts: a decision that waited in a queue is as old as it is now.
  const time = Math.max(now.getTime(), Date.parse(asked.at ?? ""));
  if (items.some(({ pending }) => !(time < Date.parse(pending.expires))))
    return "The request for approval had expired.";
  if (policy !== undefined && items.some(({ pending }) => pending.policy !== policy))
    return "The rules for approvals have changed since then.";
  return undefined;
}

/** The part of the state that was shown and is not so any more, in one line; undefined when all of it is. */
export function whatChanged(
  items: readonly ProposalItem[],
  now: Readonly<{ conversation: string; head: string; tree: string }>,
): string | undefined {
  const all = items.flatMap(({ pending }) => ("intent" in pending ? [] : [pending]));
  if (all.some(({ conversation }) => conversation !== now.conversation)) return "It belongs to another conversation.";
  const head = all.find((pending) => pending.head !== now.head)?.head;
  if (head !== undefined) return `The branch has moved from ${head.slice(0, 7)} to ${now.head.slice(0, 7)}.`;
  return all.some(({ tree }) => tree !== now.tree) ? "The files are not the ones that were shown." : undefined;
}

function refused(why: string): Extract<ApprovalVerdict, { status: "refused" }> {
  return { status: "refused", why };
}
