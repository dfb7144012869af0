/** Whether the workflow asks for something itself, so that nobody has to call. */
import type { Env } from "../world.ts";
import { rawInput } from "./input/raw-input.ts";

/** A file is read, and a list made, when it is known who asks: until then there are no words, but there is a prompt. */
export function ownPrompt(env: Env): string | undefined {
  const isAsked = rawInput(env, "prompt-file") !== undefined || rawInput(env, "mode") === "list";
  return rawInput(env, "prompt") ?? (isAsked ? "\n" : undefined);
}
