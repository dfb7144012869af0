/**
 * Reads single inputs as the workflow wrote them, before all inputs are checked. It loads nothing, because a skipped
 * webhook needs no more than this.
 */
import type { Env } from "../world.ts";

/** Undefined when unset or blank. `name` is one of the inputs of `action.yml`, which a test holds. */
export function rawInput(env: Env, name: string): string | undefined {
  return env[variableOf(name)]?.trim() || undefined;
}

/** As the runner names them: upper case, spaces to underscores, dashes kept. */
function variableOf(name: string): string {
  return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}

/** Returns the secret that we sign with. Neither tools nor people who can push have it. */
export function ownSecret(env: Env): string | undefined {
  return rawInput(env, "state-key") ?? rawInput(env, "api-key");
}

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

export const MODES = ["auto", "review", "gate", "list", "plan", "apply", "dry-run", "sweep"] as const;
export type Mode = (typeof MODES)[number];

/** Undefined for a word that is no mode; the inputs as a whole are refused for it. */
export function modeOf(env: Env): Mode | undefined {
  const written = rawInput(env, "mode") ?? "auto";
  return MODES.find((mode) => mode === written);
}

const WRITING: ReadonlySet<Mode | undefined> = new Set<Mode>(["auto", "review", "apply", "sweep"]);

/** Whether this run may change anything on GitHub. One whose mode is misspelt may not. */
export function mayWrite(env: Env): boolean {
  return WRITING.has(modeOf(env));
}
