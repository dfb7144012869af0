/** The security analyzer port: it rates the risk of an action and gives reasons. */

import { Fault } from "../../lib/fault.ts";
import type { ActionEvent, SecurityRisk } from "../event/kind/actions.ts";

/**
 * `reasons` are sentences for the person who is asked to approve. Forbidden actions never run, even if somebody
 * approves them.
 */
export type Assessment = Readonly<{ risk: SecurityRisk; reasons: readonly string[]; isForbidden: boolean }>;

/** What the action's tool says about the call: its risk, the text that would run, and the files that it names. */
export type AnalyzedCall = Readonly<{
  workingDir: string;
  risk: SecurityRisk;
  commands: readonly string[];
  paths: readonly string[];
}>;

/** Contract: changes nothing. The caller takes a failure for HIGH, see `assess`. */
export interface SecurityAnalyzer {
  readonly kind: string;
  /** The JSON by which a reopened conversation gets the same analyzer. */
  readonly settings?: Readonly<Record<string, unknown>>;
  assess(action: ActionEvent, call: AnalyzedCall): Promise<Assessment>;
}

/** Uses the model's own rating. */
export const llmSecurityAnalyzer: SecurityAnalyzer = Object.freeze<SecurityAnalyzer>({
  kind: "LLMSecurityAnalyzer",
  assess: async ({ security_risk }) => ratedAs(security_risk, "The model rates it."),
});

export function ratedAs(risk: SecurityRisk, ...reasons: readonly string[]): Assessment {
  return { risk, reasons, isForbidden: false };
}

/** UNKNOWN without an analyzer, HIGH if it fails, so that an unrated action is never accepted silently. */
export async function assess(
  action: ActionEvent,
  call: AnalyzedCall,
  analyzer: SecurityAnalyzer | undefined,
): Promise<Assessment> {
  if (!analyzer) return ratedAs("UNKNOWN", "No security analyzer is configured.");
  try {
    return await analyzer.assess(action, call);
  } catch {
    return ratedAs("HIGH", "The analysis failed.");
  }
}

/** How risks compare. */
type KnownRisk = Exclude<SecurityRisk, "UNKNOWN">;

const RANK: Readonly<Record<KnownRisk, number>> = { LOW: 1, MEDIUM: 2, HIGH: 3 };

/** Whether a risk is at least as high as another. Comparing UNKNOWN is a "bug" Fault, because it has no order. */
export function isAtLeast(risk: SecurityRisk, threshold: SecurityRisk): boolean {
  return rankOf(risk) >= rankOf(threshold);
}

function rankOf(risk: SecurityRisk): number {
  if (risk === "UNKNOWN") throw new Fault("bug", "An UNKNOWN risk is neither higher nor lower than another.");
  return RANK[risk];
}

const WORSE = { LOW: 0, MEDIUM: 1, UNKNOWN: 2, HIGH: 3 } as const;

/** The highest risk; LOW for none. UNKNOWN counts as higher than MEDIUM, because it may be HIGH. */
export function worst(risks: readonly SecurityRisk[]): SecurityRisk {
  return risks.reduce<SecurityRisk>((worst, risk) => (WORSE[risk] > WORSE[worst] ? risk : worst), "LOW");
}
