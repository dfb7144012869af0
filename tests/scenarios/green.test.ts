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
    expect(body).toContain("no tool did any work");
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
    expect(body).toContain("No tool call of this run did any work: 3 failed.");
    expect(body).toContain("The last test command failed (`node --test`, exit code 1).");
  });

  test("goes to work when it is sent back, and then it is green", async () => {
    const { seen, problems } = await shown([say("I'll look at it."), look, say("It makes a slug.")]);
    expect(problems).toEqual([]);
    expect(seen).toEqual(answered);
  });

  test("is green with a search that found nothing beside a call that failed", async () => {
    const search = call("terminal", { command: "grep -rn left-pad src" });
    expect((await shown([runTests, search, conclude("Nothing uses it.")])).seen).toEqual(answered);
  });
});

test("an announcement after a look is sent back once, and the agent goes on", async () => {
  const announce = say("I looked at the file. Now I'll fix the test.");
  const { seen, told, requests } = await shown([look, announce, edit(1), conclude("Written.")]);
  expect([seen[0], seen[3], requests]).toEqual(["changed", 0, 4]);
  expect(told[2] ?? "").toContain(sentBack.slice(0, 60));
});

test("thoughts after a look are no answer", async () => {
  const { seen, body, requests } = await shown([look, say("<think>Now I know.</think>"), conclude("It makes a slug.")]);
  expect([seen, requests]).toEqual([answered, 3]);
  expect(body).not.toContain("Now I know.");
});

test("a second request on a thread with a pull request is no change when nothing is added", async () => {
  const stage = await stageFor({ script: [edit(1), conclude("Written."), conclude("I fixed the rest as well.")] });
  const first = await stage.play();
  expect(first.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  const second = await stage.play({ issue: first.issue.number, body: "@agent fix the rest as well" });
  expect(second.outputs.outcome).toBe("answered");
  expect(answersOf(second).at(-1)).toMatch(/^### ⚪ Answered – nothing was changed\n/);
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

  test("is made well the second time, and then all is well", async () => {
    const { seen, problems } = await shown([say(`<tool_call>\n${unparsedJson}\n</tool_call>`), look, conclude("So.")]);
    expect(problems).toEqual([]);
    expect(seen).toEqual(answered);
  });

  test("is an answer where it is the definition of a tool", async () => {
    const parameters = { type: "object", properties: { command: { type: "string" } } };
    const words = `\`\`\`json\n${JSON.stringify({ name: "terminal", parameters })}\n\`\`\``;
    expect((await shown([look, say(words), say(words)])).seen).toEqual(answered);
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
    if (isSummary(tools)) return say("The tests were run.");
    if (messages.some(({ tool_calls }) => tool_calls)) return refuses;
    calls += 1;
    return runTests;
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
