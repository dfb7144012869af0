/** Answers calls that waited, and wait no longer for anybody: each is told what is known of it, and none of them runs. */
import type { Conversation } from "../../../core/conversation/conversation.ts";
import { type Decision, idOf, type Proposal } from "../../../github/write/approval/proposal.ts";
import { prompt } from "../../../prompts.ts";

export async function closePending(
  conversation: Pick<Conversation, "pendingActions" | "rejectPendingActions" | "state">,
  proposal: Proposal | undefined,
): Promise<void> {
  for (const { action } of await conversation.pendingActions()) {
    const item = proposal?.items.find(({ pending }) => idOf(pending) === action.id);
    conversation.rejectPendingActions(item ? wordsFor(item.decision) : prompt("approval-not-asked"), [action.id]);
  }
  // What could not run anyway goes with the last.
  if (conversation.state.status !== "waiting_for_confirmation") return;
  conversation.rejectPendingActions(proposal ? wordsFor(null) : prompt("approval-not-asked"));
}

/** What was approved and has no result was cut off: it may have run. */
function wordsFor(decision: Decision | null): string {
  switch (decision?.verdict) {
    case "approved":
      return prompt("approval-cut-off");
    case "rejected":
      return prompt("approval-rejected", { who: decision.by, reason: decision.reason }).trim();
    case "dropped":
      return decision.reason;
    case undefined:
      return prompt("approval-answered-otherwise");
  }
}
