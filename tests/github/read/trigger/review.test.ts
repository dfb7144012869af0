import { expect, test } from "vitest";
import { isReview } from "../../../../src/github/read/trigger/trigger-kinds.ts";
import { processorMs } from "../../../processor-time.ts";
import { decide, matched } from "../payload.ts";

const mode = "review";

test.each(["opened", "reopened", "ready_for_review", "synchronize"])(
  "a pull request that is %s is reviewed where the workflow is for that",
  (action) => {
    const changes = { action, "pull_request.body": null, "pull_request.draft": false };
    expect(matched(decide("pull_request.synchronize", changes, { mode }))).toMatchObject({
      ...{ kind: "review", request: "", thread: { type: "pull_request", number: 13 } },
      actors: [{ login: "alice", role: "sender" }],
    });
    expect(decide("pull_request.synchronize", changes).status).toBe("ignored");
  },
);

test("the workflow's prompt says what else to look at", () => {
  expect(matched(decide("pull_request.synchronize", {}, { mode, prompt: "Mind the tides." }))).toMatchObject({
    ...{ kind: "review", request: "Mind the tides." },
  });
});

test.each(["opened", "synchronize"])("a draft that is %s waits", (action) => {
  const found = decide("pull_request.synchronize", { action, "pull_request.draft": true }, { mode });
  expect(found).toEqual({ status: "ignored", why: "the pull request is a draft" });
});

test.each([
  ["pull_request.labeled", {}],
  ["issue_comment.created", { "issue.pull_request": {} }],
  ["pull_request_review_comment.created", {}],
] as const)("%s asks a workflow that only reviews for a review", (name, changes) => {
  expect(matched(decide(name, changes, { mode })).kind).toBe("review-request");
});

test.each(["issue_comment.created", "issues.opened", "workflow_run.completed", "schedule"])(
  "%s asks it for nothing",
  (name) => {
    expect(decide(name, {}, { mode, prompt: "Look." })).toMatchObject({ status: "ignored" });
  },
);

const inPull = (body: string) => decide("issue_comment.created", { "issue.pull_request": {}, "comment.body": body });

test.each([
  "@agent review",
  "@agent please review this PR.",
  "@agent Review it again, please!",
  "review @agent",
  "@agent review this PR the pull request",
])("%s asks for a review in any workflow", (body) => {
  const trigger = matched(inPull(body));
  expect([trigger.kind, isReview(trigger)]).toEqual(["review-request", true]);
});

test.each([
  "@agent review the tests and fix them",
  "@agent reviews?",
  "@agent fix it\n\nthen review",
  "@agent fix what the review says",
])("%s asks for work", (body) => {
  expect(matched(inPull(body)).kind).toBe("mention");
});

test("on an issue there is nothing to review", () => {
  expect(matched(decide("issue_comment.created", { "comment.body": "@agent review" })).kind).toBe("mention");
});

test("a long request is looked at in an instant", () => {
  const look = () => expect(matched(inPull(`@agent review${", this pr".repeat(200)} now`)).kind).toBe("mention");
  expect(processorMs(look)).toBeLessThan(1000);
});
