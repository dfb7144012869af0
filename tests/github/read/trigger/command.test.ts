import { expect, test } from "vitest";
import { commandOf, wordOf } from "../../../../src/github/read/trigger/mention.ts";

const said = { kind: "mention", actors: [{ login: "maria", id: 7, type: "User", role: "writer" }] } as const;

test.for([
  ["stop", "stop"],
  [" Status. ", "status"],
  ["RESET!", "reset"],
  ["help", "help"],
  ["ask", "help"],
  ["continue", undefined],
  ["stop the tests from failing", undefined],
  ["please stop", undefined],
  ["", undefined],
  ["constructor", undefined],
] as const)("%j is the command %j", ([request, command]) => {
  expect(commandOf({ ...said, request }, undefined)).toBe(command);
});

test("the workflow's prompt before it does not hide it, and is none itself", () => {
  expect(commandOf({ ...said, request: "Be brief.\n\nstop" }, "Be brief.")).toBe("stop");
  expect(commandOf({ ...said, kind: "automation", request: "stop" }, "stop")).toBeUndefined();
});

test("a bot has no commands", () => {
  const actors = said.actors.map((one) => ({ ...one, type: "Bot" }));
  expect(commandOf({ ...said, actors, request: "status" }, undefined)).toBeUndefined();
});

test.for([
  ["plan", "plan"],
  ["Plan: a new parser", "plan"],
  ["plan the release notes", "plan"],
  ["ask what slugify is for", "ask"],
  ["ask: why?", "ask"],
  ["Be brief.\n\nask why", "ask"],
  ["Condense!", "condense"],
  ["condense the README", undefined],
  ["planning is hard", undefined],
  ["ask", undefined],
  ["asking is hard", undefined],
  ["fix what the plan says", undefined],
] as const)("%j begins with the word %j", ([request, word]) => {
  expect(wordOf({ kind: "mention", request }, "Be brief.")).toBe(word);
});

test("only a mention has a word", () => {
  expect(wordOf({ kind: "label", request: "plan it" }, undefined)).toBeUndefined();
});
