/** The security analyzer port: how risky is an action, and why? */
import type { ActionEvent, SecurityRisk } from "../event/kind/action-event.ts";

/** `reasons` are sentences for whoever is asked to approve. What is forbidden runs in no case, whoever approves it. */
export type Assessment = Readonly<{ risk: SecurityRisk; reasons: readonly string[]; isForbidden: boolean }>;

/** Where an action would run, and what its tool says of itself. */
export type Surroundings = Readonly<{
  workingDir: string;
  hints: Readonly<{ readOnlyHint: boolean; openWorldHint: boolean }> | undefined;
}>;

/** Contract: changes nothing. Whoever calls takes a failure for HIGH, see `assess`. */
export interface SecurityAnalyzer {
  readonly kind: string;
  /** What a conversation that is opened again needs, to have the same one: JSON. */
  readonly settings?: Readonly<Record<string, unknown>>;
  assess(action: ActionEvent, surroundings: Surroundings): Promise<Assessment>;
}

/** Takes the model's own word for it. */
export const llmSecurityAnalyzer: SecurityAnalyzer = Object.freeze<SecurityAnalyzer>({
  kind: "LLMSecurityAnalyzer",
  assess: async ({ security_risk }) => rated(security_risk, "The model says so."),
});

export function rated(risk: SecurityRisk, ...reasons: readonly string[]): Assessment {
  return { risk, reasons, isForbidden: false };
}

/** UNKNOWN without an analyzer, HIGH if it fails: what cannot be judged is not waved through. */
export async function assess(
  action: ActionEvent,
  surroundings: Surroundings,
  analyzer: SecurityAnalyzer | undefined,
): Promise<Assessment> {
  if (!analyzer) return rated("UNKNOWN", "Nothing judges risks here.");
  try {
    return await analyzer.assess(action, surroundings);
  } catch {
    return rated("HIGH", "The analysis failed.");
  }
}
