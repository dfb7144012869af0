/** Lists the features in the order in which they act, and hands their inputs to the one reader of settings. */
import type { z } from "zod";
import { Inputs } from "../runner/input/inputs.ts";
import type { Settings } from "../runner/input/settings.ts";
import type { Feature } from "./feature.ts";
import { check } from "./features/check/check.ts";
import { intents } from "./features/intents/intents.ts";
import { otherRepositories } from "./features/other-repositories/other-repositories.ts";
import { readGithub } from "./features/read-github/read-github.ts";
import { screenshots } from "./features/screenshots/screenshots.ts";
import { structuredOutput } from "./features/structured-output/structured-output.ts";

export const FEATURES: readonly Feature[] = [
  otherRepositories,
  check,
  readGithub,
  structuredOutput,
  screenshots,
  intents,
];

/** The schemas of all inputs of the action, by name. */
export function inputShapes(): Readonly<Record<string, z.ZodType>> {
  return Object.assign({}, Inputs.unwrap().shape, ...FEATURES.map(({ inputs }) => inputs.shape));
}

/** The settings with the inputs of all features. */
export function withFeatures(settings: Settings): Settings {
  return settings.with(FEATURES.map(({ inputs }) => inputs));
}
