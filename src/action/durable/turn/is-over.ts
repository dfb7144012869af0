/** Whether a run that holds a thread has ended without letting go of it. */
import { z } from "zod";
import type { Lease } from "../../../github/write/state/manifest.ts";
import type { Desk } from "../recall.ts";

const Run = z.object({ status: z.string().nullable(), run_attempt: z.number() });

/** What GitHub does not tell (it takes `actions: read`) counts as no: the lease ends by itself. */
export async function isOver(
  { github, job }: Pick<Desk, "github" | "job">,
  { run_id, attempt }: Lease,
): Promise<boolean> {
  const { owner, name: repo } = job.repository;
  try {
    const { data } = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { owner, repo, run_id });
    const run = Run.parse(data);
    return run.status === "completed" || run.run_attempt > attempt;
  } catch {
    return false;
  }
}
