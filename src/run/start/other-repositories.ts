/**
 * Checks out the other repositories that the input `repositories` names, each in a folder of the workspace, and makes what
 * publishing needs: the run as it is seen from there, a private repository, and the changes that earlier runs left.
 */
import { lstatSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { printNotice } from "../../action/runner/console.ts";
import type { Inputs } from "../../action/runner/input/inputs.ts";
import { gateSettings } from "../../action/runner/input/trigger-settings.ts";
import { gitEnvironment } from "../../action/runner/world.ts";
import { git } from "../../core/workspace/git.ts";
import { GitHubFault } from "../../github/client/github-fault.ts";
import { gitHubReader } from "../../github/client.ts";
import { readOwn } from "../../github/read/trigger/own-account.ts";
import { gate } from "../../github/read/who/gate.ts";
import { tipOf } from "../../github/write/branch.ts";
import { authorization } from "../../github/write/commit/push.ts";
import { code } from "../../github/write/inline-code.ts";
import { openPublisher, type Publisher } from "../../github/write/publisher.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { OTHERS, removeOthers } from "../claim/others-folder.ts";
import { type PutBack, restoreWork, workFacts } from "../claim/restore-work.ts";
import type { StartingPoint } from "../goal.ts";
import type { Run } from "../run.ts";
import { purposeOf } from "../thread/purpose.ts";
import { isOutside } from "./asked-head.ts";
import { findStartingPoint } from "./starting-point.ts";

/** `path` is relative to the workspace, and `folder` is our own, outside of it. */
export type OtherRepository = Readonly<{
  id: number;
  /** `owner/name`. */
  name: string;
  path: string;
  /** The run as it is seen from this repository. */
  run: Run;
  folder: string;
  publisher: Publisher;
  startingPoint: StartingPoint;
  putBack: PutBack | undefined;
}>;

export type Others = Readonly<{
  here: readonly OtherRepository[];
  /** What the agent is told of them. */
  told: readonly string[];
  /** What the post step needs to save the work in them. */
  traces: readonly Readonly<{ id: number; path: string; folder: string; base: string }>[];
  /** Folders with files that are on no base branch yet: nobody has merged those. */
  unmerged: readonly string[];
  /** Removes the folder: later steps of the job must not obey what tools wrote there. Never rejects. */
  remove(): Promise<void>;
}>;

type Start = Readonly<{
  names: readonly string[];
  inputs: Inputs;
  startingPoint: StartingPoint;
  publisher: Publisher;
  /** Whether people without write access wrote in the thread, and the run is restricted for it. */
  isRestricted: boolean;
  /** The folder of the run. */
  folder: string;
  /** The folder for outputs that the agent can read. */
  outputs: string;
}>;

/** Call it before any tool runs. Throws a "config" Fault if the run cannot work in one of them; then none is left. */
export async function openOthers(run: Run, start: Start): Promise<Others> {
  const { job } = run;
  const { names } = start;
  const remove = () => removeOthers(job.workspace);
  const why = whyAway(run, start);
  if (why !== undefined || purposeOf(run) === "condense") {
    const told = why ? [prompt("other-repositories-away", { names: names.map(code).join(", "), why })] : [];
    for (const words of told) run.memory.notes.add(words);
    return { here: [], told, traces: [], unmerged: [], remove: async () => {} };
  }
  await requireRoom(run, start);
  const found = await findAll(run, names);
  try {
    const here: OtherRepository[] = [];
    for (const facts of found) here.push(await openOther(run, facts, start));
    const told = [prompt("other-repositories", { list: here.map(lineOf).join("\n") }), ...here.flatMap(leftIn)];
    const traces = here.map(({ id, path, folder, startingPoint }) => ({ id, path, folder, base: startingPoint.head }));
    return { here, told, traces, unmerged: here.filter(isUnmerged).map(({ path }) => path), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function whyAway({ trigger }: Run, { startingPoint, isRestricted }: Start): string | undefined {
  if (startingPoint.goal.kind === "review") return "a review looks at its own repository only.";
  if (isOutside(startingPoint)) return "this pull request comes from a fork.";
  if (!isRestricted) return undefined;
  const place = trigger.thread.type === "none" ? "for this run" : "in this thread";
  return `people without write access wrote ${place}.`;
}

/** The folder must be ours alone, because nothing in it is published in the repository of the thread. */
async function requireRoom({ job }: Run, { publisher }: Start): Promise<void> {
  const isInBase = (await publisher.idsAt(publisher.base, [OTHERS])).size > 0;
  if (!isInBase && lstatSync(join(job.workspace, OTHERS), { throwIfNoEntry: false }) === undefined) return;
  throw new Fault("config", `The checkout has a folder \`${OTHERS}\`, where other repositories would be checked out.`, {
    hint: "Rename it, or leave out the input `repositories`.",
  });
}

const Reply = z
  .object({
    id: z.number(),
    full_name: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
    private: z.boolean(),
    visibility: z.string().optional(),
    archived: z.boolean(),
    default_branch: z.string(),
  })
  .transform(({ full_name: name, private: isPrivate, visibility = isPrivate ? "private" : "public", ...rest }) => {
    return { ...rest, name, visibility };
  });
type Facts = z.infer<typeof Reply>;

/** What GitHub says of them, in that order. Throws a "config" Fault for one in which this run cannot work. */
async function findAll(run: Run, names: readonly string[]): Promise<readonly Facts[]> {
  const { owner, name } = run.job.repository;
  const [main, ...others] = await Promise.all([`${owner}/${name}`, ...names].map((one) => factsOf(run, one)));
  const known = new Map<number, string>();
  for (const { id, name: full, visibility, archived } of others) {
    const same = known.get(id);
    if (id === main?.id) throw unfit(`\`repositories\` names ${full}, the repository of this run.`, "Take it out.");
    if (same !== undefined) throw unfit(`\`repositories\` names ${full} twice.`, "Take one of the names out.");
    if (archived) throw unfit(`The repository ${full} is archived, so nothing can be published there.`, UNARCHIVE);
    if (visibility !== main?.visibility)
      throw unfit(`The repository ${full} is ${visibility}, and this one is ${main?.visibility}.`, ONE_VISIBILITY);
    known.set(id, full);
  }
  return others;
}

const UNARCHIVE = "Unarchive it, or take it out of the input `repositories`.";
const ONE_VISIBILITY =
  "A run works in repositories of one visibility only, because it could tell in one what it read in another. Take it out of the input `repositories`.";
const TOKEN =
  "Check its name in the input `repositories`. `GITHUB_TOKEN` reaches only its own repository: set `github-token` to the token of an app that is installed on all of them (docs/other-repositories.md).";
const PUSH = "Give the app of `github-token` the permissions `contents: write` and `pull_requests: write` there.";

const PERMITTED =
  "`allowed-roles` and `allowed-users` hold in each repository of a run. Have somebody ask who may write there, or take it out of the input `repositories`.";

function unfit(what: string, hint: string, cause?: unknown): Fault {
  return new Fault("config", what, { hint, cause });
}

async function factsOf({ github }: Run, full: string): Promise<Facts> {
  const [owner = "", repo = ""] = full.split("/");
  try {
    return Reply.parse((await github.request("GET /repos/{owner}/{repo}", { owner, repo })).data);
  } catch (error) {
    const isUnseen = error instanceof GitHubFault && [403, 404, 451].includes(error.status);
    throw isUnseen ? unfit(`The token cannot see the repository ${full}.`, TOKEN, error) : error;
  }
}

async function openOther(run: Run, facts: Facts, start: Start): Promise<OtherRepository> {
  const { job, world, memory } = run;
  const { id, name: full } = facts;
  const [owner = "", name = ""] = full.split("/");
  const path = join(OTHERS, owner, name);
  const workspace = join(job.workspace, path);
  const repositoryUrl = `${job.serverUrl}/${full}`;
  const seen: Run = {
    ...run,
    memory: memory.of(id),
    job: { ...job, repository: { owner, name }, repositoryUrl, workspace },
    other: { id, main: job.repository },
  };
  const remote = { url: `${repositoryUrl}.git`, token: start.inputs["github-token"] };
  await requirePermitted(seen, full);
  await checkOut(seen, facts, remote);
  const startingPoint = await findStartingPoint(seen, remote);
  const folder = join(start.folder, "repositories", String(id));
  mkdirSync(folder, { recursive: true });
  const publisher = await openPublisher({
    folder,
    workspace,
    base: startingPoint.head,
    remoteUrl: remote.url,
    token: remote.token,
    allowedBranch: startingPoint.goal.kind === "advance" ? startingPoint.goal.branch : undefined,
    environment: gitEnvironment(world.env),
    now: world.now,
  });
  const unfitPatch = join(start.outputs, `repository-${id}`, "not-put-back.patch");
  const putBack = await restoreWork(seen, { folder, path: unfitPatch });
  return { id, name: full, path, run: seen, folder, publisher, startingPoint, putBack };
}

/** Who asked must be permitted there too: by this run, nobody reads or writes what they could not themselves. */
async function requirePermitted({ world, github, job, trigger }: Run, name: string): Promise<void> {
  const client = gitHubReader(github, job.repository);
  const settings = gateSettings(
    world.env,
    readOwn(client).then((own) => own?.id),
  );
  const found = await gate({ client, settings, sleep: (ms) => world.sleep(ms, world.signal) }, trigger);
  if (found.status === "allowed") return;
  printNotice(`${name}: ${found.why}`);
  throw unfit(`Who asked for this run may not start one in the repository ${name}.`, PERMITTED);
}

/** The head of the default branch. No credentials are left in the checkout. Throws a "config" Fault if nothing can be pushed. */
async function checkOut({ job, github, world }: Run, { name, default_branch: branch }: Facts, remote: GitRemote) {
  const tip = await tipOf(github, job.repository, branch).catch((error: unknown) => {
    const isEmpty = error instanceof GitHubFault && [404, 409].includes(error.status);
    throw isEmpty ? unfit(`The repository ${name} has no commits.`, "Push a first commit.", error) : error;
  });
  mkdirSync(job.workspace, { recursive: true });
  const environment = gitEnvironment(world.env);
  const here = (extra = {}) => git({ folder: job.workspace, environment: { ...environment, ...extra } });
  await here().raw(["init", "--quiet", `--initial-branch=${branch}`]);
  await here().raw(["remote", "add", "origin", remote.url]);
  await here(authorization(remote)).raw(["fetch", "--quiet", "--depth=1", "--no-tags", remote.url, tip]);
  await here().raw(["checkout", "--quiet", "-B", branch, tip]);
  // GitHub's API does not say of every kind of token whether it may push. Git asks, and sends nothing.
  const target = `HEAD:refs/heads/agent/check-${job.runId}`;
  const push = ["push", "--quiet", "--dry-run", "--no-verify", remote.url, target];
  await here(authorization(remote))
    .raw(push)
    .catch((error: unknown) => {
      const { message, cause } = toFault(error);
      const isRefused = /\b40[134]\b|denied|not granted|not found|could not read Username/i.test(`${message} ${cause}`);
      throw isRefused ? unfit(`The token cannot push to the repository ${name}.`, PUSH, error) : error;
    });
}

type GitRemote = Readonly<{ url: string; token: string }>;

function lineOf({ name, path, startingPoint: { head, branch } }: OtherRepository): string {
  return `- ${code(path)}: ${code(name)}, at commit ${head} of ${code(branch)}`;
}

/** The files of its work that is on no branch, by their paths from the workspace. */
function leftIn({ path, putBack }: OtherRepository): readonly string[] {
  const inside = (files: readonly string[]) => files.map((file) => join(path, file));
  if (!putBack) return [];
  const { files, unfit, lost, aside } = putBack;
  const moved = { files: inside(files), unfit: inside(unfit), lost: inside(lost), aside: inside(aside) };
  return workFacts({ putBack: { ...putBack, ...moved }, tools: { workspace: { outputDir: dirname(putBack.path) } } });
}

function isUnmerged({ putBack, startingPoint: { branch, goal } }: OtherRepository): boolean {
  return branch !== goal.base || (putBack?.files.length ?? 0) > 0;
}
