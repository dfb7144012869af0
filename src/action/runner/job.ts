/** What the runner says about this job, on GitHub Enterprise Server too. */
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
  graphqlUrl: string | undefined;
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
export function readJob(env: Env, plain: typeof fetch): Job {
  const [owner = "", name = ""] = need(env, "GITHUB_REPOSITORY").split("/");
  const serverUrl = env.GITHUB_SERVER_URL ?? "https://github.com";
  const runId = Number(need(env, "GITHUB_RUN_ID"));
  return Object.freeze({
    repository: Object.freeze({ owner, name }),
    workspace: need(env, "GITHUB_WORKSPACE"),
    temp: need(env, "RUNNER_TEMP"),
    apiUrl: env.GITHUB_API_URL ?? "https://api.github.com",
    graphqlUrl: env.GITHUB_GRAPHQL_URL || undefined,
    serverUrl,
    repositoryUrl: `${serverUrl}/${owner}/${name}`,
    runUrl: `${serverUrl}/${owner}/${name}/actions/runs/${runId}`,
    runId,
    task: taskKeyOf(env),
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT) || 1,
    fetch: namesProxy(env) ? throughProxy : plain,
  });
}

function namesProxy(env: Env): boolean {
  return ["http_proxy", "https_proxy"].some((name) => Boolean(env[name] ?? env[name.toUpperCase()]));
}

/** GitHub's own toolkit knows about proxies, and brings an HTTP client along: it is loaded only where there is one. */
const throughProxy: typeof fetch = async (url, init) => {
  const { defaults } = await import("@actions/github/lib/utils");
  const request = defaults.request as { fetch: typeof fetch }; // octokit types its request options as `any`
  return request.fetch(url, init);
};

function need(env: Env, name: string): string {
  const value = env[name];
  if (value) return value;
  throw new Fault("config", `${name} is not set.`, {
    hint: "GitHub Actions sets it. To try this on your machine, run `node dist/index.js rehearse`.",
  });
}
