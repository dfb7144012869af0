/** Implements the model port over Anthropic's Messages API. The openai client sends any JSON to any path. */
import { attempting } from "../attempt.ts";
import type { EndpointOptions } from "../endpoint.ts";
import { Lessons } from "../lessons.ts";
import type { Model } from "../model.ts";
import { MessagesFold } from "./messages-fold.ts";
import { messagesBody } from "./messages-request.ts";

/** Sends each request once, and again only if a refusal says something new about the model. Streams unless the features say no. */
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
