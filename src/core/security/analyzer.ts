/** The security analyzer port: how risky is an action, and why? */
import type { ActionEvent, SecurityRisk } from "../event/kind/action-event.ts";

/** `reasons` are sentences for whoever is asked to approve. What is forbidden runs in no case, whoever approves it. */
export type Assessment = Readonly<{ risk: SecurityRisk; reasons: readonly string[]; isForbidden: boolean }>;

/** What a tool says of itself. */
export type ToolHints = Readonly<{ readOnlyHint: boolean; openWorldHint: boolean }>;

/** Contract: changes nothing. `hints` are those of the tool that is called. Whoever calls takes a failure for HIGH, see `assess`. */
export interface SecurityAnalyzer {
  readonly kind: string;
  assess(action: ActionEvent, hints: ToolHints | undefined): Promise<Assessment>;
}

/** Takes the model's own word for it. */
export const llmSecurityAnalyzer: SecurityAnalyzer = Object.freeze<SecurityAnalyzer>({
  kind: "LLMSecurityAnalyzer",
  assess: async ({ security_risk }) => rated(security_risk, "The model says so."),
});

function rated(risk: SecurityRisk, ...reasons: readonly string[]): Assessment {
  return { risk, reasons, isForbidden: false };
}

/** UNKNOWN without an analyzer, HIGH if it fails: what cannot be judged is not waved through. */
export async function assess(
  action: ActionEvent,
  hints: ToolHints | undefined,
  analyzer: SecurityAnalyzer | undefined,
): Promise<Assessment> {
  if (!analyzer) return rated("UNKNOWN", "Nothing judges risks here.");
  try {
    return await analyzer.assess(action, hints);
  } catch {
    return rated("HIGH", "The analysis failed.");
  }
}
