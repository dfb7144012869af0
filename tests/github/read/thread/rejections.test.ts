/** What counts as a rejection on a thread when somebody else approves. */
import { expect, test } from "vitest";
import { rejectionsOn } from "../../../../src/github/read/thread/still-asked.ts";

const octavia = { login: "octavia", id: 3, type: "User" };
const created_at = "2026-11-22T10:00:00Z";
const settings = { phrases: ["@agent"], rejectLabel: "agent:reject" };

function on(found: Readonly<{ labels?: unknown[]; comments?: unknown[]; events?: unknown[] }>) {
  const replies = { events: found.events ?? [], comments: found.comments ?? [] };
  const get = async (path: string) =>
    Object.entries(replies).find(([name]) => path.endsWith(name))?.[1] ?? { labels: found.labels ?? [] };
  return rejectionsOn({ get }, { type: "issue", number: 1 }, { settings, since: new Date(created_at) });
}

const comment = (body: string, change: object = {}) => ({ body, user: octavia, created_at, ...change });

test.each([
  ["`reject`", comment("@agent reject")],
  ["a reason", comment("@agent reject: not now")],
  ["an edit since", comment("@agent reject: not now", { updated_at: "2026-11-22T11:00:00Z" })],
])("a comment with %s rejects", async (_, one) => {
  expect(await on({ comments: [one] })).toMatchObject([{ kind: "comment", by: { login: "octavia" }, at: created_at }]);
});

test("a rejection of one action names it", async () => {
  expect(await on({ comments: [comment("@agent reject 0123456789ab")] })).toMatchObject([
    { said: { verdict: "reject", digest: "0123456789ab" } },
  ]);
});

test.each([
  ["an approval", comment("@agent approve")],
  ["a request", comment("@agent reject the idea and begin again")],
  ["a quote", comment("> @agent reject")],
  ["a bot's", comment("@agent reject", { user: { ...octavia, type: "Bot" } })],
  ["nobody's", comment("@agent reject", { user: null })],
])("a comment that is %s does not", async (_, one) => {
  expect(await on({ comments: [one] })).toEqual([]);
});

test("the label rejects for the person who put it on last", async () => {
  const events = [octavia, { ...octavia, login: "tom" }].map((actor) => ({
    ...{ event: "labeled", actor, label: { name: "agent:reject" } },
  }));
  const labels = [{ name: "Agent:Reject" }];
  expect(await on({ labels, events })).toEqual([{ kind: "label", name: "Agent:Reject", by: "tom" }]);
  expect(await on({ labels })).toMatchObject([{ by: undefined }]);
  expect(await on({ labels: [{ name: "agent:approve" }], events })).toEqual([]);
});
