/** Tells whether the workflow has a prompt of its own, so that nobody has to call the agent. */
import { rawInput } from "./input/raw-input.ts";
import type { Env } from "./world.ts";

/** A file is read, and a list made, when it is known who asks: until then there are no words, but there is a prompt. */
export function ownPrompt(env: Env): string | undefined {
  const isAsked = rawInput(env, "prompt-file") !== undefined || rawInput(env, "mode") === "list";
  return rawInput(env, "prompt") ?? (isAsked ? "\n" : undefined);
}

/** Why it does not; undefined for one that does. */
export function promptPathProblem(path: string): string | undefined {
  const parts = path.split("/");
  if (!/^[\w .@+/-]{1,300}$/.test(path) || parts.some((part) => ["", ".", ".."].includes(part))) {
    return "must be a path from the root of the repository, in plain characters";
  }
  return parts[0]?.toLowerCase() === ".git" ? "must not be a file of git itself" : undefined;
}
