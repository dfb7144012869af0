import { expect, test } from "vitest";
import type { Trigger } from "../../../src/github/read/trigger/trigger.ts";
import { triggerForItem } from "../../../src/run/admit/complete-trigger.ts";
import { Settings } from "../../../src/runner/input/settings.ts";

const mention: Trigger = {
  ...{ status: "matched", kind: "mention", event: "issue_comment", repositoryId: 1, actors: [] },
  thread: { type: "issue", number: 4 },
  ...{ request: "Fix them all.", answer: { kind: "comment" }, key: "1/issue_comment/9" },
  item: { kind: "issue-comment", id: 9, nodeId: "IC_9" },
  snapshot: { title: "All", body: "", author: "maria", association: "MEMBER", url: "u", createdAt: "" },
};
const issue = { item: "#7", kind: "issue", number: 7, title: "A leak", key: "issue-7" };
const given = (item: unknown, trigger = mention) =>
  triggerForItem(new Settings({ item: typeof item === "string" ? item : JSON.stringify(item) }), {
    trigger,
    fault: undefined,
  });

test("a run for an item answers nowhere, is told of its own issue, and is no other item's run", () => {
  const { trigger, fault } = given(issue);
  expect(fault).toBeUndefined();
  expect(trigger).toMatchObject({
    ...{ kind: "automation", thread: { type: "none" }, answer: { kind: "none" }, item: { kind: "none" } },
    ...{ key: "1/issue_comment/9/item/issue-7", request: "Fix them all." },
    about: { title: "A leak", text: "#7\nA leak", thread: { type: "issue", number: 7 } },
  });
  expect(trigger).not.toHaveProperty("snapshot");
  expect(given({ ...issue, kind: "pull-request" }).trigger.about?.thread).toEqual({ type: "pull_request", number: 7 });
  expect(given({ ...issue, kind: "file" }).trigger.about).not.toHaveProperty("thread");
  expect(given("docs").trigger.key).not.toBe(given("src").trigger.key);
});

test.for(["", "{", '{"item":"#7"}'])("without an item (%j) the trigger stays as it is", (item) => {
  expect(given(item).trigger).toBe(mention);
});

test("what somebody decides is about what was shown on its thread, and not about an item", () => {
  const decision: Trigger = { ...mention, kind: "decision", decision: { verdict: "approve", reason: "" } };
  expect(given(issue, decision).trigger).toBe(decision);
});

test("on a pull request it is refused, for what is checked out there can be anybody's", () => {
  const pull: Trigger = { ...mention, thread: { type: "pull_request", number: 4 } };
  expect(given(issue, pull)).toMatchObject({ trigger: pull, fault: { code: "config" } });
  expect(given("", pull).fault).toBeUndefined();
});
