/** People take back what they wrote: they delete it, hide it, or edit it. */
import { validate } from "@octokit/graphql-schema";
import { expect, test } from "vitest";
import {
  editedQuery,
  readEdited,
  readStanding,
  readStandingSoon,
  saidQuery,
} from "../../../../src/github/read/thread/still-said.ts";
import type { Trigger } from "../../../../src/github/read/trigger/trigger.ts";
import { decide, matched } from "../payload.ts";

const settings = { phrases: ["@agent"] };
const mention = matched(decide("issue_comment.created", { "comment.node_id": "IC_1" }));

type Answers = Readonly<{ graphql?: unknown; rest?: unknown }>;

/** A GitHub that answers each way with one value; an error is thrown. */
function standing({ graphql, rest }: Answers, trigger: Trigger = mention) {
  const give = async (value: unknown) => {
    if (value instanceof Error) throw value;
    return value;
  };
  return readStanding({ graphql: () => give(graphql), get: () => give(rest) }, trigger, settings);
}

const said = (body: string, more: object = {}) => ({ graphql: { node: { body, ...more } } });
const notFound = Object.assign(new Error("no node"), { errors: [{ type: "NOT_FOUND" }] });
const missing = Object.assign(new Error("no"), { status: 404 });
const broken = Object.assign(new Error("no"), { status: 502 });

test("the queries fit GitHub's schema", () => {
  expect([validate(saidQuery), validate(editedQuery)]).toEqual([[], []]);
});

test.for([
  ["as it was", said("@agent fix it", { isMinimized: false }), "stands"],
  ["edited, and still a request", said("@agent fix it, please"), "stands"],
  ["edited away", said("Never mind, I did it myself."), "edited"],
  ["quoted now", said("> @agent fix it"), "edited"],
  ["empty", said(""), "edited"],
  ["a stop now", said("@agent stop。"), "edited"],
  ["hidden", said("@agent fix it", { isMinimized: true }), "hidden"],
  ["gone by both ways", { graphql: notFound, rest: missing }, "deleted"],
  ["gone as a node", { graphql: { node: null }, rest: missing }, "deleted"],
  ["not to be read as a node", { graphql: notFound, rest: { body: "@agent fix it" } }, "stands"],
  ["there, on a server without GraphQL", { graphql: missing, rest: { body: "Never mind" } }, "edited"],
] as const)("a comment that is %s", async ([, answers, expected]) => {
  expect(await standing(answers)).toMatchObject({ kind: expected });
});

test("what GitHub does not tell is no withdrawal", async () => {
  await expect(standing({ graphql: broken, rest: broken })).rejects.toThrow("no");
  const inDiscussion = matched(decide("discussion_comment.created"));
  await expect(standing({ graphql: broken }, inDiscussion)).rejects.toThrow("no");
  expect(await standing({ graphql: notFound }, inDiscussion)).toEqual({ kind: "deleted" });
});

test("an approval stands as long as it approves", async () => {
  const approval = matched(
    decide("issue_comment.created", { "comment.body": "@agent approve", "comment.node_id": "x" }),
  );
  expect(await standing(said("@agent approve!"), approval)).toMatchObject({ kind: "stands" });
  expect(await standing(said("@agent reject: no"), approval)).toEqual({ kind: "edited" });
  expect(await standing(said("@agent approve the plan, but later"), approval)).toEqual({ kind: "edited" });
});

test("what no text made is not looked for", async () => {
  const labelled = matched(decide("issues.labeled", { "label.name": "agent" }, { label: "agent" }));
  expect(await standing({ graphql: broken, rest: broken }, labelled)).toBeUndefined();
  const automation = matched(decide("issues.opened", { "issue.body": "It fails" }, { prompt: "Triage it." }));
  expect(await standing({ graphql: broken, rest: broken }, automation)).toBeUndefined();
});

test("a discussion is looked at soon by GraphQL, and everything else without it", async () => {
  const inDiscussion = matched(decide("discussion_comment.created"));
  const client = (asked: string[]) => ({
    graphql: async () => {
      asked.push("graphql");
      return { node: { body: "@agent go" } };
    },
    get: async () => {
      asked.push("get");
      return { body: "@agent go" };
    },
  });
  for (const [trigger, way] of [
    [inDiscussion, "graphql"],
    [mention, "get"],
  ] as const) {
    const asked: string[] = [];
    expect(await readStandingSoon(client(asked), trigger, settings)).toEqual({ kind: "stands", body: "@agent go" });
    expect(asked).toEqual([way]);
  }
});

const maria = { __typename: "User", login: "Maria" };
const octavia = { __typename: "User", login: "octavia", databaseId: 1001 };

test.for([
  ["its author", { author: maria, editor: { ...maria, login: "maria", databaseId: 1002 } }, "author"],
  ["somebody else", { author: maria, editor: octavia }, { login: "octavia", id: 1001, type: "User", role: "writer" }],
  [
    "an app of the same name",
    { author: maria, editor: { __typename: "Bot", login: "Maria" } },
    expect.objectContaining({ type: "Bot", id: undefined }),
  ],
  ["nobody that GitHub names", { author: maria, editor: null }, undefined],
  ["somebody, its author being gone", { author: null, editor: octavia }, undefined],
] as const)("a text that %s edited last", async ([, people, editor]) => {
  const graphql = async () => ({ node: { body: "@agent go", ...people } });
  expect(await readEdited({ graphql }, mention)).toEqual({ body: "@agent go", editor });
});

test("an edit of which GitHub tells nothing has no editor", async () => {
  expect(await readEdited({ graphql: () => Promise.reject(broken) }, mention)).toBeUndefined();
  expect(await readEdited({ graphql: async () => ({ node: null }) }, mention)).toBeUndefined();
  const without = { ...mention, item: { ...mention.item, nodeId: undefined } };
  expect(await readEdited({ graphql: async () => ({}) }, without)).toBeUndefined();
});
