import { expect, test } from "vitest";
import { decide, matched } from "../payload.ts";

const mona = { login: "mona", id: 1001, type: "User", role: "writer" };
const head = "1b".repeat(20);

test("a mention on an issue is a trigger with all that follows needs", () => {
  expect(decide("issue_comment.created")).toEqual({
    status: "matched",
    kind: "mention",
    event: "issue_comment",
    repositoryId: 770001,
    thread: { type: "issue", number: 12 },
    actors: [mona],
    request: "fix the time zone of the tide table",
    answer: { kind: "comment" },
    item: { kind: "issue-comment", id: 5000, nodeId: undefined },
    key: "770001/issue_comment/5000/2026-11-21T10:00:00Z",
    createdAt: "2026-11-21T10:00:00Z",
    hidden: 0,
    snapshot: {
      title: "The tide table is wrong in March",
      body: "Since the clock change every tide is an hour late.\r\n\r\nSteps: open `tides.html`.",
      author: "alice",
      association: "NONE",
      url: "https://github.com/acme/harbour/issues/12",
      createdAt: "2026-11-20T08:00:00Z",
    },
  });
});

test("a comment on a pull request knows that it is one, and that its head is not in the payload", () => {
  const trigger = matched(decide("issue_comment.created", { "issue.pull_request": {}, "issue.body": null }));
  expect(trigger).toMatchObject({ thread: { type: "pull_request", number: 12 }, snapshot: { body: "" } });
  expect(trigger.headSha).toBeUndefined();
});

test("a review comment is answered in its thread, which its first comment names", () => {
  expect(decide("pull_request_review_comment.created")).toMatchObject({
    kind: "mention",
    thread: { type: "pull_request", number: 13 },
    request: "use the time zone of the port",
    answer: { kind: "review-thread", commentId: 7001 },
    item: { kind: "review-comment", id: 7002, nodeId: "PRRC_7002" },
    headSha: head,
    headRepositoryId: 770001,
  });
  const first = { "comment.in_reply_to_id": undefined };
  expect(decide("pull_request_review_comment.created", first)).toMatchObject({ answer: { commentId: 7002 } });
});

test("a review is answered below the pull request", () => {
  expect(decide("pull_request_review.submitted")).toMatchObject({
    request: "Good, but please add a test.",
    answer: { kind: "comment" },
    item: { kind: "review", id: 8001 },
    key: "770001/pull_request_review/8001/2026-11-21T10:00:00Z",
  });
});

test("a comment in a discussion is answered below it", () => {
  expect(decide("discussion_comment.created")).toMatchObject({
    thread: { type: "discussion", number: 15 },
    answer: { kind: "discussion", discussionId: "D_15", replyToId: "DC_6001" },
  });
});

test("nothing is approved in a discussion: there it is a request like others", () => {
  const body = { "comment.body": "@agent approve" };
  const trigger = matched(decide("discussion_comment.created", body));
  expect(trigger).toMatchObject({ kind: "mention", request: "approve" });
  expect(trigger).not.toHaveProperty("decision");
  expect(matched(decide("issue_comment.created", body))).toMatchObject({
    kind: "decision",
    decision: { verdict: "approve" },
  });
});

const said = [
  ["issue_comment.created", "comment"],
  ["pull_request_review_comment.created", "comment"],
  ["pull_request_review.submitted", "review"],
  ["discussion_comment.created", "comment"],
] as const;

test.each(said)("of %s only what is new, calls and is its sender's own is answered", (name, what) => {
  const why = (changes: Record<string, unknown>, more = {}) => decide(name, changes, more);
  expect(decide(name).status).toBe("matched");
  expect(why({ action: "edited" })).toMatchObject({ why: expect.stringContaining("edited starts no run") });
  expect(why({ action: "deleted" }).status).toBe("ignored");
  expect(why({ [`${what}.body`]: "fine" })).toMatchObject({ why: `the ${what} does not mention @agent` });
  expect(why({ [`${what}.body`]: "> @agent fix" }).status).toBe("ignored");
  expect(why({ [`${what}.user`]: null })).toMatchObject({ why: `the ${what} no longer has an author` });
  expect(why({ "sender.id": 7 })).toMatchObject({ why: `the sender is not the ${what}'s author` });
  expect(why({}, { own: { id: 1001 } })).toMatchObject({ why: `the agent wrote the ${what} itself` });
  expect(why({}, { own: { login: "Mona" } })).toMatchObject({ why: `the agent wrote the ${what} itself` });
  expect(why({}, { own: { login: "mona", id: 5 } }).status).toBe("matched");
});

test.each(said)("a bot in %s is heard only when its id is listed", (name, what) => {
  const bot = { login: "renovate[bot]", id: 2900, type: "Bot" };
  const changes = { [`${what}.user`]: bot, sender: bot };
  expect(decide(name, changes)).toMatchObject({ why: `the ${what} was written by a bot, not by a person` });
  expect(decide(name, changes, { allowedBots: [2901] }).status).toBe("ignored");
  expect(decide(name, changes, { allowedBots: [2900] })).toMatchObject({ actors: [{ ...bot, role: "writer" }] });
});

test("a review without words is ignored", () => {
  expect(decide("pull_request_review.submitted", { "review.body": null }).status).toBe("ignored");
});

test("any of several phrases calls, and the longest is taken away", () => {
  const phrases = ["@agent", "@agent please", "/fix"];
  const request = (body: string) => decide("issue_comment.created", { "comment.body": body }, { phrases });
  expect(request("@agent please fix it")).toMatchObject({ request: "fix it" });
  expect(request("/fix it")).toMatchObject({ request: "it" });
  expect(request("@other it")).toMatchObject({ why: "the comment does not mention @agent or @agent please or /fix" });
});

test("the workflow's prompt comes before the words of a person", () => {
  expect(decide("issue_comment.created", {}, { prompt: "Answer in French.\n" })).toMatchObject({
    request: "Answer in French.\n\nfix the time zone of the tide table",
  });
});

test("a prompt does not make a comment a trigger, nor an edit", () => {
  const prompt = "Review it.";
  expect(decide("issue_comment.created", { "comment.body": "hi" }, { prompt }).status).toBe("ignored");
  expect(decide("issue_comment.created", { action: "edited" }, { prompt }).status).toBe("ignored");
});

test("the same event has the same key, another one another", () => {
  const key = (changes = {}) => matched(decide("issue_comment.created", changes)).key;
  expect(key()).toBe(key());
  expect(key({ "comment.id": 5001 })).not.toBe(key());
  expect(key({ "repository.id": 770002 })).not.toBe(key());
});
