/** One input as the workflow wrote it. It loads nothing: a webhook that is not for us needs no more. */
import type { Env } from "../../world.ts";
import type { InputName } from "./inputs.ts";

/** Undefined when unset or blank. */
export function rawInput(env: Env, name: InputName): string | undefined {
  return env[variableOf(name)]?.trim() || undefined;
}

/** As the runner names them: upper case, spaces to underscores, dashes kept. */
function variableOf(name: string): string {
  return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}
