/** REST: workflows that are started, runs that are run again or cancelled, and reviews that are dismissed. */
import { z } from "zod";
import type { Workflow } from "../issue-records.ts";
import { reviewJson } from "../json/review.ts";
import { runJson, workflowJson } from "../json/run.ts";
import type { WorkflowRun } from "../records.ts";
import { demand, errorReply, notFound, page, param, Refusal, type RestCall, type RestReply, readBody } from "./call.ts";

const Dispatch = z.strictObject({ ref: z.string(), inputs: z.record(z.string(), z.string()).default({}) });
const Dismissal = z.strictObject({ message: z.string().min(1) });

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
  const run = findRun(call);
  if (run.conclusion === null) throw new Refusal(errorReply(403, "This workflow run cannot be rerun: it is running"));
  Object.assign(run, { conclusion: null, attempt: run.attempt + 1 });
  return { status: 201, body: {} };
}

export function cancelRun(call: RestCall): RestReply {
  const run = findRun(call);
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

export function dismissReview(call: RestCall): RestReply {
  demand(call, "write", "pull_requests");
  readBody(call, Dismissal, "PullRequestReview");
  const { records } = call.site.state;
  const review = records.reviews.find(
    ({ id, pull }) => id === Number(param(call, "id")) && pull === Number(param(call, "number")),
  );
  if (!review) throw notFound();
  if (!["APPROVED", "CHANGES_REQUESTED"].includes(review.state))
    throw new Refusal(errorReply(422, "Can not dismiss a commented pull request review"));
  review.state = "DISMISSED";
  return { status: 200, body: reviewJson(call.site, review) };
}

function findWorkflow(call: RestCall): Workflow {
  const found = call.site.state.records.workflows.find(({ file }) => file === param(call, "file"));
  if (!found) throw notFound();
  return found;
}

function findRun(call: RestCall): WorkflowRun {
  demand(call, "write", "actions");
  const run = call.site.state.records.runs.find(({ id }) => id === Number(param(call, "run")));
  if (!run) throw notFound();
  return run;
}
