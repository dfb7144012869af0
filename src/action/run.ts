/**
 * Starts the program. Decides whether the event is a request, and skips other events before anything heavy is loaded.
 * `src/run/answer.ts` does the rest.
 */
import { type ReceivedEvent, readEventFile, whySkipped } from "../github/read/payload/event-file.ts";
import type { Ignored, Trigger } from "../github/read/trigger/trigger.ts";
import { type Fault, toFault } from "../lib/fault.ts";
import type { Redact } from "../lib/mask/mask.ts";
import { loadPrompts } from "../prompts.ts";
import type { WritePage } from "../render/page-facts.ts";
import type { Beginning, Reread } from "../run/run.ts";
import { readSavedState, saveHasStepRun, writeOutputs } from "../runner/file-commands.ts";
import { Settings } from "../runner/input/settings.ts";
import type { World } from "../runner/world.ts";

/** Resolves to the exit code of the process. Every error has been reported by then. */
export async function run(world: World): Promise<number> {
  // The runner starts this program for the step and again after the job; state that the step saved tells them apart.
  const { hasStepRun, ...left } = readSavedState(world.env);
  const beginning = { world, settings: Settings.ofJob(world.env), writePage };
  if (hasStepRun) {
    const isOpen = left.handBack ?? left.openComment ?? left.openLease ?? left.openOthers ?? left.openPage;
    return isOpen ? (await import("./post.ts")).post(beginning, left) : 0;
  }
  saveHasStepRun(world.env);
  world.broken.addEventListener("abort", () => void print(beginning, toFault(world.broken.reason)));
  try {
    return await start(beginning);
  } catch (error) {
    return fail(beginning, toFault(error));
  }
}

async function start(beginning: Beginning): Promise<number> {
  const { world, settings } = beginning;
  const { env } = world;
  if (settings.isSweep) {
    await warnEarly(world);
    return (await import("../run/sweep/sweep.ts")).sweep(beginning);
  }
  const event = readEventFile({ eventName: env.GITHUB_EVENT_NAME ?? "", path: env.GITHUB_EVENT_PATH });
  const why = whySkipped(event, { phrases: settings.phrases, prompt: settings.ownPrompt });
  if (why !== undefined) return skip(beginning, why);
  const { trigger, reread } = await readTrigger(beginning, event);
  if (trigger.status === "ignored") {
    const { unheard, why } = trigger;
    if (unheard) await (await import("../run/admit/acknowledge.ts")).tellUnheard(beginning, unheard);
    return skip(beginning, why);
  }
  loadPrompts();
  await warnEarly(world);
  return (await import("../run/answer.ts")).answer(beginning, trigger, reread);
}

/** `reread` is what the same event asks for where its text is another one now. */
type ReadEvent = Readonly<{ trigger: Trigger | Ignored; reread: Reread }>;

async function readTrigger({ world, settings }: Beginning, event: ReceivedEvent): Promise<ReadEvent> {
  const [{ parseWebhook, withText }, { triggerOf }, { triggerSettings }] = await Promise.all([
    import("../github/read/payload/webhook.ts"),
    import("../github/read/trigger/trigger-of.ts"),
    import("../runner/input/trigger-settings.ts"),
  ]);
  const [webhook, rules] = [parseWebhook(event), triggerSettings(settings, world.env)];
  return { trigger: triggerOf(webhook, rules), reread: (body) => triggerOf(withText(webhook, body), rules) };
}

const writePage: WritePage = async (...given) => (await import("../page/write-page.ts")).writePage(...given);

async function warnEarly({ env }: World): Promise<void> {
  (await import("../runner/loaded-code.ts")).warnOfLoadedCode(env);
}

/** Without this, a misspelled input such as `trigger_phrase` would never be reported. */
async function skip({ world: { env }, settings }: Beginning, why: string): Promise<number> {
  if (settings.isMisspelt) {
    const [{ readInputsWithoutModel }, { withFeatures }] = await Promise.all([
      import("../runner/input/inputs.ts"),
      import("../run/features.ts"),
    ]);
    readInputsWithoutModel(withFeatures(settings));
  }
  writeOutputs(env, { outcome: "skipped", reason: why });
  return 0;
}

/** Reports what no comment could report: in the log of the job, its summary and the outputs. Resolves to the exit code. */
async function fail(beginning: Beginning, fault: Fault): Promise<number> {
  const { env } = beginning.world;
  const [redact, { hidePaths }, { writeFaultSummary }] = await Promise.all([
    print(beginning, fault),
    import("../runner/runner-places.ts"),
    import("../runner/summary.ts"),
  ]);
  await writeFaultSummary(env, fault, (text) => redact(hidePaths(env)(text)));
  writeOutputs(env, { outcome: "failed", reason: redact(hidePaths(env)(fault.headline)) });
  return 1;
}

async function print({ world: { env }, settings }: Beginning, fault: Fault): Promise<Redact> {
  const [{ redactor }, { printFault }, { secretInputs }] = await Promise.all([
    import("../lib/mask/mask.ts"),
    import("../runner/console.ts"),
    import("../runner/input/secrets-input.ts"),
  ]);
  const redact = redactor(secretInputs(settings));
  printFault(fault, redact, env);
  return redact;
}
