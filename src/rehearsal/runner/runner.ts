/** Plays the part of GitHub's runner for one JavaScript action: its main step, then its post step. */
import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { type ChildResult, killGroup, type Ladder, type RunProgram, runnerLadder } from "./child.ts";
import { type LogLine, RunnerLog } from "./log.ts";
import { type GitHubContext, runStep, type StepFacts, type StepFiles, stepEnvironment } from "./step.ts";

export type ActionOptions = Readonly<{
  /** The script that is main and post, e.g. dist/index.js. */
  bundle: string;
  /** All inputs of the action: the runner fills in defaults before the action sees them. See `actionDefaults`. */
  inputs: Readonly<Record<string, string>>;
  event: Readonly<{ name: string; payload: unknown }>;
  workspace: string;
  /** A folder that becomes RUNNER_TEMP; made when missing. */
  temp: string;
  github: GitHubContext;
  /** More variables, as a workflow's `env:` gives. */
  environment?: Readonly<Record<string, string>>;
  /** Values that the job knows as secrets: masked in the log. */
  secrets?: readonly string[];
  /** Cancels the main step, as a person does in the web page. */
  signal?: AbortSignal;
  cancelAfterMs?: number;
  /** Kills the main step; the post step follows all the same. */
  killed?: AbortSignal;
  /** Kills the main step with the machine: there is no post step. */
  lost?: AbortSignal;
  ladder?: Ladder;
  onLine?: (line: LogLine) => void;
  /** Runs the steps in another way than as processes of their own. */
  program?: RunProgram | undefined;
}>;

/** stdout and stderr are those of both steps and not masked; `log` is. Times are those of the main step. */
export type RunnerResult = Readonly<{
  exitCode: number;
  postExitCode: number;
  outputs: Readonly<Record<string, string>>;
  state: Readonly<Record<string, string>>;
  /** The variables that were written to GITHUB_ENV and GITHUB_PATH. */
  env: Readonly<Record<string, string>>;
  path: readonly string[];
  summary: string;
  stdout: string;
  stderr: string;
  log: readonly LogLine[];
  /** Reasons for the runner to fail the step, in addition to its exit code: file commands that it cannot read. */
  errors: readonly string[];
  startedAt: number;
  durationMs: number;
}>;

/** The results of a step that never began. */
const SILENT = { stdout: "", stderr: "", summary: "", errors: [] };

type Earlier = Pick<StepFacts, "state" | "env" | "path">;

/** GitHub gives a cancelled job five minutes for what runs `always()`. */
const postLimitMs = 300_000;

/** Resolves with what happened, also when the action failed; rejects only when it cannot be started at all. */
export async function playAction(options: ActionOptions): Promise<RunnerResult> {
  const { bundle, workspace, temp, ladder = runnerLadder } = options;
  const log = new RunnerLog(options.secrets ?? []);
  const eventPath = await writeEvent(options);
  const onLine = (line: string) => {
    const parsed = log.read(line);
    options.onLine?.(parsed);
  };
  const step = (earlier: Earlier, signal: AbortSignal, killed?: AbortSignal) => {
    const environment = (files: StepFiles) => environmentOf(options, eventPath, files, earlier);
    return runStep({
      script: bundle,
      cwd: workspace,
      temp,
      ladder,
      signal,
      environment,
      onLine,
      program: options.program,
      ...(killed && { killed }),
    });
  };
  const kills = [options.killed ?? [], options.lost ?? []].flat();
  const killed = kills.length > 0 ? AbortSignal.any(kills) : undefined;
  const main = await step({ state: {}, env: {}, path: [] }, cancellation(options), killed);
  // By commands, which the runner still obeys though it warns of them; what files say comes after.
  const spoken = { outputs: { ...log.outputs }, state: { ...log.state } };
  const told = { ...main, outputs: { ...spoken.outputs, ...main.outputs }, state: { ...spoken.state, ...main.state } };
  const post = options.lost?.aborted ? { ...main, ...SILENT } : await step(told, AbortSignal.timeout(postLimitMs));
  // Running processes end with the job, not with their step: a post step may look after them first.
  for (const { pid } of [main, post]) killGroup(pid);
  return resultOf(told, post, log);
}

/** The input defaults of an action.yml whose inputs are flat; expressions (`${{ … }}`) are left to the caller. */
export function actionDefaults(actionYml: string): Record<string, string> {
  const section = /^inputs:\s*\n((?:[ \t#].*\n|\n)*)/m.exec(`${actionYml}\n`)?.[1] ?? "";
  const inputs = section.split(/^ {2}(?=[\w-]+:)/m).slice(1);
  const defaults = inputs.map((input) => {
    const name = input.slice(0, input.indexOf(":"));
    const value = /^ {4}default:[ \t]*(.*)$/m.exec(input)?.[1]?.trim() ?? "";
    return [name, value.replace(/^(["'])(.*)\1$/, "$2")] as const;
  });
  return Object.fromEntries(defaults);
}

async function writeEvent({ temp, event }: ActionOptions): Promise<string> {
  const folder = join(temp, "_github_workflow");
  await mkdir(folder, { recursive: true });
  const file = join(folder, "event.json");
  await writeFile(file, JSON.stringify(event.payload, null, 2));
  return file;
}

function environmentOf(options: ActionOptions, eventPath: string, files: StepFiles, earlier: Earlier) {
  const { inputs, github, workspace, temp } = options;
  const place = { inputs, github, workspace, temp, eventName: options.event.name, eventPath, files };
  const environment: Record<string, string> = {
    ...stepEnvironment({ ...place, host: process.env, state: earlier.state }),
    ...options.environment,
    ...earlier.env,
  };
  return { ...environment, PATH: [...earlier.path, environment.PATH].join(delimiter) };
}

function cancellation({ signal, cancelAfterMs }: ActionOptions): AbortSignal {
  const timer = cancelAfterMs === undefined ? [] : [AbortSignal.timeout(cancelAfterMs)];
  return AbortSignal.any([...(signal ? [signal] : []), ...timer]);
}

function resultOf(main: ChildResult & StepFacts, post: ChildResult & StepFacts, log: RunnerLog): RunnerResult {
  const { exitCode, outputs, state, env, path, startedAt, durationMs } = main;
  return {
    exitCode,
    postExitCode: post.exitCode,
    outputs,
    state,
    env,
    path,
    summary: main.summary + post.summary,
    stdout: main.stdout + post.stdout,
    stderr: main.stderr + post.stderr,
    log: log.lines,
    errors: [...main.errors, ...post.errors, ...log.errors],
    startedAt,
    durationMs,
  };
}
