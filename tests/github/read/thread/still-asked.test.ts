/** A label or an assignment counts for the person who made it last. */
import { expect, test } from "vitest";
import { readStillAsked } from "../../../../src/github/read/thread/still-asked.ts";
import type { Trigger } from "../../../../src/github/read/trigger/trigger.ts";
import { decide, matched } from "../payload.ts";

const us = { login: "agent[bot]", id: 7, type: "Bot" };
const maria = { login: "maria", id: 1, type: "User" };
const tom = { login: "tom", id: 2, type: "User" };
const labelled = matched(decide("issues.labeled", { "label.name": "agent" }, { label: "agent" }));
const created_at = new Date(Date.parse(labelled.createdAt ?? "") + 1000).toISOString();
const label = { name: "Agent" };
const on = (actor: unknown) => ({ event: "labeled", actor, label, created_at });
const off = (actor: unknown) => ({ event: "unlabeled", actor, label, created_at });

const old = { created_at: "2001-01-01T00:00:00Z" };

function asked(events: readonly unknown[], thread: object, change: Partial<Trigger> = {}) {
  const client = {
    get: async (path: string) => (path.endsWith("/events") ? events : { labels: [], assignees: [], ...thread }),
    graphql: async () => ({ viewer: { login: us.login, databaseId: us.id } }),
  };
  const trigger = { ...labelled, actors: [{ ...maria, role: "labeller" } as const], ...change };
  // Nothing else of the port is asked.
  return readStillAsked(client as unknown as Parameters<typeof readStillAsked>[0], trigger);
}

const there = { labels: [label] };

test.each([
  ["she put it on last", [on(tom), off(tom), on(maria)]],
  ["she put it on again", [on(maria), off(tom), on(maria)]],
  ["we took it off, and somebody else put it on since", [on(maria), off(us), on(tom)]],
  ["an old event is all that is known", [{ ...on(tom), ...old }]],
  ["no event is known", []],
])("it counts for her where %s", async (_, events) => {
  expect((await asked(events, there))?.withdrawn).toBeUndefined();
});

test.each([
  ["a person took it off, and another put it on", [on(maria), off(maria), on(tom)], "tom"],
  ["we took it off for that other person", [on(maria), off(tom), on(tom), off(us), on(tom)], "tom"],
  ["her own event is not known", [on(tom)], "tom"],
  ["who put it on has no account any more", [on(maria), off(maria), on(null)], "ghost"],
])("it does not count for her where %s", async (_, events, again) => {
  expect((await asked(events, there))?.withdrawn).toEqual({ again });
});

test("what is not on the thread any more was taken off by a person, or by us as the work began", async () => {
  expect((await asked([on(maria), off(tom)], {}))?.withdrawn).toEqual({ again: undefined });
  expect((await asked([on(maria), off(us)], {}))?.withdrawn).toBeUndefined();
});

test("an assignment counts for the person who made it last", async () => {
  const deed = (event: string, assigner: unknown) => ({ event, actor: us, assigner, assignee: us, created_at });
  const requestSign = { kind: "assignee", name: us.login } as const;
  const events = [deed("assigned", maria), deed("unassigned", maria), deed("assigned", tom)];
  expect((await asked(events, { assignees: [us] }, { requestSign }))?.withdrawn).toEqual({ again: "tom" });
  expect((await asked(events.slice(0, 1), { assignees: [us] }, { requestSign }))?.withdrawn).toBeUndefined();
});

test("who put each label on is told, by the last time", async () => {
  const other = { event: "labeled", actor: maria, label: { name: "agent:reject" }, created_at };
  const labels = [label, { name: "agent:reject" }, { name: "bug" }];
  expect((await asked([on(tom), off(tom), on(maria), { ...other, actor: null }], { labels }))?.present).toEqual([
    { name: "Agent", by: "maria" },
    { name: "agent:reject", by: "ghost" },
    { name: "bug", by: undefined },
  ]);
  expect((await asked([other], { labels: [] }))?.present).toEqual([]);
});
