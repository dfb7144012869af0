/** The end of the job itself, as the workflow's file has it: a run that stops before keeps its work and has its last word. */
import { statSync } from "node:fs";
import { z } from "zod";
import { parseYaml } from "../../core/skill/yaml-text.ts";
import { git } from "../../core/workspace/git.ts";
import { prompt } from "../../prompts.ts";
import { printNotice } from "../runner/console.ts";
import type { Inputs } from "../runner/input/inputs.ts";
import type { Job } from "../runner/job.ts";
import type { World } from "../world.ts";
import { gitEnvironment } from "./checkout.ts";

type Place = Readonly<{ world: Pick<World, "env" | "now">; job: Pick<Job, "workspace"> }>;

/** What saving, publishing and telling may take. */
const LAST_WORD_MINUTES = 2;

/** The inputs, with less time where the job has less. */
export async function withinJob({ world, job }: Place, inputs: Inputs): Promise<Inputs> {
  const limit = await limitOfJob(world.env, job.workspace);
  const begun = beginOfJob(world.env);
  if (limit === undefined || begun === undefined) return inputs;
  const left = limit - LAST_WORD_MINUTES - (world.now().getTime() - begun) / 60_000;
  const minutes = Math.max(1, Math.floor(left));
  if (minutes >= inputs["timeout-minutes"]) return inputs;
  printNotice(prompt("job-limit", { limit: String(limit), minutes: String(minutes) }));
  return { ...inputs, "timeout-minutes": minutes };
}

const Workflow = z.object({ jobs: z.record(z.string(), z.object({ "timeout-minutes": z.unknown() })) });

/** Minutes. Undefined where it is not a plain number, or the file is not in the checkout: the job may be of another repository's workflow. */
async function limitOfJob(env: World["env"], folder: string): Promise<number | undefined> {
  const [, path] = /^[^/]+\/[^/]+\/([^@]+)@/.exec(env.GITHUB_WORKFLOW_REF ?? "") ?? [];
  if (path === undefined || !env.GITHUB_WORKFLOW_SHA) return undefined;
  try {
    const file = ["cat-file", "blob", `${env.GITHUB_WORKFLOW_SHA}:${path}`];
    const { jobs } = Workflow.parse(parseYaml(await git({ folder, environment: gitEnvironment(env) }).raw(file)));
    return z.number().parse(jobs[env.GITHUB_JOB ?? ""]?.["timeout-minutes"]);
  } catch {
    return undefined;
  }
}

/** The runner writes the event into its file when the job begins. */
function beginOfJob({ GITHUB_EVENT_PATH: path = "" }: World["env"]): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
