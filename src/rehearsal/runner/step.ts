/**
 * Runs one step of an action, main or post, in the environment that the runner gives it: the inputs, the facts of the run,
 * and little of the host; fresh file commands before it, what they say after it.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { platform } from "node:process";
import { type ChildResult, type Ladder, type RunProgram, runChild } from "./child.ts";

type StepOptions = Readonly<{
  script: string;
  cwd: string;
  temp: string;
  ladder: Ladder;
  signal: AbortSignal;
  killed?: AbortSignal;
  environment: (files: StepFiles) => Record<string, string>;
  onLine: (line: string) => void;
  /** Runs the program in another way than as a process of its own. */
  program?: RunProgram | undefined;
}>;

/**
 * The contents of the files of a step. `errors` are those for which the runner fails the step, whatever its exit code.
 */
export type StepFacts = Readonly<{
  outputs: Readonly<Record<string, string>>;
  env: Readonly<Record<string, string>>;
  state: Readonly<Record<string, string>>;
  path: readonly string[];
  summary: string;
  errors: readonly string[];
}>;

export async function runStep({
  temp,
  environment,
  program = runChild,
  ...child
}: StepOptions): Promise<ChildResult & StepFacts> {
  const files = await makeFiles(join(temp, "_runner_file_commands"));
  const result = await program({ ...child, environment: environment(files) });
  return { ...result, ...(await readFiles(files)) };
}

const summaryLimit = 1024 * 1024;

async function makeFiles(folder: string): Promise<StepFiles> {
  await mkdir(folder, { recursive: true });
  const id = randomUUID();
  const files: StepFiles = {
    output: join(folder, `set_output_${id}`),
    env: join(folder, `set_env_${id}`),
    path: join(folder, `add_path_${id}`),
    state: join(folder, `save_state_${id}`),
    summary: join(folder, `step_summary_${id}`),
  };
  await Promise.all(Object.values(files).map((file) => writeFile(file, "")));
  return files;
}

async function readFiles(files: StepFiles): Promise<StepFacts> {
  const read = (file: string) => readFile(file, "utf8");
  const output = readPairs(await read(files.output));
  const env = readPairs(await read(files.env));
  const state = readPairs(await read(files.state));
  const summary = await read(files.summary);
  const errors = [
    ...complaint("output", output.error),
    ...complaint("env", env.error),
    ...complaint("env", "NODE_OPTIONS" in env.pairs ? "Can't store NODE_OPTIONS using GITHUB_ENV." : undefined),
    ...complaint("state", state.error),
    ...complaint("step_summary", Buffer.byteLength(summary) > summaryLimit ? "It is larger than 1024k." : undefined),
  ];
  const path = readPath(await read(files.path));
  return { outputs: output.pairs, env: env.pairs, state: state.pairs, path, summary, errors };
}

function complaint(command: string, error: string | undefined): string[] {
  return error === undefined ? [] : [`Unable to process file command '${command}' successfully. ${error}`];
}

/** The pairs of a file up to its end or its first error; the runner fails the step on an error. */
type Pairs = Readonly<{ pairs: Readonly<Record<string, string>>; error?: string }>;

type CommandEntry = Readonly<{ key: string; value: string; next: number }> | { error: string };

/** Parses `name=value` and `name<<delimiter` entries. The rules and words are those of the runner's FileCommandManager. */
export function readPairs(text: string): Pairs {
  const pairs: Record<string, string> = {};
  const lines = text.split("\n");
  for (let index = 0; index < lines.length; ) {
    if (lines[index] === "") {
      index += 1;
      continue;
    }
    const entry = readEntry(lines, index);
    if ("error" in entry) return { pairs, error: entry.error };
    pairs[entry.key] = entry.value;
    index = entry.next;
  }
  return { pairs };
}

/** The folders of GITHUB_PATH, the last one written first, as the runner puts them before PATH. */
export function readPath(text: string): readonly string[] {
  return text.split(/\r?\n/).filter(Boolean).reverse();
}

function readEntry(lines: readonly string[], index: number): CommandEntry {
  const line = lines[index] ?? "";
  const equals = line.indexOf("=");
  const heredoc = line.indexOf("<<");
  if (heredoc >= 0 && (equals < 0 || heredoc < equals)) return readHeredoc(lines, index, heredoc);
  if (equals < 0) return { error: `Invalid format '${line}'` };
  if (equals === 0) return { error: `Invalid format '${line}'. Name must not be empty` };
  return { key: line.slice(0, equals), value: line.slice(equals + 1), next: index + 1 };
}

function readHeredoc(lines: readonly string[], index: number, at: number): CommandEntry {
  const line = lines[index] ?? "";
  const key = line.slice(0, at);
  const delimiter = line.slice(at + 2);
  if (key === "" || delimiter === "") {
    return { error: `Invalid format '${line}'. Name must not be empty and delimiter must not be empty` };
  }
  const end = lines.indexOf(delimiter, index + 1);
  if (end < 0) return { error: `Invalid value. Matching delimiter not found '${delimiter}'` };
  return { key, value: lines.slice(index + 1, end).join("\n"), next: end + 1 };
}

/** The place of the run. `repository` is `owner/name`; URLs have no trailing slash. */
export type GitHubContext = Readonly<{
  serverUrl: string;
  apiUrl: string;
  graphqlUrl: string;
  repository: string;
  actor: string;
  runId: string;
  sha: string;
  /** e.g. `refs/heads/main`, and its `main` */
  ref: string;
  refName: string;
}>;

/** Paths of one step's file commands. */
export type StepFiles = Readonly<Record<"output" | "env" | "path" | "state" | "summary", string>>;

export type EnvironmentOptions = Readonly<{
  host: Readonly<Record<string, string | undefined>>;
  inputs: Readonly<Record<string, string>>;
  state: Readonly<Record<string, string>>;
  github: GitHubContext;
  eventName: string;
  eventPath: string;
  workspace: string;
  temp: string;
  files: StepFiles;
}>;

/** All that one step sees. From the host it sees PATH and HOME. */
export function stepEnvironment(options: EnvironmentOptions): Record<string, string> {
  return {
    PATH: options.host.PATH ?? "",
    HOME: options.host.HOME ?? "",
    CI: "true",
    ...prefixed("INPUT_", options.inputs, (name) => name.replaceAll(" ", "_").toUpperCase()),
    ...prefixed("STATE_", options.state),
    ...runVariables(options),
    ...repositoryVariables(options.github),
    ...runnerVariables(options),
  };
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>, rename = (name: string) => name) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + rename(name), value] as const));
}

function runVariables({ github, eventName, eventPath, workspace, files }: EnvironmentOptions) {
  return {
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION: "__self",
    GITHUB_ACTION_REF: "",
    GITHUB_ACTION_REPOSITORY: "",
    GITHUB_ACTOR: github.actor,
    GITHUB_TRIGGERING_ACTOR: github.actor,
    GITHUB_EVENT_NAME: eventName,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_JOB: "agent",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_RUN_ID: github.runId,
    GITHUB_RUN_NUMBER: "1",
    GITHUB_RETENTION_DAYS: "90",
    GITHUB_WORKFLOW: "agent",
    GITHUB_WORKFLOW_REF: `${github.repository}/.github/workflows/agent.yml@${github.ref}`,
    GITHUB_WORKFLOW_SHA: github.sha,
    GITHUB_WORKSPACE: workspace,
    GITHUB_OUTPUT: files.output,
    GITHUB_ENV: files.env,
    GITHUB_PATH: files.path,
    GITHUB_STATE: files.state,
    GITHUB_STEP_SUMMARY: files.summary,
  };
}

function repositoryVariables({ serverUrl, apiUrl, graphqlUrl, repository, sha, ref, refName }: GitHubContext) {
  return {
    GITHUB_SERVER_URL: serverUrl,
    GITHUB_API_URL: apiUrl,
    GITHUB_GRAPHQL_URL: graphqlUrl,
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split("/")[0] ?? "",
    GITHUB_SHA: sha,
    GITHUB_REF: ref,
    GITHUB_REF_NAME: refName,
    GITHUB_REF_TYPE: "branch",
    GITHUB_REF_PROTECTED: "false",
    GITHUB_BASE_REF: "",
    GITHUB_HEAD_REF: "",
  };
}

function runnerVariables({ temp, workspace, github }: EnvironmentOptions) {
  return {
    RUNNER_NAME: "rehearsal",
    RUNNER_OS: platform === "darwin" ? "macOS" : platform === "win32" ? "Windows" : "Linux",
    RUNNER_ARCH: process.arch.toUpperCase(),
    RUNNER_ENVIRONMENT: "self-hosted",
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: `${temp}/_tool`,
    RUNNER_WORKSPACE: workspace,
    RUNNER_TRACKING_ID: `github_${github.runId}`,
    // Every JavaScript action is given this one; a dummy here, so that a leak of it shows.
    ACTIONS_RUNTIME_TOKEN: "rehearsal-runtime-token",
    ACTIONS_RUNTIME_URL: `${github.serverUrl}/_runtime/`,
    ACTIONS_RESULTS_URL: `${github.serverUrl}/_results/`,
  };
}
