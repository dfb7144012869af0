/** The model port over Anthropic's Messages API, by the openai client, which carries any JSON to any path. */
import { attempting } from "../attempt.ts";
import type { EndpointOptions } from "../endpoint.ts";
import { Lessons } from "../lessons.ts";
import type { Model } from "../model.ts";
import { MessagesFold } from "./messages-fold.ts";
import { messagesBody } from "./messages-request.ts";

/** Tries every request once, but for what a refusal teaches about the model; streams unless the features say otherwise. */
export function messagesModel(options: EndpointOptions): Model {
  const { messages: learned } = options.lessons ?? new Lessons();
  return attempting(options, {
    async send(client, request, signal) {
      for (;;) {
        try {
          const body = messagesBody(options, request, learned);
          return await client.post("/messages", { body, signal }).asResponse();
        } catch (error) {
          if (!learned.learn(error, request)) throw error;
        }
      }
    },
    fold: () => new MessagesFold(),
  });
}
