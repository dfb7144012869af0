/** Replies and refusals in which one member is wrong: it costs itself alone, and is told. */
import { APIError } from "openai";
import { describe, expect, test } from "vitest";
import { prepareCalls } from "../../../../src/core/agent/parallel-calls.ts";
import { ChatFold } from "../../../../src/core/model/chat/chat-fold.ts";
import { toModelFault } from "../../../../src/core/model/failure/failure.ts";
import { ModelFault } from "../../../../src/core/model/failure/model-fault.ts";
import { normalizeErrorBody } from "../../../../src/core/model/failure/quote.ts";
import { toolbox } from "../../../../src/core/tool/toolbox.ts";
import { Fault } from "../../../../src/lib/fault.ts";
import { standard } from "../../agent/scripted-agent.ts";
import { changedInOnePlace } from "../../invariants/one-place.ts";
import { always } from "../../invariants/runs.ts";

const box = toolbox(standard());
const called = (word: string, index: number) => ({
  index,
  id: `call_${word}`,
  type: "function",
  function: { name: "echo", arguments: JSON.stringify({ word }) },
});
const words = ["one", "two", "three"];
const message = { role: "assistant", content: "I look.", tool_calls: words.map(called) };
const whole = {
  id: "r",
  choices: [{ index: 0, message, finish_reason: "tool_calls" }],
  usage: { prompt_tokens: 5, completion_tokens: 5 },
};
const streamed = [
  ...words.map((word, index) => ({ id: "r", choices: [{ index: 0, delta: { tool_calls: [called(word, index)] } }] })),
  { id: "r", choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }], usage: whole.usage },
];

/** The calls that run, by their word, and how many are answered with an error. */
function outcome(read: (fold: ChatFold) => void) {
  const fold = new ChatFold();
  read(fold);
  const calls = prepareCalls(fold.finish().message.tool_calls ?? [], box);
  const ready = calls.flatMap((call) => (call.status === "ready" ? [String(call.input.word)] : []));
  return { ready, refused: calls.flatMap((call) => (call.status === "refused" ? [call.error] : [])) };
}

const inCall = (path: readonly (string | number)[]) =>
  path.includes("tool_calls") && path.length > path.indexOf("tool_calls") + 1;
const memberOf = (path: readonly (string | number)[]) => Number(path[path.indexOf("tool_calls") + 1]);

/** Whether anything of the call is left that could run, or be told. */
function hasWords(value: unknown, path: readonly (string | number)[]): boolean {
  const place = path.slice(0, path.indexOf("tool_calls") + 2);
  const member = place.reduce<unknown>((inner, key) => Object(inner)[key], value);
  return /echo|word|xxx/.test(JSON.stringify(Object(member).function ?? null));
}

describe("one call of a reply that is wrong in one place", () => {
  test("in one piece costs itself alone, and is told if it is lost", async () => {
    await always(150, changedInOnePlace(whole, inCall), ({ value, path, how }) => {
      const { ready, refused } = outcome((fold) => fold.takeWhole(value));
      const neighbours = words.filter((_, index) => index !== memberOf(path));
      expect(ready, `${path.join(".")} ${how}`).toEqual(expect.arrayContaining(neighbours));
      const told = [...ready.filter((word) => !words.includes(word)), ...refused];
      const isLost = !ready.includes(words[memberOf(path)] ?? "");
      const isGone = how === "absent" && path.length === path.indexOf("tool_calls") + 2;
      if (isLost && !isGone && hasWords(value, path)) expect(told, `${path.join(".")} ${how}`).not.toEqual([]);
    });
  });

  test("in a stream costs itself alone", async () => {
    await always(150, changedInOnePlace(streamed, inCall), ({ value, path, how }) => {
      // Two calls of one index are one call: what tells them apart is gone.
      if (path.at(-1) === "index") return;
      const { ready } = outcome((fold) => {
        for (const chunk of value as object[]) fold.take(chunk); // a list still
      });
      const neighbours = words.filter((_, index) => index !== Number(path[0]));
      expect(ready, `${path.join(".")} ${how}`).toEqual(expect.arrayContaining(neighbours));
    });
  });

  test("is never a defect of ours, wherever it is", async () => {
    await always(150, changedInOnePlace(whole), ({ value, path, how }) => {
      try {
        outcome((fold) => fold.takeWhole(value));
      } catch (error) {
        const isTold = error instanceof ModelFault || error instanceof APIError;
        expect(isTold, `${path.join(".")} ${how}: ${error}`).toBe(true);
      }
    });
  });
});

describe("a refusal that is wrong in one place", () => {
  const endpoint = { model: "m", host: "api.test", baseUrl: "https://api.test/v1", api: "chat" } as const;
  const bodies = [
    {
      error: {
        message: "prompt is too long: 210000 tokens > 200000 maximum",
        code: "context_length_exceeded",
        type: "invalid_request_error",
        param: "messages",
      },
    },
    [
      {
        error: {
          code: 429,
          message: "You exceeded your current quota.",
          status: "RESOURCE_EXHAUSTED",
          details: [{ "@type": "x/google.rpc.RetryInfo", retryDelay: "3s" }, { links: [{ url: "https://a.test" }] }],
        },
      },
    ],
    { detail: [{ loc: ["body", "seed"], msg: "Extra inputs are not permitted" }] },
  ];

  test("is a failure of the model that people can read, and the rest of it is used", async () => {
    for (const body of bodies)
      await always(80, changedInOnePlace(body), ({ value, path, how }) => {
        const sent = JSON.parse(normalizeErrorBody(JSON.stringify(value)));
        const fault = toModelFault(APIError.generate(429, sent, undefined, new Headers()), endpoint);
        expect(fault, `${path.join(".")} ${how}`).toBeInstanceOf(ModelFault);
        expect(fault).toBeInstanceOf(Fault);
        expect(fault.message.length).toBeLessThan(2000);
        if (
          Array.isArray(value) &&
          path[3] !== "0" &&
          JSON.stringify(value).includes('"retryDelay":"3s"') &&
          path.length > 4 &&
          path[3] === 1
        )
          expect((fault as ModelFault).retryAfterMs).toBe(3000); // it is one: see above
      });
  });
});
