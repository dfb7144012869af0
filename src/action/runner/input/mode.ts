/** Reads the input `mode` as it was written, because it is needed before all inputs are checked. */

import type { Env } from "../world.ts";
import { rawInput } from "./raw-input.ts";

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
