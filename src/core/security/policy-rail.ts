/** Holds calls to the rules of a repository. */
import { posix } from "node:path";
import type { ActionEvent } from "../event/kind/action-event.ts";
import { globPattern } from "../workspace/search/glob-pattern.ts";
import { type Assessment, rated, type SecurityAnalyzer } from "./analyzer.ts";
import { together } from "./ensemble.ts";
import type { Rule, RuleFile } from "./rule-file.ts";
import { programsIn } from "./rules/command-line.ts";
import { executableTexts } from "./rules/executable.ts";
import { pathsOf } from "./rules/tool-call.ts";

export function policyRail({ rules }: RuleFile): SecurityAnalyzer {
  return Object.freeze<SecurityAnalyzer>({
    kind: "PolicyRailSecurityAnalyzer",
    assess: async (action, { workingDir }) => {
      const broken = rules.filter((rule) => isMet(rule, action, workingDir));
      return together([rated("LOW"), ...broken.map(verdict)]);
    },
  });
}

function verdict({ effect, reason }: Rule): Assessment {
  return { risk: effect === "medium" ? "MEDIUM" : "HIGH", reasons: [reason], isForbidden: effect === "forbid" };
}

function isMet({ tool, program, contains, path }: Rule, action: ActionEvent, workingDir: string): boolean {
  return (
    (tool === undefined || tool === action.tool_name) &&
    (program === undefined ||
      (action.tool_name === "terminal" && programsIn(String(action.action?.command ?? "")).has(program))) &&
    (contains === undefined ||
      executableTexts(action).some((text) => text.toLowerCase().includes(contains.toLowerCase()))) &&
    (path === undefined || pathsOf(action).some((one) => globPattern(path).test(relative(one, workingDir))))
  );
}

function relative(path: string, workingDir: string): string {
  return posix.isAbsolute(path) ? posix.relative(workingDir, path) : posix.normalize(path);
}
