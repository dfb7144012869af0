import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseWebhook, readWebhook } from "../../../src/github/read/payload/webhook.ts";
import { Fault } from "../../../src/lib/fault.ts";
import { payloadPath, webhook } from "./payload.ts";

const folder = mkdtempSync(join(tmpdir(), "deckhand-webhook-"));
afterAll(() => rmSync(folder, { recursive: true }));

function faultOf(input: Parameters<typeof readWebhook>[0]): Fault {
  try {
    readWebhook(input);
  } catch (error) {
    if (error instanceof Fault) return error;
  }
  throw new Error("It was read.");
}

test("a comment is read down to the fields in use, under their wire names", () => {
  expect(webhook("issue_comment.created")).toEqual({
    kind: "issue_comment",
    action: "created",
    repository: { id: 770001, name: "harbour", owner: { login: "acme" }, default_branch: "main", private: false },
    issue: {
      number: 12,
      title: "The tide table is wrong in March",
      body: "Since the clock change every tide is an hour late.\r\n\r\nSteps: open `tides.html`.",
      user: { login: "alice", id: 1002, type: "User" },
      author_association: "NONE",
      html_url: "https://github.com/acme/harbour/issues/12",
      id: 2500000012,
      created_at: "2026-11-20T08:00:00Z",
      updated_at: "2026-11-21T10:00:00Z",
    },
    comment: {
      id: 5000,
      body: "@agent fix the time zone of the tide table",
      user: { login: "mona", id: 1001, type: "User" },
      html_url: "https://github.com/acme/harbour/issues/12#issuecomment-5000",
      created_at: "2026-11-21T10:00:00Z",
      updated_at: "2026-11-21T10:00:00Z",
      author_association: "MEMBER",
    },
    sender: { login: "mona", id: 1001, type: "User" },
  });
});

test("what was read is frozen", () => {
  const read = webhook("issue_comment.created");
  expect(Object.isFrozen(read)).toBe(true);
  expect(read.kind === "issue_comment" && Object.isFrozen(read.comment)).toBe(true);
});

test.each([
  ["an event that we do not know", "release", { action: "published" }, "published"],
  ["an action that we do not answer", "issue_comment", { action: "edited" }, "edited"],
  ["a payload that is no object", "deployment", [], undefined],
])("%s is only named, and its payload is not looked at", (_, eventName, told, action) => {
  expect(parseWebhook({ eventName, payload: told })).toEqual({ kind: "other", eventName, action, payload: told });
});

test("a wrong shape is told in one line that names the field", () => {
  const fault = faultOf({ eventName: "issue_comment", path: payloadPath("issue_comment.malformed") });
  expect(fault).toMatchObject({ code: "config", hint: expect.stringContaining("on: issue_comment") });
  expect(fault.message).toMatch(
    /^The payload of the event issue_comment is not what GitHub sends for it: comment\.id: .*number.*$/,
  );
});

test.each([
  ["no event name", { eventName: "", path: payloadPath("push") }, "GITHUB_EVENT_NAME is not set."],
  ["no path", { eventName: "push", path: undefined }, "GITHUB_EVENT_PATH is not set."],
  ["an empty path", { eventName: "push", path: "" }, "GITHUB_EVENT_PATH is not set."],
  ["no file", { eventName: "push", path: join(folder, "none") }, "The file at GITHUB_EVENT_PATH cannot be read."],
  ["a folder", { eventName: "push", path: folder }, "The file at GITHUB_EVENT_PATH cannot be read."],
])("%s is a fault that says what to do", (_, input, message) => {
  expect(faultOf(input)).toMatchObject({ code: "config", message, hint: expect.stringContaining("rehearse") });
});

test("a file that is not JSON is a fault that does not quote it", () => {
  const path = join(folder, "broken.json");
  writeFileSync(path, '{"token": hush');
  expect(faultOf({ eventName: "issue_comment", path }).message).toBe("The file at GITHUB_EVENT_PATH is not JSON.");
});
