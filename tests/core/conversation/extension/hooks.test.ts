import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { ConversationOptions } from "../../../../src/core/conversation/open.ts";
import type { Event } from "../../../../src/core/event/event.ts";
import { type HookRunner, readHookConfig } from "../../../../src/core/hook/hook-config.ts";
import { toChat } from "../../../../src/core/view/to-chat.ts";
import { viewOf } from "../../../../src/core/view/view.ts";
import { story } from "../../agent/scripted-agent.ts";
import { processRunner } from "../../hook/run-process.ts";
import { openaiProblems } from "../../message-rules.ts";
import { forever, test } from "../../workspace/temp-folder.ts";
import { type Actor, actor, call, conclude, done, echo, openIn, say } from "../stage.ts";

type Hooks = Readonly<Record<string, readonly object[]>>;

const command = (line: string, more: object = {}) => ({ type: "command", command: line, ...more });
const on = (event: string, line: string, matcher = "*", more: object = {}): Hooks => ({
  [event]: [{ matcher, hooks: [command(line, more)] }],
});

/** A conversation whose hooks are processes in `folder`. */
function hooked(folder: string, model: Actor, hooks: Hooks, also: Partial<ConversationOptions> = {}) {
  const config = readHookConfig(hooks, "the test");
  return openIn(folder, model, { hooks: { config, run: processRunner(folder) }, ...also });
}

async function played(folder: string, model: Actor, hooks: Hooks) {
  const conversation = hooked(folder, model, hooks);
  await conversation.send("Fix it.");
  const end = await conversation.run(forever);
  expect(openaiProblems(toChat(viewOf(conversation.log.branch())))).toEqual([]);
  return { conversation, end, lines: story(conversation.log).filter((line) => !line.startsWith("status")) };
}

const executions = (log: Iterable<Event>) =>
  [...log].filter(
    (event): event is Extract<Event, { kind: "HookExecutionEvent" }> => event.kind === "HookExecutionEvent",
  );

/** Notes in the folder what it was told. */
const note = (name: string) => `cat > ${name}.json; env | grep ^OPENHANDS_ | sort > ${name}.env`;
const noted = (folder: string, name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));

describe("a hook before a call", () => {
  test("is told of it as JSON and by its environment", async ({ folder }) => {
    const { conversation } = await played(folder, actor(echo("hi"), done), on("PreToolUse", note("pre"), "echo"));
    const { id } = conversation.state.identity;
    expect(noted(folder, "pre")).toEqual({
      event_type: "PreToolUse",
      tool_name: "echo",
      tool_input: { word: "hi" },
      session_id: id,
      working_dir: "/nowhere",
      metadata: {},
    });
    expect(readFileSync(join(folder, "pre.env"), "utf8").trim().split("\n")).toEqual([
      "OPENHANDS_EVENT_TYPE=PreToolUse",
      "OPENHANDS_PROJECT_DIR=/nowhere",
      `OPENHANDS_SESSION_ID=${id}`,
      "OPENHANDS_TOOL_NAME=echo",
    ]);
  });

  test("forbids that call and no other of the batch, and the agent reads why", async ({ folder }) => {
    const both = { calls: [["echo", { word: "bad" }] as const, ["echo", { word: "good" }] as const] };
    const guard = "grep -q bad && { echo 'No bad words.' >&2; exit 2; } || exit 0";
    const { conversation, lines } = await played(folder, actor(both, done), on("PreToolUse", guard, "echo"));
    expect(lines).toEqual([
      "system",
      "user: Fix it.",
      "call echo",
      "call echo",
      "HookExecutionEvent",
      "HookExecutionEvent",
      "rejected by hook: No bad words.",
      "result good",
      "call finish",
      "result Fixed.",
    ]);
    const [first] = [...conversation.log].filter(({ kind }) => kind === "ActionEvent");
    expect(executions(conversation.log)[0]).toMatchObject({
      hook_event_type: "PreToolUse",
      hook_command: guard,
      tool_name: "echo",
      success: false,
      blocked: true,
      exit_code: 2,
      reason: "No bad words.",
      action_id: first?.id,
      source: "hook",
    });
    expect(conversation.state.fields.blocked_actions).toEqual({ [first?.id ?? ""]: "No bad words." });
  });

  test.for([
    ["fails", "exit 1"],
    ["takes too long", "exec sleep 20"],
    ["is not there", "./no-such-hook"],
  ] as const)("that %s forbids nothing, and that is in the log", async ([, line], { folder }) => {
    const hooks = on("PreToolUse", line, "echo", { timeout: 0.3 });
    const { conversation, lines } = await played(folder, actor(echo("hi"), done), hooks);
    expect(lines).toContain("result hi");
    expect(executions(conversation.log)).toMatchObject([{ success: false, blocked: false, error: expect.any(String) }]);
  });

  test("that cannot be run at all forbids nothing either", async ({ folder }) => {
    const run: HookRunner = () => Promise.reject(new Error("there is no shell"));
    const config = readHookConfig(on("PreToolUse", "x"), "the test");
    const conversation = openIn(folder, actor(echo("hi"), done), { hooks: { config, run } });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(executions(conversation.log)[0]).toMatchObject({ exit_code: -1, error: "there is no shell" });
  });

  test("is the first to be asked, and what it forbids is put before no person", async ({ folder }) => {
    const conversation = hooked(folder, actor(echo("hi"), done), on("PreToolUse", "exit 2", "echo"));
    conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(story(conversation.log)).toContain(
      'rejected by hook: The hook "exit 2" does not allow it and says no more.',
    );
  });

  test("after another that has forbidden it is not asked", async ({ folder }) => {
    const hooks = { PreToolUse: [{ matcher: "echo", hooks: [command("exit 2"), command("touch second")] }] };
    const { conversation } = await played(folder, actor(echo("hi"), done), hooks);
    expect(executions(conversation.log).map((event) => event.hook_command)).toEqual(["exit 2"]);
  });

  test("of a kind that is not run is in the log", async ({ folder }) => {
    const hooks = { PreToolUse: [{ hooks: [{ type: "prompt", prompt: "Is it safe?" }] }] };
    const { conversation } = await played(folder, actor(done), hooks);
    expect(executions(conversation.log)).toMatchObject([
      { hook_command: "Is it safe?", success: false, blocked: false, error: "Hooks of type prompt are not run." },
    ]);
  });

  test("is cut off with the run, and its call does not run", async ({ folder }) => {
    const stop = new AbortController();
    const run: HookRunner = ({ signal }) => {
      setImmediate(() => stop.abort("enough"));
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    };
    const config = readHookConfig(on("PreToolUse", "x", "echo"), "the test");
    const conversation = openIn(folder, actor(echo("hi")), { hooks: { config, run } });
    await conversation.send("Fix it.");
    expect(await conversation.run(stop.signal)).toEqual({ status: "interrupted", reason: "enough" });
    expect(story(conversation.log).filter((line) => line.startsWith("result"))).toEqual([]);
  });
});

describe("a hook after a call", () => {
  test("is told what came of it, and what it adds or objects is read with that", async ({ folder }) => {
    const says = `echo '{"additionalContext":"Lint is clean.","decision":"deny","reason":"Too loud."}'`;
    const model = actor(echo("HI"), done);
    await played(folder, model, on("PostToolUse", `${note("post")}; ${says}`, "echo"));
    expect(noted(folder, "post").tool_response).toMatchObject({ kind: "ClientToolObservation", is_error: false });
    const result = model.requests[1]?.messages.at(-1);
    expect(result?.content.map((block) => "text" in block && block.text)).toEqual([
      "HI",
      "A hook of this repository adds:\n\nLint is clean.",
      "This has been done, but a hook of this repository objects:\n\nToo loud.",
    ]);
  });
});

test("a call that was made is in the log also if the run is cut off in the hook after it", async ({ folder }) => {
  const stop = new AbortController();
  const run: HookRunner = ({ signal }) => {
    setImmediate(() => stop.abort("enough"));
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  };
  const config = readHookConfig(on("PostToolUse", "x", "echo"), "the test");
  const conversation = openIn(folder, actor(echo("hi")), { hooks: { config, run } });
  await conversation.send("Fix it.");
  expect(await conversation.run(stop.signal)).toEqual({ status: "interrupted", reason: "enough" });
  expect(story(conversation.log)).toContain("result hi");
});

describe("a hook on a message", () => {
  test("adds to it what the agent reads", async ({ folder }) => {
    const model = actor(say("Done."));
    const { conversation } = await played(
      folder,
      model,
      on("UserPromptSubmit", `${note("submit")}; echo '{"additionalContext":"It is Monday."}'`),
    );
    expect(noted(folder, "submit")).toMatchObject({ event_type: "UserPromptSubmit", message: "Fix it." });
    expect(model.requests[0]?.messages.at(-1)?.content.map((block) => "text" in block && block.text)).toEqual([
      "Fix it.",
      "A hook of this repository adds:\n\nIt is Monday.",
    ]);
    const sent = [...conversation.log].find(({ kind }) => kind === "MessageEvent");
    expect(executions(conversation.log)[0]?.message_id).toBe(sent?.id);
  });

  test("forbids it: the run ends at once, no model is asked, and no hook keeps it going", async ({ folder }) => {
    const model = actor(say("Done."));
    const hooks = { ...on("UserPromptSubmit", "grep -q Fix && exit 2 || exit 0"), ...on("Stop", "exit 2") };
    const { conversation, end } = await played(folder, model, hooks);
    expect([end, model.requests.length]).toEqual([{ status: "finished" }, 0]);
    expect(Object.keys(conversation.state.fields.blocked_messages)).toHaveLength(1);
  });

  test("lets another message through after one that it forbade", async ({ folder }) => {
    const model = actor(conclude("Done."));
    const { conversation } = await played(folder, model, on("UserPromptSubmit", "grep -q Fix && exit 2 || exit 0"));
    await conversation.send("Something else.");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(conversation.finalResponse()).toBe("Done.");
  });

  test("is heard on one message after the other, in the order in which they were sent", async ({ folder }) => {
    const conversation = hooked(folder, actor(), on("UserPromptSubmit", "grep -q first && sleep 0.2 || exit 0"));
    await Promise.all([conversation.send("first"), conversation.send("second")]);
    expect(story(conversation.log).filter((line) => line.startsWith("user"))).toEqual(["user: first", "user: second"]);
  });
});

describe("a hook on the end of the work", () => {
  test("sends the agent back with its words until it is content (behaviour 67)", async ({ folder }) => {
    const tests = "test -e fixed || { touch fixed; echo '2 tests fail' >&2; exit 2; }";
    const model = actor(done, echo("again"), done);
    const { end, lines } = await played(folder, model, on("Stop", tests));
    expect(end).toEqual({ status: "finished" });
    expect(lines.filter((line) => /^(call|environment)/.test(line))).toEqual([
      "call finish",
      expect.stringMatching(/^environment: You are not done yet\.[\s\S]*\n\n2 tests fail\n\n/),
      "call echo",
      "call finish",
    ]);
  });

  test("sends back an agent that ends with words alone too", async ({ folder }) => {
    const { lines } = await played(folder, actor(say("Done."), done), on("Stop", "test -e x || { touch x; exit 2; }"));
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^environment: You are not done yet/)]));
  });

  test("that is never content ends with the steps, and is no success", async ({ folder }) => {
    const conversation = hooked(folder, actor(done, done), on("Stop", "exit 2"), { limits: { maxIterations: 2 } });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toMatchObject({ status: "exhausted", limit: { of: "steps" } });
  });
});

describe("hooks on a session", () => {
  test("are run once at its start and once at its end, and the agent reads what the first one says", async ({
    folder,
  }) => {
    const hooks = {
      ...on("SessionStart", `echo start >> calls; echo '{"additionalContext":"Use pnpm."}'`),
      ...on("SessionEnd", "echo end >> calls"),
    };
    const model = actor(conclude("Done."), conclude("Done."));
    const { conversation } = await played(folder, model, hooks);
    await conversation.send("More.");
    await conversation.run(forever);
    await conversation.close();
    await conversation.close();
    expect(readFileSync(join(folder, "calls"), "utf8")).toBe("start\nend\n");
    expect(JSON.stringify(model.requests[1]).match(/Use pnpm\./g)).toHaveLength(1);
  });

  test("have none where nothing was asked", async ({ folder }) => {
    const conversation = hooked(folder, actor(), on("SessionEnd", "touch ended"));
    await conversation.close();
    expect(executions(conversation.log)).toEqual([]);
  });
});

test("a hook that nobody waits for objects to nothing, and has ended when the conversation is closed", async ({
  folder,
}) => {
  const hooks = on("PreToolUse", "sleep 0.3; exit 2", "echo", { async: true });
  const { conversation, lines } = await played(folder, actor(echo("hi"), done), hooks);
  expect(lines).toContain("result hi");
  await conversation.close();
  expect(executions(conversation.log)).toMatchObject([{ exit_code: 2, blocked: true }]);
});

test("what a hook forbade is still forbidden when the conversation is opened again", async ({ folder }) => {
  const { conversation } = await played(folder, actor(echo("hi"), done), on("PreToolUse", "exit 2", "echo"));
  const { blocked_actions } = conversation.state.fields;
  await conversation.close();
  const again = openIn(folder, actor());
  expect(again.state.fields.blocked_actions).toEqual(blocked_actions);
  await again.close();
});

test("without hooks a message is in the log at once", ({ folder }) => {
  const conversation = openIn(folder, actor(call("finish", { message: "x" })));
  void conversation.send("Fix it.");
  expect(story(conversation.log)).toEqual(["system", "user: Fix it."]);
});
