/** Workflow runs, their jobs and the checks they make, as the REST API and webhooks write them. */
import type { Job, WorkflowRun } from "../records.ts";
import { repositoryApi, repositoryPage, type Site } from "../site.ts";
import { repositoryJson } from "./repository.ts";
import { userJson } from "./user.ts";

const workflowId = 301;
const runner = {
  runner_id: 1,
  runner_name: "GitHub Actions 1",
  runner_group_id: 2,
  runner_group_name: "GitHub Actions",
};

export function runJson(site: Site, run: WorkflowRun) {
  const { id, name, title = name, file, actor, branch, sha, event, conclusion, attempt, pulls, updatedAt } = run;
  const url = repositoryApi(site, `/actions/runs/${id}`);
  return {
    id,
    node_id: `WFR_${id}`,
    name,
    display_title: title,
    head_branch: branch,
    head_sha: sha,
    event,
    conclusion,
    path: `.github/workflows/${file}`,
    run_number: id - 9000,
    run_attempt: attempt,
    status: conclusion === null ? "in_progress" : "completed",
    workflow_id: workflowId,
    check_suite_id: 401,
    check_suite_node_id: "CS_401",
    previous_attempt_url: null,
    url,
    html_url: runPage(site, id),
    created_at: updatedAt,
    updated_at: updatedAt,
    run_started_at: updatedAt,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    referenced_workflows: [],
    check_suite_url: repositoryApi(site, "/check-suites/401"),
    workflow_url: repositoryApi(site, `/actions/workflows/${workflowId}`),
    actor: userJson(site, actor),
    triggering_actor: userJson(site, actor),
    head_commit: { id: sha, tree_id: sha, message: name, timestamp: updatedAt, author: nobody, committer: nobody },
    repository: repositoryJson(site),
    head_repository: repositoryJson(site),
    pull_requests: pulls.map((number) => runPullJson(site, number)),
  };
}

const nobody = { name: "Somebody", email: "somebody@example.test" };

export function workflowJson(
  site: Site,
  { name, updatedAt }: Pick<WorkflowRun, "name" | "updatedAt">,
  file = "ci.yml",
) {
  const workflowPath = `.github/workflows/${file}`;
  const url = repositoryApi(site, `/actions/workflows/${workflowId}`);
  return {
    id: workflowId,
    node_id: `W_${workflowId}`,
    name,
    path: workflowPath,
    state: "active",
    url,
    created_at: updatedAt,
    updated_at: updatedAt,
    html_url: repositoryPage(site, `/blob/main/${workflowPath}`),
    badge_url: repositoryPage(site, "/workflows/ci/badge.svg"),
  };
}

/** A pull request as a run names it: no more than its ends. */
function runPullJson(site: Site, number: number) {
  const pull = site.state.pulls.get(number);
  const repo = { id: site.id, url: repositoryApi(site), name: site.seed.name };
  return {
    id: pull?.pullId ?? 0,
    number,
    url: repositoryApi(site, `/pulls/${number}`),
    head: { ref: pull?.head ?? "", sha: pull?.headSha ?? "", repo },
    base: { ref: pull?.base ?? "", sha: pull?.baseSha ?? "", repo },
  };
}

export function jobJson(site: Site, run: WorkflowRun, job: Job) {
  const { id, name, conclusion, steps } = job;
  const times = { started_at: run.updatedAt, completed_at: run.updatedAt };
  return {
    id,
    node_id: `CR_${id}`,
    run_id: run.id,
    run_attempt: run.attempt,
    head_sha: run.sha,
    head_branch: run.branch,
    workflow_name: run.name,
    name,
    status: "completed",
    conclusion,
    created_at: run.updatedAt,
    ...times,
    run_url: repositoryApi(site, `/actions/runs/${run.id}`),
    url: repositoryApi(site, `/actions/jobs/${id}`),
    html_url: jobPage(site, run, job),
    check_run_url: repositoryApi(site, `/check-runs/${id}`),
    labels: ["ubuntu-latest"],
    ...runner,
    steps: steps.map((step, index) => ({ ...step, ...times, number: index + 1, status: "completed" })),
  };
}

/** Every job of a run is a check of its commit. */
export function checkRunJson(site: Site, run: WorkflowRun, job: Job) {
  const { id, name, conclusion } = job;
  const url = repositoryApi(site, `/check-runs/${id}`);
  return {
    id,
    node_id: `CR_${id}`,
    head_sha: run.sha,
    external_id: "",
    name,
    status: "completed",
    conclusion,
    url,
    html_url: jobPage(site, run, job),
    details_url: jobPage(site, run, job),
    check_suite: { id: 401 },
    started_at: run.updatedAt,
    completed_at: run.updatedAt,
    app: null,
    pull_requests: [],
    output: { title: null, summary: null, text: null, annotations_count: 0, annotations_url: `${url}/annotations` },
  };
}

function runPage(site: Site, id: number): string {
  return repositoryPage(site, `/actions/runs/${id}`);
}

function jobPage(site: Site, run: WorkflowRun, { id }: Job): string {
  return `${runPage(site, run.id)}/job/${id}`;
}
