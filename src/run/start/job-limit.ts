/**
 * Finds the time limits of the job and of our step in the workflow. A run that stops before they end can still save its work and
 * report.
 */

import { statSync } from "node:fs";
import { prompt } from "../../prompts.ts";
import { printNotice } from "../../runner/console.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import type { World } from "../../runner/world.ts";
import type { WrittenJob } from "./written-job.ts";

type Place = Readonly<{ world: Pick<World, "env" | "now"> }>;

/** The time that saving, publishing and reporting may take. */
const LAST_WORD_MINUTES = 2;

/** GitHub's default for `timeout-minutes` of a job. */
const USUAL_MINUTES = 360;

/** `minutes` is the limit in the file; `left` is how many of them remain. */
type Limit = Readonly<{ what: "job" | "step"; minutes: number; left: number }>;

/** The inputs, with a shorter `timeout-minutes` if the job or our step ends earlier. */
export function withinJob({ world }: Place, inputs: Inputs, written: WrittenJob | undefined): Inputs {
  if (!world.env.GITHUB_WORKFLOW_REF) {
    printNotice(prompt("job-limit-unknown", { minutes: String(inputs["timeout-minutes"]) }));
    return inputs;
  }
  const [nearest] = written ? limitsIn(written, world).sort((one, other) => one.left - other.left) : [];
  if (nearest === undefined) return inputs;
  const minutes = Math.max(1, Math.floor(nearest.left - LAST_WORD_MINUTES));
  if (minutes >= inputs["timeout-minutes"]) return inputs;
  const { what, minutes: limit } = nearest;
  printNotice(prompt("job-limit", { what, limit: String(limit), minutes: String(minutes) }));
  return { ...inputs, "timeout-minutes": minutes };
}

function limitsIn(
  { "timeout-minutes": ofJob = USUAL_MINUTES, steps }: WrittenJob,
  { env, now }: Place["world"],
): Limit[] {
  const begun = beginOfJob(env);
  const gone = begun === undefined ? undefined : (now().getTime() - begun) / 60_000;
  const ofSteps = ours(steps, env).map((step) => step["timeout-minutes"]);
  return [
    ...(gone === undefined ? [] : limitOf("job", ofJob, gone)),
    ...ofSteps.flatMap((limit) => limitOf("step", limit, 0)),
  ];
}

/** We cannot evaluate an expression, so it sets no limit. */
function limitOf(what: Limit["what"], minutes: unknown, gone: number): Limit[] {
  return typeof minutes === "number" ? [{ what, minutes, left: minutes - gone }] : [];
}

/** Finds our step by its id, or by the action that it uses. A job can use the action more than once. */
export function ours(
  steps: WrittenJob["steps"],
  { GITHUB_ACTION: name = "", GITHUB_ACTION_REPOSITORY: repository }: World["env"],
) {
  const named = steps.filter(({ id }) => id === name);
  if (named.length > 0) return named;
  const start = name.startsWith("__self") ? "./" : `${repository}@`;
  return steps.filter(({ id, uses }) => id === undefined && typeof uses === "string" && uses.startsWith(start));
}

/** The runner writes the event file when the job begins. */
function beginOfJob({ GITHUB_EVENT_PATH: path = "" }: World["env"]): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
