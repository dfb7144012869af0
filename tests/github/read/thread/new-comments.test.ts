import { expect, test } from "vitest";
import { newCalls } from "../../../../src/github/read/thread/new-comments.ts";
import { decide, matched } from "../payload.ts";

const trigger = matched(decide("issue_comment.created"));
const since = trigger.createdAt ?? "";
const user = { id: 1001, login: "mona", type: "User" };

async function heard(body: string) {
  const later = new Date(Date.parse(since) + 60_000).toISOString();
  const comment = { id: 99, node_id: "n", body, user, created_at: later, updated_at: later };
  const client = { get: async () => [comment] };
  return newCalls(client, trigger, { settings: { phrases: ["@agent"] }, since });
}

test("what is said while a run is at work is a call, or a decision, or nothing", async () => {
  expect(await heard("@agent use tabs")).toMatchObject([{ kind: "mention", request: "use tabs" }]);
  expect(await heard("@agent approve")).toMatchObject([{ kind: "decision", decision: { verdict: "approve" } }]);
  expect(await heard("Nice.")).toEqual([]);
});
