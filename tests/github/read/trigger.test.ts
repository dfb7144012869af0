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
  "_@agent_ fix",
  "__@agent__ fix",
  "_@agent fix it_",
  "~~@agent wait~~ @agent fix",
  "@agent - fix",
  "@agent",
  "- @agent fix",
  "`x`\n\n@agent fix",
  "@agenté fix",
  "é@agent fix",
  "请@agent 修复测试",
  "@agent修复测试",
  "@agentさん、テストを直して",
  "お願いします@agent",
  "почини@agentпожалуйста",
  "@agent、修正して",
  "@agent：修复",
  "@agent。修复",
  "@agent.修复",
])("%j calls", (body) => {
  expect(matches(body)).toBe(true);
});

test.each([
  "@agents fix",
  "@agent-x fix",
  "@agent_x fix",
  "@agent/team fix",
  "@agent.com",
  "x@agent.com",
  "foo@agent fix",
  "@@agent fix",
  "修x@agent",
  "修@agent_修",
  "修@agent-x",
  "修@agent.com",
  "＠agent fix",
  "@ａｇｅｎｔ fix",
  "https://example.com/@agent fix",
  "\\@agent fix",
  "`@agent fix`",
  "~~@agent fix~~ done already",
  "<del>@agent fix</del>",
  "x_@agent_ fix",
  "```\n@agent fix\n```",
  "> @agent fix",
  "> yes\n@agent fix",
  "<!-- @agent fix -->",
  '<a title="@agent fix">x</a>',
])("%j does not call", (body) => {
  expect(matches(body)).toBe(false);
});

/** https://github.com/gjtorikian/html-pipeline, its filter of mentions, for one name. */
const LINKED = /(?:^|\W)@(?=(?<name>[a-z0-9][a-z0-9-]*))\k<name>(?!\/)(?=\.+[ \t\W]|\.+$|[^0-9a-zA-Z_.]|$)/gi;

function isLinked(body: string): boolean {
  const rendered = body.replace(/(^|\s)_(.*)_$/, "$1$2"); // it runs on the page, where emphasis is an element
  return [...rendered.matchAll(LINKED)].some(({ groups }) => groups?.name?.toLowerCase() === "agent");
}

test("beside letters, digits and marks of every script it calls where GitHub links it", () => {
  const signs = lettersOf(97, 12_000);
  expect(signs.length).toBeGreaterThan(1000);
  const wrong = signs.flatMap((sign) =>
    [`${sign}@agent fix`, `@agent${sign} fix`, `${sign}@agent${sign}`, `x ${sign}@agent.${sign}`].filter(
      (body) => matches(body) !== isLinked(body),
    ),
  );
  expect(wrong).toEqual([]);
});

/** Every so many code points, and all of ASCII. Two letters are left out that a comparison without case takes for ASCII. */
function lettersOf(step: number, most: number): readonly string[] {
  const points = [...Array.from({ length: 128 }, (_, at) => at), ...Array.from({ length: most }, (_, at) => at * step)];
  const signs = points.filter((point) => point <= 0x10ffff).map((point) => String.fromCodePoint(point));
  return signs.filter((sign) => /^[\p{L}\p{N}\p{M}_]$/u.test(sign) && !/[\u017f\u212a]/.test(sign));
}

test.each([
  ["@agent", ""],
  ["  @agent  \r\n", ""],
  ["@agent, fix it", "fix it"],
  ["@agent: fix it", "fix it"],
  ["@agent\n- a\n- b", "- a\n- b"],
  ["Hey @agent, fix it", "Hey fix it"],
  ["@agent，修复测试", "修复测试"],
  ["@agent：\u3000修复测试", "修复测试"],
  ["请@agent 修复测试", "请修复测试"],
  ["@agentさん、テストを直して", "さん、テストを直して"],
  ["お願いします@agent", "お願いします"],
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
  ["/agent", "请/agent修复", true],
  ["@助手", "请@助手 修复", true],
  ["@助手", "@助手们 修复", false],
  ["agent", "the agent fixes it", true],
  ["agent", "réagent", false],
  ["агент", "агенту", false],
])("the phrase %j in %j: %s", (own, body, isCall) => {
  expect(triggerOf(commentSaying(body), { phrases: [own] }).status).toBe(isCall ? "matched" : "ignored");
});

test("an empty phrase is a fault, not a call by everybody", () => {
  expect(() => triggerOf(commentSaying("fix"), { phrases: [" "] })).toThrow("The trigger phrase is empty.");
});
