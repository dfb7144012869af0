import type { RequestListener, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Silence } from "../../../../src/core/model/endpoint.ts";
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
  test.for<[string, ReturnType<typeof stream>, RegExp, RegExp]>([
    ["when the stream does not begin", stream(() => undefined), /sent nothing for 0\.5 s/, /another model/],
    [
      "when it stays silent",
      stream((outgoing) => void outgoing.write(first)),
      /sent nothing more for 0\.1 s/,
      /"silent_thinking": true/,
    ],
  ])("%s, and another try is worth it", async ([, listener, message, hint]) => {
    const { url } = await serve(listener);
    const fault = await faultOf(modelAt(url, { idleMs: 100 }).complete(request));
    expect(fault).toMatchObject({ code: "model", isTransient: true, mostAttempts: 2 });
    expect([fault.message, fault.hint]).toEqual([expect.stringMatching(message), expect.stringMatching(hint)]);
    await listener.closed;
  });

  test.for([
    ["when there is nothing but signs of life", ": ping\n\n"],
    ["when events bring nothing", nothing],
  ])("%s, with the run and not before", async ([, piece]) => {
    const run = new AbortController();
    let pieces = 0;
    const listener = forEver((outgoing) => {
      outgoing.write(piece);
      if (++pieces === 150) run.abort(new Error("The run is over.")); // five times what silence would be given
    }, 20);
    const { url } = await serve(listener);
    const silences: Silence[] = [];
    const onSilence = (silence: Silence) => void silences.push(silence);
    const asked = modelAt(url, { idleMs: 600, onSilence }).complete({ ...request, signal: run.signal });
    await expect(asked).rejects.toThrow("The run is over.");
    await listener.closed;
    expect(silences).toMatchObject([{ host: new URL(url).host, hasSigns: true }]);
    expect(silences[0]?.ms).toBeGreaterThan(2500);
  });

  test.for(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"])("when Node does so by itself: %s", async (code) => {
    const fetch = () =>
      Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));
    const fault = await faultOf(modelAt("https://api.test/v1", { fetch }).complete(request));
    expect(fault).toMatchObject({
      isTransient: true,
      mostAttempts: 2,
      headline: "The model at api.test did not answer in time.",
    });
  });

  test("when the headers do not come", async () => {
    const { url } = await serve((incoming) => incoming.resume());
    const fault = await faultOf(modelAt(url, { idleMs: 50 }).complete(request));
    expect(fault).toMatchObject({ isTransient: true, message: expect.stringMatching(/sent nothing for 0\.25 s/) });
  });
});

describe("a reply is waited for", () => {
  test("five times as long until its first byte, from every model", async () => {
    const listener = stream(async (outgoing) => {
      await wait(300);
      outgoing.end(first + last);
    });
    const { url } = await serve(listener);
    expect((await modelAt(url, { idleMs: 200 }).complete(request)).id).toBe("r");
  });

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
  ] as const)("five times as long after its first byte too, from %s", async ([, features]) => {
    const listener = stream(async (outgoing) => {
      outgoing.write(first);
      await wait(150);
      outgoing.end(last);
    });
    const { url } = await serve(listener);
    expect((await modelAt(url, { idleMs: 100, features }).complete(request)).id).toBe("r");
    const silent = stream((outgoing) => void outgoing.write(first));
    const fault = await faultOf(modelAt((await serve(silent)).url, { idleMs: 40, features }).complete(request));
    expect(fault.message).toMatch(/nothing more for 0\.2 s/);
  });
});
