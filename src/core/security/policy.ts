/** When a person is asked before the agent acts. */
import { z } from "zod";
import { SecurityRisk } from "../event/kind/actions.ts";
import { isAtLeast, type SecurityAnalyzer } from "./analyzer.ts";

/** As it stands on the wire and in base_state.json. */
export const ConfirmationPolicy = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("NeverConfirm") }).readonly(),
  z.strictObject({ kind: z.literal("AlwaysConfirm") }).readonly(),
  z
    .strictObject({
      kind: z.literal("ConfirmRisky"),
      threshold: z.enum(["LOW", "MEDIUM", "HIGH"]).default("HIGH"),
      confirm_unknown: z.boolean().default(true),
    })
    .readonly(),
]);
export type ConfirmationPolicy = z.infer<typeof ConfirmationPolicy>;

/** Whether an action of this risk waits for a person. */
export function shouldConfirm(policy: ConfirmationPolicy, risk: SecurityRisk): boolean {
  switch (policy.kind) {
    case "NeverConfirm":
      return false;
    case "AlwaysConfirm":
      return true;
    case "ConfirmRisky":
      return risk === "UNKNOWN" ? policy.confirm_unknown : isAtLeast(risk, policy.threshold);
  }
}

/** Whether a person is asked before an action is given what it needs beyond the checkout. */
export function shouldGrant({ kind }: ConfirmationPolicy): boolean {
  return kind !== "NeverConfirm";
}

export type Confirmation = Readonly<{
  policy: ConfirmationPolicy;
  analyzer: SecurityAnalyzer | undefined;
  /** What becomes of an action that somebody has to approve: it waits, unless there is nobody who could be asked. */
  whenRisky?: "wait" | "refuse" | undefined;
  /** What becomes of one that needs a grant: it is asked for as the policy says, unless nothing may be granted here. */
  whenGranted?: "ask" | "refuse" | undefined;
}>;

/** The policy that asks more often. */
export function stricter(one: ConfirmationPolicy, other: ConfirmationPolicy): ConfirmationPolicy {
  return strictness(other) > strictness(one) ? other : one;
}

/** How many of the risks are asked about. */
function strictness(policy: ConfirmationPolicy): number {
  return SecurityRisk.options.filter((risk) => shouldConfirm(policy, risk)).length;
}

/**
 * For people and programs that ask whether somebody watches over the agent. Decides nothing: a policy that asks asks
 * also without an analyzer, for all risks are UNKNOWN then.
 */
export function isConfirmationActive({ policy, analyzer }: Confirmation): boolean {
  return analyzer !== undefined && policy.kind !== "NeverConfirm";
}
