import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { whySkipped } from "../../../../src/github/read/payload/event-file.ts";
import { parseWebhook } from "../../../../src/github/read/payload/webhook.ts";
import { triggerOf } from "../../../../src/github/read/trigger/trigger-of.ts";
import { payload, settings } from "../payload.ts";

const recorded = readdirSync(join(import.meta.dirname, "..", "..", "..", "payloads"))
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(/\.json$/, ""))
  .filter((name) => !name.includes("malformed"));

const received = (name: string, changes = {}) => ({
  eventName: name.split(".")[0] ?? "",
  payload: payload(name, changes),
});
const texts = ["comment.body", "review.body"];

test.each(recorded)("what is skipped of %s would be ignored anyway", (name) => {
  const place = texts.find((path) => Object.hasOwn(payload(name), path.split(".")[0] ?? ""));
  const bodies = place ? ["@AGENT fix", "fix", "`@agent`", "@agents", "@ agent", ""] : [undefined];
  for (const prompt of [undefined, "Look."])
    for (const action of ["created", "submitted", "opened", "edited", "labeled", "completed", "deleted", undefined])
      for (const body of bodies) {
        const event = received(name, { action, ...(place && { [place]: body }) });
        if (whySkipped(event, { ...settings, prompt }) === undefined) continue;
        expect(triggerOf(parseWebhook(event), { ...settings, prompt }).status).toBe("ignored");
      }
});

test.each([
  ["issue_comment.created", { "comment.body": "fix it" }, "the comment does not mention @agent"],
  ["pull_request_review.submitted", { "review.body": "no" }, "the review does not mention @agent"],
  [
    "issue_comment.created",
    { action: "edited" },
    '"issue_comment" edited starts no run, because only new texts and failed runs do',
  ],
  ["issues.opened", { action: "closed" }, '"issues" closed starts a run only with a prompt'],
])("%s with %j is skipped, and why is said", (name, changes, why) => {
  expect(whySkipped(received(name, changes), settings)).toBe(why);
});

test.each([
  ["issue_comment.created", {}],
  ["issue_comment.created", { "comment.body": "`@agent`" }],
  ["pull_request_review.submitted", { "review.body": null }],
  ["issue_comment.created", { comment: undefined }],
  ["issues.labeled", {}],
  ["workflow_run.completed", {}],
])("%s with %j takes a closer look", (name, changes) => {
  expect(whySkipped(received(name, changes), settings)).toBeUndefined();
});

test("a payload that is no object takes a closer look only where its event has no actions", () => {
  expect(whySkipped({ eventName: "issue_comment", payload: null }, settings)).toMatch(/starts no run/);
  expect(whySkipped({ eventName: "push", payload: [] }, settings)).toBeUndefined();
});

test("a merge queue is skipped with a prompt too, and the reason says what to do", () => {
  for (const prompt of [undefined, "Look."])
    for (const action of ["checks_requested", "destroyed", undefined]) {
      const event = { eventName: "merge_group", payload: { action, merge_group: {}, repository: { id: 1 } } };
      const why = whySkipped(event, { ...settings, prompt });
      expect(why).toBe(
        '"merge_group" starts no run, because a merge queue tests commits that nobody may add to: remove it from `on`, or keep it if this job is a required check',
      );
      expect(triggerOf(parseWebhook(event), { ...settings, prompt })).toMatchObject({ status: "ignored", why });
    }
  expect(whySkipped({ eventName: "release", payload: {} }, { ...settings, prompt: "Look." })).toBeUndefined();
});
