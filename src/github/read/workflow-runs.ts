/**
 * Reads workflow runs, as far as something is to be done to them, and why one failed: its failed jobs, their failed
 * steps, and the end of their logs.
 */
import { z } from "zod";
import { withoutEnd } from "../../lib/text.ts";
import { type ReadClient, readPages } from "./port.ts";

const Run = z.object({
  id: z.number().int(),
  name: z.string().nullish(),
  /** The `run-name` of the workflow. */
  display_title: z.string().default(""),
  actor: z.object({ id: z.number().int(), type: z.string().optional() }).nullish(),
  path: z.string(),
  head_sha: z.string(),
  head_branch: z.string().nullish(),
  event: z.string(),
  status: z.string().nullable(),
  conclusion: z.string().nullable(),
  run_attempt: z.number().int().default(1),
  html_url: z.string(),
  created_at: z.string(),
});
export type WorkflowRunNow = z.infer<typeof Run>;

type Client = Pick<ReadClient, "get">;

/** Undefined where there is none. Rejects when GitHub cannot be asked. */
export async function readRun(client: Client, id: number): Promise<WorkflowRunNow | undefined> {
  const found = await client.get("/actions/runs/{run_id}", { run_id: id }).catch(unlessMissing);
  return found === undefined ? undefined : Run.parse(found);
}

/** Newest first; the last hundred. `workflow` is the name of its file. */
export async function readRuns(
  client: Client,
  only: Readonly<{ workflow?: string; event?: string; created?: string; status?: string; branch?: string }> = {},
): Promise<readonly WorkflowRunNow[]> {
  const { workflow, ...filters } = only;
  const path = workflow === undefined ? "/actions/runs" : "/actions/workflows/{workflow_id}/runs";
  const parameters = workflow === undefined ? filters : { ...filters, workflow_id: workflow };
  const { items } = await readPages(client, path, parameters, { most: 1, list: "workflow_runs" });
  return items.map((item) => Run.parse(item));
}

const Workflow = z.object({ path: z.string(), state: z.string() });

/** The path of a workflow that can be started; undefined for one that is disabled, or not there. */
export async function readWorkflow(client: Client, file: string): Promise<string | undefined> {
  const found = await client.get("/actions/workflows/{workflow_id}", { workflow_id: file }).catch(unlessMissing);
  const workflow = Workflow.safeParse(found).data;
  return workflow?.state === "active" ? workflow.path : undefined;
}

/** Whether anything was deployed from a commit, or waits to be. */
export async function hasDeployments(client: Client, run: Pick<WorkflowRunNow, "id" | "head_sha">): Promise<boolean> {
  const [done, waiting] = await Promise.all([
    client.get("/deployments", { sha: run.head_sha, per_page: 1 }),
    client.get("/actions/runs/{run_id}/pending_deployments", { run_id: run.id }),
  ]);
  return z.array(z.unknown()).parse(done).length + z.array(z.unknown()).parse(waiting).length > 0;
}

const Repository = z.object({ default_branch: z.string() });
const Branch = z.object({ commit: z.object({ sha: z.string() }) });

/** The default branch with the commit that it is at. */
export async function readDefaultBranch(client: Client): Promise<Readonly<{ name: string; sha: string }>> {
  const { default_branch: name } = Repository.parse(await client.get(""));
  const { commit } = Branch.parse(await client.get("/branches/{branch}", { branch: name }));
  return { name, sha: commit.sha };
}

function unlessMissing(error: unknown): undefined {
  if (Object(error).status !== 404) throw error;
}

const Step = z.object({ name: z.string(), conclusion: z.string().nullish() });
const Job = z.object({
  id: z.number().int(),
  name: z.string(),
  conclusion: z.string().nullable(),
  html_url: z.string().nullish(),
  steps: z.array(Step).default([]),
});
type Job = z.infer<typeof Job>;

/** `log` is undefined if it could not be read. */
export type FailedJob = Readonly<{
  id: number;
  name: string;
  conclusion: string;
  url: string;
  failedSteps: readonly string[];
  log: Readonly<{ text: string; isCut: boolean }> | undefined;
}>;

/** `jobs` are those that failed; `notes` say what could not be read, one sentence each. */
export type FailedJobs = Readonly<{ jobs: readonly FailedJob[]; notes: readonly string[] }>;

const failures = ["failure", "timed_out", "startup_failure"];
const maxLogs = 5;
const limits = { lines: 200, characters: 8000 };
const maxBytes = 256 * 1024;

/** Reads the newest attempt of the run, unless `attempt` is given. Never rejects. */
export async function readFailedJobs(
  client: Pick<ReadClient, "get" | "stream">,
  run: Readonly<{ id: number; attempt: number }>,
): Promise<FailedJobs> {
  try {
    const path = "/actions/runs/{run_id}/attempts/{attempt_number}/jobs";
    const asked = { run_id: run.id, attempt_number: run.attempt };
    const { items, isWhole } = await readPages(client, path, asked, { list: "jobs" });
    const failed = z
      .array(Job)
      .parse(items)
      .filter(({ conclusion }) => failures.includes(conclusion ?? ""));
    const jobs = await Promise.all(failed.map((job, index) => withLog(client, job, index < maxLogs)));
    return { jobs, notes: isWhole ? [] : ["There are more jobs than could be read."] };
  } catch {
    return {
      jobs: [],
      notes: ["The jobs of the failed run could not be read; it takes the permission `actions: read`."],
    };
  }
}

async function withLog(client: Pick<ReadClient, "stream">, job: Job, hasLog: boolean): Promise<FailedJob> {
  const { id, name, conclusion, html_url, steps } = job;
  const failedSteps = steps.filter((step) => failures.includes(step.conclusion ?? "")).map((step) => step.name);
  const log = hasLog ? await readJobLog(client, id) : undefined;
  return { id, name, conclusion: conclusion ?? "", url: html_url ?? "", failedSteps, log };
}

// A log can be deleted, or its host unreachable; the names of the steps are useful without it.
export async function readJobLog(client: Pick<ReadClient, "stream">, id: number) {
  try {
    const stream = await client.stream("/actions/jobs/{job_id}/logs", { job_id: id });
    return logTail(await readEnd(stream, maxBytes), limits);
  } catch {
    return undefined;
  }
}

/** The end of a log as a terminal without colors shows it. */
type LogTail = Readonly<{ text: string; isCut: boolean }>;

type LogLimits = Readonly<{ lines: number; characters: number }>;

// Control sequences (CSI), commands to the terminal (OSC), and two-character escapes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;

// The time stamp that the runner writes before every line.
const stamp = /^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/;

/** The last complete lines within the limits. Overwritten parts of a line are left out. */
export function logTail(log: string, { lines, characters }: LogLimits): LogTail {
  const all = log.replace(/\r?\n$/, "").split("\n");
  const kept: string[] = [];
  let left = characters;
  for (const raw of all.toReversed()) {
    const line = cleanLine(raw);
    left -= line.length + 1;
    if (kept.length === lines || left < 0) break;
    kept.unshift(line);
  }
  return { text: kept.join("\n"), isCut: kept.length < all.length };
}

/** The end of a text stream: at most `most` bytes, starting at the beginning of a line. */
export async function readEnd(stream: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  let isCut = false;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size <= 4 * most) continue;
    const end = Buffer.concat(chunks).subarray(-most);
    ({ chunks, size, isCut } = { chunks: [end], size: end.length, isCut: true });
  }
  const whole = Buffer.concat(chunks);
  const text = whole.subarray(-most).toString("utf8");
  return isCut || whole.length > most ? text.slice(text.indexOf("\n") + 1) : text;
}

function cleanLine(raw: string): string {
  const line = withoutEnd(raw.replace(stamp, "").replaceAll(escapes, ""), "\r");
  return line.slice(line.lastIndexOf("\r") + 1);
}

const CheckRun = z.object({
  name: z.string(),
  status: z.string(),
  conclusion: z.string().nullable(),
  output: z.object({ title: z.string().nullish(), summary: z.string().nullish() }).nullish(),
});

/** `conclusion` is the state while there is no conclusion, such as `in_progress`. */
export type CommitCheck = Readonly<{ name: string; conclusion: string; summary: string }>;

/** Reads the newest run of each check of a commit. Resolves to undefined if GitHub does not tell. */
export async function readChecks(
  client: Pick<ReadClient, "get">,
  sha: string,
): Promise<readonly CommitCheck[] | undefined> {
  try {
    const asked = { ref: sha, filter: "latest" };
    const { items } = await readPages(client, "/commits/{ref}/check-runs", asked, { list: "check_runs", most: 3 });
    return z
      .array(CheckRun)
      .parse(items)
      .map(({ name, status, conclusion, output }) => ({
        name,
        conclusion: conclusion ?? status,
        summary: [output?.title, output?.summary].filter(Boolean).join("\n"),
      }));
  } catch {
    return undefined;
  }
}
