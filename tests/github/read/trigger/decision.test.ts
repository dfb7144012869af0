import { describe, expect, test } from "vitest";
import { decisionIn } from "../../../../src/github/read/trigger/words.ts";
import { decide, matched } from "../payload.ts";

const digest = "0123456789ab";

describe("words", () => {
  test.for([
    ["approve", { verdict: "approve", reason: "" }],
    ["Approve!", { verdict: "approve", reason: "" }],
    ["go", { verdict: "approve", reason: "" }],
    ["Go!", { verdict: "approve", reason: "" }],
    [`approve ${digest}`, { verdict: "approve", digest, reason: "" }],
    [`approve \`${digest.toUpperCase()}\`.`, { verdict: "approve", digest, reason: "" }],
    ["reject", { verdict: "reject", reason: "" }],
    [`reject ${digest}`, { verdict: "reject", digest, reason: "" }],
    ["reject: not on a Friday\nreally", { verdict: "reject", reason: "not on a Friday\nreally" }],
    ["approve！", { verdict: "approve", reason: "" }],
    ["ａｐｐｒｏｖｅ。", { verdict: "approve", reason: "" }],
    ["go。", { verdict: "approve", reason: "" }],
    [`approve　${digest}。`, { verdict: "approve", digest, reason: "" }],
    ["reject：今日は、だめ。", { verdict: "reject", reason: "今日は、だめ。" }],
    [`reject ${digest}：ＮＧ！`, { verdict: "reject", digest, reason: "ＮＧ！" }],
    [`reject ${digest}: too risky`, { verdict: "reject", digest, reason: "too risky" }],
  ] as const)("that decide: %s", ([words, decision]) => {
    expect(decisionIn(words)).toEqual(decision);
  });

  test.for([
    "approve of the plan and go on",
    "approved",
    `approve ${digest} and deploy`,
    "approve: all of it",
    "approve 01234567 89abcdef",
    "reject the pull request of dependabot",
    "please approve",
    "go ahead and fix it",
    "go on",
    "golang is slow",
    "approve?",
    "approve？",
    "go？",
    "approve、それから",
    "approve：全部",
    "approve全部",
    "go修复",
    "",
  ])("that are a request: %j", (words) => {
    expect(decisionIn(words)).toBeUndefined();
  });
});

const labels = { approveLabel: "agent:approve", rejectLabel: "agent:reject" };

describe("a webhook", () => {
  test("with a comment that decides is a decision, whatever prompt the workflow has", () => {
    const said = { "comment.body": `@agent approve ${digest}` };
    const trigger = matched(decide("issue_comment.created", said, { prompt: "Be kind." }));
    expect(trigger).toMatchObject({ kind: "decision", decision: { verdict: "approve", digest } });
    expect(decide("issue_comment.created")).toMatchObject({ kind: "mention" });
  });

  test.for([
    ["issues.labeled", "approve"],
    ["pull_request.labeled", "approve"],
    ["issues.labeled", "reject"],
  ] as const)("%s with the label to %s is a decision, and the label comes off", ([name, verdict]) => {
    const trigger = matched(decide(name, { "label.name": `Agent:${verdict}` }, labels));
    expect(trigger).toMatchObject({ kind: "decision", decision: { verdict }, actors: [{ role: "labeller" }] });
    expect(trigger.requestSign).toEqual({ kind: "label", name: `Agent:${verdict}` });
    expect(matched(decide(name, {}, labels))).toMatchObject({ kind: "label" });
  });

  test("of another label, or where labels decide nothing, is none", () => {
    expect(decide("issues.labeled", { "label.name": "agent:approved" }, labels).status).toBe("ignored");
    expect(decide("issues.labeled", { "label.name": "agent:approve" }, {}).status).toBe("ignored");
  });

  test("of something opened with the words in it is no decision", () => {
    const trigger = matched(decide("issues.opened", { "issue.body": "@agent approve" }, labels));
    expect(trigger).toMatchObject({ kind: "mention" });
    expect(trigger.decision).toBeUndefined();
  });
});
