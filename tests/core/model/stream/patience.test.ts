import type { RequestListener, ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import type { Silence } from "../../../../src/core/model/endpoint.ts";
import { stopClock } from "../../../stopped-clock.ts";
import { chatReply, faultOf, fetchThatTells, forever, hello, modelAt, serve } from "../endpoint.ts";

const request = { messages: hello, tools: [], signal: forever };
const idleMs = 100;
/** Until the first byte, and after it from who may be silent. */
const patienceMs = 5 * idleMs;
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

/** The clock of the model stands still until the client has read what came so far; then time passes, or more comes. */
function clockThatWaits(hasRead: (pieces: number) => void = () => undefined) {
  const clock = stopClock();
  return { ...clock, world: { idleMs, clock: clock.now, fetch: fetchThatTells(hasRead) } };
}

describe("a reply is given up, and the connection with it,", () => {
  test.for([
    ["when the headers do not come", () => undefined],
    ["when the stream does not begin", (outgoing: ServerResponse) => outgoing.writeHead(200).flushHeaders()],
  ] as const)("%s, and another try is worth it", async ([, begin]) => {
    const clock = clockThatWaits();
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    const { url } = await serve((incoming, outgoing) => {
      incoming.resume();
      outgoing.on("close", () => resolve());
      begin(outgoing);
      clock.pass(patienceMs);
    });
    const fault = await faultOf(modelAt(url, clock.world).complete(request));
    expect(fault).toMatchObject({ code: "model", isTransient: true, mostAttempts: 2 });
    expect([fault.message, fault.hint]).toEqual([
      expect.stringMatching(/sent nothing for 0\.5 s/),
      expect.stringMatching(/another model/),
    ]);
    await closed;
  });

  test("when it stays silent, and another try is worth it", async () => {
    const clock = clockThatWaits(() => clock.pass(idleMs));
    const listener = stream((outgoing) => void outgoing.write(first));
    const { url } = await serve(listener);
    const fault = await faultOf(modelAt(url, clock.world).complete(request));
    expect(fault).toMatchObject({ code: "model", isTransient: true, mostAttempts: 2 });
    expect([fault.message, fault.hint]).toEqual([
      expect.stringMatching(/sent nothing more for 0\.1 s/),
      expect.stringMatching(/"silent_thinking": true/),
    ]);
    await listener.closed;
  });

  test.for([
    ["when there is nothing but signs of life", ": ping\n\n"],
    ["when events bring nothing", nothing],
  ])("%s, with the run and not before", async ([, piece]) => {
    const run = new AbortController();
    const pieces = 150; // many times what silence would be given
    let outgoing: ServerResponse | undefined;
    const clock = clockThatWaits((count) => {
      clock.pass(idleMs - 1);
      if (count === pieces) run.abort(new Error("The run is over."));
      else outgoing?.write(piece);
    });
    const listener = stream((opened) => {
      outgoing = opened;
      opened.write(piece);
    });
    const { url } = await serve(listener);
    const silences: Silence[] = [];
    const onSilence = (silence: Silence) => void silences.push(silence);
    const asked = modelAt(url, { ...clock.world, onSilence }).complete({ ...request, signal: run.signal });
    await expect(asked).rejects.toThrow("The run is over.");
    await listener.closed;
    expect(silences).toEqual([{ host: new URL(url).host, hasSigns: true, ms: pieces * (idleMs - 1) }]);
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
});

describe("a reply is waited for", () => {
  test("five times as long until its first byte, from every model", async () => {
    const clock = clockThatWaits();
    const listener = stream((outgoing) => {
      clock.pass(patienceMs - 1);
      outgoing.end(first + last);
    });
    const { url } = await serve(listener);
    expect((await modelAt(url, clock.world).complete(request)).id).toBe("r");
  });

  test("while there are signs of life", async () => {
    let outgoing: ServerResponse | undefined;
    const clock = clockThatWaits((count) => {
      clock.pass(idleMs - 1);
      if (count < 8) outgoing?.write(": ping\n\n");
      else outgoing?.end(first + last);
    });
    const listener = stream((opened) => {
      outgoing = opened;
      opened.write(": ping\n\n");
    });
    const { url } = await serve(listener);
    expect((await modelAt(url, clock.world).complete(request)).id).toBe("r");
  });

  test.for([
    ["a model that thinks", { reasoning_effort: "high" }],
    ["a model that is known to think in silence", { silent_thinking: true }],
    ["a reply in one piece", { stream: false }],
    ["a Responses endpoint", { api: "responses" }],
  ] as const)("five times as long after its first byte too, from %s, and no longer", async ([, features]) => {
    for (const ms of [patienceMs - 1, patienceMs]) {
      let outgoing: ServerResponse | undefined;
      const clock = clockThatWaits((count) => {
        if (count > 1) return;
        clock.pass(ms);
        outgoing?.end(last);
      });
      const listener = stream((opened) => {
        outgoing = opened;
        opened.write(first);
      });
      const { url } = await serve(listener);
      const asked = modelAt(url, { ...clock.world, features }).complete(request);
      if (ms < patienceMs) expect((await asked).id).toBe("r");
      else expect((await faultOf(asked)).message).toMatch(/nothing more for 0\.5 s/);
    }
  });
});
