/** Whether what we publish waits for CI that nobody starts: GitHub does so for what a job's own token writes. */
import { listDirectory, readFile } from "../../../core/workspace/files.ts";
import { gitHubReader } from "../../../github/client.ts";
import { readOwn } from "../../../github/read/trigger/own.ts";
import type { Setting } from "../../prepare.ts";

const JOBS_OWN = "github-actions[bot]";
const FOLDER = ".github/workflows";
const LARGEST = 512 * 1024;

/** A workflow that a push or a pull request starts, as far as a look at its text tells. */
const STARTS = /^\s*(?:-\s*)?["']?(?:push|pull_request)\b|^["']?on["']?:.*\b(?:push|pull_request)\b/m;

/** Asked once the work is published. Never rejects: without an answer nothing is said. */
export async function isCiSilent({ github, job }: Pick<Setting, "github" | "job">): Promise<boolean> {
  if (!(await hasCi(job.workspace))) return false;
  const own = await readOwn(gitHubReader(github, job.repository));
  return own?.login === JOBS_OWN;
}

async function hasCi(workspace: string): Promise<boolean> {
  try {
    const files = (await listDirectory([workspace], FOLDER)).filter(({ name }) => /\.ya?ml$/.test(name));
    const texts = await Promise.all(files.map(({ name }) => textOf(workspace, `${FOLDER}/${name}`)));
    return texts.some((text) => STARTS.test(text));
  } catch {
    return false; // no such folder, or one that leads elsewhere
  }
}

async function textOf(workspace: string, path: string): Promise<string> {
  try {
    return new TextDecoder().decode(await readFile([workspace], path, LARGEST));
  } catch {
    return ""; // no plain file, or too large to be looked at
  }
}
