/** Starts workflows, and runs them again or not. Every function rejects with a GitHubFault. */
import type { GitHub, Repository } from "../../client.ts";

export type WorkflowInputs = Readonly<Record<string, string>>;

/** `file` is the name of a file in `.github/workflows`, `ref` the default branch. */
export async function dispatchWorkflow(
  github: GitHub,
  { owner, name: repo }: Repository,
  { file, ref, inputs }: Readonly<{ file: string; ref: string; inputs: WorkflowInputs }>,
): Promise<void> {
  const route = "POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches";
  await github.request(route, { owner, repo, workflow_id: file, ref, inputs: { ...inputs } });
}

export async function rerunFailedJobs(github: GitHub, { owner, name: repo }: Repository, run: number): Promise<void> {
  const route = "POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs";
  await github.request(route, { owner, repo, run_id: run });
}

export async function cancelRun(github: GitHub, { owner, name: repo }: Repository, run: number): Promise<void> {
  await github.request("POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel", { owner, repo, run_id: run });
}
