import { expect, test } from "vitest";
import { commandOf } from "../../../../src/github/read/trigger/command.ts";

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
  expect(commandOf({ kind: "mention", request }, undefined)).toBe(command);
});

test("the workflow's prompt before it does not hide it, and is none itself", () => {
  expect(commandOf({ kind: "mention", request: "Be brief.\n\nstop" }, "Be brief.")).toBe("stop");
  expect(commandOf({ kind: "automation", request: "stop" }, "stop")).toBeUndefined();
});
