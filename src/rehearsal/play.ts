/**
 * Plays one scene: somebody comments, or something else happens, the action runs in a fresh checkout, and its effects
 * are written down.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Fault } from "../lib/fault.ts";
import type { EmbeddedGitHub, Issue } from "./github/server.ts";
import { type Before, effectsOf, lookAt, type Rehearsal, type Servers, toolErrorsIn } from "./rehearsal.ts";
import type { Ladder, RunProgram } from "./runner/child.ts";
import type { LogLine } from "./runner/log.ts";
import { playAction, type RunnerResult } from "./runner/runner.ts";
import type { GitHubContext } from "./runner/step.ts";
import { checkOut, type MadeRepository } from "./story/repository.ts";
import type { Story } from "./story/story.ts";

/** Omitted fields are taken from the story. `issue` comments on an issue that is there instead of opening one. */
export type PlayOptions = Readonly<{
  author?: string;
  body?: string;
  title?: string;
  issueBody?: string;
  issue?: number;
  /** Somebody puts a label on the issue, instead of commenting. */
  label?: Readonly<{ by: string; name: string }>;
  /** The event instead of a comment; it is given the issue, which is opened unless `issue` says which. */
  happening?: (github: EmbeddedGitHub, issue: number) => Happening;
  /** The work of earlier steps of the job in the checkout, before the action runs. */
  earlier?: (workspace: string) => Promise<unknown>;
  /** More variables, as a workflow's `env:` gives. */
  environment?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  cancelAfterMs?: number;
  /** How long the runner waits once it is cancelled, where that is not as GitHub's does. */
  ladder?: Ladder;
  /** Kills the action at once; the step after it runs. */
  killed?: AbortSignal;
  /** Kills the action at once, and the machine that it runs on is gone: no step follows. */
  lost?: AbortSignal;
  /** Runs the action in another way than as a process of its own. */
  program?: RunProgram;
}>;

/** A webhook and the account that caused it. */
export type Happening = Readonly<{ name: string; payload: unknown; actor: string }>;

export type Scene = Servers &
  Readonly<{
    bundle: string;
    folder: string;
    /** The repository that this one is a copy of. */
    made: MadeRepository | undefined;
    story: Story;
    inputs: Readonly<Record<string, string>>;
    secrets: readonly string[];
    environment: Readonly<Record<string, string>>;
    isKept: boolean;
    onStep: (text: string) => void;
    onLine: (line: LogLine) => void;
  }>;

/** Resolves when main and post have ended, however they ended. */
export async function play(scene: Scene, options: PlayOptions, number: number): Promise<Rehearsal> {
  const before = lookAt(scene);
  const started = performance.now();
  const folder = join(scene.folder, `run-${number}`);
  const temp = join(folder, "_temp");
  const workspace = await makeWorkspace(scene, before, folder);
  await options.earlier?.(workspace);
  const issue = issueOf(scene, options);
  const happening = options.label
    ? await putLabel(scene, options.label, issue)
    : options.happening?.(scene.github, issue.number);
  const { name, payload, actor } = happening ?? ask(scene, options, issue);
  const { signal, cancelAfterMs, ladder, killed, lost } = options;
  const environment = { ...scene.environment, ...options.environment };
  const runner = await playAction({
    bundle: scene.bundle,
    inputs: scene.inputs,
    secrets: scene.secrets,
    environment,
    event: { name, payload },
    program: options.program,
    workspace,
    temp,
    github: contextOf(scene, before, actor, number),
    ...(signal ? { signal } : {}),
    ...(ladder ? { ladder } : {}),
    ...(killed ? { killed } : {}),
    ...(lost ? { lost } : {}),
    ...(environment ? { environment } : {}),
    ...(cancelAfterMs === undefined ? {} : { cancelAfterMs }),
    onLine: (line) => {
      const [, call] = /^(?:Step \d+: |-> )(.*)/.exec(line.text) ?? [];
      if (call !== undefined) scene.onStep(call);
      scene.onLine(line);
    },
  });
  scene.onStep(`The action ended with exit code ${runner.exitCode}`);
  return {
    ...factsOf(scene, before, issue, runner, performance.now() - started),
    ...(await effectsOf(scene, before, issue.number)),
    toolErrors: newToolErrors(scene, temp, number),
  };
}

/** A conversation that is resumed has the events of earlier runs, too. */
function newToolErrors({ folder }: Scene, temp: string, number: number) {
  const runs = Array.from({ length: number - 1 }, (_, index) => join(folder, `run-${index + 1}`, "_temp"));
  const earlier = new Set(runs.flatMap(toolErrorsIn).map(({ event }) => event));
  return toolErrorsIn(temp).filter(({ event }) => !earlier.has(event));
}

async function makeWorkspace(scene: Scene, { branches }: Before, folder: string): Promise<string> {
  const { owner, name, defaultBranch } = scene.repository;
  scene.onStep(`Checking out ${owner}/${name} at ${defaultBranch}`);
  await mkdir(folder, { recursive: true });
  const workspace = join(folder, name);
  const made = scene.made?.tip === branches.get(defaultBranch) ? scene.made : undefined;
  await checkOut(scene.repository, { folder: workspace, url: `${scene.github.serverUrl}/${owner}/${name}`, made });
  return workspace;
}

function ask({ github, story, onStep }: Scene, options: PlayOptions, { number }: Issue): Happening {
  const { author = story.request.author, body = story.request.body } = options;
  onStep(`@${author} comments on issue #${number}`);
  const comment = github.comment({ issue: number, author, body });
  return { name: "issue_comment", payload: github.issueCommentPayload(comment.id), actor: comment.author };
}

/** People take their time: what happens in the second in which a comment came is not taken for an answer to it. */
async function putLabel({ github, onStep }: Scene, { by, name }: NonNullable<PlayOptions["label"]>, issue: Issue) {
  const { state } = github;
  const times = state.commentsOn(issue.number).map(({ updatedAt }) => updatedAt);
  const isSoon = () => [issue.updatedAt, ...times].some((time) => state.time() <= time);
  for (let ms = 0; ms < 1100 && isSoon(); ms += 50) await setTimeout(50);
  onStep(`@${by} puts the label ${name} on issue #${issue.number}`);
  github.label({ issue: issue.number, name, by });
  const payload = github.payloads.issues(issue.number, { action: "labeled", sender: by, label: name });
  return { name: "issues", payload, actor: by };
}

function issueOf({ github, story }: Scene, { issue, title, issueBody }: PlayOptions): Issue {
  const { author } = story.issue;
  if (issue === undefined) {
    return github.openIssue({ author, title: title ?? story.issue.title, body: issueBody ?? story.issue.body });
  }
  const known = github.state.issues.get(issue);
  if (!known) throw new Fault("bug", `There is no issue #${issue} on the stage.`);
  return known;
}

function contextOf({ github, repository }: Scene, before: Before, actor: string, number: number): GitHubContext {
  const { serverUrl, apiUrl, graphqlUrl } = github;
  const { owner, name, defaultBranch } = repository;
  return {
    serverUrl,
    apiUrl,
    graphqlUrl,
    actor,
    repository: `${owner}/${name}`,
    runId: String(7000 + number),
    sha: before.branches.get(defaultBranch) ?? "",
    ref: `refs/heads/${defaultBranch}`,
    refName: defaultBranch,
  };
}

function factsOf(scene: Scene, before: Before, issue: Issue, runner: RunnerResult, totalMs: number) {
  const { story, repository, model, inputs, folder, isKept } = scene;
  const requests = model?.requests.slice(before.requests);
  const first = requests?.[0];
  return {
    story: story.name,
    repository: `${repository.owner}/${repository.name}`,
    model: inputs.model ?? "",
    isScripted: model !== undefined,
    notes: repository.note === undefined ? [] : [repository.note],
    issue: { number: issue.number, title: issue.title, author: issue.author, body: issue.body },
    outputs: runner.outputs,
    runner,
    ...(requests ? { modelRequests: requests.length } : {}),
    timings: { totalMs, ...(first ? { firstRequestMs: first.startedAt - runner.startedAt } : {}) },
    ...(isKept ? { folder } : {}),
  };
}
