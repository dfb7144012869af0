import type { RequestListener } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describe, expect, test } from "vitest";
import { plainText } from "../../../../src/core/event/content.ts";
import { faultOf, forever, hello, messagesAt, modelAt, responsesAt, serve } from "../endpoint.ts";

const request = { messages: hello, tools: [], signal: forever };
const MEGABYTE = "x".repeat(2 ** 20);
const chat = (delta: object) => `data: ${JSON.stringify({ id: "r", choices: [{ delta }] })}\n\n`;
const words = chat({ content: MEGABYTE });
const args = chat({ tool_calls: [{ index: 0, id: "c", function: { name: "echo", arguments: MEGABYTE } }] });
const event = `data: ${JSON.stringify({ type: "response.output_text.delta", delta: MEGABYTE })}\n\n`;

const block = (fields: object) => `data: ${JSON.stringify({ type: "content_block_start", ...fields })}\n\n`;
const begun = block({ index: 0, content_block: { type: "text", text: "" } });
const piece = `data: ${JSON.stringify({ type: "content_block_delta", index: 0, delta: { text: MEGABYTE } })}\n\n`;
const blocks = block({ content_block: { type: "text", text: "" } }).repeat(2 ** 14);

/** Writes pieces as fast as they are taken until the client hangs up; counts the megabytes. */
function pouring(start: string, piece: string, type = "text/event-stream") {
  const poured = { megabytes: 0 };
  function* pieces() {
    yield start;
    for (; poured.megabytes < 500; poured.megabytes += 1) yield piece;
  }
  const listener: RequestListener = (incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(200, { "content-type": type });
    pipeline(Readable.from(pieces()), outgoing).catch(() => undefined); // the client hung up
  };
  return { listener, poured };
}

describe("a reply without an end is given up before it fills the memory:", () => {
  test.for<[string, ReturnType<typeof pouring>, typeof modelAt]>([
    ["of words", pouring(":\n\n", words), modelAt],
    ["of arguments", pouring(":\n\n", args), modelAt],
    ["of one delta", pouring('data: {"id":"r","choices":[{"delta":{"content":"', MEGABYTE), modelAt],
    ["of one event in many lines", pouring(":\n\n", `data: "${MEGABYTE}"\n`), modelAt],
    ["of signs of life", pouring(":\n\n", `: ${MEGABYTE}\n\n`), modelAt],
    ["in one piece", pouring('{"choices":[{"message":{"content":"', MEGABYTE, "application/json"), modelAt],
    ["of a Responses endpoint", pouring(":\n\n", event), responsesAt],
    ["of a Messages endpoint", pouring(begun, piece), messagesAt],
    ["of empty blocks of a Messages endpoint", pouring(":\n\n", blocks), messagesAt],
  ])("%s", async ([, { listener, poured }, open]) => {
    const { url } = await serve(listener);
    const fault = await faultOf(open(url).complete(request));
    expect(fault).toMatchObject({ isTransient: true, message: expect.stringMatching(/does not end.*16 MB/) });
    expect(poured.megabytes).toBeLessThan(60); // what is under way in sockets counts too
  });
});

test("16 MB of words are still a reply", async () => {
  const end = `data: ${JSON.stringify({ id: "r", choices: [{ finish_reason: "stop", delta: {} }] })}\n\n`;
  const { url } = await serve((incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(200, { "content-type": "text/event-stream" }).end(words.repeat(16) + end);
  });
  const { message } = await modelAt(url).complete(request);
  expect(plainText(message.content)).toHaveLength(2 ** 24);
});
