/** Never green on nothing: what a run is called follows from what was done, and not from what the model says of it. */
import { describe, expect, test } from "vitest";
import { prompt } from "../../src/prompts.ts";
import { call, conclude, type ScriptedCall, type ScriptedReply, say } from "../../src/rehearsal/model/script.ts";
import { UNPARSED, call as unparsedJson } from "../core/model/text-protocol/unparsed.ts";
import { answersOf, play, type StoryOptions, stageFor } from "./play.ts";

const look = call("terminal", { command: "cat src/slugify.js" });
const runTests = call("terminal", { command: "node --test" });
const edit = (at: number) => call("file_editor", { command: "create", path: `note-${at}.txt`, file_text: `${at}\n` });
const sentBack = prompt("call-or-finish");
const unparsed = prompt("unparsed-call");
const tries = (number: number, reply: ScriptedReply) => Array.from({ length: number }, () => reply);

/** What people see of a play: the outcome, the heading of the comment, the last reaction, the exit code. */
async function shown(script: readonly ScriptedReply[], options: StoryOptions = {}) {
  const { rehearsal, problems, stage } = await play({ script, ...options });
  const [body = ""] = answersOf(rehearsal);
  const [heading = ""] = body.split("\n");
  const requests = stage.model?.requests ?? [];
  const told = requests.map(({ body: { messages } }) => JSON.stringify(messages.at(-1)?.content ?? "") ?? "");
  const seen = [rehearsal.outputs.outcome, heading, rehearsal.reactions.at(-1)?.content, rehearsal.runner.exitCode];
  return { seen, body, problems, requests: requests.length, told };
}

const nothing = ["answered", "### ⚪ Answered – nothing was changed", "+1", 0];
const answered = ["answered", "### 🟢 Answered – nothing was changed", "hooray", 0];

describe("a run in which nothing was done", () => {
  test("is sent back once when the model only claims, and is not green", async () => {
    const words = "I fixed the bug and all tests pass.";
    const { seen, body, problems, requests, told } = await shown([say(words), say(words)]);
    expect([problems, requests]).toEqual([[], 2]);
    expect(told[1] ?? "").toContain(sentBack.slice(0, 60));
    expect(seen).toEqual(nothing);
    expect(body).toContain("no tool read or changed anything");
  });

  test("is not green when all that it did was a plan, words and calls that failed, whatever `finish` claims", async () => {
    const plan = call("task_tracker", { command: "plan", task_list: [{ title: "Fix it", status: "todo" }] });
    const words = call("terminal", { command: "true; echo 'All tests pass.'" });
    const failing = [
      call("file_editor", { command: "view", path: "no/such/file.js" }),
      runTests,
      call("terminal", { command: "no-such-program" }),
    ];
    const script = [plan, words, ...failing, conclude("I fixed the bug and all tests pass.")];
    const { seen, body, requests } = await shown(script, { toolErrors: /^file_editor: / });
    expect([seen, requests]).toEqual([nothing, 6]);
    expect(body).toContain("3 tool calls failed, and no other one read or changed anything.");
    expect(body).toContain("The last test command failed (`node --test`, exit code 1).");
  });

  test("is green with a search that found nothing beside a call that failed", async () => {
    const search = call("terminal", { command: "grep -rn left-pad src" });
    const failing = call("terminal", { command: "cat no-such-file" });
    expect((await shown([failing, search, conclude("Nothing uses it.")])).seen).toEqual(answered);
  });
});

test("an announcement after a look is sent back once, and the agent goes on; a second request on the thread is no change when nothing is added", async () => {
  const announce = say("I looked at the file. Now I'll fix the test.");
  const script = [look, announce, edit(1), conclude("Written."), conclude("I fixed the rest as well.")];
  const stage = await stageFor({ script });
  const first = await stage.play();
  expect(first.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect([first.runner.exitCode, first.modelRequests]).toEqual([0, 4]);
  const told = JSON.stringify(stage.model?.requests[2]?.body.messages.at(-1)?.content);
  expect(told).toContain(sentBack.slice(0, 60));
  const second = await stage.play({ issue: first.issue.number, body: "@agent fix the rest as well" });
  expect(second.outputs.outcome).toBe("answered");
  expect(answersOf(second).at(-1)).toMatch(/^### ⚪ Answered – nothing was changed\n/);
});

test("thoughts after a look are no answer; words are, where they only hold the definition of a tool", async () => {
  const parameters = { type: "object", properties: { command: { type: "string" } } };
  const words = `\`\`\`json\n${JSON.stringify({ name: "terminal", parameters })}\n\`\`\``;
  const thoughts = say("<think>Now I know.</think>");
  const { seen, body, requests } = await shown([look, thoughts, say(words), say(words)]);
  expect(seen).toEqual(answered);
  expect(requests).toBeGreaterThan(2);
  expect(body).not.toContain("Now I know.");
  expect(body).toContain('"properties"');
});

describe("a call that arrives as text", () => {
  const failed = (family: string) => [
    "failed",
    `### 🔴 The model "scripted" wrote a tool call as text (the notation of ${family}), and its endpoint did not read it as a call. The model was told 3 times in a row, and repeated it`,
    "confused",
    1,
  ];

  test("is told to the model, and fails when it goes on", async () => {
    const [family, words] = UNPARSED[0] ?? ["", ""];
    const { seen, body, problems, requests, told } = await shown(tries(4, say(words)));
    expect([problems, requests]).toEqual([[], 4]);
    expect(told[1] ?? "").toContain(unparsed.slice(0, 60));
    expect(seen).toEqual(failed(family));
    expect(body).toContain('Put {"native_tool_calling": false} into the `model-features` input');
    expect(body).not.toContain("@agent continue");
  });

  test("after words that were sent back is made well the second time, and then all is well: it is green", async () => {
    const asText = say(`<tool_call>\n${unparsedJson}\n</tool_call>`);
    const { seen, problems, told } = await shown([say("I'll look at it."), asText, look, say("It makes a slug.")]);
    expect(problems).toEqual([]);
    expect(told[1] ?? "").toContain(sentBack.slice(0, 60));
    expect(told[2] ?? "").toContain(unparsed.slice(0, 60));
    expect(seen).toEqual(answered);
  });
});

describe("the same call again and again", () => {
  // Its output differs each time, as that of tests does by their durations.
  const clock = call("terminal", { command: "date +%s%N" });

  test("is stuck after sixteen, although its output differs", async () => {
    const { seen, requests } = await shown(tries(20, clock));
    expect([seen[0], seen[2], seen[3]]).toEqual(["stuck", "confused", 1]);
    expect(requests).toBe(16);
  });

  test("is fine while a program runs", async () => {
    const start = call("terminal", { command: "for ((i = 1; ; i++)); do echo $i; sleep 0.4; done", timeout: 0.1 });
    const wait = call("terminal", { command: "", timeout: 0.2 });
    const { seen } = await shown([start, ...tries(9, wait), conclude("It counts.")]);
    expect([seen[0], seen[3]]).toEqual(["answered", 0]);
  });
});

test("a history that is refused again and again is condensed twice, and then the run fails with the endpoint's words", async () => {
  const words = "No tool output found for function call call_1_0.";
  const refuses = { status: 400, error: { error: { message: words, type: "invalid_request_error", code: 400 } } };
  const isSummary = (tools: unknown) => tools === undefined;
  let calls = 0;
  const turn = ({
    messages,
    tools,
  }: {
    messages: readonly { tool_calls?: readonly ScriptedCall[] | undefined }[];
    tools?: unknown;
  }) => {
    if (isSummary(tools)) return say("The file was read.");
    if (messages.some(({ tool_calls }) => tool_calls)) return refuses;
    calls += 1;
    return look;
  };
  const { rehearsal, stage } = await play({ script: Array.from({ length: 60 }, () => turn as never) });
  const [body = ""] = answersOf(rehearsal);
  expect([rehearsal.outputs.outcome, rehearsal.runner.exitCode]).toEqual(["failed", 1]);
  expect(body).toContain(words);
  expect(body).toContain("refused the history of this conversation 3 times.");
  expect(rehearsal.runner.stdout.split("the conversation is to be shortened")).toHaveLength(3);
  expect(calls).toBe(3);
  const summaries = stage.model?.requests.filter(({ body: request }) => isSummary(request.tools));
  expect(summaries).toHaveLength(2);
});
