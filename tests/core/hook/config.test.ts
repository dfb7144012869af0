import { describe, expect, test } from "vitest";
import { compileMatcher, readHookConfig } from "../../../src/core/hook/hook-config.ts";

import { verdictOf } from "../../../src/core/hook/run-hooks.ts";
import { Fault } from "../../../src/lib/fault.ts";

const guard = { type: "command", command: "./guard.sh" };
const read = { type: "command", command: "./guard.sh", timeout: 60, async: false };

describe("a configuration of hooks", () => {
  test.for([
    ["in its plain form", { PreToolUse: [{ matcher: "terminal", hooks: [guard] }] }],
    ["with names as in Python", { pre_tool_use: [{ matcher: "terminal", hooks: [guard] }] }],
    ["under a key of its own", { hooks: { PreToolUse: [{ matcher: "terminal", hooks: [guard] }] } }],
  ] as const)("is read %s", ([, config]) => {
    expect(readHookConfig(config, "the input")).toEqual({ PreToolUse: [{ matcher: "terminal", hooks: [read] }] });
  });

  test("means all tools unless it says which, and may hold hooks that are not commands", () => {
    const config = readHookConfig({ Stop: [{ hooks: [{ type: "prompt", prompt: "Done?" }] }] }, "the input");
    expect(config.Stop?.[0]).toMatchObject({ matcher: "*", hooks: [{ type: "prompt", prompt: "Done?" }] });
  });

  test.for([
    ["an event that there is not", { PreToolUsed: [] }],
    ["a command hook without a command", { Stop: [{ hooks: [{ type: "command" }] }] }],
    ["a matcher that is no pattern", { Stop: [{ matcher: "(", hooks: [guard] }] }],
    ["a timeout of nothing", { Stop: [{ hooks: [{ ...guard, timeout: 0 }] }] }],
    ["a list", []],
  ] as const)("with %s is refused, and says where", ([, config]) => {
    expect(() => readHookConfig(config, ".openhands/hooks.json")).toThrow(Fault);
    expect(() => readHookConfig(config, ".openhands/hooks.json")).toThrow(/\.openhands\/hooks\.json/);
  });
});

test.for([
  ["*", "terminal", true],
  ["", "terminal", true],
  ["terminal", "terminal", true],
  ["term", "terminal", false],
  ["terminal|file_editor", "file_editor", true],
  ["terminal|file_editor", "my_file_editor", false],
  ["/file_.*/", "file_editor", true],
  ["/file_.*/", "a_file_editor", false],
  ["*", undefined, true],
  ["terminal", undefined, false],
] as const)("the matcher %j means %s: %s", ([matcher, tool, isMeant]) => {
  expect(compileMatcher(matcher)?.(tool)).toBe(isMeant);
});

describe("what a hook says", () => {
  const end = { exitCode: 0, stdout: "", stderr: "", timedOut: false };

  test.for([
    ["nothing", {}, { isBlocked: false }],
    ["chatter", { stdout: "all good" }, { isBlocked: false }],
    ["allow", { stdout: '{"decision":"allow"}' }, { isBlocked: false }],
    ["deny", { stdout: '{"decision":"deny","reason":"no"}' }, { isBlocked: true, reason: "no" }],
    ["block", { stdout: '{"decision":"block"}' }, { isBlocked: true, reason: undefined }],
    ["deny, and no reason", { stdout: '{"decision":"deny","reason":null}' }, { isBlocked: true, reason: undefined }],
    ["deny among rubbish", { stdout: '{"decision":"deny","reason":7,"continue":"x"}' }, { isBlocked: true }],
    ["rubbish", { stdout: '{"decision":7,"reason":"no","continue":null}' }, { isBlocked: false, reason: undefined }],
    ["not to go on", { stdout: '{"continue":false}' }, { isBlocked: true }],
    ["exit code 2", { exitCode: 2, stderr: "no\n" }, { isBlocked: true, reason: "no" }],
    ["exit code 2 and a reason", { exitCode: 2, stdout: '{"reason":"because"}', stderr: "no" }, { reason: "because" }],
    [
      "another exit code",
      { exitCode: 1, stdout: '{"decision":"deny"}' },
      { isBlocked: false, error: expect.any(String) },
    ],
    ["nothing in time", { exitCode: 2, timedOut: true }, { isBlocked: false, error: expect.any(String) }],
    ["a great deal", { exitCode: 2, stderr: "x".repeat(20_000) }, { reason: expect.stringMatching(/^x+\n.*\nx+$/) }],
    ["more", { stdout: '{"additionalContext":"It is Monday."}' }, { isBlocked: false, context: "It is Monday." }],
  ] as const)("with %s is heard", ([, said, verdict]) => {
    expect(verdictOf({ ...end, ...said })).toMatchObject(verdict);
  });
});
