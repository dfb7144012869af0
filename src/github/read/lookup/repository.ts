/**
 * Looks up what people with write access have made of a repository (labels, milestones, releases, commits), its
 * workflow runs, and the logs of their jobs.
 */
import { z } from "zod";
import { oneLine } from "../../../lib/text.ts";
import { type ReadClient, readPages } from "../port.ts";
import { readLabels, readMilestones } from "../vocabulary.ts";
import { readLog, readRun, readRuns } from "../workflow-runs.ts";
import { cut, type FoundItem } from "./threads.ts";

type Client = Pick<ReadClient, "get">;

const Release = z.object({
  tag_name: z.string(),
  name: z.string().nullish(),
  body: z.string().nullish(),
  draft: z.boolean(),
  published_at: z.string().nullable(),
});
const Commit = z.object({
  sha: z.string(),
  commit: z.object({ message: z.string(), author: z.object({ name: z.string(), date: z.string() }).nullish() }),
});

const MOST = 30;

export async function lookUpLabels(client: Client): Promise<readonly FoundItem[]> {
  const lines = (await readLabels(client)).map(({ name, description }) => `${name}: ${description}`);
  return [plain("labels of the repository", lines.slice(0, 300).join("\n"))];
}

export async function lookUpMilestones(client: Client): Promise<readonly FoundItem[]> {
  const lines = (await readMilestones(client)).map(({ title, due_on: due }) => `${title}${due ? `, due ${due}` : ""}`);
  return [plain("open milestones of the repository", lines.slice(0, 100).join("\n"))];
}

/** Newest first, without drafts. */
export async function lookUpReleases(client: Client): Promise<readonly FoundItem[]> {
  const found = z.array(Release).parse(await client.get("/releases", { per_page: 10 }));
  return found
    .filter(({ draft }) => !draft)
    .map(({ tag_name: tag, name, body, published_at: at }) => ({
      item: { label: `release ${tag}, ${at}`, title: name ?? tag, text: cut(body ?? "", 4000), format: "markdown" },
      author: undefined,
    }));
}

/** Of the default branch, newest first. A merged commit can have a message of anybody, so it is data like all of this. */
export async function lookUpHistory(
  client: Client,
  { path, since }: Readonly<{ path?: string | undefined; since?: string | undefined }>,
): Promise<readonly FoundItem[]> {
  const only = { ...(path !== undefined && { path }), ...(since !== undefined && { since }) };
  const commits = z.array(Commit).parse(await client.get("/commits", { ...only, per_page: MOST }));
  const lines = commits.map(
    ({ sha, commit: { message, author } }) =>
      `${sha.slice(0, 10)} ${author?.date ?? ""} ${author?.name ?? ""}: ${oneLine(message.split("\n")[0] ?? "", 200)}`,
  );
  return [plain(`commits of the default branch${path === undefined ? "" : ` to ${path}`}`, lines.join("\n"))];
}

function plain(label: string, text: string): FoundItem {
  return { item: { label, text, format: "plain" }, author: undefined };
}

const Job = z.object({ id: z.number().int(), name: z.string(), conclusion: z.string().nullable() });
const MOST_JOBS = 5;

/** Newest first. `workflow` is the name of its file. */
export async function lookUpRuns(
  client: Pick<ReadClient, "get">,
  { workflow, status }: Readonly<{ workflow?: string | undefined; status?: string | undefined }>,
): Promise<readonly FoundItem[]> {
  const only = { ...(workflow !== undefined && { workflow }), ...(status !== undefined && { status }) };
  const lines = (await readRuns(client, only)).slice(0, 30).map((run) => {
    const end = run.conclusion ?? run.status ?? "unknown";
    return `${run.id} ${oneLine(run.name ?? run.path, 80)} ${isOfPull(run) ? "on a pull request" : `on ${run.head_branch}`} (${run.event}): ${end}, ${run.created_at}`;
  });
  return [{ item: { label: "workflow runs", text: lines.join("\n"), format: "plain" }, author: undefined }];
}

/** Its branch, its code and what that prints can be anybody's. */
function isOfPull({ event }: Readonly<{ event: string }>): boolean {
  return event.startsWith("pull_request");
}

/** Only people who can push cause these. Runs for issues and comments print what strangers wrote in them. */
const EVENTS_OF_WRITERS = ["push", "schedule", "workflow_dispatch", "repository_dispatch", "merge_group", "release"];

function isOfWriters({ event }: Readonly<{ event: string }>): boolean {
  return EVENTS_OF_WRITERS.includes(event);
}

/** The failed jobs of a run with the end of the log of each; a log holds what the code of a run printed. */
export async function lookUpRunLogs(client: ReadClient, id: number): Promise<readonly FoundItem[]> {
  const run = await readRun(client, id);
  if (!run) return [];
  const place = { run_id: id, attempt_number: run.run_attempt };
  const path = "/actions/runs/{run_id}/attempts/{attempt_number}/jobs";
  const { items } = await readPages(client, path, place, { most: 1, list: "jobs" });
  const failed = items.map((item) => Job.parse(item)).filter(({ conclusion }) => conclusion === "failure");
  return Promise.all(
    failed.slice(0, MOST_JOBS).map(async (job) => ({
      item: {
        label: `log of the job ${oneLine(job.name, 100)} of run ${id}`,
        text: (await readLog(client, job.id))?.text ?? "(the log could not be read)",
        format: "plain" as const,
      },
      author: isOfWriters(run) ? undefined : "(code or words of anybody)",
    })),
  );
}
