/** Defines the input `intents`. */
import { sliceOf } from "../../../runner/input/settings.ts";
import { intentList } from "./declarations.ts";

export const INTENTS_INPUT = sliceOf({ intents: intentList.optional() });
