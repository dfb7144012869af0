/** What is said of everything that waits, whatever it is: where and under which rules it was asked, and until when it counts. */
import type { RuleFile } from "../../core/security/rule-file.ts";
import type { PendingAction } from "../../github/write/approval/proposal.ts";
import type { Setting } from "../prepare.ts";
import { millisecondsIn } from "../runner/input/input-shapes.ts";
import type { Inputs } from "../runner/input/inputs.ts";
import { policyVersion } from "./policy-version.ts";

type Basis = Pick<
  PendingAction,
  "v" | "repository" | "thread" | "run" | "conversation" | "policy" | "created" | "expires"
>;

/** `thread` is its number, `rules` those of the base commit where they count. */
export function basisOf(
  { world, job, trigger, memory }: Setting,
  inputs: Inputs,
  { thread, rules }: Readonly<{ thread: number; rules?: RuleFile | undefined }>,
): Basis {
  const now = world.now();
  return {
    ...{ v: 1, repository: trigger.repositoryId, thread, run: job.runId, conversation: memory.id },
    policy: policyVersion(world.env, rules),
    created: now.toISOString(),
    expires: new Date(now.getTime() + millisecondsIn(inputs["approval-expires"])).toISOString(),
  };
}
