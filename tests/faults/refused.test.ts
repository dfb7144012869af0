/** Requests that are refused, replies without measure, and figures that are not there. */
import { describe, expect, test } from "vitest";
import { call, type ScriptedReply, say, type WireFault } from "../../src/rehearsal/model/script.ts";
import {
  CONTENT_FILTERED,
  DEPRECATED_MODEL,
  FORBIDDEN,
  NO_CREDIT,
  QUOTA_EXCEEDED,
  REJECTED_PARAMETER,
  TOO_LONG,
  UNKNOWN_MODEL,
  WRONG_KEY,
} from "../model-failures.ts";
import { PROTOCOLS } from "./ordeal.ts";

const echo = call("echo", { word: "ready" });
const finish = call("finish", { message: "Done." });
const once = ["call echo", "result ready", "call finish", "result Done."];

describe.for(PROTOCOLS)("over %s:", ([, suffer]) => {
  describe("F11 the provider refuses", () => {
    const refusals: Readonly<Record<string, ScriptedReply>> = {
      "a refusal": { refusal: "I cannot help with that." },
      "a filtered reply": { text: "I beg", finish: "content_filter" },
      "a filtered request": CONTENT_FILTERED,
    };

    test.for(Object.entries(refusals))("F11 %s: asked once in other words", async ([, refusal]) => {
      const { told } = await suffer([echo, refusal, finish]);
      expect(told).toEqual([
        ...once.slice(0, 2),
        expect.stringMatching(/^environment: .*content policy/),
        ...once.slice(2),
      ]);
    });

    test.for(Object.entries(refusals))("F11 %s, twice: the run ends and says so", async ([, refusal]) => {
      const ordeal = await suffer([echo, refusal, refusal]);
      expect(ordeal.end.status).toBe("failed");
      expect(ordeal.reason).toMatch(/provider.*refused|refused.*provider/);
    });
  });

  describe("F12 the conversation is too long", () => {
    const steps = ["one", "two", "three", "four", "five", "six"].map((word) => call("echo", { word }));

    test.for(Object.entries(TOO_LONG))("F12 in the words of %s: it is shortened, and goes on", async ([, refusal]) => {
      const ordeal = await suffer([...steps, refusal, say("Five words were said."), finish], { isCondensing: true });
      expect(ordeal.end.status).toBe("finished");
      expect(ordeal.told).toContain("Condensation");
      const last = ordeal.requests.at(-1);
      expect(last).toContain("Do it."); // the task
      expect(last).toContain("Five words were said.");
      expect(last).toContain("six"); // where it stood
      expect(last).not.toContain("two");
    });

    test("F12 with nothing to leave out: the run ends and says what would help", async () => {
      const { openai = {} } = TOO_LONG;
      const ordeal = await suffer([openai, openai, openai], { isCondensing: true });
      expect(ordeal.end.status).toBe("failed");
      expect(ordeal.reason).toMatch(/longer than the model|left out/);
      expect(ordeal.hint).toContain("larger context");
    });
  });

  describe("F13 the key or the account will not do", () => {
    test.for<[string, ScriptedReply, RegExp, RegExp]>([
      ["a wrong key", WRONG_KEY, /refused the key/, /`api-key`/],
      ["no credit", NO_CREDIT, /no credit left/, /Add credit/],
      ["no permission", FORBIDDEN, /may not use the model/, /`api-key` and `model`/],
      ["the quota used up", QUOTA_EXCEEDED, /no credit left/, /Add credit/],
    ])("F13 %s: the run ends at once, with the setting to change", async ([, refusal, reason, hint]) => {
      const ordeal = await suffer([refusal]);
      expect(ordeal).toMatchObject({ end: { status: "failed" }, waits: [] });
      expect(ordeal.requests).toHaveLength(1);
      expect(ordeal.reason).toMatch(reason);
      expect(ordeal.hint).toMatch(hint);
    });
  });

  describe("F14 a reply has no measure", () => {
    const MB = 1 << 20;
    const floods: readonly WireFault[] = [
      { kind: "huge-reply", bytes: 50 * MB },
      { kind: "huge-delta", bytes: 25 * MB },
      { kind: "endless" },
    ];

    test.for(floods)("F14 $kind: it is cut off, and asked for again", async (fault) => {
      const ordeal = await suffer([{ text: "x", fault }, echo, finish]);
      expect(ordeal.told).toEqual(once);
      expect(ordeal.waits[0]?.fault.message).toContain("longer than 16 MB");
    });

    test("F14 the same without a stream", async () => {
      const settings = { overrides: { stream: false } };
      const ordeal = await suffer([{ text: "x", fault: { kind: "endless" } }, echo, finish], { settings });
      expect(ordeal.told).toEqual(once);
    });
  });

  describe("F15 the model is not there, or takes less than it is given", () => {
    test.for([
      [UNKNOWN_MODEL, 'model "test-1" was not found'],
      [DEPRECATED_MODEL, 'model "test-1" is no longer served'],
    ] as const)("F15 the run ends and says which setting to change", async ([refusal, reason]) => {
      const ordeal = await suffer([refusal]);
      expect(ordeal).toMatchObject({ end: { status: "failed" }, waits: [] });
      expect(ordeal.reason).toContain(reason);
      expect(ordeal.hint).toContain("`model`");
    });

    test("F15 another model answers if there is one", async () => {
      const settings = { model: "gone-1", fallbackModels: ["test-1"] };
      const ordeal = await suffer([echo, finish], { settings });
      expect(ordeal.told).toEqual(once);
      expect(ordeal.changes[0]).toMatchObject({ from: "gone-1", to: "test-1" });
    });

    test("F15 a parameter that it does not take is named", async () => {
      const ordeal = await suffer([REJECTED_PARAMETER]);
      expect(ordeal.reason).toContain('"temperature"');
      expect(ordeal.hint).toContain("`temperature`");
    });
  });

  describe("F16 the endpoint does not say what was used, or says nonsense", () => {
    const figures: Readonly<Record<string, NonNullable<ScriptedReply["usage"]>>> = {
      nothing: "absent",
      nonsense: { prompt_tokens: -5, completion_tokens: -1 },
    };

    test.for(Object.entries(figures))("F16 %s: we count ourselves, and say so", async ([, usage]) => {
      const { conversation } = await suffer([
        { ...echo, usage },
        { ...finish, usage },
      ]);
      const { prompt_tokens, completion_tokens, estimatedCalls } = conversation.state.totals;
      expect(prompt_tokens).toBeGreaterThan(20);
      expect(completion_tokens).toBeGreaterThan(2);
      expect(estimatedCalls).toBe(2);
    });

    test("F16 and the limit on money holds all the same", async () => {
      const settings = { overrides: { price: { input: 1000, output: 1000 } } }; // dollars for a million
      const script = Array.from({ length: 30 }, (_, index) => call("echo", { word: `${index}` }, { usage: "absent" }));
      const ordeal = await suffer(script, { settings, limits: { maxBudget: 1 } });
      expect(ordeal.end).toMatchObject({ status: "exhausted", limit: { of: "money" } });
      expect(ordeal.requests.length).toBeLessThan(30);
    });
  });
});
