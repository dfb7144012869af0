/** Does what somebody has decided: marks it as used, which happens once, and only then has it done. */
import type { RunEnd } from "../../../core/conversation/run/run-end.ts";
import { whatChanged } from "../../../github/write/approval/judge.ts";
import { decided, type Item, idOf, openItems, type Proposal } from "../../../github/write/approval/proposal.ts";
import { prompt } from "../../../prompts.ts";
import { keepResults } from "../../durable/left-work/keep-results.ts";
import { areAsShown } from "../ask/waiting-items.ts";
import type { Going } from "../going.ts";
import { policyVersion } from "../policy-version.ts";
import { deciderOf } from "./decider.ts";
import { differenceSince, type Moved, whyAgain } from "./difference.ts";
import { enterFolder } from "./enter-folder.ts";
import { type How, mark } from "./mark.ts";
import { rule } from "./ruling.ts";
import type { TakenUp } from "./take-up.ts";

const WAITING: RunEnd = { status: "waiting" };

export async function carryOut(going: Going): Promise<TakenUp> {
  const { setting, prepared } = going;
  const { proposal, shownAt, ...ruling } = await rule(setting, setting.memory, policyNow(going));
  if (ruling.status === "refused") return { end: WAITING, refused: ruling.why };
  const closed = ruling.items.find(({ pending }) => "tool" in pending && prepared.closed.includes(pending.tool));
  if (closed) return { end: WAITING, refused: prompt("approval-closed") };
  if (!proposal || !areAsShown(ruling.items, await prepared.conversation.pendingActions())) {
    return { end: WAITING, refused: "The conversation does not wait for what was shown." };
  }
  const isApproval = setting.trigger.decision?.verdict === "approve";
  const stale = ruling.status === "stale" ? ruling.why : undefined;
  const changed = isApproval ? whatChanged(ruling.items, placeOf(going)) : undefined;
  if (stale !== undefined || changed !== undefined) {
    const again = askAgain(going, proposal, whyAgain(stale, changed));
    return { ...again, difference: await differenceSince(setting, movedSince(going, ruling.items)) };
  }
  const used = isApproval ? approve(going, proposal, ruling.items) : reject(going, proposal, ruling.items);
  return { ...(await used), shownAt };
}

/** What was shown is good for nothing from here on; what waits will be shown anew. */
function askAgain({ setting }: Going, proposal: Proposal, why: string): TakenUp {
  const by = { verdict: "dropped", by: "us", at: setting.world.now().toISOString(), reason: why } as const;
  return { end: WAITING, again: why, used: decided(proposal, openItems(proposal), by) };
}

function movedSince({ prepared: { ground, putBack } }: Going, items: readonly Item[]): Moved {
  const head = items.find(({ pending }) => pending.head !== ground.head)?.pending.head;
  return { head, now: ground.head, missing: [...(putBack?.unfit ?? []), ...(putBack?.lost ?? [])] };
}

function policyNow({ setting, prepared }: Going): string {
  return policyVersion(setting.world.env, prepared.knowledge.rules);
}

function placeOf({ setting, prepared: { ground, treeAtStart } }: Going) {
  return { conversation: setting.memory.id, head: ground.head, tree: treeAtStart ?? "" };
}

async function approve(going: Going, proposal: Proposal, items: readonly Item[]): Promise<TakenUp> {
  const { setting, prepared } = going;
  const { conversation } = prepared;
  const folder = await enterFolder(going, items);
  if (folder !== undefined) {
    const reason = prompt("approval-lost-folder", { folder });
    return reject(going, proposal, items, { verdict: "dropped", reason });
  }
  const used = await mark(setting, proposal, items, { verdict: "approved", reason: "" });
  const ids = idsOf(items);
  if (ids.length === openItems(proposal).length) tellAfterwards(going);
  return { end: await conversation.approve(going.signal, going.deadline, ids, () => keepResults(going)), used };
}

async function reject(going: Going, proposal: Proposal, items: readonly Item[], how?: How): Promise<TakenUp> {
  const { setting, prepared, run } = going;
  const said = setting.trigger.decision?.reason ?? "";
  const used = await mark(setting, proposal, items, how ?? { verdict: "rejected", reason: said });
  const who = deciderOf(setting.trigger);
  const words = how?.reason ?? prompt("approval-rejected", { who, reason: said }).trim();
  prepared.conversation.rejectPendingActions(words, idsOf(items));
  const isRestWaiting = prepared.conversation.state.status === "waiting_for_confirmation";
  return { end: isRestWaiting ? WAITING : await run(), used };
}

/** With the results of what was approved, and not between them: then the mailbox is shut. */
function tellAfterwards({ prepared: { conversation } }: Going): void {
  const stop = conversation.log.subscribe(({ kind }) => {
    if (kind !== "ObservationEvent" && kind !== "AgentErrorEvent") return;
    stop();
    void conversation.send(prompt("approval-afterwards")).catch(() => undefined); // the run tells of what is wrong
  });
}

function idsOf(items: readonly Item[]): readonly string[] {
  return items.map(({ pending }) => idOf(pending));
}
