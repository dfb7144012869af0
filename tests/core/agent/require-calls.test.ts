import { describe, expect, test } from "vitest";
import { prompt } from "../../../src/prompts.ts";
import { call, type ScriptedReply, say } from "../../../src/rehearsal/model/script.ts";
import { faultOf } from "../model/endpoint.ts";
import { fakeModel } from "../model/fake-model.ts";
import { begin } from "./begin.ts";

const json = '{"name": "echo", "arguments": {"word": "a"}}';
const hermes = `<tool_call>\n${json}\n</tool_call>`;
const beside = `Such a model writes:\n\n${hermes}`;
const quoted = `Such a model writes:\n\n\`\`\`json\n${json}\n\`\`\`\n\nThat is all.`;
const echo = call("echo", { word: "a" });
const told = `environment: ${prompt("unparsed-call")}`;
const hint = 'Put {"native_tool_calling": false} into the `model-features` input';

/** Takes a step for each reply. */
async function played(replies: readonly ScriptedReply[]) {
  const { take, told: heard, log } = await begin(replies);
  const ends: string[] = [];
  for (const _ of replies) ends.push(await take());
  return { ends, heard: heard(), log, take };
}

describe("where no call was ever read", () => {
  test.for<[string, string]>([
    ["a call", hermes],
    ["a call beside words", beside],
    ["a call that is quoted", quoted],
  ])("%s fails the fourth time, and the hint names the setting", async ([, words]) => {
    const { take, told: heard } = await begin(Array.from({ length: 4 }, () => say(words)));
    for (let step = 0; step < 3; step += 1) expect(await take()).toBe("continue");
    expect(await faultOf(take())).toMatchObject({
      reason: "unparsed-call",
      hint: expect.stringContaining(hint),
      message: expect.stringContaining('The model "test-1" wrote a tool call as text (the notation of'),
    });
    expect(heard()).toEqual([told, told, told]);
  });

  test("an answer by finish is one, whatever it quotes", async () => {
    expect((await played([say(quoted), call("finish", { message: quoted })])).ends).toEqual(["continue", "finished"]);
  });

  test("an answer with other JSON and other code is one", async () => {
    const readme =
      'Put this into `package.json`:\n\n```json\n{"name": "echo", "version": "1"}\n```\n\nThen run `npm i`.';
    const { ends, heard } = await played([say(readme), say(readme)]);
    expect(ends).toEqual(["continue", "finished"]);
    expect(heard).not.toContain(told);
  });
});

describe("where calls were read", () => {
  test("a call that is quoted is part of an answer", async () => {
    const { ends, heard } = await played([echo, say(quoted)]);
    expect(ends).toEqual(["continue", "finished"]);
    expect(heard).not.toContain(told);
  });

  test("a call beside words is told once, and is part of an answer when it stays so", async () => {
    const { ends, heard } = await played([echo, say(beside), say(beside)]);
    expect(ends).toEqual(["continue", "continue", "finished"]);
    expect(heard.filter((line) => line === told)).toHaveLength(1);
  });

  test("it is told again after another call", async () => {
    const { ends } = await played([echo, say(beside), echo, say(beside), say(beside)]);
    expect(ends).toEqual(["continue", "continue", "continue", "continue", "finished"]);
  });

  test("a call that is all there is is never an answer", async () => {
    const { take } = await begin([echo, ...Array.from({ length: 4 }, () => say(hermes))]);
    for (let step = 0; step < 4; step += 1) expect(await take()).toBe("continue");
    expect(await faultOf(take())).toMatchObject({ reason: "unparsed-call" });
  });

  test("a condensation that takes the calls from the view changes nothing", async () => {
    const { take, log } = await begin([echo, say(quoted)]);
    await take();
    const forgotten_event_ids = [...log].slice(2).map(({ id }) => id);
    log.append({ kind: "Condensation", forgotten_event_ids, summary: "So far.", llm_response_id: "s" });
    expect(await take()).toBe("finished");
  });
});

const announced = 'The endpoint of the model "test-1" announced a tool call and sent none.';

test.for<[string, ScriptedReply, string]>([
  ["words", { text: "I will call a tool now.", finish: "tool_calls" }, announced],
  ["thoughts", { reasoning: "I will call a tool now.", finish: "tool_calls" }, announced],
  ["a quoted call", { text: quoted, finish: "tool_calls" }, "wrote a tool call as text"],
])("an endpoint that announces a call and sends %s has not answered", async ([, reply, words]) => {
  const { take, told: heard } = await begin([echo, ...Array.from({ length: 4 }, () => reply)]);
  for (let step = 0; step < 4; step += 1) expect(await take()).toBe("continue");
  expect(await faultOf(take())).toMatchObject({
    reason: "unparsed-call",
    hint: expect.stringContaining(hint),
    message: expect.stringContaining(words),
  });
  expect(heard().filter((line) => line === told)).toHaveLength(3);
});

test("thoughts that end in a call are told that it did not arrive", async () => {
  const { heard } = await played([{ reasoning: `I say it.\n${hermes}` }, echo]);
  expect(heard).toEqual([told, "call echo", "result a"]);
});

test("in the text protocol a call in a notation that is not read there is told in its own words", async () => {
  const model = fakeModel([`[TOOL_CALLS][${json}]`], { features: { native_tool_calling: false } });
  const { take, told: heard } = await begin([], { agent: { model } });
  expect(await take()).toBe("continue");
  const problem = "it is written in the notation of Mistral.";
  expect(heard()).toEqual([`environment: ${prompt("text-protocol-unreadable", { problem })}`]);
});

test("an agent without tools says what it likes", async () => {
  const { take } = await begin([{ text: hermes, finish: "tool_calls" }], { tools: [] });
  expect(await take()).toBe("finished");
});
