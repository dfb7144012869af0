/** What every comment says when the tools are not walled off. */
import { prompt } from "../../prompts.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import type { Env } from "../world.ts";

/** The body, with a line below it that there is no wall, if there is none. */
export function inPlainWords(env: Env, body: string, hasNone = rawInput(env, "isolation") === "none"): string {
  return hasNone ? `${body}\n\n${prompt("no-wall")}` : body;
}
