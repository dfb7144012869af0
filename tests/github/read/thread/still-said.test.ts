/** People take back what they wrote: they delete it, hide it, or edit it. */
import { validate } from "@octokit/graphql-schema";
import { expect, test } from "vitest";
import { readStanding, saidQuery } from "../../../../src/github/read/thread/still-said.ts";
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

test("the query fits GitHub's schema", () => {
  expect(validate(saidQuery)).toEqual([]);
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
  expect(await standing(answers)).toBe(expected);
});

test("what GitHub does not tell is no withdrawal", async () => {
  await expect(standing({ graphql: broken, rest: broken })).rejects.toThrow("no");
  const inDiscussion = matched(decide("discussion_comment.created"));
  await expect(standing({ graphql: broken }, inDiscussion)).rejects.toThrow("no");
  expect(await standing({ graphql: notFound }, inDiscussion)).toBe("deleted");
});

test("an approval stands as long as it approves", async () => {
  const approval = matched(
    decide("issue_comment.created", { "comment.body": "@agent approve", "comment.node_id": "x" }),
  );
  expect(await standing(said("@agent approve!"), approval)).toBe("stands");
  expect(await standing(said("@agent reject: no"), approval)).toBe("edited");
  expect(await standing(said("@agent approve the plan, but later"), approval)).toBe("edited");
});

test("what no text made is not looked for", async () => {
  const labelled = matched(decide("issues.labeled", { "label.name": "agent" }, { label: "agent" }));
  expect(await standing({ graphql: broken, rest: broken }, labelled)).toBeUndefined();
  const automation = matched(decide("issues.opened", { "issue.body": "It fails" }, { prompt: "Triage it." }));
  expect(await standing({ graphql: broken, rest: broken }, automation)).toBeUndefined();
});
