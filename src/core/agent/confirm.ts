/** Decides whether a batch waits for a person, and what of it runs in no case. */
import { prompt } from "../../prompts.ts";
import { masked } from "../event/masked.ts";
import { type Assessment, assess } from "../security/analyzer.ts";
import { shouldConfirm } from "../security/policy.ts";
import { mistaken, type RecordedCall } from "./execution/execute.ts";
import { isSpeech } from "./speech.ts";
import type { StepContext } from "./step-context.ts";

/** By the ids of the actions. */
export type Assessments = ReadonlyMap<string, Assessment>;

/** Only calls that could run are judged, and none that only speaks. */
export async function assessed(batch: readonly RecordedCall[], context: StepContext): Promise<Assessments> {
  const { confirmation, blockedActions, workspace } = context;
  const judged = batch.map(async ({ action, prepared }) => {
    if (prepared.status !== "ready" || isSpeech(prepared.tool) || blockedActions.has(action.id)) return [];
    return [
      [
        action.id,
        await assess(
          action,
          { workingDir: workspace.workingDir, hints: prepared.tool.annotations },
          confirmation.analyzer,
        ),
      ] as const,
    ];
  });
  return new Map((await Promise.all(judged)).flat());
}

/** If one of the calls has to wait, the whole batch does. */
export function mustWait(batch: readonly RecordedCall[], assessments: Assessments, context: StepContext): boolean {
  return batch.some(({ action, prepared }) => {
    const assessment = prepared.status === "ready" ? assessments.get(action.id) : undefined;
    return assessment !== undefined && shouldConfirm(context.confirmation.policy, assessment.risk);
  });
}

/** Where nobody can be asked, what would have to wait is refused, and the rest runs. */
export function withoutRisky(
  batch: readonly RecordedCall[],
  assessments: Assessments,
  context: StepContext,
): readonly RecordedCall[] {
  if (context.confirmation.whenRisky !== "refuse") return batch;
  return batch.map((recorded) => {
    const { action, prepared } = recorded;
    if (!mustWait([recorded], assessments, context)) return recorded;
    const reasons = assessments.get(action.id)?.reasons.join(" ") ?? "";
    return {
      action,
      prepared: { status: "refused", call: prepared.call, error: prompt("sub-agents/refused", { reasons }) },
    };
  });
}

/** What is forbidden is refused whatever the policy says, and the model is told why. */
export function withoutForbidden(batch: readonly RecordedCall[], assessments: Assessments): readonly RecordedCall[] {
  return batch.map(({ action, prepared }) => {
    const assessment = assessments.get(action.id);
    if (!assessment?.isForbidden) return { action, prepared };
    const error = prompt("forbidden-call", { reasons: assessment.reasons.join(" ") });
    return { action, prepared: { status: "refused", call: prepared.call, error } };
  });
}

/**
 * Refuses at once what must not wait: what is forbidden, for nobody may approve it, and calls in which a secret stands
 * in the clear, for whoever is asked could not see it, and what waits is what the log has, with the secret hidden. The
 * other calls are left.
 */
export function refuseUnfit(batch: readonly RecordedCall[], { log, secrets }: StepContext): readonly RecordedCall[] {
  return batch.filter(({ action, prepared }) => {
    const isUnseen =
      prepared.status === "ready" && secrets !== undefined && masked(prepared.input, secrets.mask) !== prepared.input;
    const isForbidden = prepared.status === "refused" && action.action !== null;
    if (isUnseen) log.append(mistaken(action, prompt("secret-in-call")));
    if (isForbidden) log.append(mistaken(action, prepared.error));
    return !isUnseen && !isForbidden;
  });
}
