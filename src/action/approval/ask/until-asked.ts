/** Lets a run go on until it ends, or until it waits for what somebody can be asked. */
import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { RunEnd } from "../../../core/conversation/run/run-end.ts";
import { Fault } from "../../../lib/fault.ts";
import { type Asking, whyNotAsked } from "./why-not-asked.ts";

/** An agent that does not learn from refusals is stopped: each time it gets all its steps anew. */
const ROUNDS = 5;

export async function untilAsked(
  conversation: Conversation,
  first: RunEnd,
  asking: Asking & Readonly<{ goOn: () => Promise<RunEnd> }>,
): Promise<RunEnd> {
  let end = first;
  for (let round = 0; end.status === "waiting"; round++) {
    const reasons = whyNotAsked(await conversation.pendingActions(), [...conversation.log], asking);
    if (reasons.size === 0) return end;
    for (const [id, reason] of reasons) conversation.rejectPendingActions(reason, [id]);
    if (conversation.state.status === "waiting_for_confirmation") return end;
    if (round === ROUNDS) return { status: "failed", fault: unteachable() };
    end = await asking.goOn();
  }
  return end;
}

function unteachable(): Fault {
  return new Fault("model", "The agent wants again and again to do what nobody could be asked about.", {
    hint: "The log says what it wanted and why not. Ask for less at once, or set `confirmation` differently.",
  });
}
