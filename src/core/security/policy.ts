/** When a person is asked before the agent acts. */
import { z } from "zod";
import { SecurityRisk } from "../event/kind/actions.ts";
import { isAtLeast, type SecurityAnalyzer } from "./analyzers.ts";

/** The policy on the wire and in base_state.json. */
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

/** Whether an action with this risk waits for a person. */
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

/** Whether a person is asked before an action gets a grant. */
export function shouldGrant({ kind }: ConfirmationPolicy): boolean {
  return kind !== "NeverConfirm";
}

export type Confirmation = Readonly<{
  policy: ConfirmationPolicy;
  analyzer: SecurityAnalyzer | undefined;
  /** The treatment of an action that needs approval: it waits, unless nobody can be asked. */
  whenRisky?: "wait" | "refuse" | undefined;
  /** The treatment of an action that needs a grant: the policy decides, unless nothing can be granted here. */
  whenGranted?: "ask" | "refuse" | undefined;
}>;

/** The policy that asks more often. */
export function stricter(one: ConfirmationPolicy, other: ConfirmationPolicy): ConfirmationPolicy {
  return strictness(other) > strictness(one) ? other : one;
}

/** The number of risks that are asked about. */
function strictness(policy: ConfirmationPolicy): number {
  return SecurityRisk.options.filter((risk) => shouldConfirm(policy, risk)).length;
}

/**
 * Tells people and programs whether somebody supervises the agent. It decides nothing: without an analyzer all risks
 * are UNKNOWN, and a policy that asks asks about them.
 */
export function isConfirmationActive({
  policy,
  analyzer,
}: Readonly<{ policy: ConfirmationPolicy; analyzer: object | null | undefined }>): boolean {
  return analyzer != null && policy.kind !== "NeverConfirm";
}
