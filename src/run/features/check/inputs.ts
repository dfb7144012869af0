/** Defines the inputs for the check of finished work, and for a second opinion of it. */
import { z } from "zod";
import { attempts } from "../../../runner/input/input-shapes.ts";
import { sliceOf, type Values } from "../../../runner/input/settings.ts";

export const CHECK = sliceOf({
  check: z.string().optional(),
  "check-attempts": attempts.unwrap().default(3),
  critic: z.enum(["none", "model"], { error: "must be none or model" }).default("none"),
});
export type CheckInputs = Values<typeof CHECK.shape>;
