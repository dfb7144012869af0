/** REST: workflow runs, their jobs and logs, and the checks of a commit. */
import { checkRunJson, jobJson, runJson } from "../json/run.ts";
import type { Job, WorkflowRun } from "../records.ts";
import { type Call, demand, page, param } from "./call.ts";
import { notFound, type Reply } from "./reply.ts";

export function getRun(call: Call): Reply {
  return { status: 200, body: runJson(call.site, findRun(call)) };
}

export function listJobs(call: Call): Reply {
  const run = findRun(call);
  if (Number(param(call, "attempt")) !== run.attempt) throw notFound();
  return counted(call, "jobs", run.jobs, (job) => jobJson(call.site, run, job));
}

/** The log itself lies elsewhere, at an address that is its own key. */
export function redirectToLog(call: Call): Reply {
  demand(call, "read", "actions");
  const { site } = call;
  const id = Number(param(call, "id"));
  if (!site.state.records.runs.some(({ jobs }) => jobs.some((job) => job.id === id))) throw notFound();
  return { status: 302, headers: { location: `${site.serverUrl}/_logs/${id}?sig=open` } };
}

export function listCheckRuns(call: Call): Reply {
  demand(call, "read", "checks");
  const ref = param(call, "ref");
  const runs = call.site.state.records.runs.filter(({ sha }) => sha === ref);
  const checks = runs.flatMap((run) => run.jobs.map((job): [WorkflowRun, Job] => [run, job]));
  return counted(call, "check_runs", checks, ([run, job]) => checkRunJson(call.site, run, job));
}

function findRun(call: Call): WorkflowRun {
  demand(call, "read", "actions");
  const run = call.site.state.records.runs.find(({ id }) => id === Number(param(call, "run")));
  if (!run) throw notFound();
  return run;
}

function counted<Item>(call: Call, name: string, items: readonly Item[], json: (item: Item) => unknown): Reply {
  const { body, ...rest } = page(call, items, json);
  return { ...rest, body: { total_count: items.length, [name]: body } };
}
