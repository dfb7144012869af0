/** Decides which calls wait for a person and which never run, and turns those that waited into calls that can run now. */
import { prompt } from "../../prompts.ts";
import { inWords, isGrant } from "../event/grant.ts";
import type { ActionEvent } from "../event/kind/actions.ts";
import { maskTexts } from "../event/mask-texts.ts";
import { shouldConfirm, shouldGrant } from "../security/policy.ts";
import { BUILT_IN_TOOLS, type Tool } from "../tool/tool.ts";
import type { Toolbox } from "../tool/toolbox.ts";
import { wholeInput } from "../tool/wire-class.ts";
import { unmatchedActions } from "../view/view.ts";
import { errorResult, isFinish, type RecordedCall } from "./execute.ts";
import { type Judged, judge } from "./judge.ts";
import { type PreparedCall, prepareCall, type RefusedCall } from "./prepare-call.ts";
import type { StepContext } from "./step-context.ts";

/** Keys are the ids of the actions. */
export type Assessments = ReadonlyMap<string, Judged>;

/** Judges the calls that can run, except those that only write a message. The verdict is in the log. */
export async function assessBatch(batch: readonly RecordedCall[], context: StepContext): Promise<Assessments> {
  const { confirmation, blockedActions, log } = context;
  const { analyzer, policy } = confirmation;
  const judged = batch.map(async ({ action, prepared }) => {
    if (prepared.status !== "ready" || isSpeech(prepared.tool) || blockedActions.has(action.id)) return [];
    const { tool, input } = prepared;
    return [[action.id, await judge(action, tool, input, { host: context, analyzer })] as const];
  });
  const assessments = new Map((await Promise.all(judged)).flat());
  if (!analyzer || assessments.size === 0) return assessments;
  const by = <Fact>(fact: (one: Judged) => Fact) =>
    Object.fromEntries([...assessments].map(([id, one]) => [id, fact(one)]));
  log.append({
    kind: "SecurityAnalysisEvent",
    analyzer: analyzer.kind,
    policy: policy.kind,
    risks: by(({ risk }) => risk),
    details: by(({ reasons, grant }) => ({ reasons, ...(isGrant(grant) && { reach: inWords(grant) }) })),
  });
  return assessments;
}

/** The whole batch waits if one of its calls has to wait. */
export function mustWait(batch: readonly RecordedCall[], assessments: Assessments, context: StepContext): boolean {
  return batch.some(({ action, prepared }) => {
    const isAsked = prepared.status === "ready" && isDecidable(prepared.tool);
    const judged = isAsked ? assessments.get(action.id) : undefined;
    return judged !== undefined && waits(judged, context);
  });
}

function waits({ risk, grant }: Judged, { confirmation: { policy } }: StepContext): boolean {
  return shouldConfirm(policy, risk) || (isGrant(grant) && shouldGrant(policy));
}

/**
 * If nobody can be asked, calls that would wait are refused; if nothing can be granted, calls that need a grant. The
 * others run.
 */
export function withoutRisky(
  batch: readonly RecordedCall[],
  assessments: Assessments,
  context: StepContext,
): readonly RecordedCall[] {
  const { whenRisky, whenGranted } = context.confirmation;
  return batch.map((recorded) => {
    const { action, prepared } = recorded;
    const grant = assessments.get(action.id)?.grant;
    if (whenGranted === "refuse" && grant && isGrant(grant) && prepared.status === "ready") {
      const error = prompt("grant-refused", { reach: inWords(grant) });
      return { action, prepared: { status: "refused", call: prepared.call, error } };
    }
    if (whenRisky !== "refuse" || !mustWait([recorded], assessments, context)) return recorded;
    const reasons = assessments.get(action.id)?.reasons ?? [];
    const needs = grant && isGrant(grant) ? [`It needs ${inWords(grant)}.`] : reasons;
    const error = prompt("sub-agents/refused", { reasons: needs.join(" ") });
    return { action, prepared: { status: "refused", call: prepared.call, error } };
  });
}

/** Forbidden calls are refused even if the policy would allow them. The model reads the reason. */
export function withoutForbidden(batch: readonly RecordedCall[], assessments: Assessments): readonly RecordedCall[] {
  return batch.map(({ action, prepared }) => {
    const assessment = assessments.get(action.id);
    if (!assessment?.isForbidden) return { action, prepared };
    const error = prompt("forbidden-call", { reasons: assessment.reasons.join(" ") });
    return { action, prepared: { status: "refused", call: prepared.call, error } };
  });
}

/**
 * Refuses calls that must not wait for an approval: forbidden ones, because nobody may approve them, and calls with a
 * secret in plain text, because the log that the person sees has the secret masked. Returns the other calls.
 */
export function refuseUnfit(batch: readonly RecordedCall[], { log, secrets }: StepContext): readonly RecordedCall[] {
  return batch.filter(({ action, prepared }) => {
    const isUnseen =
      prepared.status === "ready" &&
      secrets !== undefined &&
      maskTexts(prepared.input, secrets.mask) !== prepared.input;
    const isForbidden = prepared.status === "refused" && action.action !== null;
    if (isUnseen) log.append(errorResult(action, prompt("secret-in-call")));
    if (isForbidden) log.append(errorResult(action, prepared.error));
    return !isUnseen && !isForbidden;
  });
}

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
  // Another program may have written the log, so the schema brings its texts into the form in which they run.
  const input = tool.input.safeParse(wholeInput(action.action, prepared.status === "ready" ? prepared.input : {}));
  if (!input.success) return refuse(action, "This call was not valid.");
  return { status: "ready", call, tool, input: input.data, risk, summary };
}

function refuse(action: ActionEvent, error: string): RefusedCall {
  return { status: "refused", call: action.tool_call, error };
}

/** Whether a person can be asked about calls of a tool. */
function isDecidable({ name, onlyProposes }: Pick<Tool, "name" | "onlyProposes">): boolean {
  return onlyProposes !== true && !isSpeech({ name });
}

/** Whether calls of the tool only write a message. */
export function isSpeech({ name }: Readonly<{ name: string }>): boolean {
  return BUILT_IN_TOOLS.includes(name);
}
