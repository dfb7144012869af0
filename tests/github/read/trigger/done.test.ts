import { describe, expect, test } from "vitest";
import { decide, matched } from "../payload.ts";

const mona = { login: "mona", id: 1001, type: "User" };
const head = "1b".repeat(20);
const prompt = "Look at it.";

test.each([
  ["issues.opened", { thread: { type: "issue", number: 12 }, item: { kind: "issue" }, request: /fix it$/ }],
  [
    "pull_request.opened",
    { thread: { type: "pull_request", number: 13 }, item: { kind: "pull-request" }, request: /write the test$/ },
  ],
])("%s with the phrase in its text is a mention", (name, { request, ...shape }) => {
  const trigger = matched(decide(name));
  expect(trigger).toMatchObject({ ...shape, kind: "mention", actors: [{ ...mona, role: "writer" }] });
  expect(trigger).toMatchObject({ answer: { kind: "comment" }, createdAt: "2026-11-21T10:00:00Z" });
  expect(trigger.request).toMatch(request);
  expect(trigger.requestSign).toBeUndefined();
});

test.each([
  ["issues.opened", "issue.body"],
  ["pull_request.opened", "pull_request.body"],
  ["discussion.created", "discussion.body"],
])("%s without the phrase is answered only where the workflow has a prompt", (name, body) => {
  expect(decide(name, { [body]: null }).status).toBe("ignored");
  expect(decide(name, { [body]: "It fails" }, { prompt })).toMatchObject({
    kind: "automation",
    request: prompt,
    actors: [{ ...mona, role: "sender" }],
  });
});

test("discussion.created with the phrase in its text is a mention that is answered at its end", () => {
  const trigger = matched(decide("discussion.created"));
  expect(trigger).toMatchObject({ kind: "mention", thread: { type: "discussion", number: 15 }, event: "discussion" });
  expect(trigger).toMatchObject({
    answer: { kind: "discussion", discussionId: "D_15", replyToId: undefined },
    item: { kind: "discussion", id: 3300015, nodeId: "D_15" },
    snapshot: { title: "Where do tides matter?" },
    createdAt: "2026-11-21T10:00:00Z",
    actors: [{ ...mona, role: "writer" }],
  });
  expect(decide("discussion.created", {}, { own: { id: 1001 } }).status).toBe("ignored");
  expect(decide("discussion.created", { action: "edited" }, { prompt }).status).toBe("ignored");
});

test("what else happens to a discussion is answered there, where the workflow has a prompt", () => {
  expect(decide("discussion.created", { action: "answered" }).status).toBe("ignored");
  expect(decide("discussion.created", { action: "answered" }, { prompt })).toMatchObject({
    ...{ kind: "automation", thread: { type: "discussion", number: 15 }, request: prompt },
    answer: { kind: "discussion", discussionId: "D_15" },
  });
});

test("an edit that brings the phrase into the text asks", () => {
  expect(decide("issues.edited")).toMatchObject({ kind: "mention", createdAt: "2026-11-21T10:00:00Z" });
});

test.each([
  ["had the phrase before", { "changes.body.from": "@agent look" }, {}],
  ["has it only in a quote", { "issue.body": "> @agent fix it" }, {}],
  ["changes the title", { changes: { title: { from: "x" } } }, {}],
  ["is somebody else's", { "sender.id": 7 }, {}],
  ["has no phrase, though the workflow has a prompt", { "issue.body": "late" }, { prompt }],
])("an edit that %s does not ask", (_, changes, more) => {
  expect(decide("issues.edited", changes, more).status).toBe("ignored");
});

test("a call that was there at first and is edited out and in again is still the same call", () => {
  const created = { "issue.created_at": "2026-11-21T10:00:00Z" };
  const first = matched(decide("issues.edited", created));
  const later = matched(decide("issues.edited", { ...created, "issue.updated_at": "2026-11-21T12:00:00Z" }));
  expect(later.key).toBe(first.key);
  expect(matched(decide("issues.opened")).key).toBe(first.key);
});

test.each([
  ["issues.labeled", undefined],
  ["pull_request.labeled", head],
])("%s with our label asks on behalf of who put it there, and removes it at the start", (name, headSha) => {
  const trigger = matched(decide(name));
  expect(trigger).toMatchObject({
    kind: "label",
    request: "",
    actors: [{ ...mona, role: "labeller" }],
    requestSign: { kind: "label", name: "agent" },
  });
  expect(trigger.headSha).toBe(headSha);
  const again = {
    [name.startsWith("issues") ? "issue.updated_at" : "pull_request.updated_at"]: "2026-11-22T10:00:00Z",
  };
  expect(matched(decide(name, again)).key).not.toBe(trigger.key);
});

test.each(["issues.labeled", "pull_request.labeled"])("%s otherwise does not ask", (name) => {
  expect(decide(name, { "label.name": "bug" })).toMatchObject({ why: "the label is not agent" });
  expect(decide(name, { "label.name": "bug" }, { prompt }).status).toBe("ignored");
  expect(decide(name, {}, { label: undefined }).status).toBe("ignored");
  expect(decide(name, { label: undefined }).status).toBe("ignored");
  expect(decide(name, {}, { own: { id: 1001 } })).toMatchObject({ why: "the agent did it itself" });
  expect(decide(name, { "label.name": "Agent" }).status).toBe("matched");
});

describe("an issue that is opened with our label or name on it", () => {
  const at = "2026-11-21T10:00:00Z";
  const self = { id: 1001, login: "mona", type: "User" };
  const opening = { "issue.created_at": at, "issue.updated_at": "2026-11-21T10:00:01Z", "issue.user": self };
  const calling = { ...opening, "issue.body": "@agent fix it", "issue.id": 9 };

  test.each([
    ["issues.labeled", { kind: "label", name: "agent" }],
    ["issues.assigned", { kind: "assignee", name: "deckhand" }],
  ])("and calls us is one request: %s", (name, requestSign) => {
    const trigger = matched(decide(name, calling));
    expect(trigger).toMatchObject({ kind: "mention", request: "fix it", requestSign });
    const first = { "issue.id": 9, "issue.body": "@agent fix it", "issue.created_at": at };
    expect(trigger.key).toBe(matched(decide("issues.opened", first)).key);
  });

  test("and does not call is one request of a workflow that has a prompt for both", () => {
    const body = { "issue.body": "late", "issue.id": 9 };
    const { key } = matched(decide("issues.labeled", { ...opening, ...body }, { prompt }));
    expect(matched(decide("issues.opened", { ...body, "issue.created_at": at }, { prompt })).key).toBe(key);
    expect(matched(decide("issues.edited", { ...calling, "changes.body.from": "late" })).key).not.toBe(key);
  });

  test.each([
    ["later", { "issue.updated_at": "2026-11-21T10:01:00Z" }],
    ["by somebody else", { "issue.user": { ...self, id: 7 } }],
  ])("is another request where that is put on %s", (_, change) => {
    const trigger = matched(decide("issues.labeled", { ...calling, ...change }));
    expect(trigger).toMatchObject({ kind: "label", request: "", key: expect.stringContaining("/labeled/") });
  });
});

test("a label that an issue already has when it is opened is no call", () => {
  expect(decide("issues.opened", { "issue.body": "late", "issue.labels": [{ name: "agent" }] }).status).toBe("ignored");
});

test.each([
  ["issues.assigned", "assignment", "assignee.login", { kind: "assignee", name: "deckhand" }],
  ["pull_request.review_requested", "review-request", "requested_reviewer.login", undefined],
])("%s to our name asks", (name, kind, path, requestSign) => {
  const trigger = matched(decide(name));
  expect(trigger).toMatchObject({ kind, request: "", actors: [{ ...mona, role: "assigner" }] });
  expect(trigger.requestSign).toEqual(requestSign);
  expect(decide(name, {}, { assignee: "@Deckhand" }).status).toBe("matched");
  expect(decide(name, {}, { assignee: undefined, own: { login: "deckhand" } }).status).toBe("matched");
  expect(decide(name, { [path]: "alice" })).toMatchObject({ why: "somebody else was assigned" });
  expect(decide(name, { [path]: "alice" }, { prompt }).status).toBe("ignored");
  expect(decide(name, {}, { assignee: undefined }).status).toBe("ignored");
  expect(decide(name, {}, { assignee: "" }).status).toBe("ignored");
});

test("a review that a team is asked for is not ours", () => {
  const team = { requested_reviewer: undefined, requested_team: { name: "deckhand" } };
  expect(decide("pull_request.review_requested", team).status).toBe("ignored");
});

test("a push to a pull request is answered with a prompt, each head once", () => {
  const name = "pull_request.synchronize";
  expect(decide(name)).toMatchObject({ why: '"pull_request" synchronize starts a run only with a prompt' });
  const trigger = matched(decide(name, {}, { prompt }));
  expect(trigger).toMatchObject({ kind: "automation", headSha: head, actors: [{ login: "alice", role: "sender" }] });
  const next = matched(decide(name, { "pull_request.head.sha": "2c".repeat(20) }, { prompt }));
  expect(next.key).not.toBe(trigger.key);
  expect(decide(name, {}, { prompt, own: { id: 1002 } }).status).toBe("ignored");
});

test("a pull request of a fork says so, also when the fork is gone", () => {
  const name = "pull_request.labeled";
  expect(decide(name, { "pull_request.head.repo": { id: 770002 } })).toMatchObject({ headRepositoryId: 770002 });
  expect(decide(name, { "pull_request.head.repo": null })).toMatchObject({ headRepositoryId: null });
});
