/** Reads the runner's variables about this job, also on GitHub Enterprise Server. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Repository } from "../github/client.ts";
import { slug } from "../lib/text.ts";
import { JOBS, parseItem } from "./input/list-query.ts";
import type { Settings } from "./input/settings.ts";
import { TRIGGER } from "./input/trigger-settings.ts";
import { absolutePath, checkedVariable, requireProxyAddress, webAddress } from "./runner-variables.ts";
import type { Env } from "./world.ts";

export type Job = Readonly<{
  repository: Repository;
  workspace: string;
  /** A folder outside the workspace that exists as long as the job. */
  temp: string;
  apiUrl: string;
  graphqlUrl: string | undefined;
  serverUrl: string;
  /** The web page of the repository. */
  repositoryUrl: string;
  runUrl: string;
  runId: number;
  /** Identifies the workflow's own prompt, if it has one. */
  task: TaskKey | undefined;
  /** 1 for the first attempt. */
  runAttempt: number;
  /** Uses the proxy that the environment configures for GitHub, if there is one. */
  fetch: typeof fetch;
}>;

/** Throws a "config" Fault outside of a runner. */
export function readJob(env: Env, settings: Settings, plain: typeof fetch): Job {
  const [owner = "", name = ""] = checkedVariable(env, "GITHUB_REPOSITORY", REPOSITORY).split("/");
  const serverUrl = webAddress(env, "GITHUB_SERVER_URL", "https://github.com");
  const runId = Number(checkedVariable(env, "GITHUB_RUN_ID", NUMBER));
  return Object.freeze({
    repository: Object.freeze({ owner, name }),
    workspace: absolutePath(env, "GITHUB_WORKSPACE"),
    temp: absolutePath(env, "RUNNER_TEMP"),
    apiUrl: webAddress(env, "GITHUB_API_URL", "https://api.github.com"),
    graphqlUrl: env.GITHUB_GRAPHQL_URL ? webAddress(env, "GITHUB_GRAPHQL_URL", undefined) : undefined,
    serverUrl,
    repositoryUrl: `${serverUrl}/${owner}/${name}`,
    runUrl: `${serverUrl}/${owner}/${name}/actions/runs/${runId}`,
    runId,
    task: taskKeyOf(env, settings),
    runAttempt: env.GITHUB_RUN_ATTEMPT ? Number(checkedVariable(env, "GITHUB_RUN_ATTEMPT", NUMBER)) : 1,
    fetch: namesProxy(env) ? throughProxy : plain,
  });
}

const REPOSITORY = { form: /^[\w.-]+\/[\w.-]+$/, what: "a repository such as `octo-org/octo-repo`" };
const NUMBER = { form: /^[1-9]\d{0,14}$/, what: "a number" };

const PROXIES = ["http_proxy", "https_proxy"].flatMap((name) => [name, name.toUpperCase()]);

function namesProxy(env: Env): boolean {
  for (const name of PROXIES) requireProxyAddress(env, name);
  return PROXIES.some((name) => Boolean(env[name]));
}

/** GitHub's toolkit supports proxies, but includes an HTTP client. So it is loaded only if there is a proxy. */
const throughProxy: typeof fetch = async (url, init) => {
  const { defaults } = await import("@actions/github/lib/utils");
  const request = defaults.request as { fetch: typeof fetch }; // octokit types its request options as `any`
  return request.fetch(url, init);
};

/** `words` is for people, and `digest` identifies the task. */
type TaskKey = Readonly<{ words: string; digest: string }>;

/**
 * Undefined if the workflow has no prompt of its own. Runners other than GitHub's may not name the workflow file. Two
 * workflows can have the same name, so each run is then a separate task, and shares no branch.
 */
export function taskKeyOf(env: Env, settings: Settings): TaskKey | undefined {
  const { prompt, "prompt-file": promptFile } = settings.slice(TRIGGER);
  if (prompt === undefined && promptFile === undefined) return undefined;
  const path = workflowPath(env);
  const file = path?.split("/").at(-1) ?? env.GITHUB_WORKFLOW ?? "";
  const workflow = path ?? `run ${env.GITHUB_RUN_ID}`;
  const job = env.GITHUB_JOB ?? "";
  const item = parseItem(settings.slice(JOBS).item ?? "{")?.key;
  const digest = createHash("sha256")
    .update(JSON.stringify([workflow, job, ...(item === undefined ? [] : [item])]))
    .digest("hex")
    .slice(0, 8);
  return { words: slug(`${item ?? ""} ${file.replace(/\.ya?ml$/, "")} ${job}`, 40), digest };
}

/** `owner/name/.github/workflows/file.yml`. The events of a schedule and of a manual start name the file too. */
function workflowPath(env: Env): string | undefined {
  const [path = ""] = (env.GITHUB_WORKFLOW_REF ?? "").split("@");
  if (path !== "") return path;
  const file = startedFile(env.GITHUB_EVENT_PATH);
  return file && `${env.GITHUB_REPOSITORY}/${file}`;
}

const Started = z.object({ workflow: z.string().regex(/^[^@]+\.ya?ml$/) });

/** Undefined if the event cannot be read. Its other readers report that. */
function startedFile(path = ""): string | undefined {
  try {
    return Started.safeParse(JSON.parse(readFileSync(path, "utf8"))).data?.workflow;
  } catch {
    return undefined;
  }
}
