/** Stands for all rules under which somebody is asked: what was asked under others is asked again. */
import { createHash } from "node:crypto";
import type { RuleFile } from "../../core/security/rule-file.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import type { InputName } from "../runner/input/inputs.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import type { Env } from "../world.ts";

/** Who may ask and decide, when people are asked, and what an action can reach once it is approved. */
const INPUTS: readonly InputName[] = [
  ...(["confirmation", "confirmation-threshold", "approvers", "approval-expires"] as const),
  ...(["allowed-roles", "allowed-users", "allowed-bots"] as const),
  ...(["isolation", "network", "tool-env", "protected-paths", "fork-push"] as const),
];

/** `rules` are those of the base commit. */
export function policyVersion(env: Env, rules: RuleFile | undefined): string {
  const all = { inputs: INPUTS.map((name) => rawInput(env, name) ?? null), rules: rules ?? null };
  return createHash("sha256").update(canonicalJson(all)).digest("hex").slice(0, 16);
}
