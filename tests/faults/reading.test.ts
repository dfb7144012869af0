/** Replies that are odd, wrong, empty or too much. What can be read is read; nothing is guessed. */
import { describe, expect, test } from "vitest";
import { call, type ScriptedReply, type WireFault } from "../../src/rehearsal/model/script.ts";
import { REJECTED_CALL } from "../model-failures.ts";
import { type Options, PROTOCOLS, suffer } from "./ordeal.ts";

const echo = call("echo", { word: "ready" });
const finish = call("finish", { message: "Done." });
const once = ["call echo", "result ready", "call finish", "result Done."];
const words = (count: number) => Array.from({ length: count }, (_, index) => `word-${index}-ä€😀`);
const many = (count: number): ScriptedReply => ({
  calls: words(count).map((word) => ({ name: "echo", arguments: { word } })),
});
const allOf = (count: number) => [
  ...words(count).map(() => "call echo"),
  ...words(count).map((word) => `result ${word}`),
  ...once.slice(2),
];

const text: Options = { settings: { overrides: { native_tool_calling: false } } };
const written = (call: string): ScriptedReply => ({ text: call });
const good = written("<function=finish><parameter=message>Done.</parameter></function>");

describe.for(PROTOCOLS)("over %s:", ([, suffer]) => {
  describe("F06 a stream is odd on the wire", () => {
    const odd = ["crlf", "comments", "split-bytes"] as const;

    test.for(odd)("F06 %s: it is read as it was meant", async (kind) => {
      const ordeal = await suffer([{ ...many(3), fault: { kind } }, finish]);
      expect(ordeal.told).toEqual(allOf(3));
      expect(ordeal.waits).toEqual([]);
    });

    test("F06 a line that is no JSON, or an error in its midst: it is asked for again", async () => {
      const overloaded: WireFault = { kind: "error-event", error: { message: "Overloaded", type: "overloaded_error" } };
      const ordeal = await suffer([
        { ...many(3), fault: { kind: "bad-json" } },
        { ...many(3), fault: overloaded },
        ...[echo, finish],
      ]);
      expect(ordeal.told).toEqual(once);
      expect(ordeal.waits).toHaveLength(2);
    });
  });

  describe("F07 the answer is not from the model", () => {
    test.for<[WireFault, RegExp]>([
      [{ kind: "html" }, /Sign in/],
      [{ kind: "content-type", value: "text/plain" }, /What is this\?/],
    ])("F07 %o: the run ends at once, and quotes it in one harmless line", async ([fault, quote]) => {
      const ordeal = await suffer([echo, { fault }]);
      expect(ordeal).toMatchObject({ end: { status: "failed" }, waits: [] });
      expect(ordeal.quote).toMatch(quote);
      expect(`${ordeal.reason} ${ordeal.quote}`).not.toMatch(/[\n<]/);
      expect(ordeal.hint).toContain("`base-url`");
    });

    test("F07 it cannot be unpacked: tried again, then the run ends", async () => {
      const ordeal = await suffer(Array.from({ length: 5 }, (): ScriptedReply => ({ fault: { kind: "bad-gzip" } })));
      expect(ordeal.reason).toMatch(/127\.0\.0\.1:\d+/);
    });

    test("F07 it sends us to another host: the key does not go there", async () => {
      const elsewhere = { kind: "redirect", status: 307, to: "http://elsewhere.example/v1" } as const;
      const ordeal = await suffer([{ fault: elsewhere }]);
      expect(ordeal).toMatchObject({ end: { status: "failed" }, waits: [] });
      expect(ordeal.reason).toContain("elsewhere.example");
    });
  });

  describe("F08 there is nothing in the reply", () => {
    test("F08 no content at all: it is asked for again", async () => {
      const ordeal = await suffer([{}, echo, finish]);
      expect(ordeal.told).toEqual(once);
      expect(ordeal.waits).toHaveLength(1);
    });

    test("F08 reasoning only: the model is nudged", async () => {
      const { told } = await suffer([{ reasoning: "Hm." }, finish]);
      expect(told).toEqual(["agent: ", expect.stringMatching(/^environment: /), ...once.slice(2)]);
    });

    test("F08 reasoning only, for ever: the run comes to an end", async () => {
      const { end } = await suffer(Array.from({ length: 30 }, () => ({ reasoning: "Hm." })));
      expect(end.status).toBe("stuck");
    });
  });

  describe("F09 the arguments of a call are broken", () => {
    const cut = call("echo", '{"word": "rea', { finish: "length" });

    test("F09 cut off at the output limit: the model is told to write less, and nothing is done", async () => {
      const { told } = await suffer([cut, echo, finish]);
      expect(told).toEqual([expect.stringMatching(/^environment: .*cut off/), ...once]);
    });

    test("F09 again and again: told three times, then the run ends", async () => {
      const ordeal = await suffer([cut, cut, cut, cut]);
      expect(ordeal.told.filter((line) => line.startsWith("environment"))).toHaveLength(3);
      expect(ordeal.reason).toMatch(/output limit.*told 3 times in a row/);
      expect(ordeal.hint).toContain("larger output limit");
    });

    test("F09 no JSON: an error to the model, and not a guess", async () => {
      const { told, server } = await suffer([call("echo", '{"word": "rea'), echo, finish]);
      expect(told).toEqual(["call echo (null)", expect.stringContaining("unparseable JSON"), ...once]);
      expect(server.problems).toEqual([]);
    });

    test("F09 of a call in text: the model reads what is wrong with it", async () => {
      const { told } = await suffer([written("<function=echo></function>"), good], text);
      expect(told).toEqual([expect.stringMatching(/^environment: .*echo needs word/), ...once.slice(2)]);
    });

    test("F09 of a call in text, again and again: told three times, then the run ends", async () => {
      const ordeal = await suffer(
        Array.from({ length: 4 }, () => written("<function=echo></function>")),
        text,
      );
      expect(ordeal.told.filter((line) => line.startsWith("environment"))).toHaveLength(3);
      expect(ordeal.end.status).toBe("failed");
      expect(ordeal.reason).toContain("told 3 times in a row");
    });
  });

  describe("F09 a call is not accepted by the endpoint", () => {
    const broken: WireFault = { kind: "error-event", error: { ...REJECTED_CALL.error, status_code: 400 } };

    test.for<[string, ScriptedReply]>([
      ["refused", REJECTED_CALL],
      ["in the midst of a stream", { ...many(3), fault: broken }],
    ])("F09 %s: the model reads what it wrote, and tries again", async ([, refusal]) => {
      const ordeal = await suffer([echo, refusal, finish]);
      expect(ordeal.told).toEqual([...once.slice(0, 2), expect.stringContaining("<function=echo{"), ...once.slice(2)]);
      expect(ordeal.waits).toEqual([]);
    });

    test("F09 again and again: told three times, then the run ends in the words of the endpoint", async () => {
      const ordeal = await suffer([REJECTED_CALL, REJECTED_CALL, REJECTED_CALL, REJECTED_CALL]);
      expect(ordeal.told.filter((line) => line.startsWith("environment"))).toHaveLength(3);
      expect(ordeal.reason).toContain("told 3 times in a row");
      expect(ordeal.quote).toContain("Failed to call a function");
      expect(ordeal.hint).toContain('"native_tool_calling": false');
    });
  });

  describe("F10 calls are not what they should be", () => {
    test("F10 an unknown tool: an error that names those there are", async () => {
      const { told } = await suffer([call("reboot", {}), echo, finish]);
      expect(told).toEqual(["call reboot (null)", expect.stringMatching(/'reboot' not found.*echo/), ...once]);
    });

    test("F10 an unknown tool in text: the same error", async () => {
      const { told } = await suffer([written("<function=reboot></function>"), good], text);
      expect(told).toEqual(["call reboot (null)", expect.stringMatching(/'reboot' not found.*echo/), ...once.slice(2)]);
    });

    test("F10 a hundred at once: all are done, and their results are in order", async () => {
      const ordeal = await suffer([many(100), finish]);
      expect(ordeal.told).toEqual(allOf(100));
      expect(ordeal.server.problems).toEqual([]);
    });

    test("F10 two hundred at once: none is done, and it is asked for again", async () => {
      const ordeal = await suffer([many(200), echo, finish]);
      expect(ordeal.told).toEqual(once);
      expect(ordeal.waits[0]?.fault.message).toContain("more than 128");
    });
  });
});

describe("what only Chat Completions can do", () => {
  test.for(["calls-all-zero", "calls-interleaved", "null-content"] as const)("F06 %s: it is read", async (kind) => {
    const ordeal = await suffer([{ ...many(3), fault: { kind } }, finish]);
    expect(ordeal.told).toEqual(allOf(3));
    expect(ordeal.waits).toEqual([]);
  });

  test("F06 one call without any index", async () => {
    const ordeal = await suffer([{ ...echo, fault: { kind: "no-index" } }, finish]);
    expect(ordeal.told).toEqual(once);
  });

  test("F08 no choices: it is asked for again", async () => {
    const ordeal = await suffer([{ ...echo, fault: { kind: "empty-choices" } }, echo, finish]);
    expect(ordeal.told).toEqual(once);
    expect(ordeal.waits).toHaveLength(1);
  });

  test("F08 content as a list: it is read", async () => {
    const ordeal = await suffer([echo, { text: "Größe", fault: { kind: "content-list" } }]);
    expect(ordeal.end).toMatchObject({ status: "finished" });
    expect(ordeal.told.at(-1)).toBe("agent: Größe");
  });
});
