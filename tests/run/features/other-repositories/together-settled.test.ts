import { expect, test } from "vitest";
import { Fault } from "../../../../src/lib/fault.ts";
import type { PublishedCheckout } from "../../../../src/run/checkouts.ts";
import { workOf } from "../../../../src/run/features/other-repositories/together.ts";
import type { Conclusion, KeptWork, OpenedPullRequest } from "../../../../src/run/outcome/run-result.ts";
import { concludeAll } from "../../../../src/run/publish/checkouts.ts";

const end = { end: { status: "finished" }, finalResponse: "Done.", timeoutMinutes: 25 } as const;
const nothing: KeptWork = {
  kept: { kind: "nothing" },
  change: { tree: "", files: [], leftOut: [] },
  withheld: [],
  patch: undefined,
  fault: undefined,
};
const files = [{ path: "a.txt", added: 1, removed: 0 }];
const kept = {
  kind: "branch",
  branch: "agent/shop-issue-1",
  commit: "1".repeat(40),
  compareUrl: "https://x.test",
} as const;
const changed: KeptWork = { ...nothing, kept, change: { tree: "1", files, leftOut: [] } };
const workflow = [{ path: ".github/workflows/x.yml", code: "DKH-101", detail: "" }] as const;
const opened: OpenedPullRequest = {
  pullRequest: { number: 5, url: "https://x.test/5", isNew: true },
  fault: undefined,
};
const notOpened: OpenedPullRequest = { pullRequest: undefined, fault: undefined };

/** Only the parts of a repository that a conclusion reads. */
function part(name: string, saved: KeptWork, own: OpenedPullRequest = notOpened): PublishedCheckout {
  const [owner, repository] = name.split("/");
  const checkout = {
    path: `other-repositories/${name}`,
    run: {
      job: { repositoryUrl: `https://github.test/${name}`, repository: { owner, name: repository } },
      world: { env: {} },
    },
    startingPoint: { head: "0".repeat(40), branch: "main", goal: { kind: "propose", base: "main" } },
  };
  return { checkout: checkout as unknown as PublishedCheckout["checkout"], saved, opened: own }; // a whole run is more than is read here
}

const main = {
  changed: { outcome: "changed", reason: "Changed 1 file: draft pull request #1", hint: "" },
  answered: { outcome: "answered", reason: "Answered – nothing was changed", hint: "" },
  blocked: { outcome: "blocked", reason: "Nothing could be published: DKH-103 x is protected", hint: "Read it." },
} as const satisfies Record<string, Conclusion>;

const refused = new Fault("git", "GitHub refused the push.", { hint: "Allow it." });

test.for<readonly [keyof typeof main, readonly PublishedCheckout[], Conclusion["outcome"], string]>([
  ["changed", [part("acme/lib", nothing)], "changed", "Changed 1 file: draft pull request #1"],
  [
    "changed",
    [part("acme/lib", changed, opened)],
    "changed",
    "Changed 1 file: draft pull request #1. Changed 1 file in acme/lib: draft pull request acme/lib#5",
  ],
  [
    "answered",
    [part("acme/lib", changed, opened)],
    "changed",
    "Changed 1 file in acme/lib: draft pull request acme/lib#5",
  ],
  ["answered", [part("acme/lib", nothing)], "answered", "Answered – nothing was changed"],
  [
    "blocked",
    [part("acme/lib", changed, opened)],
    "changed",
    "Changed 1 file in acme/lib: draft pull request acme/lib#5. Nothing could be published: DKH-103 x is protected",
  ],
  [
    "changed",
    [part("acme/lib", { ...nothing, withheld: workflow })],
    "changed",
    "Changed 1 file: draft pull request #1. Nothing could be published in acme/lib: DKH-101 .github/workflows/x.yml is a workflow, and an agent never changes what runs with your secrets",
  ],
  [
    "changed",
    [part("acme/lib", { ...nothing, fault: refused }), part("acme/web", changed, opened)],
    "failed",
    "acme/lib: GitHub refused the push. Changed 1 file: draft pull request #1. Changed 1 file in acme/web: draft pull request acme/web#5",
  ],
])("%s, and %# in others", ([own, others, outcome, reason]) => {
  const conclusion = concludeAll(main[own], others, end);
  expect([conclusion.outcome, conclusion.reason]).toEqual([outcome, reason]);
});

test("a run that was stopped is called that, and its parts are told", () => {
  const stopped: Conclusion = { outcome: "budget-exhausted", reason: "Stopped at the spending limit of $1", hint: "" };
  const limited = { ...end, end: { status: "exhausted", limit: { of: "money", most: 1 } } } as const;
  expect(concludeAll(stopped, [part("acme/lib", changed)], limited)).toBe(stopped);
  expect(workOf(part("acme/lib", changed), limited)).toMatchObject({
    repository: "acme/lib",
    kept,
    files,
    problem: "",
  });
});
