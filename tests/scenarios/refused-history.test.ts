/** Histories that an endpoint refuses, through the bundle: the run goes on, and so does the next one on the thread. */
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Limit } from "../../src/rehearsal/model/limits.ts";
import type { ChatRequest } from "../../src/rehearsal/model/request.ts";
import { call, conclude, type Script, type ScriptedReply, say } from "../../src/rehearsal/model/script.ts";
import { answersOf, bundle, stageFor } from "./play.ts";

const sees = { "model-features": '{"vision": true}' };
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Answers by what it was sent: the number of requests is not the story. */
const model =
  (next: (request: ChatRequest) => ScriptedReply) =>
  (request: ChatRequest): ScriptedReply =>
    request.tools === undefined ? say("SUMMARY: it listed numbers.") : next(request);
const always = (next: (request: ChatRequest) => ScriptedReply): Script => Array.from({ length: 40 }, () => model(next));
const results = ({ messages }: ChatRequest) => messages.filter(({ role }) => role === "tool").length;

const refusing =
  (isTooMuch: (request: Parameters<Limit>[0]) => boolean, status: number, message: string): Limit =>
  (request) =>
    request.tools > 0 && isTooMuch(request) ? { status, body: { error: { message, type: "invalid" } } } : undefined;

async function bringPicture(workspace: string): Promise<void> {
  writeFileSync(join(workspace, "shot.png"), Buffer.from(pixel, "base64"));
  appendFileSync(join(workspace, ".git/info/exclude"), "/shot.png\n");
}

test("a picture that the endpoint does not take is left out, people are told, and the next mention works at once", async () => {
  const look = call("file_editor", { command: "view", path: "shot.png" });
  const stage = await stageFor({
    bundle,
    inputs: sees,
    script: always((request) => (results(request) === 0 ? look : conclude("It works without the picture."))),
    limit: refusing(({ pictures }) => pictures > 0, 400, "Could not process image"),
  });
  const first = await stage.play({ body: "@agent look at shot.png", earlier: bringPicture });
  expect(first.outputs.outcome).toBe("answered");
  expect(answersOf(first).at(-1)).toContain("The model endpoint refused 1 picture of this conversation.");
  expect(JSON.stringify(stage.model?.requests.at(-1)?.body)).toContain("[picture left out");
  expect(stage.model?.refused).toHaveLength(1);
  const second = await stage.play({ issue: 1, body: "@agent never mind the picture, what is in the README?" });
  expect(second.outputs).toMatchObject({ outcome: "answered", "conversation-id": first.outputs["conversation-id"] });
  expect(stage.model?.refused).toHaveLength(1);
  expect(answersOf(second).at(-1)).not.toContain("refused");
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test("a history that is too long in words that nobody knows is condensed; where nothing helps, the comment names `reset`", async () => {
  let lists = 0;
  let isBroken = false;
  const list = () => {
    lists += 1;
    return call("terminal", { command: `seq ${lists * 10_000} ${lists * 10_000 + 4000}` });
  };
  const stage = await stageFor({
    bundle,
    script: always(() => (lists < 4 ? list() : conclude("Listed."))),
    limit: refusing(({ bytes }) => isBroken || bytes > 60_000, 422, "La richiesta è troppo per me."),
  });
  const first = await stage.play({ body: "@agent list numbers" });
  expect(first.outputs.outcome).toBe("answered");
  const refused = stage.model?.refused.length ?? 0;
  expect(refused).toBeGreaterThan(0);
  const second = await stage.play({ issue: 1, body: "@agent and what did you list?" });
  expect(second.outputs).toMatchObject({ outcome: "answered", "conversation-id": first.outputs["conversation-id"] });
  expect(stage.model?.refused).toHaveLength(refused);
  isBroken = true;
  const third = await stage.play({ issue: 1, body: "@agent once more" });
  expect(third.outputs.outcome).toBe("failed");
  expect(stage.model?.refused.length).toBeLessThan(refused + 5);
  expect(answersOf(third).at(-1)).toContain("`@agent reset` helps");
  expect(answersOf(third).at(-1)).toContain("La richiesta è troppo per me.");
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test("calls in a wrapper run as calls of their own, and a malformed one is answered alone", async () => {
  const terminal = (command: string) => ({ recipient_name: "functions.terminal", parameters: { command } });
  const wrapped = {
    tool_uses: [terminal("echo one"), { recipient_name: "functions.terminal", parameters: 7 }, terminal("echo three")],
  };
  const stage = await stageFor({
    bundle,
    script: always((request) =>
      results(request) === 0 ? call("multi_tool_use_parallel", wrapped) : conclude("Both ran."),
    ),
    toolErrors: /tool_uses\[1\]: "parameters" has to be an object, not a number/,
  });
  const played = await stage.play();
  expect(played.outputs.outcome).toBe("answered");
  const answers = stage.model?.requests.at(-1)?.body.messages.filter(({ role }) => role === "tool") ?? [];
  expect(answers.map(({ content }) => JSON.stringify(content))).toEqual([
    expect.stringContaining("one"),
    expect.stringContaining("tool_uses[1]"),
    expect.stringContaining("three"),
  ]);
  expect(played.problems).toEqual([]);
});
