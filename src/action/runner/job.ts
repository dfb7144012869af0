/** What the runner says about this job, by GitHub's own toolkit, so that it holds on GitHub Enterprise Server too. */
import { context, defaults } from "@actions/github/lib/utils";
import type { Repository } from "../../github/client.ts";
import { Fault } from "../../lib/fault.ts";
import type { Env } from "../world.ts";
import { type TaskKey, taskKeyOf } from "./task-key.ts";

export type Job = Readonly<{
  repository: Repository;
  workspace: string;
  /** A folder that lives as long as the job, outside the workspace. */
  temp: string;
  apiUrl: string;
  serverUrl: string;
  /** Web page of the repository. */
  repositoryUrl: string;
  runUrl: string;
  runId: number;
  /** Of the workflow's own prompt, if it has one. */
  task: TaskKey | undefined;
  /** 1 for the first time. */
  runAttempt: number;
  /** Goes through the proxy that the environment names for GitHub, if it names one. */
  fetch: typeof fetch;
}>;

/** Throws a "config" Fault outside of a runner. */
export function readJob(env: Env): Job {
  const { owner, repo: name } = context.repo;
  const { serverUrl, apiUrl, runId } = context;
  return Object.freeze({
    repository: Object.freeze({ owner, name }),
    workspace: need(env, "GITHUB_WORKSPACE"),
    temp: need(env, "RUNNER_TEMP"),
    apiUrl,
    serverUrl,
    repositoryUrl: `${serverUrl}/${owner}/${name}`,
    runUrl: `${serverUrl}/${owner}/${name}/actions/runs/${runId}`,
    runId,
    task: taskKeyOf(env),
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT) || 1,
    fetch: (defaults.request as { fetch: typeof fetch }).fetch, // octokit types its request options as `any`
  });
}

function need(env: Env, name: string): string {
  const value = env[name];
  if (value) return value;
  throw new Fault("config", `${name} is not set.`, {
    hint: "GitHub Actions sets it. To try this on your machine, run `node dist/index.js rehearse`.",
  });
}
