/** What the model says of its own call: heard when it warns, and never when it calms. */
import { rated, type SecurityAnalyzer } from "./analyzer.ts";

export const modelRating: SecurityAnalyzer = Object.freeze<SecurityAnalyzer>({
  kind: "ModelRating",
  assess: async ({ security_risk }) => {
    const isWarning = security_risk === "MEDIUM" || security_risk === "HIGH";
    return isWarning ? rated(security_risk, `The model rates it ${security_risk}.`) : rated("LOW");
  },
});
