/** Puts a rehearsal together: a repository, an embedded GitHub, a model and a runner, all in one temporary folder. */
import { cpSync, existsSync, rmSync } from "node:fs";
import { mkdtemp, readFile, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Grant, Permissions, Seed } from "./github/seed.ts";
import { type EmbeddedGitHub, openGitHub, type Role } from "./github/server.ts";
import type { Limit } from "./model/limits.ts";
import type { Script } from "./model/script.ts";
import { openModel, type ScriptedModel } from "./model/server.ts";
import { type PlayOptions, play, type Scene } from "./play.ts";
import type { Rehearsal } from "./rehearsal.ts";
import type { LogLine } from "./runner/log.ts";
import { actionDefaults } from "./runner/runner.ts";
import {
  type BareRepository,
  clonedRepository,
  gitIn,
  type MadeRepository,
  storyRepository,
} from "./story/repository.ts";
import { type StoryName, slugifyCommits, storyOf } from "./story/story.ts";

type RealModel = Readonly<{ apiKey: string; model: string; baseUrl?: string }>;

export type StageOptions = Readonly<{
  /** The action to play: its main and post script, with action.yml one folder above. */
  bundle: string;
  /** Who asks what, and the script; "fix" unless told. */
  story?: StoryName;
  /** Replaces the turns of the story. */
  script?: Script;
  /** Says which requests the endpoint of the scripted model refuses unread. */
  limit?: Limit;
  /** A folder of somebody's repository instead of the bundled one; it is only read. */
  repository?: string;
  /** The repository that `storyRepository` has made of the bundled one before. */
  made?: MadeRepository;
  /** More repositories on the same GitHub. */
  others?: readonly OtherRepository[];
  /** Replaces the scripted model. */
  model?: RealModel;
  /** More inputs of the action, or other values. */
  inputs?: Readonly<Record<string, string>>;
  /** In place of the rehearsal's own, which are all zeros. The key is the scripted model's. */
  secrets?: Readonly<{ githubToken: string; apiKey: string }>;
  /** The rights of the job's token, if it may not write everything. */
  permissions?: Partial<Grant["permissions"]>;
  /** Whose token it is, if not the job's own. */
  account?: string;
  /** More variables for the action, as a workflow's `env:` gives. */
  environment?: Readonly<Record<string, string>>;
  /** Leaves the folder where it is on `close()`. */
  keep?: boolean;
  now?: () => Date;
  /** Hears one line of prose for each step of the play. */
  onStep?: (text: string) => void;
  /** Hears the log of the action live, with secrets masked. */
  onLine?: (line: LogLine) => void;
}>;

/** "There is also acme/lib": one commit on `main`, and the records of `stage.github.repository("acme/lib")`. */
export type OtherRepository = Readonly<{
  /** `owner/name` */
  name: string;
  files: Readonly<Record<string, string>>;
  visibility?: NonNullable<Seed["visibility"]>;
  archived?: boolean;
  /** The rights of the job's token there; without this it has none. */
  access?: "read" | "write" | Permissions;
  /** Who has which role there, if not the same as in the first. */
  cast?: Seed["cast"];
}>;

export interface Stage extends AsyncDisposable {
  readonly folder: string;
  readonly repository: BareRepository;
  readonly github: EmbeddedGitHub;
  /** Undefined when a real model plays. */
  readonly model: ScriptedModel | undefined;
  /** Somebody comments, and the action answers, in a fresh checkout each time. */
  play(options?: PlayOptions): Promise<Rehearsal>;
  /** Somebody merges a pull request; resolves to what the commits on the default branch are called, newest first. */
  merge(pull: number, by: string): Promise<readonly string[]>;
  /** All that is on it now; the function puts it back, as often as it is called: what many stories begin with is played once. */
  save(): () => void;
  /** Stops the servers and removes the folder, unless it is kept. */
  close(): Promise<void>;
}

const cast: Readonly<Record<string, Role>> = {
  octavia: "admin",
  maria: "write",
  tom: "triage",
  rita: "read",
  stranger: "none",
};

const rehearsalToken = "ghs_rehearsal_000000000000000000000000000";
const scripted = { apiKey: "sk-rehearsal-0000000000000000", model: "scripted" };

/** Nothing is left behind when it fails. A folder that is no repository is a `Fault`. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "deckhand-rehearsal-")));
  try {
    return await build(options, folder);
  } catch (error) {
    remove(folder);
    throw error;
  }
}

async function build(options: StageOptions, folder: string): Promise<Stage> {
  const story = storyOf(options.story ?? "fix");
  const repository = await makeRepository(join(folder, "repository.git"), options);
  const { githubToken, apiKey } = options.secrets ?? { ...scripted, githubToken: rehearsalToken };
  const mock = { ...scripted, apiKey };
  const { script = story.script, limit } = options;
  const model = options.model ? undefined : await openModel({ ...mock, script, limit });
  const others = await Promise.all((options.others ?? []).map((other) => makeOther(folder, other, githubToken)));
  const github = await openEmbedded(repository, options, githubToken, others);
  const endpoint: RealModel = options.model ?? { ...mock, ...(model ? { baseUrl: model.url } : {}) };
  const scene: Scene = {
    bundle: options.bundle,
    story,
    folder,
    made: options.repository === undefined ? options.made : undefined,
    repository,
    git: gitIn(repository.gitDir),
    github,
    model,
    inputs: { ...(await inputsOf(options.bundle, githubToken, endpoint)), ...story.inputs, ...options.inputs },
    secrets: [githubToken, endpoint.apiKey],
    environment: options.environment ?? {},
    isKept: options.keep ?? false,
    onStep: options.onStep ?? (() => undefined),
    onLine: options.onLine ?? (() => undefined),
  };
  const saved = `${folder}-saved`;
  const close = async () => {
    await Promise.all([model?.close(), github.close()]);
    for (const gone of options.keep ? [saved] : [saved, folder]) remove(gone);
  };
  let plays = 0;
  const save = () => {
    const before = plays;
    const kept = [github.save(), model?.save()];
    replace(saved, folder);
    return () => {
      for (const putBack of kept) putBack?.();
      replace(folder, saved);
      plays = before;
    };
  };
  return {
    folder,
    repository,
    github,
    model,
    save,
    close,
    play: (options = {}) => play(scene, options, ++plays),
    async merge(pull, by) {
      scene.onStep(`@${by} merges pull request #${pull}`);
      github.merge({ pull, by });
      const log = await scene.git(["log", "--format=%h %an: %s", repository.defaultBranch]);
      return log.trim().split("\n");
    },
    [Symbol.asyncDispose]: close,
  };
}

/** One folder by a copy of another, which takes a tenth of the time when nothing else is done meanwhile. */
function replace(folder: string, by: string): void {
  remove(folder);
  cpSync(by, folder, { recursive: true, verbatimSymlinks: true });
}

/** Not `rm`, which takes ten times the processor's time for a small folder. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

async function makeRepository(gitDir: string, { repository, made }: StageOptions): Promise<BareRepository> {
  if (repository !== undefined) return clonedRepository(gitDir, repository);
  return storyRepository(gitDir, "slugify", slugifyCommits, made);
}

function openEmbedded(
  { owner, name, gitDir, defaultBranch }: BareRepository,
  { permissions: fewer, account: login = "github-actions[bot]", now = () => new Date() }: StageOptions,
  githubToken: string,
  others: NonNullable<Seed["others"]>,
) {
  const permissions = { ...allAt("write"), ...fewer };
  const tokens = { [githubToken]: { login, permissions } };
  return openGitHub({ owner, name, gitDir, defaultBranch, cast, tokens, now, others });
}

async function makeOther(folder: string, { files, access, ...other }: OtherRepository, githubToken: string) {
  const [owner = "", name = ""] = other.name.split("/");
  const commit = { author: "maria", date: "2026-01-12T09:00:00Z", message: "Begin", files };
  const { gitDir, defaultBranch } = await storyRepository(join(folder, "others", owner, `${name}.git`), name, [commit]);
  const permissions = typeof access === "string" ? allAt(access) : access;
  return { ...other, owner, name, gitDir, defaultBranch, grants: permissions ? { [githubToken]: permissions } : {} };
}

function allAt(level: "read" | "write"): Permissions {
  return { contents: level, issues: level, pull_requests: level, discussions: level };
}

/** All inputs, as the runner passes them: those that nobody gives have the default of action.yml, if there is one. */
async function inputsOf(
  bundle: string,
  githubToken: string,
  { apiKey, model, baseUrl }: RealModel,
): Promise<Record<string, string>> {
  const actionYml = join(dirname(bundle), "..", "action.yml");
  const defaults = existsSync(actionYml) ? actionDefaults(await readFile(actionYml, "utf8")) : {};
  return {
    ...defaults,
    // Caches would be those of the machine that it is played on, and not of a runner.
    caches: "none",
    "github-token": githubToken,
    "api-key": apiKey,
    "base-url": baseUrl ?? "",
    model,
  };
}
