import { expect, test } from "vitest";
import { commandOf } from "../../../../src/github/read/trigger/mention.ts";

const said = { kind: "mention", actors: [{ login: "maria", id: 7, type: "User", role: "writer" }] } as const;

test.for([
  ["stop", "stop"],
  [" Status. ", "status"],
  ["RESET!", "reset"],
  ["help", "help"],
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
