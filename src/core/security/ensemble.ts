/** Several analyzers as one: whoever is most afraid is heard. */
import { type Assessment, assess, type SecurityAnalyzer } from "./analyzer.ts";
import { worst } from "./rules/finding.ts";

/** One that fails means HIGH. One that does not know makes the whole UNKNOWN, unless another says HIGH. */
export function ensemble(analyzers: readonly SecurityAnalyzer[]): SecurityAnalyzer {
  return Object.freeze<SecurityAnalyzer>({
    kind: "EnsembleSecurityAnalyzer",
    async assess(action, surroundings) {
      return together(await Promise.all(analyzers.map((analyzer) => assess(action, surroundings, analyzer))));
    },
  });
}

/** The reasons are those for the risk that counts, and then the others. */
export function together(assessments: readonly Assessment[]): Assessment {
  const risk = assessments.length === 0 ? "UNKNOWN" : worst(assessments.map((assessment) => assessment.risk));
  const [first, others] = [
    assessments.filter((one) => one.risk === risk),
    assessments.filter((one) => one.risk !== risk),
  ];
  const reasons = [...new Set([...first, ...others].flatMap((assessment) => assessment.reasons))];
  return { risk, reasons, isForbidden: assessments.some(({ isForbidden }) => isForbidden) };
}
