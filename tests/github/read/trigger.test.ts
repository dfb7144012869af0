import { expect, test } from "vitest";
import { triggerOf } from "../../../src/github/read/trigger/trigger-of.ts";
import { commentSaying, triggerSaying } from "./payload.ts";

const phrases = ["@agent"];
const matches = (body: string) => triggerOf(commentSaying(body), { phrases }).status === "matched";

test("a comment without the phrase is ignored", () => {
  expect(triggerOf(commentSaying("fix it"), { phrases })).toEqual({
    status: "ignored",
    why: "the comment does not mention @agent",
  });
});

test.each([
  "@agent fix",
  "@AGENT fix",
  "@agent, fix",
  "@agent: fix",
  "@agent. Fix",
  "(@agent fix)",
  "fix it @agent",
  "fix it,@agent",
  "**@agent** fix",
  "@agent - fix",
  "@agent",
  "- @agent fix",
  "`x`\n\n@agent fix",
])("%j calls", (body) => {
  expect(matches(body)).toBe(true);
});

test.each([
  "@agents fix",
  "@agent-x fix",
  "@agent_x fix",
  "@agenté fix",
  "@agent/team fix",
  "@agent.com",
  "x@agent.com",
  "foo@agent fix",
  "é@agent fix",
  "@@agent fix",
  "https://example.com/@agent fix",
  "\\@agent fix",
  "`@agent fix`",
  "```\n@agent fix\n```",
  "> @agent fix",
  "> yes\n@agent fix",
  "<!-- @agent fix -->",
  '<a title="@agent fix">x</a>',
])("%j does not call", (body) => {
  expect(matches(body)).toBe(false);
});

test.each([
  ["@agent", ""],
  ["  @agent  \r\n", ""],
  ["@agent, fix it", "fix it"],
  ["@agent: fix it", "fix it"],
  ["@agent\n- a\n- b", "- a\n- b"],
  ["Hey @agent, fix it", "Hey fix it"],
  ["> it fails\n\n@agent fix it", "> it fails\n\nfix it"],
  ["`@agent` is its name. @agent fix @agent", "`@agent` is its name. fix @agent"],
  ["@agent fix\n```\nlog\n```", "fix\n\n```\nlog\n```"],
])("of %j the request is %j", (body, request) => {
  expect(triggerSaying(body).request).toBe(request);
});

test.each([
  ["/agent", "/agent fix", true],
  ["/agent", "a/agent fix", false],
  ["hey bot (v2)", "Hey bot (v2) fix", true],
  [" @agent ", "@agent fix", true],
])("the phrase %j in %j: %s", (own, body, isCall) => {
  expect(triggerOf(commentSaying(body), { phrases: [own] }).status).toBe(isCall ? "matched" : "ignored");
});

test("an empty phrase is a fault, not a call by everybody", () => {
  expect(() => triggerOf(commentSaying("fix"), { phrases: [" "] })).toThrow("The trigger phrase is empty.");
});
