/**
 * Reads when the job and our step end, by the workflow's file: a run that stops before that keeps its work and still
 * reports.
 */
import { statSync } from "node:fs";
import { z } from "zod";
import { printNotice } from "../../action/runner/console.ts";
import type { Inputs } from "../../action/runner/input/inputs.ts";
import type { Job } from "../../action/runner/job.ts";
import { gitEnvironment, type World } from "../../action/runner/world.ts";

import { parseYaml } from "../../core/skill/frontmatter.ts";
import { git } from "../../core/workspace/git.ts";
import { prompt } from "../../prompts.ts";

type Place = Readonly<{ world: Pick<World, "env" | "now">; job: Pick<Job, "workspace"> }>;

/** What saving, publishing and telling may take. */
const LAST_WORD_MINUTES = 2;

/** What GitHub gives a job that says nothing. */
const USUAL_MINUTES = 360;

/** Minutes: as written down, and what is left of them. */
type Limit = Readonly<{ what: "job" | "step"; minutes: number; left: number }>;

/** The inputs, with less time where the job or our step has less. */
export async function withinJob({ world, job }: Place, inputs: Inputs): Promise<Inputs> {
  if (!world.env.GITHUB_WORKFLOW_REF) {
    printNotice(prompt("job-limit-unknown", { minutes: String(inputs["timeout-minutes"]) }));
    return inputs;
  }
  const written = await readJob(world.env, job.workspace);
  const [nearest] = written ? limitsIn(written, world).sort((one, other) => one.left - other.left) : [];
  if (nearest === undefined) return inputs;
  const minutes = Math.max(1, Math.floor(nearest.left - LAST_WORD_MINUTES));
  if (minutes >= inputs["timeout-minutes"]) return inputs;
  const { what, minutes: limit } = nearest;
  printNotice(prompt("job-limit", { what, limit: String(limit), minutes: String(minutes) }));
  return { ...inputs, "timeout-minutes": minutes };
}

const word = z.unknown().optional();
const Step = z.object({ id: word, uses: word, "timeout-minutes": word });
const WrittenJob = z.object({ "timeout-minutes": word, steps: z.array(Step) });
type WrittenJob = z.infer<typeof WrittenJob>;
const Workflow = z.object({ jobs: z.record(z.string(), z.unknown()) });

/** Undefined where the file is not in the checkout, or the job not in the file: it may be of another repository's workflow. */
async function readJob(env: World["env"], folder: string): Promise<WrittenJob | undefined> {
  const [, path] = /^[^/]+\/[^/]+\/([^@]+)@/.exec(env.GITHUB_WORKFLOW_REF ?? "") ?? [];
  if (path === undefined || !env.GITHUB_WORKFLOW_SHA) return undefined;
  try {
    const file = ["cat-file", "blob", `${env.GITHUB_WORKFLOW_SHA}:${path}`];
    const { jobs } = Workflow.parse(parseYaml(await git({ folder, environment: gitEnvironment(env) }).raw(file)));
    return WrittenJob.parse(jobs[env.GITHUB_JOB ?? ""]);
  } catch {
    return undefined;
  }
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

/** An expression is nothing that we could know. */
function limitOf(what: Limit["what"], minutes: unknown, gone: number): Limit[] {
  return typeof minutes === "number" ? [{ what, minutes, left: minutes - gone }] : [];
}

/** By its id, or by the action that it uses; more than one where a job has us twice. */
function ours(
  steps: WrittenJob["steps"],
  { GITHUB_ACTION: name = "", GITHUB_ACTION_REPOSITORY: repository }: World["env"],
) {
  const named = steps.filter(({ id }) => id === name);
  if (named.length > 0) return named;
  const start = name.startsWith("__self") ? "./" : `${repository}@`;
  return steps.filter(({ id, uses }) => id === undefined && typeof uses === "string" && uses.startsWith(start));
}

/** The runner writes the event into its file when the job begins. */
function beginOfJob({ GITHUB_EVENT_PATH: path = "" }: World["env"]): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
