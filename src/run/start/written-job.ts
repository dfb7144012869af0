/** Reads the job of this run in the workflow file, of the commit that GitHub runs it from. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseYaml } from "../../core/skill/frontmatter.ts";
import type { Git } from "../../core/workspace/git/settings.ts";
import { untrustedText } from "../../core/workspace/untrusted-files.ts";
import { prompt } from "../../prompts.ts";
import { printNotice } from "../../runner/console.ts";
import type { Job } from "../../runner/job.ts";
import type { World } from "../../runner/world.ts";
import { MANIFESTS, NO_OTHERS, type OtherActions, usedFolders } from "../../sandbox/action-folder.ts";
import { checkoutGit } from "../checkout-git.ts";
import type { Run } from "../run.ts";

type Place = Readonly<{
  world: Pick<World, "env" | "signal" | "scripts">;
  job: Pick<Job, "workspace">;
  other?: Run["other"];
}>;

const word = z.unknown().optional();
const Step = z.object({ id: word, uses: word, with: word, "timeout-minutes": word });
const WrittenJob = z.object({ "timeout-minutes": word, permissions: word, steps: z.array(Step) });
export type WrittenJob = z.infer<typeof WrittenJob>;
const Workflow = z.object({ permissions: word, jobs: z.record(z.string(), z.unknown()) });

/** Bytes of a workflow file. */
const LARGEST = 1024 * 1024;

/**
 * The job as the workflow has it. Undefined if the file or the job cannot be found, for example because the workflow is in another
 * repository. `head` is checked out, and no tool has run.
 */
export async function readJob({ world, job }: Place, head: string): Promise<WrittenJob | undefined> {
  const { env } = world;
  const [, path] = /^[^/]+\/[^/]+\/([^@]+)@/.exec(env.GITHUB_WORKFLOW_REF ?? "") ?? [];
  if (path === undefined || !env.GITHUB_WORKFLOW_SHA) return undefined;
  try {
    const text =
      env.GITHUB_WORKFLOW_SHA === head
        ? untrustedText(job.workspace, path, LARGEST)
        : await blobAt(checkoutGit({ world, job })(), `${env.GITHUB_WORKFLOW_SHA}:${path}`);
    const { jobs, permissions } = Workflow.parse(parseYaml(text ?? ""));
    const written = WrittenJob.parse(jobs[env.GITHUB_JOB ?? ""]);
    return { ...written, permissions: written.permissions ?? permissions };
  } catch {
    return undefined;
  }
}

async function blobAt(git: Git, place: string): Promise<string> {
  return (await git.bytes(["cat-file", "blob", place], "", LARGEST)).toString("utf8");
}

/**
 * Finds the other actions of the checkout that are loaded: those that the job uses, and a composite one that calls ours. Most jobs
 * have none, and load nothing of this code. Call it before any tool runs.
 */
export async function actionsOfJob(
  { world, job, other }: Place,
  written: WrittenJob | undefined,
): Promise<OtherActions> {
  const around = world.env.GITHUB_ACTION_PATH;
  const folders = [...(around ? [around] : []), ...usedFolders(written?.steps ?? [])];
  if (folders.length === 0 || other) return NO_OTHERS; // nothing of the job lies where another repository is checked out
  const { localActions } = await import("./local-actions.ts");
  return localActions(folders, { workspace: job.workspace, scripts: world.scripts });
}

/** The same for the commit that the work starts from. The log says so where the job cannot be read, and could have such actions. */
export async function readJobWithActions(place: Place, head: string) {
  const written = await readJob(place, head);
  if (!written) printUnknownActions(place);
  return { written, otherActions: await actionsOfJob(place, written) };
}

function printUnknownActions({ job }: Pick<Place, "job">): void {
  const places = [".github/actions", ...MANIFESTS].map((name) => join(job.workspace, name));
  if (places.some((path) => existsSync(path))) printNotice(prompt("job-actions-unknown"));
}
