import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Message } from "../../../src/core/event/content.ts";
import { text } from "../../../src/core/event/content.ts";
import { chatBody } from "../../../src/core/model/chat/chat-model.ts";
import { featuresOf } from "../../../src/core/model/features/features.ts";
import { Learned, Seals } from "../../../src/core/model/lessons.ts";
import { messagesBody } from "../../../src/core/model/messages/messages-model.ts";
import type { ModelRequest } from "../../../src/core/model/model.ts";
import { responsesBody } from "../../../src/core/model/responses/responses-model.ts";

const picture = { type: "image" as const, image_urls: ["data:image/png;base64,AAAA"], cache_prompt: false };
const call = (id: string, origin: "completion" | "responses") => ({
  id,
  name: "look",
  arguments: '{"at": "x"}',
  origin,
});

/** A step that each protocol has left in the log, with all that a later request could lose or turn round. */
const STEPS: readonly (readonly Message[])[] = [
  [
    {
      role: "assistant",
      content: [text("I look.")],
      tool_calls: [call("call_1", "completion")],
      reasoning_content: "Hm.",
    },
    { role: "tool", tool_call_id: "call_1", name: "look", content: [text("One."), picture] },
  ],
  [
    {
      ...{ role: "assistant", content: [], reasoning_content: "Sum." },
      tool_calls: [call("call_2", "responses"), call("call_3", "responses")],
      responses_reasoning_item: { id: "rs_1", summary: ["Sum."], encrypted_content: "sealed" },
    },
    { role: "tool", tool_call_id: "call_2", name: "look", content: [text("Two.")] },
    { role: "tool", tool_call_id: "call_3", name: "look", content: [text("Three.")] },
  ],
  [
    {
      ...{ role: "assistant", content: [text("And again.")], tool_calls: [call("toolu_4", "completion")] },
      thinking_blocks: [{ type: "thinking", thinking: "Hm.", signature: "s" }],
    },
    { role: "tool", tool_call_id: "toolu_4", name: "look", content: [text("Four.")] },
  ],
  [
    { role: "assistant", content: [text("Done.")] },
    { role: "user", content: [text("Go on, please."), picture] },
  ],
  [{ role: "user", content: [text("And look again.")] }],
  [
    { role: "assistant", content: [], tool_calls: [call("call_5", "completion")] },
    { role: "tool", tool_call_id: "call_5", name: "look", content: [text("Five.")] },
  ],
  [{ role: "user", content: [text("Stop.")] }],
];
const BEGIN: readonly Message[] = [
  { role: "system", content: [text("You help."), text("Here.")] },
  { role: "user", content: [text("Please look.")] },
];
const tools = [
  { name: "look", description: "Looks.", parameters: { type: "object", properties: { at: { type: "string" } } } },
];

/** The requests of one thread: after its beginning, and after each step. */
const REQUESTS = [0, ...STEPS.map((_, step) => step + 1)].map((steps): Pick<ModelRequest, "messages" | "tools"> => {
  return { messages: [...BEGIN, ...STEPS.slice(0, steps).flat()], tools };
});

type Request = (typeof REQUESTS)[number];

/** The blocks of its turns with their roles: a turn may go on, and what was cached of it counts block by block. */
function inBlocks(body: object): object {
  const { messages } = z.looseObject({ messages: z.array(Turn) }).parse(body);
  return { ...body, messages: messages.flatMap(({ role, content }) => content.map((block) => ({ role, ...block }))) };
}

const Turn = z.object({ role: z.string(), content: z.array(z.looseObject({ type: z.string() })) });

const MODELS = ["gpt-6.1-sol", "claude-opus-5-5", "deepseek-v4-pro", "gemini-4-argon", "a-local-model"];

/** As it is on the wire, without the marks, which say only where a cache may end. */
const onTheWire = (value: unknown) => JSON.stringify(value).replaceAll(',"cache_control":{"type":"ephemeral"}', "");

describe.for(MODELS)("a thread of several protocols, asked of %s", (model) => {
  const features = featuresOf({ model, baseUrl: "https://gateway.test/v1" });
  const settings = { model, features, cacheKey: "thread" };
  const seals = new Seals();
  const learned = new Learned();
  const split = { chat: "messages", responses: "input", messages: "messages" } as const;
  const write = {
    chat: (request: Request) => chatBody(settings, request),
    responses: (request: Request) => responsesBody(settings, request, seals),
    messages: (request: Request) => inBlocks(messagesBody(settings, request, learned)),
  } as const;

  test.for(["chat", "responses", "messages"] as const)(
    "is over %s, byte for byte, the beginning of each request that follows",
    (api) => {
      const bodies = REQUESTS.map((request): Record<string, unknown> => ({ ...write[api](request) }));
      for (const [index, next] of bodies.entries()) {
        const before = bodies[index - 1];
        if (!before) continue;
        const { [split[api]]: earlier, ...rest } = before;
        const { [split[api]]: later, ...restOfNext } = next;
        expect(onTheWire(restOfNext)).toBe(onTheWire(rest));
        expect(onTheWire(later).startsWith(onTheWire(earlier).slice(0, -1))).toBe(true);
        expect(onTheWire(later).length).toBeGreaterThan(onTheWire(earlier).length);
      }
    },
  );
});
