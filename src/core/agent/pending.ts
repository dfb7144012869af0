/** Turns actions that waited for a person into calls that can run now. */
import type { ActionEvent } from "../event/kind/actions.ts";
import type { Tool } from "../tool/tool.ts";
import type { Toolbox } from "../tool/toolbox.ts";
import { wholeInput } from "../tool/wire-class.ts";
import { unmatchedActions } from "../view/view.ts";
import { type PreparedCall, prepareCall, type RefusedCall } from "./call/prepare.ts";
import { isFinish, type RecordedCall } from "./execution/execute.ts";
import type { StepContext } from "./step-context.ts";

type PendingContext = Pick<StepContext, "log" | "blockedActions">;

/** The calls to run now, and whether other calls of their reply still wait. */
type ApprovedCalls = Readonly<{ calls: readonly RecordedCall[]; isRestWaiting: boolean }>;

/**
 * Calls that need no approval run with the last one that does, because a finish must not run before the others are
 * decided.
 */
export function approvedCalls(context: StepContext, toolbox: Toolbox): ApprovedCalls {
  const { approved } = context;
  const calls = pendingCalls(context, toolbox);
  const isApproved = ({ action }: RecordedCall) =>
    approved === "all" || (approved !== "none" && approved.has(action.id));
  const isRestWaiting = !decidableOf(calls, context).every(isApproved);
  return { calls: isRestWaiting ? calls.filter(isApproved) : calls, isRestWaiting };
}

/** The pending calls that a person has to decide about, or all calls if none of them can run. */
export function decidableCalls(waiting: PendingContext, toolbox: Toolbox): readonly RecordedCall[] {
  return decidableOf(pendingCalls(waiting, toolbox), waiting);
}

function decidableOf(calls: readonly RecordedCall[], { blockedActions }: PendingContext): readonly RecordedCall[] {
  const decidable = calls.filter(
    ({ action, prepared }) =>
      prepared.status === "ready" && isDecidable(prepared.tool) && !blockedActions.has(action.id),
  );
  return decidable.length > 0 ? decidable : calls;
}

/**
 * The calls are in the order of the log. Only calls of the last reply can wait; earlier ones are refused. A call after
 * a finish is refused too, and so is a finish after a rejected call.
 */
function pendingCalls({ log }: PendingContext, toolbox: Toolbox): readonly RecordedCall[] {
  const branch = log.branch();
  const open = unmatchedActions(branch);
  const last = open.at(-1);
  const since = branch.slice(branch.findIndex(({ id }) => id === last?.id) + 1);
  const isRejected = since.some((event) => event.kind === "UserRejectObservation" && event.rejection_source === "user");
  const calls = open.map((action) => ({ action, prepared: prepare(action, last?.llm_response_id, toolbox) }));
  const finish = calls.findIndex(({ prepared }) => isFinish(prepared));
  if (finish < 0) return calls;
  return calls.map(({ action, prepared }, index) => {
    if (index === finish && isRejected) {
      return { action, prepared: refuse(action, "Not run: a call before it was rejected.") };
    }
    return { action, prepared: index <= finish ? prepared : refuse(action, "Not run: finish came before it.") };
  });
}

function prepare(action: ActionEvent, reply: string | undefined, toolbox: Toolbox): PreparedCall {
  return action.llm_response_id === reply ? restored(action, toolbox) : refuse(action, "Not run: nobody approved it.");
}

// People approved the action as it was shown, so its arguments count, not the text of the call.
function restored(action: ActionEvent, toolbox: Toolbox): PreparedCall {
  const prepared = prepareCall(action.tool_call, toolbox);
  if (!action.action) return prepared.status === "refused" ? prepared : refuse(action, "This call was not valid.");
  const tool = toolbox.get(action.tool_name);
  if (!tool) return refuse(action, `Tool '${action.tool_name}' not found. Available: ${toolbox.names.join(", ")}.`);
  if (tool.closed !== undefined) return refuse(action, tool.closed);
  const { security_risk: risk, summary, tool_call: call } = action;
  const input = wholeInput(action.action, prepared.status === "ready" ? prepared.input : {});
  return { status: "ready", call, tool, input, risk, summary };
}

function refuse(action: ActionEvent, error: string): RefusedCall {
  return { status: "refused", call: action.tool_call, error };
}

/** Tools that only write a message. They need no approval. */
const SPEECH: ReadonlySet<string> = new Set(["finish", "think"]);

/** Whether a person can be asked about calls of a tool. */
export function isDecidable({ name, onlyProposes }: Pick<Tool, "name" | "onlyProposes">): boolean {
  return onlyProposes !== true && !isSpeech({ name });
}

export function isSpeech({ name }: Readonly<{ name: string }>): boolean {
  return SPEECH.has(name);
}
