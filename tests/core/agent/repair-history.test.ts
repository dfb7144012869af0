/** Histories that an endpoint refuses, played against one that does it by what it was sent, and not by its script. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { lessonOf } from "../../../src/core/agent/endpoint-lessons.ts";
import { repairOf } from "../../../src/core/agent/repair-history.ts";
import { text } from "../../../src/core/event/content.ts";
import { defineTool, type Tool } from "../../../src/core/tool/tool.ts";
import { llmSummarizing } from "../../../src/core/view/condenser/llm-summarizing.ts";
import { isRequest } from "../../../src/core/view/visible-event.ts";
import { Fault } from "../../../src/lib/fault.ts";
import type { Limit, LimitRefusal } from "../../../src/rehearsal/model/limits.ts";
import type { ChatRequest } from "../../../src/rehearsal/model/request.ts";
import { call, conclude, type Script, type ScriptedReply, say } from "../../../src/rehearsal/model/script.ts";
import { finish } from "../../../src/tools/built-in-tools.ts";
import { always } from "../invariants/runs.ts";
import { modelAt } from "../model/endpoint.ts";
import { begin } from "./begin.ts";
import { tool } from "./scripted-agent.ts";

const look: Tool = defineTool({
  name: "look",
  description: "Shows pictures.",
  input: z.object({ count: z.int().default(1) }),
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  run: async ({ count }) => ({
    content: Array.from({ length: count }, () => ({
      type: "image" as const,
      image_urls: ["data:image/png;base64,aaaa"],
      cache_prompt: false,
    })),
  }),
});
const tools = [look, tool("echo", ({ word, times = 1 }) => word.repeat(times)), finish()];

const refusing = (status: number, message: string, also: object = {}): LimitRefusal => ({
  status,
  body: { error: { message, ...also } },
});

/** Answers from what it was sent, so that no count of requests matters. */
const model =
  (next: (results: number) => ScriptedReply) =>
  ({ tools: described, messages }: ChatRequest): ScriptedReply =>
    described === undefined ? say("SUMMARY") : next(messages.filter(({ role }) => role === "tool").length);

const looking = (most: number, count = 1): Script =>
  Array.from({ length: 60 }, () => model((results) => (results < most ? call("look", { count }) : conclude("Seen."))));

async function played(script: Script, limit: Limit, window?: number) {
  const agentState = new Map<string, unknown>();
  const begun = await begin(script, { tools, limit, context: { agentState } });
  const { agent, log, server, take } = begun;
  const summarizer = modelAt(server.url);
  Object.assign(agent, {
    condenser: llmSummarizing({ model: summarizer }),
    ...(window !== undefined && { inputLimit: window }),
  }); // this agent is a test's own and not frozen
  const run = async () => {
    for (let steps = 0; steps < 80; steps += 1) {
      try {
        const lastUserMessageId = log.branch().findLast(isRequest)?.id;
        if ((await take({ lastUserMessageId })) === "finished") return "finished";
      } catch (error) {
        if (error instanceof Fault) return error;
        throw error;
      }
    }
    return "goes on and on";
  };
  const ask = (words: string) => {
    log.append({ kind: "MessageEvent", source: "user", llm_message: { role: "user", content: [text(words)] } });
    return run();
  };
  const repairs = () =>
    [...log].filter(({ kind }) => kind === "ConversationStateUpdateEvent" || kind === "Condensation");
  return {
    ...begun,
    run,
    ask,
    agentState,
    repairs,
    lesson: () => lessonOf({ get: (key) => agentState.get(key) }, "test-1"),
  };
}

const NO_PICTURES = [
  [400, "Could not process image"],
  [404, "No endpoints found that support image input"],
  [400, "Invalid content type. image_url is only supported by certain models."],
  [422, "messages.3.content.0.image.source.base64: invalid base64 data"],
  [500, "Failed to load image or audio file"],
  [400, "模型不支持图片输入"],
  [400, "That is too much for me."],
  [400, ""],
] as const;

describe("pictures that an endpoint refuses", () => {
  test.for(NO_PICTURES)(
    "with %i and %j are left out, and the next request works at once",
    async ([status, message]) => {
      const { run, ask, server, repairs, problems } = await played(looking(1), ({ pictures }) =>
        pictures > 0 ? refusing(status, message) : undefined,
      );
      expect(await run()).toBe("finished");
      expect(server.refused).toHaveLength(1);
      expect(repairs()).toMatchObject([{ key: "agent_state", value: { repair: { left_out_pictures: 1 } } }]);
      expect(JSON.stringify(server.requests.at(-1)?.body)).toMatch(/(?:picture|image) left out/);
      expect(await ask("What is in the README?")).toBe("finished");
      expect(server.refused).toHaveLength(1); // it was learned
      expect(problems).toEqual([]);
    },
  );

  test("go oldest first where some are taken, and a later one is shown", async () => {
    const { run, server } = await played(looking(5), ({ pictures }) =>
      pictures > 3 ? refusing(413, "Request exceeds the maximum size", { type: "request_too_large" }) : undefined,
    );
    expect(await run()).toBe("finished");
    expect(server.refused.map(({ pictures }) => pictures)).toEqual([4]);
    const shown = JSON.stringify(server.requests.at(-1)?.body);
    expect(shown.indexOf("picture left out")).toBeLessThan(shown.indexOf("data:image"));
  });

  test("are all left out at last, in ever smaller steps", async () => {
    const { run, server } = await played(looking(1, 8), ({ pictures }) =>
      pictures > 0 ? refusing(413, "Payload Too Large") : undefined,
    );
    expect(await run()).toBe("finished");
    expect(server.refused).toHaveLength(1); // those of one event go together
  });

  test("are shown again where the endpoint refuses the request without them too", async () => {
    let isBroken = false;
    const { run, ask, lesson, server } = await played(looking(1), () =>
      isBroken ? refusing(400, "Something else is wrong.") : undefined,
    );
    expect(await run()).toBe("finished");
    isBroken = true;
    expect(await ask("Go on.")).toMatchObject({ reason: "unknown-refusal" });
    expect(server.refused).toHaveLength(2);
    expect(lesson().without_pictures).toEqual([]);
    isBroken = false;
    expect(await ask("Go on.")).toBe("finished");
    expect(JSON.stringify(server.requests.at(-1)?.body)).toContain("data:image");
  });

  test("of a benign request are never left out", async () => {
    const { run, server, repairs } = await played(looking(4), () => undefined);
    expect(await run()).toBe("finished");
    expect(JSON.stringify(server.requests.at(-1)?.body)).not.toContain("picture left out");
    expect(repairs()).toEqual([]);
  });
});

const OVERFLOWS = [
  [400, "<400> InternalError.Algo.InvalidParameter: Range of input length should be [1, 98304]"],
  [413, "Request body too large for gpt-4o model. Max size: 8000 tokens."],
  [413, "<html><head><title>413 Request Entity Too Large</title></head></html>"],
  [422, "Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000"],
  [400, "La conversazione supera ciò che il modello può leggere."],
  [400, ""],
  [422, "Unprocessable Entity"],
  [429, "Request too large for m in organization o on tokens per min (TPM): Limit 9000, Requested 12000."],
  [429, "Your prompt does not fit."],
] as const;

describe("a request that is too long", () => {
  const growing = (): Script => {
    let made = 0;
    const next = () => {
      made += 1;
      return made <= 6 ? call("echo", { word: `${made} word `, times: 2500 }) : conclude("Done.");
    };
    return Array.from({ length: 80 }, () => model(next));
  };

  test.for(OVERFLOWS)("is condensed once after %i and %j, and the next request works", async ([status, message]) => {
    const isPage = message.startsWith("<html");
    const refusal = isPage ? { status, body: message } : refusing(status, message);
    const { run, ask, server, lesson, told } = await played(growing(), ({ bytes, tools: count }) =>
      count > 0 && bytes > 60_000 ? refusal : undefined,
    );
    const end = await run();
    expect(end).toBe("finished");
    expect(told().filter((line) => line === "Condensation").length).toBeGreaterThan(0);
    const refused = server.refused.length;
    expect(await ask("Continue.")).toBe("finished");
    expect(server.refused.length).toBe(refused);
    if (status !== 413) expect(lesson().input_limit).toBeLessThan(16_000);
  });

  test("that is refused again after it was condensed ends the run, and says so", async () => {
    let isFull = false;
    const { run, ask, server } = await played(growing(), ({ bytes, tools: count }) => {
      isFull ||= bytes > 60_000;
      return isFull && count > 0 ? refusing(400, "No.") : undefined;
    });
    const end = await run();
    expect(end).toMatchObject({
      reason: "unknown-refusal",
      message: expect.stringContaining("after it was condensed"),
    });
    expect(server.refused).toHaveLength(2);
    expect(await ask("Go on.")).toMatchObject({ reason: "unknown-refusal" });
    expect(server.refused.length).toBeLessThan(6);
  });

  test("a small history that is refused in unknown words is not condensed", async () => {
    const { run, server, told } = await played(looking(0), () => refusing(400, "No."));
    expect(await run()).toMatchObject({ reason: "unknown-refusal" });
    expect(server.refused).toHaveLength(1);
    expect(told()).toEqual([]);
  });

  test("a limit that leaves no room beside the request is not kept to", async () => {
    const { run, agentState, ask } = await played(growing(), () => undefined);
    agentState.set("endpoint_lessons", { "test-1": { input_limit: 10 } });
    expect(await run()).toBe("finished");
    expect(await ask("More?")).toBe("finished");
  });
});

test("repairs end, whatever an endpoint refuses", async () => {
  const refusal = fc.record({
    status: fc.constantFrom(400, 404, 413, 422),
    message: fc.constantFrom("image", "No.", "maximum context length is 5000 tokens", ""),
  });
  const refusals = fc.array(refusal, { minLength: 1, maxLength: 30 });
  await always(10, fc.tuple(refusals, fc.integer({ min: 0, max: 6 })), async ([some, pictures]) => {
    const left = [...some];
    const { run, server } = await played(looking(pictures), ({ tools: count }) => {
      const next = count > 0 ? left.shift() : undefined;
      return next && refusing(next.status, next.message);
    });
    expect(await run()).not.toBe("goes on and on");
    expect(server.refused.length).toBeLessThanOrEqual(some.length);
  });
});

describe("of pictures and a condensation", () => {
  const refused = { status: 400, tokens: 20_000, isLarge: true, limit: undefined, takesNoPictures: false };
  const facts = { pictures: ["a", "b", "c"], leftOut: 0, tried: { is_settled: false }, canCondense: true };

  test("what costs nothing comes first", () => {
    expect(repairOf("unknown-refusal", refused, facts)).toEqual({
      kind: "pictures",
      events: ["a", "b", "c"],
      isGuess: true,
    });
    expect(repairOf("refused-pictures", refused, facts)).toMatchObject({ kind: "pictures", events: ["a", "b"] });
    expect(repairOf("context-window", refused, facts)).toEqual({ kind: "condense", isGuess: false });
    expect(repairOf("context-window", { ...refused, status: 413 }, facts)).toMatchObject({ events: ["a", "b"] });
  });

  test("a guess is not made twice", () => {
    const tried = { is_settled: false, pictures: [], condensed: 20_000 };
    expect(repairOf("unknown-refusal", refused, { ...facts, tried })).toBeUndefined();
  });
});
