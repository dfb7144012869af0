/** Opens the stage of a rehearsal with the settings of this machine: in the sandbox where one can be built. */
import { toFault } from "../lib/fault.ts";
import { prompt } from "../prompts.ts";
import { openStage as openOn, type Stage } from "../rehearsal/stage.ts";
import { findIsolationMethod } from "../sandbox/launch/isolation-method.ts";
import type { StageRequest } from "./render-rehearsal.ts";

/** Rejects with a Fault where git is missing or the repository cannot be read. */
export async function openStage(request: StageRequest): Promise<Stage> {
  const { inputs = {}, onStep } = request;
  return openOn({ ...request, inputs: { isolation: inputs.isolation ?? (await isolationHere(onStep)), ...inputs } });
}

/** A machine without a sandbox still rehearses, and says so. */
async function isolationHere(onStep: (text: string) => void): Promise<string> {
  try {
    await findIsolationMethod("auto", process.getuid?.() ?? 0);
    return "auto";
  } catch (error) {
    onStep(prompt("rehearsal-no-sandbox", { why: toFault(error).message }));
    return "none";
  }
}
