/**
 * Reads single inputs as the workflow wrote them, before all inputs are checked. It loads nothing else, because skipped
 * events need no more than this.
 */
import type { Env } from "../world.ts";

/** Undefined if unset or blank. `name` is an input of `action.yml`; a test checks this. */
export function rawInput(env: Env, name: string): string | undefined {
  return env[variableOf(name)]?.trim() || undefined;
}

/** The runner's variable for an input: upper case, spaces become underscores, dashes stay. */
function variableOf(name: string): string {
  return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}

/** Returns the secret that we sign with. Neither tools nor people who can push have it. */
export function ownSecret(env: Env): string | undefined {
  return rawInput(env, "state-key") ?? rawInput(env, "api-key");
}

/**
 * The workflow's prompt. For a file or a list it is only a newline here, because both are read after the permission
 * check.
 */
export function ownPrompt(env: Env): string | undefined {
  const isAsked = rawInput(env, "prompt-file") !== undefined || rawInput(env, "mode") === "list";
  return rawInput(env, "prompt") ?? (isAsked ? "\n" : undefined);
}

/** Why the path is invalid; undefined if it is valid. */
export function promptPathProblem(path: string): string | undefined {
  const parts = path.split("/");
  if (!/^[\w .@+/-]{1,300}$/.test(path) || parts.some((part) => ["", ".", ".."].includes(part))) {
    return "must be a path from the root of the repository, in plain characters";
  }
  return parts[0]?.toLowerCase() === ".git" ? "must not be a file of git itself" : undefined;
}

export const MODES = ["auto", "review", "gate", "list", "plan", "apply", "dry-run", "sweep"] as const;
export type Mode = (typeof MODES)[number];

/** Undefined for an unknown mode. Checking all inputs reports it. */
export function modeOf(env: Env): Mode | undefined {
  const written = rawInput(env, "mode") ?? "auto";
  return MODES.find((mode) => mode === written);
}

const WRITING: ReadonlySet<Mode | undefined> = new Set<Mode>(["auto", "review", "apply", "sweep"]);

/** Whether this run may change anything on GitHub. A run with an unknown mode may not. */
export function mayWrite(env: Env): boolean {
  return WRITING.has(modeOf(env));
}
