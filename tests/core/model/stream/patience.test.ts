import type { RequestListener, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { chatReply, faultOf, forever, hello, modelAt, serve } from "../endpoint.ts";

const request = { messages: hello, tools: [], signal: forever };
const frames = chatReply({ content: "Hi" }).map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
const [first = "", last = ""] = frames;
const nothing = `data: ${JSON.stringify({ id: "r", choices: [{ delta: {} }] })}\n\n`;

/** Answers as a stream that the test goes on with; `closed` tells that the client hung up. */
function stream(go: (outgoing: ServerResponse) => Promise<void> | void): RequestListener & { closed: Promise<void> } {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const listener: RequestListener = async (incoming, outgoing) => {
    incoming.resume();
    outgoing.on("close", () => resolve());
    outgoing.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    await go(outgoing);
  };
  return Object.assign(listener, { closed });
}

/** Writes one thing after the other until the client hangs up. */
const forEver = (write: (outgoing: ServerResponse) => void, pauseMs: number) =>
  stream(async (outgoing) => {
    while (!outgoing.destroyed) {
      write(outgoing);
      await wait(pauseMs);
    }
  });

describe("a reply is given up, and the connection with it,", () => {
  test.for<[string, ReturnType<typeof stream>, RegExp]>([
    ["when the stream does not begin", stream(() => undefined), /sent nothing for 0\.5 s/],
    ["when it stays silent", stream((outgoing) => void outgoing.write(first)), /sent nothing for 0\.5 s/],
    [
      "when there is nothing but signs of life",
      forEver((outgoing) => outgoing.write(": ping\n\n"), 10),
      /nothing new for 2\.5 s/,
    ],
    ["when events bring nothing", forEver((outgoing) => outgoing.write(nothing), 10), /nothing new for 2\.5 s/],
  ])("%s", async ([, listener, message]) => {
    const { url } = await serve(listener);
    const fault = await faultOf(modelAt(url, { idleMs: 500 }).complete(request));
    expect(fault).toMatchObject({ code: "model", isTransient: true, message: expect.stringMatching(message) });
    await listener.closed;
  });

  test("when the headers do not come", async () => {
    const { url } = await serve((incoming) => incoming.resume());
    const fault = await faultOf(modelAt(url, { idleMs: 50 }).complete(request));
    expect(fault).toMatchObject({ isTransient: true, message: expect.stringMatching(/sent nothing for 0\.05 s/) });
  });
});

describe("a reply is waited for", () => {
  test("while there are signs of life", async () => {
    const listener = stream(async (outgoing) => {
      for (let count = 0; count < 8; count += 1) {
        outgoing.write(": ping\n\n");
        await wait(50);
      }
      outgoing.end(first + last);
    });
    const { url } = await serve(listener);
    expect((await modelAt(url, { idleMs: 300 }).complete(request)).id).toBe("r");
  });

  test.for([
    ["a model that thinks", { reasoning_effort: "high" }],
    ["a model that is known to think in silence", { silent_thinking: true }],
    ["a reply in one piece", { stream: false }],
    ["a Responses endpoint", { api: "responses" }],
  ] as const)("five times as long, from %s", async ([, features]) => {
    const listener = stream(async (outgoing) => {
      await wait(150);
      outgoing.end(first + last);
    });
    const { url } = await serve(listener);
    expect((await modelAt(url, { idleMs: 100, features }).complete(request)).id).toBe("r");
    const silent = stream((outgoing) => void outgoing.write(first));
    const fault = await faultOf(modelAt((await serve(silent)).url, { idleMs: 40, features }).complete(request));
    expect(fault.message).toMatch(/nothing new for 0\.2 s/);
  });
});
