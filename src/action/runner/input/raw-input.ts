/** Reads one input as the workflow wrote it. It loads nothing, because a skipped webhook needs no more than this. */
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
