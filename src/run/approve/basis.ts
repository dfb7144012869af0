/** Collects what every proposal is bound to: where and under which rules it was asked, and until when it counts. */

import { createHash } from "node:crypto";
import { millisecondsIn } from "../../action/runner/input/input-shapes.ts";
import type { InputName, Inputs } from "../../action/runner/input/inputs.ts";
import { rawInput } from "../../action/runner/input/raw-input.ts";
import type { Env } from "../../action/runner/world.ts";
import type { RuleFile } from "../../core/security/rule-file.ts";
import type { PendingAction } from "../../github/write/approval/proposal.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import type { Run } from "../run.ts";

type Basis = Pick<
  PendingAction,
  "v" | "repository" | "thread" | "run" | "conversation" | "policy" | "created" | "expires"
>;

/** `thread` is its number, `rules` those of the base commit where they count. */
export function basisOf(
  { world, job, trigger, memory }: Run,
  inputs: Inputs,
  { thread, rules }: Readonly<{ thread: number; rules?: RuleFile | undefined }>,
): Basis {
  const now = world.now();
  return {
    v: 1,
    repository: trigger.repositoryId,
    thread,
    run: job.runId,
    conversation: memory.id,
    policy: policyVersion(world.env, rules),
    created: now.toISOString(),
    expires: new Date(now.getTime() + millisecondsIn(inputs["approval-expires"])).toISOString(),
  };
}

/** Who may ask and decide, when people are asked, and what an action can reach once it is approved. */
const INPUTS: readonly InputName[] = [
  ...(["confirmation", "confirmation-threshold", "approvers", "approval-expires"] as const),
  ...(["allowed-roles", "allowed-users", "allowed-bots"] as const),
  ...(["isolation", "network", "tool-env", "protected-paths", "fork-push"] as const),
  ...(["setup-command", "setup-network", "mcp-config"] as const),
];

/** `rules` are those of the base commit. */
export function policyVersion(env: Env, rules: RuleFile | undefined): string {
  const all = { inputs: INPUTS.map((name) => rawInput(env, name) ?? null), rules: rules ?? null };
  return createHash("sha256").update(canonicalJson(all)).digest("hex").slice(0, 16);
}
