import { expect, test } from "vitest";
import { readRuleFile } from "../../../src/core/security/analyzers.ts";
import { policyVersion } from "../../../src/run/approve/approval-scope.ts";

const env = { INPUT_CONFIRMATION: "risky", INPUT_APPROVERS: "admin", INPUT_MODEL: "some" };
const rules = (reason: string) =>
  readRuleFile(`rules:\n  - program: terraform\n    effect: forbid\n    reason: ${reason}\n`, "rules.yml");

test("is the same for the same rules, and another one for every input and every rule that counts", () => {
  const versions = [
    policyVersion(env, undefined),
    ...[
      "CONFIRMATION",
      "CONFIRMATION-THRESHOLD",
      "APPROVERS",
      "APPROVAL-EXPIRES",
      "ALLOWED-ROLES",
      "ALLOWED-USERS",
    ].map((name) => policyVersion({ ...env, [`INPUT_${name}`]: "other" }, undefined)),
    ...[
      "ALLOWED-BOTS",
      "ISOLATION",
      "NETWORK",
      "TOOL-ENV",
      "PROTECTED-PATHS",
      "FORK-PUSH",
      "SETUP-COMMAND",
      "SETUP-NETWORK",
      "MCP-CONFIG",
    ].map((name) => policyVersion({ ...env, [`INPUT_${name}`]: "other" }, undefined)),
    policyVersion(env, rules("By people only.")),
    policyVersion(env, rules("By nobody.")),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  expect(policyVersion({ ...env, INPUT_MODEL: "other" }, rules("By nobody."))).toBe(versions.at(-1));
});
