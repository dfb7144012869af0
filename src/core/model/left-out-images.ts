/** Replaces each image with a note, for models that cannot see images. */
import { prompt } from "../../prompts.ts";
import { type Message, text } from "../event/content.ts";
import type { ModelFeatures } from "./features/model-features.ts";

type Vision = Pick<ModelFeatures, "vision" | "string_content">;

/**
 * The messages in a form that the model accepts. They are unchanged if the model sees images and accepts lists of
 * blocks.
 */
export function leaveOutImages(messages: readonly Message[], { vision, string_content }: Vision): readonly Message[] {
  if ((vision && !string_content) || !messages.some(hasImage)) return messages;
  const note = text(prompt("image-left-out"));
  return messages.map((message) =>
    hasImage(message)
      ? { ...message, content: message.content.map((block) => (block.type === "image" ? note : block)) }
      : message,
  );
}

function hasImage({ content }: Message): boolean {
  return content.some((block) => block.type === "image");
}
