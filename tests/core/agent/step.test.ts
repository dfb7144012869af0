import { describe, expect, test } from "vitest";
import { introduce } from "../../../src/core/agent/agent.ts";
import { step } from "../../../src/core/agent/step.ts";
import { text } from "../../../src/core/event/content.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import type { Tool } from "../../../src/core/tool/tool.ts";
import { prompt } from "../../../src/prompts.ts";
import { call, type Script, type ScriptedCall, say } from "../../../src/rehearsal/model/script.ts";
import { pause } from "../../real-time.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { serve, streaming } from "../model/endpoint.ts";
import { begin, calls } from "./begin.ts";
import { agentAt, contextOf, scriptedAgent, standard, tool } from "./scripted-agent.ts";

const nudge = prompt("nudge");
const scripted = (script: Script, tools: readonly Tool[] = standard()) => begin(script, { tools });

describe("a step", () => {
  test("ends with an answer in words", async () => {
    const { take, told, server } = await scripted([call("echo", { word: "a" }), say("It is done.")]);
    expect([await take(), await take()]).toEqual(["continue", "finished"]);
    expect(told()).toEqual(["call echo", "result a", "agent: It is done."]);
    expect(server?.problems).toEqual([]);
  });

  test.for([
    ["nothing", {}, []],
    ["blanks", { text: " \n" }, []],
    ["reasoning only", { reasoning: "I should do something." }, ["agent: "]],
  ] as const)("nudges an agent that says %s, and goes on", async ([, reply, said]) => {
    const { take, told, server } = await scripted([reply, call("finish", { message: "Done." })]);
    expect([await take(), await take()]).toEqual(["continue", "finished"]);
    expect(told()).toEqual([...said, `environment: ${nudge}`, "call finish", "result Done."]);
    expect(server?.requests[1]?.body.messages).toEqual([
      { role: "system", content: "You help.\nIt is Monday." },
      { role: "user", content: `Do it.\n${nudge}` },
    ]);
    expect(server?.problems).toEqual([]);
  });

  test("nudges an agent that has only thought after a call, too", async () => {
    const { take, told } = await scripted([call("echo", { word: "a" }), say("<think>What now?</think>"), say("Done.")]);
    expect([await take(), await take(), await take()]).toEqual(["continue", "continue", "finished"]);
    expect(told().slice(-2)).toEqual([`environment: ${nudge}`, "agent: Done."]);
  });

  test("logs every call of a reply before the first result, and runs them in order", async () => {
    const heard: string[] = [];
    const slow = tool("slow", async ({ word }) => {
      await pause(5);
      heard.push(word);
      return word;
    });
    const quick = tool("quick", ({ word }) => {
      heard.push(word);
      return word;
    });
    const reply = {
      text: "Three at once.",
      reasoning: "why not",
      ...calls(["slow", { word: "a" }], ["quick", { word: "b" }]),
    };
    const { take, told, actions, server } = await scripted([reply, say("Done.")], [slow, quick]);
    expect(await take()).toBe("continue");
    expect(heard).toEqual(["a", "b"]);
    expect(told()).toEqual(["call slow", "call quick", "result a", "result b"]);
    expect(actions().map(({ thought, reasoning_content }) => [thought[0]?.text, reasoning_content])).toEqual([
      ["Three at once.", "why not"],
      [undefined, undefined],
    ]);
    await take();
    expect(server?.problems).toEqual([]);
  });

  test("ties results to calls by both ids, and calls to the reply they came in", async () => {
    const { take, log, actions } = await scripted([calls(["echo", { word: "a" }], ["echo", { word: "b" }])]);
    await take();
    const [a, b] = actions();
    expect([a?.tool_call_id, b?.tool_call_id]).toEqual(["call_1_0", "call_1_1"]);
    expect(a?.llm_response_id).toBe(b?.llm_response_id);
    expect([...log].slice(4)).toMatchObject([
      { kind: "ObservationEvent", action_id: a?.id, tool_call_id: "call_1_0", tool_name: "echo" },
      { kind: "ObservationEvent", action_id: b?.id, tool_call_id: "call_1_1", tool_name: "echo" },
    ]);
  });

  test("takes finish for the end; what follows it in the reply never becomes an action", async () => {
    const reply = calls(["echo", { word: "a" }], ["finish", { message: "Done." }], ["echo", { word: "b" }]);
    const { take, told } = await scripted([reply]);
    expect(await take()).toBe("finished");
    expect(told()).toEqual(["call echo", "call finish", "result a", "result Done."]);
  });

  test("goes on after a finish that is not valid", async () => {
    const { take, told } = await scripted([calls(["finish", { text: "Done." }], ["echo", { word: "b" }])]);
    expect(await take()).toBe("continue");
    expect(told()).toEqual([
      "call finish (null)",
      "call echo",
      expect.stringContaining("Error validating tool 'finish'"),
      "result b",
    ]);
  });

  test.for([
    ["an agent's mistake", "mistake", "mistake There is no such word. Say another."],
    ["a crash of a tool", "crash", "error Error executing tool 'crash': the disk is on fire"],
  ] as const)("%s is a result like others, and the calls beside it still run", async ([, name, line]) => {
    const { take, told, server } = await scripted([calls([name, { word: "a" }], ["echo", { word: "b" }]), say("So.")]);
    expect(await take()).toBe("continue");
    expect(told()).toEqual([`call ${name}`, "call echo", line, "result b"]);
    await take();
    expect(server?.problems).toEqual([]);
  });
});

describe("a reply in words before anything was changed", () => {
  const sentBack = `environment: ${prompt("call-or-finish")}`;
  const announced = say("I looked at it. Now I'll fix the test.");

  test("is sent back once, and the second is taken", async () => {
    const { take, told, server } = await scripted([say("I'll start with the tests."), say("All tests pass.")]);
    expect([await take(), await take()]).toEqual(["continue", "finished"]);
    expect(told()).toEqual(["agent: I'll start with the tests.", sentBack, "agent: All tests pass."]);
    expect(server?.requests[1]?.body.messages.at(-1)).toEqual({ role: "user", content: prompt("call-or-finish") });
    expect(server?.problems).toEqual([]);
  });

  test.for<[string, ScriptedCall]>([
    ["a tool that only reads", { name: "idle", arguments: {} }],
    ["a tool that failed", { name: "mistake", arguments: { word: "a" } }],
    ["a tool that crashed", { name: "crash", arguments: { word: "a" } }],
    ["a tool that is not there", { name: "nothing", arguments: {} }],
    ["a tool that may only look", { name: "looks", arguments: { word: "cat a" } }],
    ["a look with the editor", { name: "file_editor", arguments: { word: "a", command: "view" } }],
  ])("is sent back after %s, too, and only once", async ([, made]) => {
    const looks: Tool = Object.freeze({ ...tool("looks", ({ word }) => word), mayOnlyLook: true });
    const tools = [...standard(), looks, editor()];
    const { take, told } = await scripted([{ calls: [made] }, announced, { calls: [made] }, announced], tools);
    expect([await take(), await take(), await take(), await take()]).toEqual([
      ...["continue", "continue", "continue"],
      "finished",
    ]);
    expect(told().filter((line) => line === sentBack)).toHaveLength(1);
  });

  test.for<[string, ScriptedCall]>([
    ["a tool that changes something", { name: "echo", arguments: { word: "a" } }],
    ["an edit", { name: "file_editor", arguments: { word: "a", command: "create" } }],
    ["a finding of a review", { name: "report_finding", arguments: { word: "a" } }],
    ["a finish that was refused", { name: "finish", arguments: { text: "So." } }],
  ])("is taken after %s", async ([, made]) => {
    const tools = [...standard(), tool("report_finding", ({ word }) => word), editor()];
    const { take, told } = await scripted([{ calls: [made] }, say("So.")], tools);
    expect([await take(), await take()]).toEqual(["continue", "finished"]);
    expect(told().at(-1)).toBe("agent: So.");
  });

  test("is sent back after a condensation, too, and not again after the next", async () => {
    const { take, told, log } = await scripted([call("idle", {}), announced, say("So."), say("So.")]);
    const condense = () =>
      log.append({
        kind: "Condensation",
        forgotten_event_ids: [...log].slice(2).map(({ id }) => id),
        summary: "So far.",
        llm_response_id: "s",
      });
    await take();
    condense();
    expect(await take()).toBe("continue");
    condense();
    expect(await take()).toBe("finished");
    expect(told().filter((line) => line === sentBack)).toHaveLength(1);
  });

  test("is sent back after a call that a hook refused", async () => {
    const { take, log, told } = await scripted([call("idle", {}), announced, say("So.")]);
    await take();
    const rejected = { tool_name: "idle", tool_call_id: "c", action_id: "a", rejection_reason: "No." };
    log.append({ kind: "UserRejectObservation", ...rejected, rejection_source: "hook" });
    expect([await take(), await take()]).toEqual(["continue", "finished"]);
    expect(told().filter((line) => line === sentBack)).toHaveLength(1);
  });

  test("is taken after a person said no", async () => {
    const { take, log } = await scripted([call("idle", {}), say("Then I won't.")]);
    await take();
    const rejected = { tool_name: "idle", tool_call_id: "c", action_id: "a" };
    log.append({ kind: "UserRejectObservation", ...rejected, rejection_reason: "No.", rejection_source: "user" });
    expect(await take()).toBe("finished");
  });

  test("is sent back again when the user has asked for something else", async () => {
    const { take, told, log } = await scripted([call("echo", { word: "a" }), say("So."), say("Yes."), say("Yes!")]);
    expect([await take(), await take()]).toEqual(["continue", "finished"]);
    log.append({ kind: "MessageEvent", source: "user", llm_message: { role: "user", content: [text("And b?")] } });
    expect([await take(), await take()]).toEqual(["continue", "finished"]);
    expect(told().filter((line) => line === sentBack)).toHaveLength(1);
  });

  test.for<[string, readonly Tool[]]>([
    ["has no tools", []],
    ["can only speak", standard().filter(({ name }) => name === "finish")],
    ["has tools that are closed", standard().map((one) => ({ ...one, closed: "It is closed." }))],
  ])("is taken from an agent that %s", async ([, tools]) => {
    const { take, told } = await scripted([say("It is done.")], tools);
    expect(await take()).toBe("finished");
    expect(told()).toEqual(["agent: It is done."]);
  });
});

/** Its observations name the command, as those of the real one do. */
function editor(): Tool {
  return {
    ...tool("file_editor", ({ word }) => word),
    run: async ({ command }: Readonly<{ command: string }>) => ({ content: [text("So.")], command }),
  };
}

describe("a sloppy endpoint", () => {
  const reply = (...toolCalls: object[]) => ({
    choices: [{ delta: { tool_calls: toolCalls }, finish_reason: "tool_calls" }],
  });
  const echo = (index: number, id: string | undefined) => ({
    index,
    id,
    function: { name: "echo", arguments: '{"word":"a"}' },
  });

  test.for<[string, object]>([
    ["gives no ids", reply(echo(0, undefined), echo(1, ""))],
    ["gives two calls one id", reply(echo(0, "x"), echo(1, "x"))],
  ])("that %s does not break the history", async ([, chunk]) => {
    const sloppy = await serve(streaming(chunk));
    const { log, take, told } = await begin([], { agent: agentAt(sloppy.url) });
    await take();
    expect(told()).toEqual(["call echo", "call echo", "result a", "result a"]);
    const strict = await scriptedAgent([say("Done.")]);
    expect(await step(strict.agent, contextOf(log))).toBe("finished");
    expect(strict.server.problems).toEqual([]);
  });
});

test("nobody speaks to an agent that was not introduced, but the news of a conversation may come first", async () => {
  const { agent } = await scriptedAgent([call("finish", { message: "Done." })]);
  const llm_message = { role: "user" as const, content: [text("Do it.")] };
  const silent = new EventLog(memoryStore(), countingStamper());
  silent.append({ kind: "MessageEvent", source: "user", llm_message });
  await expect(step(agent, contextOf(silent))).rejects.toMatchObject({ code: "config", hint: "Call `send` first." });
  const news = new EventLog(memoryStore(), countingStamper());
  news.append({ kind: "ConversationStateUpdateEvent", key: "execution_status", value: "running" });
  news.append(introduce(agent));
  news.append({ kind: "MessageEvent", source: "user", llm_message });
  expect(await step(agent, contextOf(news))).toBe("finished");
});

describe("an agent", () => {
  test("is made known to the log with its tools, and offers the model the same ones at every step", async () => {
    const { take, log, server } = await scripted([call("echo", { word: "a" }), say("Done.")]);
    await take();
    await take();
    expect(log.at(0)).toMatchObject({
      kind: "SystemPromptEvent",
      tools: standard().map(({ kind, actionKind }) => ({ kind, action_type: actionKind })),
    });
    const [first, second] = (server?.requests ?? []).map(({ body }) => body);
    expect(JSON.stringify(second?.tools)).toBe(JSON.stringify(first?.tools));
    expect(second?.messages.slice(0, 2)).toEqual(first?.messages);
  });
});
