/** Reports a Fault without a comment: in the log of the job and in the outputs. */
import type { Fault } from "../lib/fault.ts";
import { redactor } from "../lib/mask/mask.ts";
import { printFault } from "./runner/console.ts";
import { writeOutputs } from "./runner/file-commands.ts";
import { secretInputs } from "./runner/input/inputs.ts";
import type { World } from "./runner/world.ts";

/** Resolves to the exit code. */
export async function fail({ env }: World, fault: Fault): Promise<number> {
  const redact = redactor(secretInputs(env));
  printFault(fault, redact);
  writeOutputs(env, { outcome: "failed", reason: redact(fault.headline) });
  return 1;
}
