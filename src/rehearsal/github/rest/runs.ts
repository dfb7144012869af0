/** REST: workflow runs, their jobs and logs, and the checks of a commit. */
import { checkRunJson, jobJson, runJson } from "../json/run.ts";
import { userJson } from "../json/user.ts";
import type { Job, ThreadEvent, WorkflowRun } from "../records.ts";
import { repositoryApi, type Site } from "../site.ts";
import { demand, notFound, page, param, type RestCall, type RestReply } from "./call.ts";

export function getRun(call: RestCall): RestReply {
  return { status: 200, body: runJson(call.site, findRun(call)) };
}

export function listJobs(call: RestCall): RestReply {
  const run = findRun(call);
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

function findRun(call: RestCall): WorkflowRun {
  demand(call, "read", "actions");
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
