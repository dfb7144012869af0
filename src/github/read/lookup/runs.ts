/** Looks up workflow runs of the repository, and the logs of their jobs. */
import { z } from "zod";
import { oneLine } from "../../../lib/text.ts";
import { readLog } from "../failed-run.ts";
import { type ReadClient, readPages } from "../port.ts";
import { readRun, readRuns } from "../workflow-runs.ts";
import type { FoundItem } from "./found.ts";

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
