/** When a person is asked, as the workflow says: always the policy and the analyzer together. */
import type { Conversation } from "../../core/conversation/conversation.ts";
import type { ConfirmationPolicy } from "../../core/security/policy.ts";
import type { RuleFile } from "../../core/security/rule-file.ts";
import { standardAnalyzer } from "../../core/security/standard.ts";
import type { Inputs } from "../runner/input/inputs.ts";

/** For new conversations and for those that go on: what the workflow says now counts. */
export function setConfirmation(conversation: Conversation, inputs: Inputs, rules: RuleFile | undefined): void {
  conversation.setSecurityAnalyzer(standardAnalyzer({ rules }));
  conversation.setConfirmationPolicy(policyOf(inputs));
}

function policyOf(inputs: Inputs): ConfirmationPolicy {
  switch (inputs.confirmation) {
    case "never":
      return { kind: "NeverConfirm" };
    case "always":
      return { kind: "AlwaysConfirm" };
    case "risky": {
      const threshold = THRESHOLDS[inputs["confirmation-threshold"]];
      return { kind: "ConfirmRisky", threshold, confirm_unknown: true };
    }
  }
}

const THRESHOLDS = { low: "LOW", medium: "MEDIUM", high: "HIGH" } as const;
