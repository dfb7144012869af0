/** Lists the features in the order in which they act, and hands their inputs to the one reader of settings. */
import { z } from "zod";
import { Inputs } from "../runner/input/inputs.ts";
import type { Settings } from "../runner/input/settings.ts";
import type { Feature } from "./feature.ts";
import { check } from "./features/check/check.ts";
import { otherRepositories } from "./features/other-repositories/other-repositories.ts";
import { readGithub } from "./features/read-github/read-github.ts";
import { screenshots } from "./features/screenshots/screenshots.ts";
import { structuredOutput } from "./features/structured-output/structured-output.ts";

export const FEATURES: readonly Feature[] = [otherRepositories, check, readGithub, structuredOutput, screenshots];

/** All inputs of the action. */
export const ActionInputs = z.strictObject({
  ...Inputs.unwrap().shape,
  ...Object.assign({}, ...FEATURES.map(({ inputs }) => inputs.shape)),
});

/** Their names. */
export const ALL_INPUTS: readonly string[] = Object.keys(ActionInputs.shape);

/** The settings with the inputs of all features. */
export function withFeatures(settings: Settings): Settings {
  return settings.with(FEATURES.map(({ inputs }) => inputs));
}
