import { expect, test } from "vitest";
import { readNewCalls } from "../../../../src/run/converse/follow-up-comments.ts";
import { decide, matched } from "../payload.ts";

const trigger = matched(decide("issue_comment.created"));
const since = trigger.createdAt ?? "";
const user = { id: 1001, login: "mona", type: "User" };

const later = new Date(Date.parse(since) + 60_000).toISOString();

async function heard(body: string, change: Readonly<Record<string, unknown>> = {}) {
  const comment = { id: 99, node_id: "n", body, user, created_at: later, updated_at: later, ...change };
  const client = { get: async () => [comment] };
  return readNewCalls(client, trigger, { settings: { phrases: ["@agent"], own: { id: 7 } }, since });
}

test("what is said while a run is at work is a call, or a decision, or nothing", async () => {
  expect(await heard("@agent use tabs")).toMatchObject([{ kind: "mention", request: "use tabs" }]);
  expect(await heard("@agent approve")).toMatchObject([{ kind: "decision", decision: { verdict: "approve" } }]);
  expect(await heard("Nice.")).toEqual([]);
});

test.each([
  ["has been edited since", { updated_at: new Date(Date.parse(later) + 1000).toISOString() }],
  ["is the request itself", { id: trigger.item.id }],
  ["was there before the request", { created_at: "2026-01-01T10:00:00Z", updated_at: "2026-01-01T10:00:00Z" }],
  ["is our own", { user: { ...user, id: 7 } }],
  ["is a bot's", { user: { ...user, type: "Bot" } }],
  ["no longer has an author", { user: null }],
])("what %s does not join the run", async (_, change) => {
  expect(await heard("@agent use tabs", change)).toEqual([]);
});
