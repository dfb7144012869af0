/**
 * Reads the time limits of the job and of our step from the workflow file. A run that stops before they end can still
 * save its work and report.
 */

import { statSync } from "node:fs";
import { z } from "zod";
import { parseYaml } from "../../core/skill/frontmatter.ts";
import type { Git } from "../../core/workspace/git/settings.ts";
import { untrustedText } from "../../core/workspace/untrusted-files.ts";
import { prompt } from "../../prompts.ts";
import { printNotice } from "../../runner/console.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import type { Job } from "../../runner/job.ts";
import type { World } from "../../runner/world.ts";
import { checkoutGit } from "../checkout-git.ts";

type Place = Readonly<{ world: Pick<World, "env" | "now" | "signal">; job: Pick<Job, "workspace"> }>;

/** The time that saving, publishing and reporting may take. */
const LAST_WORD_MINUTES = 2;

/** GitHub's default for `timeout-minutes` of a job. */
const USUAL_MINUTES = 360;

/** `minutes` is the limit in the file; `left` is how many of them remain. */
type Limit = Readonly<{ what: "job" | "step"; minutes: number; left: number }>;

/**
 * The inputs, with a shorter `timeout-minutes` if the job or our step ends earlier. `head` is checked out, and no tool has
 * run.
 */
export async function withinJob({ world, job }: Place, inputs: Inputs, head: string): Promise<Inputs> {
  if (!world.env.GITHUB_WORKFLOW_REF) {
    printNotice(prompt("job-limit-unknown", { minutes: String(inputs["timeout-minutes"]) }));
    return inputs;
  }
  const written = await readJob({ world, job }, head);
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

/** Bytes of a workflow file. */
const LARGEST = 1024 * 1024;

/** Undefined if the file or the job cannot be found, for example because the workflow is in another repository. */
async function readJob({ world, job }: Place, head: string): Promise<WrittenJob | undefined> {
  const { env } = world;
  const [, path] = /^[^/]+\/[^/]+\/([^@]+)@/.exec(env.GITHUB_WORKFLOW_REF ?? "") ?? [];
  if (path === undefined || !env.GITHUB_WORKFLOW_SHA) return undefined;
  try {
    const text =
      env.GITHUB_WORKFLOW_SHA === head
        ? untrustedText(job.workspace, path, LARGEST)
        : await blobAt(checkoutGit({ world, job })(), `${env.GITHUB_WORKFLOW_SHA}:${path}`);
    const { jobs } = Workflow.parse(parseYaml(text ?? ""));
    return WrittenJob.parse(jobs[env.GITHUB_JOB ?? ""]);
  } catch {
    return undefined;
  }
}

async function blobAt(git: Git, place: string): Promise<string> {
  return (await git.bytes(["cat-file", "blob", place], "", LARGEST)).toString("utf8");
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
function ours(
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
