/** Failures that pass: the endpoint is asked again, and nobody notices but for the time that it took. */
import { describe, expect, test } from "vitest";
import { call, type ScriptedReply, type WireFault } from "../../src/rehearsal/model/script.ts";
import { API_KEY } from "../core/model/endpoint.ts";
import { rateLimited, unavailable } from "../model-failures.ts";
import { stopClock } from "../stopped-clock.ts";
import { type Options, PROTOCOLS } from "./ordeal.ts";

const echo = call("echo", { word: "ready" });
const finish = call("finish", { message: "Done." });
const once = ["call echo", "result ready", "call finish", "result Done."];

const said = ({ waits }: { waits: readonly { fault: Error }[] }) => waits.map(({ fault }) => fault.message);

describe.for(PROTOCOLS)("over %s:", ([api, suffer]) => {
  describe("F01 the endpoint says how long to wait", () => {
    const forms = [
      ["seconds", 7000, 7000],
      ["milliseconds", 1500, 1500],
      ["date", 30_000, 28_000],
    ] as const;

    test.for(forms)("F01 in %s, and is left alone for as long", async ([form, wanted, least]) => {
      const ordeal = await suffer([echo, rateLimited(form, wanted), finish]);
      expect(ordeal.told).toEqual(once);
      expect(ordeal.waits).toHaveLength(1);
      expect(ordeal.waits[0]?.waitMs).toBeGreaterThanOrEqual(least);
      expect(ordeal.waits[0]?.waitMs).toBeLessThanOrEqual(wanted + 1000);
      expect(said(ordeal)).toEqual([expect.stringContaining("rate limited")]);
    });

    test("F01 and if that is too long, the run ends and says how long it is", async () => {
      const ordeal = await suffer([echo, rateLimited("seconds", 3_600_000)]);
      expect(ordeal).toMatchObject({ end: { status: "failed" }, waits: [] });
      expect(ordeal.reason).toContain("It asks to wait 60 minutes");
    });
  });

  describe("F02 the endpoint is overloaded", () => {
    test.for([500, 502, 503, 529])("F02 once: %i", async (status) => {
      const ordeal = await suffer([echo, unavailable(status), finish]);
      expect(ordeal.told).toEqual(once);
      expect(ordeal.waits).toMatchObject([{ waitMs: 1000, attempt: 2, attempts: 5 }]);
    });

    test("F02 for too long: it is asked less and less often, and then the run ends", async () => {
      const ordeal = await suffer([echo, ...Array.from({ length: 5 }, () => unavailable(503))]);
      expect(ordeal.waits.map(({ waitMs }) => waitMs)).toEqual([1000, 2000, 4000, 8000]);
      expect(ordeal.end.status).toBe("failed");
      expect(ordeal.reason).toMatch(/answered 503.*It was tried 5 times/);
      expect(ordeal.hint).toContain("Run it again later");
      expect(ordeal.told.slice(0, 2)).toEqual(once.slice(0, 2)); // what was done is kept
    });
  });

  // The first byte is waited for five times as long; a Responses endpoint may think without a sign of life all the time.
  const idleMs = 60;

  describe("F03 nobody answers", () => {
    test("F03 the connection is cut before the headers: asked again", async () => {
      const ordeal = await suffer([echo, { fault: { kind: "no-answer" } }, finish]);
      expect(ordeal.told).toEqual(once);
      expect(said(ordeal)[0]).toMatch(/127\.0\.0\.1:\d+ could not be reached/);
    });

    test("F03 the headers never come: given up, and asked again", async () => {
      const clock = stopClock();
      const onWire = { arrived: (request: number) => void (request === 2 && clock.pass(300)) };
      const script = [echo, { fault: { kind: "no-headers" } }, finish] as const;
      const ordeal = await suffer(script, { settings: { idleMs }, onWire });
      expect(ordeal.told).toEqual(once);
      expect(said(ordeal)[0]).toMatch(/127\.0\.0\.1:\d+ sent nothing for 0\.3 s/);
    });

    test("F03 there is no such endpoint: the run ends, names the host and the setting, and not the key", async () => {
      const ordeal = await suffer([], { settings: { baseUrl: "http://127.0.0.1:9/v1" } });
      expect(ordeal.reason).toMatch(/127\.0\.0\.1:9 could not be reached.*tried 5 times/);
      expect(ordeal.hint).toContain("`base-url`");
      expect(ordeal.reason + ordeal.hint).not.toContain(API_KEY);
    });
  });

  const broken = (fault: WireFault): ScriptedReply => ({ ...call("echo", { word: "half" }), text: "I begin.", fault });

  describe("F04 a reply falls silent", () => {
    const silence = broken({ kind: "silence" });
    const settings = { idleMs: api === "responses" ? idleMs : 300 };

    /** No time passes but after the first replies, when the client has read their halves. */
    function silent(replies: number): Options {
      const clock = stopClock();
      return { settings, onWire: { read: (request) => void (request <= replies && clock.pass(300)) } };
    }

    test("F04 once: given up and asked again, and nothing of the half is done", async () => {
      const ordeal = await suffer([silence, echo, finish], silent(1));
      expect(ordeal.told).toEqual(once);
      expect(said(ordeal)[0]).toMatch(/sent nothing more for 0\.3 s/);
    });

    test("F04 twice: the run ends, and its hint says what to set", async () => {
      const ordeal = await suffer([silence, silence], silent(2));
      expect(ordeal).toMatchObject({ end: { status: "failed" }, waits: [{ attempt: 2, attempts: 2 }] });
      expect(ordeal.hint).toContain(api === "chat" ? '{"silent_thinking": true}' : "another model");
    });

    test("F04 but for signs of life: waited for until the time of the run is over", async () => {
      const clock = stopClock();
      const run = new AbortController();
      const read = (_: number, pieces: number) => {
        clock.pass(299);
        if (pieces === 20) run.abort("The time of the run is over.");
      };
      const fault: WireFault = { kind: "keep-alive", everyMs: 1 };
      const ordeal = await suffer([broken(fault)], { settings, onWire: { read }, signal: run.signal });
      expect(ordeal).toMatchObject({ end: { status: "interrupted" }, waits: [], told: ["InterruptEvent"] });
    });
  });

  describe("F05 a reply breaks off", () => {
    const breaks: readonly WireFault[] = [{ kind: "cut" }, { kind: "no-end" }];

    test.for(breaks)("F05 $kind: nothing of it is done, and it is asked for again", async (fault) => {
      const ordeal = await suffer([broken(fault), echo, finish]);
      expect(ordeal.told).toEqual(once);
      expect(ordeal.waits).toHaveLength(1);
    });

    test("F05 not streamed", async () => {
      const ordeal = await suffer([broken({ kind: "cut" }), echo, finish], {
        settings: { overrides: { stream: false } },
      });
      expect(ordeal.told).toEqual(once);
      expect(ordeal.waits).toHaveLength(1);
    });
  });
});
