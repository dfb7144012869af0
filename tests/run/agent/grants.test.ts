/** Where a run can be granted what reaches beyond the checkout. */
import { expect, test } from "vitest";
import { type Grants, grantsIn } from "../../../src/run/agent/restricted.ts";

type Run = Parameters<typeof grantsIn>[0];

function run({ confirmation = "risky", isFork = false, isRestricted = false, isSandboxed = true, isKept = true }): Run {
  const thread = { type: "issue", number: 1 };
  return {
    run: { trigger: { thread }, memory: { isKept }, world: { env: {} }, github: {} },
    startingPoint: { goal: { kind: "propose" }, pull: { isFork } },
    inputs: { confirmation },
    restriction: { strangers: [], restrictions: isRestricted ? {} : undefined },
    tools: isSandboxed ? { inGranted: () => undefined } : {},
  } as unknown as Run; // what is looked at
}

test.for<[string, Parameters<typeof run>[0], Grants]>([
  ["is offered where a person can be asked", {}, "offered"],
  ["and where everything is asked about", { confirmation: "always" }, "offered"],
  ["is not where nobody is asked", { confirmation: "never" }, "possible"],
  ["nor where the answer could not be kept", { isKept: false }, "possible"],
  ["nor without a sandbox, where everything is in reach", { isSandboxed: false }, "possible"],
  ["is refused on the code of a fork", { isFork: true }, "refused"],
  ["and where strangers have a say", { isRestricted: true }, "refused"],
])("a grant %s", ([, given, grants]) => {
  expect(grantsIn(run(given))).toBe(grants);
});
