/**
 * Starts the program. Decides whether the event is a request, and skips other events before anything heavy is loaded.
 * `src/run/answer.ts` does the rest.
 */
import { type ReceivedEvent, readEventFile, whySkipped } from "../github/read/payload/event-file.ts";
import type { Ignored, Trigger } from "../github/read/trigger/trigger.ts";
import { type Fault, toFault } from "../lib/fault.ts";
import { commaList } from "../lib/text.ts";
import type { WritePage } from "../page/page-facts.ts";
import { requirePrompts } from "../prompts.ts";
import { readSavedState, saveHasStepRun, writeOutputs } from "./runner/file-commands.ts";
import { ownPrompt, rawInput } from "./runner/input/raw-input.ts";
import type { World } from "./runner/world.ts";

/** Resolves to the exit code of the process. Every error has been reported by then. */
export async function run(world: World): Promise<number> {
  // The runner starts this program for the step and again after the job; state that the step saved tells them apart.
  const { hasStepRun, ...left } = readSavedState(world.env);
  if (hasStepRun) {
    const isOpen = left.handBack ?? left.openComment ?? left.openLease ?? left.openOthers ?? left.openPage;
    return isOpen ? (await import("./post.ts")).post(world, left, writePage) : 0;
  }
  saveHasStepRun(world.env);
  try {
    return await start(world);
  } catch (error) {
    return fail(world, toFault(error));
  }
}

async function start(world: World): Promise<number> {
  const { env } = world;
  if (rawInput(env, "mode") === "sweep") {
    await warnEarly(world);
    return (await import("../run/sweep/sweep.ts")).sweep(world, writePage);
  }
  const event = readEventFile({ eventName: env.GITHUB_EVENT_NAME ?? "", path: env.GITHUB_EVENT_PATH });
  const phrases = commaList(rawInput(env, "trigger-phrase") ?? "@agent");
  const why = whySkipped(event, { phrases, prompt: ownPrompt(env) });
  if (why !== undefined) return skip(world, why);
  const trigger = await readTrigger(world, event);
  if (trigger.status === "ignored") return skip(world, trigger.why);
  requirePrompts();
  await warnEarly(world);
  return (await import("../run/answer.ts")).answer(world, trigger, writePage);
}

async function readTrigger({ env }: World, event: ReceivedEvent): Promise<Trigger | Ignored> {
  const [{ parseWebhook }, { triggerOf }, { triggerSettings }] = await Promise.all([
    import("../github/read/payload/webhook.ts"),
    import("../github/read/trigger/trigger-of.ts"),
    import("./runner/input/trigger-settings.ts"),
  ]);
  return triggerOf(parseWebhook(event), triggerSettings(env));
}

const writePage: WritePage = async (...given) => (await import("../page/write-page.ts")).writePage(...given);

async function warnEarly({ env }: World): Promise<void> {
  (await import("./runner/loaded-code.ts")).warnOfLoadedCode(env);
}

/** Without this, a misspelled input such as `trigger_phrase` would never be reported. No input has an underscore. */
async function skip({ env }: World, why: string): Promise<number> {
  const isMisspelt = Object.keys(env).some((name) => name.startsWith("INPUT_") && name.includes("_", "INPUT_".length));
  if (isMisspelt) (await import("./runner/input/inputs.ts")).readInputsWithoutModel(env);
  writeOutputs(env, { outcome: "skipped", reason: why });
  return 0;
}

/** Reports what no comment could report, in the log of the job and in the outputs. Resolves to the exit code. */
async function fail({ env }: World, fault: Fault): Promise<number> {
  const [{ redactor }, { printFault }, { secretInputs }] = await Promise.all([
    import("../lib/mask/mask.ts"),
    import("./runner/console.ts"),
    import("./runner/input/inputs.ts"),
  ]);
  const redact = redactor(secretInputs(env));
  printFault(fault, redact);
  writeOutputs(env, { outcome: "failed", reason: redact(fault.headline) });
  return 1;
}
