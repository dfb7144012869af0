import { expect, test } from "vitest";
import type { ActionEvent, SecurityRisk } from "../../../src/core/event/kind/actions.ts";
import { assess, isAtLeast, llmSecurityAnalyzer, type SecurityAnalyzer } from "../../../src/core/security/analyzers.ts";
import {
  ConfirmationPolicy,
  isConfirmationActive,
  shouldConfirm,
  shouldGrant,
  stricter,
} from "../../../src/core/security/policy.ts";

const never = ConfirmationPolicy.parse({ kind: "NeverConfirm" });
const always = ConfirmationPolicy.parse({ kind: "AlwaysConfirm" });
const risky = ConfirmationPolicy.parse({ kind: "ConfirmRisky" });
const medium = ConfirmationPolicy.parse({ kind: "ConfirmRisky", threshold: "MEDIUM", confirm_unknown: false });
const known = ["LOW", "MEDIUM", "HIGH"] as const;

test("known risks are ordered, and each is at least itself", () => {
  const table = known.map((risk) => known.map((threshold) => isAtLeast(risk, threshold)));
  expect(table).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
});

test.for(known)("UNKNOWN cannot be compared with %s", (risk) => {
  expect(() => isAtLeast("UNKNOWN", risk)).toThrow(/UNKNOWN/);
  expect(() => isAtLeast(risk, "UNKNOWN")).toThrow(/UNKNOWN/);
});

test("an UNKNOWN risk cannot even be compared with itself", () => {
  expect(() => isAtLeast("UNKNOWN", "UNKNOWN")).toThrow(/UNKNOWN/);
});

test.for<[string, ConfirmationPolicy, SecurityRisk[]]>([
  ["NeverConfirm", never, []],
  ["AlwaysConfirm", always, ["UNKNOWN", "LOW", "MEDIUM", "HIGH"]],
  ["ConfirmRisky", risky, ["UNKNOWN", "HIGH"]],
  ["ConfirmRisky from MEDIUM on, trusting the unknown", medium, ["MEDIUM", "HIGH"]],
])("%s asks about the right risks", ([, policy, asked]) => {
  const all = ["UNKNOWN", ...known] as const;
  expect(all.filter((risk) => shouldConfirm(policy, risk))).toEqual(asked);
});

test("of two policies, the one that asks more often is the stricter one, whichever comes first", () => {
  const order = [never, medium, always];
  for (const [at, one] of order.entries()) {
    for (const other of order.slice(at)) expect([stricter(one, other), stricter(other, one)]).toEqual([other, other]);
  }
});

test("a grant is asked for unless nobody is ever asked", () => {
  expect([never, always, risky, medium].map(shouldGrant)).toEqual([false, true, true, true]);
});

test("a policy has its defaults on the wire, and an UNKNOWN threshold is refused", () => {
  expect(risky).toEqual({ kind: "ConfirmRisky", threshold: "HIGH", confirm_unknown: true });
  expect(ConfirmationPolicy.safeParse({ kind: "ConfirmRisky", threshold: "UNKNOWN" }).success).toBe(false);
  expect(ConfirmationPolicy.safeParse({ kind: "SometimesConfirm" }).success).toBe(false);
});

test("confirmation is active when there is an analyzer and the policy may ask", () => {
  expect(isConfirmationActive({ policy: always, analyzer: llmSecurityAnalyzer })).toBe(true);
  expect(isConfirmationActive({ policy: never, analyzer: llmSecurityAnalyzer })).toBe(false);
  expect(isConfirmationActive({ policy: always, analyzer: undefined })).toBe(false);
});

test("the model is taken at its word, a missing analyzer knows nothing, and a failing one means HIGH", async () => {
  const action = { security_risk: "MEDIUM" } as ActionEvent; // all that an analyzer looks at here
  const failing = { kind: "Failing", assess: () => Promise.reject(new Error("no network")) };
  const throwing = {
    kind: "Throwing",
    assess: () => {
      throw new Error("no network");
    },
  };
  const riskOf = async (analyzer: SecurityAnalyzer | undefined) =>
    (await assess(action, { workingDir: "/repo", risk: "LOW", commands: [], paths: [] }, analyzer)).risk;
  expect(await riskOf(llmSecurityAnalyzer)).toBe("MEDIUM");
  expect(await riskOf(undefined)).toBe("UNKNOWN");
  expect(await riskOf(failing)).toBe("HIGH");
  expect(await riskOf(throwing)).toBe("HIGH");
});
