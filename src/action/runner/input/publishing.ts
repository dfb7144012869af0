/** How the workflow wants work to be published, read by itself: whoever publishes need not know of models and keys. */
import { z } from "zod";
import { Fault } from "../../../lib/fault.ts";
import type { Env } from "../../world.ts";
import { publishingInputs } from "./publishing-inputs.ts";
import { rawInput } from "./raw-input.ts";

const Publishing = z.object(publishingInputs).readonly();
export type Publishing = z.infer<typeof Publishing>;

/** A "config" Fault for what is malformed. */
export function readPublishing(env: Env): Publishing {
  const names = Object.keys(publishingInputs) as (keyof typeof publishingInputs)[]; // keys of an object of ours
  const given = names.flatMap((name) => [[name, rawInput(env, name)]]);
  const { data, error } = Publishing.safeParse(Object.fromEntries(given));
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `\`${String(path[0])}\` ${message}`);
  throw new Fault("config", `The inputs of the action are not right: ${problems.join("; ")}.`, {
    hint: "Mend the `with:` block of the workflow step; the README lists every input.",
  });
}
