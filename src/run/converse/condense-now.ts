/** Condenses the conversation of a thread because somebody asks for it, and says what that saves. */
import { estimateTokens } from "../../core/model/usage.ts";
import { toChat } from "../../core/view/to-chat.ts";
import { viewOf } from "../../core/view/view.ts";
import { toFault } from "../../lib/fault.ts";
import { figure } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import type { AgentEnd } from "../outcome/run-result.ts";
import type { PreparedRun } from "../prepared-run.ts";

/** The answer of the run is in `said`. A conversation that cannot be condensed stays as it is, and the answer says why. */
export async function condenseOnRequest({ run, conversation, signal, deadline }: PreparedRun): Promise<AgentEnd> {
  if (!run.memory.isResumed) return { end: DONE, finalResponse: prompt("condense-nothing") };
  if (conversation.state.status === "waiting_for_confirmation")
    return { end: DONE, finalResponse: prompt("condense-waiting") };
  const before = sizeOf(conversation);
  try {
    await conversation.condense(AbortSignal.any([signal, deadline]));
  } catch (error) {
    if (signal.aborted) return { end: { status: "interrupted", reason: signal.reason } };
    if (deadline.aborted) return { end: { status: "deadline" } };
    return { end: DONE, finalResponse: prompt("condense-not", { why: toFault(error).message }) };
  }
  const after = sizeOf(conversation);
  return { end: DONE, finalResponse: prompt("condense-done", { before: figure(before), after: figure(after) }) };
}

const DONE = { status: "finished" } as const;

/** Estimates the size of the conversation in tokens. */
function sizeOf({ log }: PreparedRun["conversation"]): number {
  return estimateTokens(toChat(viewOf(log.branch())), []);
}
