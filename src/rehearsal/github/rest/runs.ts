/** REST: workflow runs, their jobs and logs, the checks of a commit, and what starts, repeats or cancels them. */
import { z } from "zod";
import type { Workflow } from "../issue-records.ts";
import { checkRunJson, jobJson, runJson, workflowJson } from "../json/run.ts";
import { userJson } from "../json/user.ts";
import type { Job, ThreadEvent, WorkflowRun } from "../records.ts";
import { repositoryApi, type Site } from "../site.ts";
import { demand, errorReply, notFound, page, param, Refusal, type RestCall, type RestReply, readBody } from "./call.ts";

export function getRun(call: RestCall): RestReply {
  return { status: 200, body: runJson(call.site, findRun(call, "read")) };
}

export function listJobs(call: RestCall): RestReply {
  const run = findRun(call, "read");
  if (Number(param(call, "attempt")) !== run.attempt) throw notFound();
  return counted(call, "jobs", run.jobs, (job) => jobJson(call.site, run, job));
}

/** The log itself lies elsewhere, at an address that is its own key. */
export function redirectToLog(call: RestCall): RestReply {
  demand(call, "read", "actions");
  const { site } = call;
  const id = Number(param(call, "id"));
  if (!site.state.records.runs.some(({ jobs }) => jobs.some((job) => job.id === id))) throw notFound();
  return { status: 302, headers: { location: `${site.serverUrl}/_logs/${id}?sig=open` } };
}

export function listCheckRuns(call: RestCall): RestReply {
  demand(call, "read", "checks");
  const ref = param(call, "ref");
  const runs = call.site.state.records.runs.filter(({ sha }) => sha === ref);
  const checks = runs.flatMap((run) => run.jobs.map((job): [WorkflowRun, Job] => [run, job]));
  return counted(call, "check_runs", checks, ([run, job]) => checkRunJson(call.site, run, job));
}

function findRun(call: RestCall, right: "read" | "write"): WorkflowRun {
  demand(call, right, "actions");
  const run = call.site.state.records.runs.find(({ id }) => id === Number(param(call, "run")));
  if (!run) throw notFound();
  return run;
}

function counted<Item>(call: RestCall, name: string, items: readonly Item[], json: (item: Item) => unknown): RestReply {
  const { body, ...rest } = page(call, items, json);
  return { ...rest, body: { total_count: items.length, [name]: body } };
}

/** Oldest first; the `actor` of an assignment is the person who was assigned, and the `assigner` did it. */
export function listEvents(call: RestCall): RestReply {
  const number = Number(param(call, "number"));
  const { issues, records, pulls } = call.site.state;
  if (pulls.has(number)) demand(call, "read", "issues", "pull_requests");
  else demand(call, "read", "issues");
  if (!issues.has(number)) throw notFound();
  return page(call, records.events.get(number) ?? [], (event) => eventJson(call.site, event));
}

function eventJson(site: Site, { id, event, actor, createdAt, label, assignee, reviewer }: ThreadEvent) {
  return {
    id,
    node_id: `EV_${id}`,
    url: repositoryApi(site, `/issues/events/${id}`),
    event,
    created_at: createdAt,
    actor: userJson(site, assignee ?? actor),
    commit_id: null,
    commit_url: null,
    performed_via_github_app: null,
    ...(label !== undefined && { label: { name: label, color: "ededed" } }),
    ...(assignee !== undefined && { assignee: userJson(site, assignee), assigner: userJson(site, actor) }),
    ...(reviewer !== undefined && {
      requested_reviewer: userJson(site, reviewer),
      review_requester: userJson(site, actor),
    }),
  };
}

const Dispatch = z.strictObject({ ref: z.string(), inputs: z.record(z.string(), z.string()).default({}) });

export function getWorkflow(call: RestCall): RestReply {
  demand(call, "read", "actions");
  return {
    status: 200,
    body: workflowJson(
      call.site,
      { name: findWorkflow(call).file, updatedAt: call.site.state.time() },
      findWorkflow(call).file,
    ),
  };
}

/** Inputs that the workflow does not have are refused. */
export function dispatchWorkflow(call: RestCall): RestReply {
  demand(call, "write", "actions");
  const workflow = findWorkflow(call);
  const { ref, inputs } = readBody(call, Dispatch, "Workflow");
  const strange = Object.keys(inputs).filter((name) => !workflow.inputs.includes(name));
  if (strange.length > 0) throw new Refusal(errorReply(422, `Unexpected inputs provided: ${JSON.stringify(strange)}`));
  const { records, time } = { records: call.site.state.records, time: call.site.state.time() };
  records.dispatches.push({ file: workflow.file, ref, inputs });
  records.addRun({
    name: workflow.file,
    title: `${workflow.file} ${inputs[workflow.named ?? ""] ?? ""}`.trim(),
    file: workflow.file,
    actor: call.caller.login,
    branch: ref,
    sha: "0".repeat(40),
    event: "workflow_dispatch",
    conclusion: null,
    pulls: [],
    jobs: [],
  });
  return { status: 204, headers: { date: time } };
}

export function listRuns(call: RestCall): RestReply {
  demand(call, "read", "actions");
  const { query, params } = call;
  const file = params.file === undefined ? undefined : findWorkflow(call).file;
  const since = Date.parse((query.get("created") ?? "").replace(/^>=/, "")) || 0;
  const runs = call.site.state.records.runs.filter(
    (run) =>
      (file === undefined || run.file === file) &&
      (query.get("event") ?? run.event) === run.event &&
      (query.get("branch") ?? run.branch) === run.branch &&
      [null, run.conclusion, run.conclusion === null ? "in_progress" : "completed"].includes(query.get("status")) &&
      Date.parse(run.updatedAt) >= Math.floor(since / 1000) * 1000,
  );
  const { body, ...reply } = page(call, runs.toReversed(), (run) => runJson(call.site, run));
  return { ...reply, body: { total_count: runs.length, workflow_runs: body } };
}

export function rerunFailedJobs(call: RestCall): RestReply {
  const run = findRun(call, "write");
  if (run.conclusion === null) throw new Refusal(errorReply(403, "This workflow run cannot be rerun: it is running"));
  Object.assign(run, { conclusion: null, attempt: run.attempt + 1 });
  return { status: 201, body: {} };
}

export function cancelRun(call: RestCall): RestReply {
  const run = findRun(call, "write");
  if (run.conclusion !== null) throw new Refusal(errorReply(409, "Cannot cancel a workflow run that is completed."));
  Object.assign(run, { conclusion: "cancelled" });
  return { status: 202, body: {} };
}

/** Those that wait for a person. */
export function listPendingDeployments(call: RestCall): RestReply {
  demand(call, "read", "actions");
  return { status: 200, body: [] };
}

export function listDeployments(call: RestCall): RestReply {
  demand(call, "read", "deployments");
  const { site, query } = call;
  const found = site.state.records.deployments.filter(({ sha }) => (query.get("sha") ?? sha) === sha);
  return page(call, found, ({ sha, environment }) => ({
    id: 6601,
    node_id: "DE_6601",
    url: `${site.apiUrl}/deployments/6601`,
    sha,
    ref: sha,
    task: "deploy",
    payload: {},
    environment,
    original_environment: environment,
    description: null,
    creator: null,
    created_at: site.state.createdAt,
    updated_at: site.state.createdAt,
    statuses_url: `${site.apiUrl}/deployments/6601/statuses`,
    repository_url: site.apiUrl,
  }));
}

function findWorkflow(call: RestCall): Workflow {
  const found = call.site.state.records.workflows.find(({ file }) => file === param(call, "file"));
  if (!found) throw notFound();
  return found;
}
