import type { RequestListener, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { withRetries } from "../../../../src/core/model/retry.ts";
import { chatReply, faultOf, forever, hello, messagesAt, modelAt, responsesAt, serve } from "../endpoint.ts";

const request = { messages: hello, tools: [], signal: forever };
const WORDS = "Grüße, 世界 🌍 \u2028!";

const chunk = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const chat = chatReply({ content: WORDS }).map(chunk);
const body = { id: "r", output: [{ type: "message", content: [{ type: "output_text", text: WORDS }] }] };
const event = (type: string, fields: object) => `event: ${type}\n${chunk({ type, ...fields })}`;
const responses = [
  event("response.created", { response: {} }),
  event("response.output_text.delta", { delta: WORDS }),
  event("response.completed", { response: body }),
];
const messages = [
  event("message_start", { message: { id: "r", content: [] } }),
  event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
  event("content_block_delta", { index: 0, delta: { type: "text_delta", text: WORDS } }),
  event("message_delta", { delta: { stop_reason: "end_turn" } }),
  event("message_stop", {}),
];

/** Sends these bytes, each piece on its own. */
function sending(pieces: readonly (string | Uint8Array)[], type = "text/event-stream"): RequestListener {
  return async (incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(200, type === "" ? {} : { "content-type": type });
    for (const piece of pieces) await sent(outgoing, piece);
    outgoing.end();
  };
}

async function sent(outgoing: ServerResponse, piece: string | Uint8Array): Promise<void> {
  await new Promise((resolve) => outgoing.write(piece, resolve));
  await setImmediate();
}

describe.for([
  ["chat", chat, modelAt],
  ["responses", responses, responsesAt],
  ["messages", messages, messagesAt],
] as const)("a stream that is odd but sound is read, over %s:", ([api, frames, open]) => {
  const all = frames.join("");
  const half = Math.floor(Buffer.byteLength(all) / 2);

  test.for<[string, readonly (string | Uint8Array)[], string?]>([
    ["as it should be", [all, "data: [DONE]\n\n"]],
    ["without [DONE]", [all]],
    ["every byte on its own, so that characters are split", [...Buffer.from(all)].map((byte) => Uint8Array.of(byte))],
    ["in two halves", [Buffer.from(all).subarray(0, half), Buffer.from(all).subarray(half)]],
    ["lines that end as in a letter", [all.replaceAll("\n", "\r\n")]],
    ["lines that end as on an old Mac", [all.replaceAll("\n", "\r")]],
    ["without a blank after the colon", [all.replaceAll(": ", ":")]],
    ["comments between the events", [": OPENROUTER PROCESSING\n\n", frames.join(": ping\n\n"), ":\n\n"]],
    ["comments and other fields in the events", [all.replaceAll("data:", "id: 7\nretry: 10\n: so\ndata:")]],
    [
      "events with names that nobody knows",
      [all.replaceAll(/^(?=data:)/gm, "event: chunk\n").replaceAll(/event: response.*\n/g, "")],
    ],
    ["events without data", [`data:\n\n${frames.join("event: ping\ndata: \n\n")}`]],
    ["no blank line at the end", [all.trimEnd()]],
    ["an end mark without its line break", [all, "data: [DONE]"]],
    ["an event in several lines", [all.replaceAll(/^data: \{/gm, "data: {\ndata: ")]],
    ["a byte order mark first", [`\ufeff${all}`]],
    ["things after the end", [all, "data: [DONE]\n\n", "data: {oops\n\n"]],
    ["a type with a charset", [all], "text/event-stream; charset=utf-8"],
    ["no type", [all], ""],
    ["the type of a text", [all], "text/plain; charset=utf-8"],
    ["the type of a download", [all], "application/octet-stream"],
    ["the type of JSON", [`\n${all}`], "application/json"],
    ["a comment under the type of a page", [`: hello\n\n${all}`], "text/html"],
  ])("%s", async ([, pieces, type]) => {
    const { url } = await serve(sending(pieces, type));
    expect((await open(url).complete(request)).message.content).toMatchObject([{ text: WORDS }]);
  });

  test.for(["text/plain", "text/html", "text/event-stream", "application/octet-stream", ""])(
    "one piece of JSON as %j",
    async (type) => {
      const whole = {
        chat: { id: "r", choices: [{ message: { content: WORDS } }] },
        responses: body,
        messages: { type: "message", id: "r", content: [{ type: "text", text: WORDS }], stop_reason: "end_turn" },
      }[api];
      const { url } = await serve(sending([JSON.stringify(whole, null, 1)], type));
      expect((await open(url).complete(request)).message.content).toMatchObject([{ text: WORDS }]);
    },
  );

  test("but lines of JSON are no stream of events", async () => {
    const { url } = await serve(sending(['{"done": false}\n{"done": true}\n'], "application/x-ndjson"));
    const fault = await faultOf(open(url).complete(request));
    expect(fault).toMatchObject({ isTransient: false, message: expect.stringContaining("sent application/x-ndjson") });
  });

  test("but what we cannot write down for it is a defect of ours, and nobody is asked twice", async () => {
    const { url, hits } = await serve(sending([all]));
    const retried = withRetries(open(url), { sleep: async () => undefined, random: () => 0 });
    const [message] = hello.map((said) => ({ ...said, content: null as never }));
    const asked = retried.complete({ ...request, messages: message ? [message] : [] });
    expect(await faultOf(asked)).toMatchObject({ code: "bug", cause: expect.any(TypeError) });
    expect(hits()).toBe(0);
  });

  test.for<[string, readonly string[]]>([
    ["a line of bad JSON", [frames[0] ?? "", "data: {oops\n\n", all]],
    ["an end in the middle of an event", [all.slice(0, -12)]],
    ["no event", []],
    ["comments only", [": ping\n\n", ": ping\n\n"]],
    ["only the first event", [frames[0] ?? "", "data: [DONE]\n\n"]],
    ["an error", [frames[0] ?? "", chunk({ error: { message: "Oh." } }), all]],
  ])("but a broken one is an attempt that failed: %s", async ([, pieces]) => {
    const { url } = await serve(sending(pieces));
    expect(await faultOf(open(url).complete(request))).toMatchObject({ code: "model", isTransient: true });
  });
});
