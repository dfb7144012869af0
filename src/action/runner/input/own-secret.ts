/** What we sign with: neither tools nor people who can push have it. */
import type { Env } from "../../world.ts";
import { rawInput } from "./raw-input.ts";

export function ownSecret(env: Env): string | undefined {
  return rawInput(env, "state-key") ?? rawInput(env, "api-key");
}
