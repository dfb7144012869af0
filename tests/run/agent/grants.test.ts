/** Where a run can be granted what reaches beyond the checkout. */
import { expect, test } from "vitest";
import { type Grants, grantsIn } from "../../../src/run/agent/restricted.ts";
import { Settings } from "../../../src/runner/input/settings.ts";
import { mayWrite } from "../../../src/runner/input/trigger-settings.ts";

type Run = Parameters<typeof grantsIn>[0];

type Given = Readonly<{
  type?: "issue" | "pull" | "discussion" | "none";
  goal?: "propose" | "advance" | "patch" | "review";
  mode?: string;
  confirmation?: string;
}> &
  Partial<Readonly<Record<"isFork" | "isRestricted" | "isSandboxed" | "isKept" | "lacksGraphql", boolean>>>;

function run({ type = "issue", goal = "propose", mode = "", confirmation = "risky", ...given }: Given): Run {
  const { isFork = false, isRestricted = false, isSandboxed = true, isKept = true, lacksGraphql = false } = given;
  const github = { lacksGraphql: () => lacksGraphql };
  return {
    run: {
      trigger: { thread: { type, number: 1 } },
      memory: { isKept },
      mayWrite: mayWrite(new Settings({ mode })),
      github,
    },
    startingPoint: { goal: { kind: goal }, pull: { isFork } },
    inputs: { confirmation },
    restriction: { strangers: [], restrictions: isRestricted ? {} : undefined },
    tools: isSandboxed ? { inGranted: () => undefined } : {},
  } as unknown as Run; // what is looked at
}

test.for<[string, Given, Grants]>([
  ["is offered where a person can be asked", {}, "offered"],
  ["and where everything is asked about", { confirmation: "always" }, "offered"],
  ["and on a pull request", { type: "pull", goal: "advance" }, "offered"],
  ["is not in a discussion", { type: "discussion" }, "possible"],
  ["nor on a schedule, or where somebody starts a run: there is no thread", { type: "none" }, "possible"],
  ["nor in a plan", { mode: "plan" }, "possible"],
  ["nor in a dry run", { mode: "dry-run" }, "possible"],
  ["nor in a review", { type: "pull", goal: "review" }, "possible"],
  ["nor where no branch may be written", { type: "pull", goal: "patch" }, "possible"],
  ["nor where GitHub cannot tell whether a comment was edited", { lacksGraphql: true }, "possible"],
  ["nor where nobody is asked", { confirmation: "never" }, "possible"],
  ["nor where the answer could not be kept", { isKept: false }, "possible"],
  ["nor without a sandbox, where everything is in reach", { isSandboxed: false }, "possible"],
  ["is refused on the code of a fork", { isFork: true }, "refused"],
  ["and where strangers have a say", { isRestricted: true }, "refused"],
])("a grant %s", ([, given, grants]) => {
  expect(grantsIn(run(given))).toBe(grants);
});
