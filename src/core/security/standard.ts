/** The analyzer that a run has, and the way back to it from what was saved. */
import { z } from "zod";
import { llmSecurityAnalyzer, type SecurityAnalyzer } from "./analyzer.ts";
import { ensemble, together } from "./ensemble.ts";
import { modelRating } from "./model-rating.ts";
import { patternAnalyzer } from "./pattern.ts";
import { policyRail } from "./policy-rail.ts";
import { RuleFile } from "./rule-file.ts";
import { worst } from "./rules/finding.ts";
import { callRisk } from "./rules/tool-call.ts";

export const StandardSettings = z.strictObject({ rules: RuleFile.prefault({}) }).readonly();
export type StandardSettings = z.input<typeof StandardSettings>;

/** An analyzer as base_state.json has it: what it is called, and its settings. */
export const AnalyzerRecord = z.looseObject({ kind: z.string() }).readonly();
export type AnalyzerRecord = z.infer<typeof AnalyzerRecord>;

const KIND = "StandardSecurityAnalyzer";

/** What our rules say of commands and files. */
const rules: SecurityAnalyzer = Object.freeze<SecurityAnalyzer>({
  kind: "RulesSecurityAnalyzer",
  assess: async (action, surroundings) => {
    const found = callRisk(action, surroundings);
    const all = found.map(({ risk, reason, isForbidden = false }) => ({ risk, reasons: [reason], isForbidden }));
    return all.length > 0
      ? together(all)
      : { risk: worst([]), reasons: ["It only reads, and only here."], isForbidden: false };
  },
});

/** Our rules, those of the repository, patterns of danger, and what the model itself warns of: the highest counts. */
export function standardAnalyzer(given: StandardSettings = {}): SecurityAnalyzer {
  const settings = StandardSettings.parse(given);
  const all = ensemble([rules, policyRail(settings.rules), patternAnalyzer, modelRating]);
  return Object.freeze<SecurityAnalyzer>({ kind: KIND, settings, assess: all.assess });
}

export function recordOf({ kind, settings }: SecurityAnalyzer): AnalyzerRecord {
  return { ...settings, kind };
}

/** undefined for one that we do not know, or whose settings cannot be read. */
export function analyzerFrom({ kind, ...settings }: AnalyzerRecord): SecurityAnalyzer | undefined {
  if (kind === llmSecurityAnalyzer.kind) return llmSecurityAnalyzer;
  const read = StandardSettings.safeParse(settings);
  return kind === KIND && read.success ? standardAnalyzer(read.data) : undefined;
}
