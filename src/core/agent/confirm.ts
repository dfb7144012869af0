/** Decides whether a batch of calls waits for a person, and which calls never run. */
import { prompt } from "../../prompts.ts";
import { inWords, isGrant } from "../event/grant.ts";
import { maskTexts } from "../event/mask-texts.ts";
import { shouldConfirm, shouldGrant } from "../security/policy.ts";
import { errorResult, type RecordedCall } from "./execution/execute.ts";
import { type Judged, judge } from "./judge.ts";
import { isDecidable, isSpeech } from "./pending.ts";
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
