import { describe, expect, test } from "vitest";
import type { ActionEvent } from "../../../src/core/event/kind/actions.ts";
import type { Tool } from "../../../src/core/tool/tool.ts";
import { type Script, say } from "../../../src/rehearsal/model/script.ts";
import { begin, calls } from "./begin.ts";
import { type Echo, standard, tool } from "./scripted-agent.ts";

const scripted = (script: Script, tools: readonly Tool[] = standard()) => begin(script, { tools });

describe("a call that cannot run", () => {
  test.for<[string, [string, object | string], string, RegExp]>([
    [
      "an unknown tool",
      ["shell", { word: "a" }],
      '{"word":"a"}',
      /^error Tool 'shell' not found\. Available: echo, .*finish/,
    ],
    [
      "a missing argument",
      ["echo", { wrod: "s3cret" }],
      '{"wrod":"s3cret"}',
      /tool 'echo'[\s\S]*word[\s\S]*provided: \[wrod\]$/,
    ],
    [
      "an argument of another type",
      ["echo", { word: 1789 }],
      '{"word":1789}',
      /tool 'echo'[\s\S]*string[\s\S]*provided: \[word\]$/,
    ],
    [
      "a risk off the scale",
      ["echo", { word: "a", security_risk: "S3CRET" }],
      "",
      /tool 'echo'[\s\S]*at security_risk\n[\s\S]*provided: \[word, security_risk\]$/,
    ],
    ["a list for arguments", ["echo", '["s3cret"]'], "", /tool 'echo'.*not a JSON object/],
    ["too many values", ["echo", `{"word":["s3cret"${",[]".repeat(300_000)}]}`], "", /tool 'echo'.*too many values/],
    [
      "too deep a list",
      ["echo", `{"word":${"[".repeat(300)}${"]".repeat(300)}}`],
      "",
      /tool 'echo'.*more than 200 deep/,
    ],
    ["half of a JSON text", ["echo", '{"word":"s3cret'], "", /tool 'echo'.*not a JSON object/],
  ])("is a null action and an error: %s", async ([, attempt, kept, error]) => {
    const { take, told, actions, server } = await scripted([calls(attempt, ["echo", { word: "b" }]), say("I see.")]);
    expect(await take()).toBe("continue");
    expect(told()).toEqual([`call ${attempt[0]} (null)`, "call echo", expect.stringMatching(error), "result b"]);
    expect(told()[2]).not.toMatch(/s3cret|1789/i);
    const [action] = actions();
    expect(typeof JSON.parse(action?.tool_call.arguments ?? "")).toBe("object");
    if (kept !== "") expect(action?.tool_call.arguments).toBe(kept);
    expect(await take()).toBe("finished");
    expect(server?.problems).toEqual([]);
  });

  test("goes back to the endpoint under a name that endpoints take", async () => {
    const { take, told, actions, server } = await scripted([
      calls(["echos<|sep|>json ü", { word: "a" }]),
      say("I see."),
    ]);
    await take();
    expect(told()[1]).toMatch(/^error Tool 'echos(?:<\|sep\|>json ü)?' not found/);
    expect(actions()[0]?.tool_call.name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    await take();
    expect(server?.problems).toEqual([]);
  });
});

describe("a tool", () => {
  test.for<[string, object, Partial<ActionEvent>]>([
    ["risk and summary", { security_risk: "HIGH", summary: "say a" }, { security_risk: "HIGH", summary: "say a" }],
    ["neither", {}, { security_risk: "UNKNOWN" }],
    ["nulls for what is not given", { times: null, security_risk: null, summary: null }, { security_risk: "UNKNOWN" }],
    ["a summary that is no text", { summary: 7 }, { security_risk: "UNKNOWN" }],
  ])("gets its own arguments and no others when the model sends %s", async ([, more, expected]) => {
    const inputs: Echo[] = [];
    const spy = tool("echo", (input) => {
      inputs.push(input);
      return "ok";
    });
    const { take, actions } = await scripted([calls(["echo", { word: "a", ...more }])], [spy]);
    await take();
    expect(inputs).toEqual([{ word: "a" }]);
    const [action] = actions();
    expect(action).toMatchObject({ action: { kind: "MCPToolAction", data: { word: "a" } }, ...expected });
    expect(action?.summary).toBe(expected.summary);
    expect(JSON.parse(action?.tool_call.arguments ?? "")).toEqual({ word: "a", ...more });
  });

  test("without arguments may be called with an empty text for them", async () => {
    const { take, told, server } = await scripted([calls(["idle", ""]), say("Done.")]);
    await take();
    expect(told()).toEqual(["call idle", "result idle"]);
    await take();
    expect(server?.problems).toEqual([]);
  });

  test("that only reads is not asked for a risk, so a wrong one does not matter", async () => {
    const { take, told } = await scripted([calls(["idle", { security_risk: "none" }])]);
    await take();
    expect(told()).toEqual(["call idle", "result idle"]);
  });
});
