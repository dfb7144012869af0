import { expect, test } from "vitest";
import { readRuleFile } from "../../../src/core/security/analyzers.ts";
import { approvalScopeOf, policyVersion } from "../../../src/run/approve/approval-scope.ts";
import { readInputs } from "../../../src/runner/input/inputs.ts";
import { Settings } from "../../../src/runner/input/settings.ts";

const env = { INPUT_CONFIRMATION: "risky", INPUT_APPROVERS: "admin", INPUT_MODEL: "some" };
const rules = (reason: string) =>
  readRuleFile(`rules:\n  - program: terraform\n    effect: forbid\n    reason: ${reason}\n`, "rules.yml");

test("the version of the rules is the same for the same rules, and another one for every input and every rule that counts", () => {
  const versions = [
    policyVersion(Settings.ofJob(env), undefined),
    ...[
      "CONFIRMATION",
      "CONFIRMATION-THRESHOLD",
      "APPROVERS",
      "APPROVAL-EXPIRES",
      "ALLOWED-ROLES",
      "ALLOWED-USERS",
    ].map((name) => policyVersion(Settings.ofJob({ ...env, [`INPUT_${name}`]: "other" }), undefined)),
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
    ].map((name) => policyVersion(Settings.ofJob({ ...env, [`INPUT_${name}`]: "other" }), undefined)),
    policyVersion(Settings.ofJob(env), rules("By people only.")),
    policyVersion(Settings.ofJob(env), rules("By nobody.")),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  expect(policyVersion(Settings.ofJob({ ...env, INPUT_MODEL: "other" }), rules("By nobody."))).toBe(versions.at(-1));
});

test.for([
  [undefined, "2026-11-24T10:00:00.000Z"],
  ["90m", "2026-11-21T11:30:00.000Z"],
  ["2d", "2026-11-23T10:00:00.000Z"],
])("with `approval-expires: %s`, an approval counts until %s", ([given, expires]) => {
  const run = {
    ...{ settings: Settings.ofJob(env), world: { now: () => new Date("2026-11-21T10:00:00Z") }, job: { runId: 7 } },
    ...{ trigger: { repositoryId: 77 }, memory: { id: "c-1" } },
  } as never; // all that is asked of it
  const inputs = readInputs(
    Settings.ofJob({
      "INPUT_API-KEY": "k",
      "INPUT_GITHUB-TOKEN": "t",
      INPUT_MODEL: "m",
      "INPUT_APPROVAL-EXPIRES": given,
    }),
  );
  const created = "2026-11-21T10:00:00.000Z";
  expect(approvalScopeOf(run, inputs, { thread: 1 })).toMatchObject({ thread: 1, created, expires });
});
