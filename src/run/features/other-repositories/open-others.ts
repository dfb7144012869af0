/**
 * Checks out the other repositories that the input `repositories` names, each in a folder of the workspace, and makes what
 * publishing needs: the run as it is seen from there, a private repository, and the changes that earlier runs left.
 */

import { lstatSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { authorization } from "../../../git/commit/push.ts";
import { openPublisher } from "../../../git/publisher.ts";
import { GitHubFault } from "../../../github/client/github-fault.ts";
import { gitHubReader } from "../../../github/client.ts";
import { gate } from "../../../github/read/permission.ts";
import { readOwn } from "../../../github/read/trigger/own-account.ts";
import { tipOf } from "../../../github/write/branch.ts";
import { Fault, toFault } from "../../../lib/fault.ts";
import { code } from "../../../markdown/inline-code.ts";
import { prompt } from "../../../prompts.ts";
import { printNotice } from "../../../runner/console.ts";
import { saveOpenOthers } from "../../../runner/file-commands.ts";
import { gateSettings } from "../../../runner/input/trigger-settings.ts";
import { captureJob, gitEnvironment } from "../../../runner/world.ts";
import { NO_OTHERS } from "../../../sandbox/action-folder.ts";
import { checkoutGit } from "../../checkout-git.ts";
import { type Checkout, nameOf } from "../../checkouts.ts";
import { OTHERS, removeOthers } from "../../claim/others-folder.ts";
import { restoreWork, workFacts } from "../../claim/restore-work.ts";
import type { FeatureStart } from "../../feature.ts";
import type { Run } from "../../run.ts";
import { findStartingPoint } from "../../start/starting-point.ts";
import { requestKindOf } from "../../thread/request-kind.ts";
import { OTHERS_INPUT } from "./inputs.ts";
import { findAll, type RepositoryFacts, unfit } from "./repository-facts.ts";

/** The other checkouts, and the lines that tell the agent about them. */
export type Others = Readonly<{ checkouts: readonly Checkout[]; told: readonly string[] }>;

/** Call it before any tool runs. Throws a "config" Fault if the run cannot work in one of them; then none is left. */
export async function openOthers(start: FeatureStart): Promise<Others> {
  const { run } = start;
  const names = namesIn(run);
  const why = whyAway(start);
  if (why !== undefined || requestKindOf(run) === "condense") {
    const told = why ? [prompt("other-repositories/away", { names: names.map(code).join(", "), why })] : [];
    for (const words of told) run.memory.notes.add(words);
    return { checkouts: [], told };
  }
  await requireRoom(start);
  const found = await findAll(run, names);
  saveOpenOthers(run.world.env, run.job.workspace); // from here on the folder is ours, and the post step removes it
  try {
    const checkouts: Checkout[] = [];
    for (const facts of found) checkouts.push(await openOther(run, facts, start));
    const list = checkouts.map(lineOf).join("\n");
    return { checkouts, told: [prompt("other-repositories/told", { list }), ...checkouts.flatMap(leftIn)] };
  } catch (error) {
    await closeOthers(run, { isOver: true });
    throw error;
  }
}

function namesIn({ settings }: Run): readonly string[] {
  return settings.slice(OTHERS_INPUT).repositories ?? [];
}

/** Removes the folder. Surviving processes of tools could still write there, so the post step removes it once more. */
export async function closeOthers({ world, job }: Run, { isOver }: Readonly<{ isOver: boolean }>): Promise<void> {
  const isGone = await removeOthers(job.workspace);
  if (isGone && isOver) saveOpenOthers(world.env, undefined);
}

function whyAway({ run: { trigger }, startingPoint, trust }: FeatureStart): string | undefined {
  if (startingPoint.goal.kind === "review") return "a review looks at its own repository only.";
  if (trust === "fork") return "this pull request comes from a fork.";
  if (trust === "full") return undefined;
  const place = trigger.thread.type === "none" ? "for this run" : "in this thread";
  return `people without write access wrote ${place}.`;
}

/** The folder must be ours alone, because nothing in it is published in the repository of the thread. */
async function requireRoom({ run: { job }, publisher }: FeatureStart): Promise<void> {
  const isInBase = (await publisher.idsAt(publisher.base, [OTHERS])).size > 0;
  if (!isInBase && lstatSync(join(job.workspace, OTHERS), { throwIfNoEntry: false }) === undefined) return;
  throw new Fault("config", `The checkout has a folder \`${OTHERS}\`, where other repositories would be checked out.`, {
    hint: "Rename it, or leave out the input `repositories`.",
  });
}

const PUSH = "Give the app of `github-token` the permissions `contents: write` and `pull_requests: write` there.";

const PERMITTED =
  "`allowed-roles` and `allowed-users` hold in each repository of a run. Have somebody ask who may write there, or take it out of the input `repositories`.";

async function openOther(run: Run, facts: RepositoryFacts, start: FeatureStart): Promise<Checkout> {
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
  await checkOut(seen, facts, { ...remote, depth: start.startingPoint.history?.kind === "full" ? [] : ["--depth=1"] });
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
    job: captureJob(world, start.inputs["timeout-minutes"]),
  });
  const unfitPatch = join(start.outputs, `repository-${id}`, "not-put-back.patch");
  const putBack = await restoreWork(seen, { folder, path: unfitPatch, otherActions: NO_OTHERS });
  return { path, run: seen, folder, publisher, startingPoint, putBack };
}

/** Who asked must be permitted there too: by this run, nobody reads or writes what they could not themselves. */
async function requirePermitted({ world, settings, github, job, trigger }: Run, name: string): Promise<void> {
  const client = gitHubReader(github, job.repository);
  const who = gateSettings(
    settings,
    world.env,
    readOwn(client).then((own) => own?.id),
  );
  const found = await gate({ client, settings: who, sleep: (ms) => world.sleep(ms, world.signal) }, trigger);
  if (found.status === "allowed") return;
  printNotice(`${name}: ${found.why}`);
  throw unfit(`Who asked for this run may not start one in the repository ${name}.`, PERMITTED);
}

/**
 * The head of the default branch, with all of its history if the workflow has checked out all of the thread's repository. No
 * credentials are left in the checkout. Throws a "config" Fault if nothing can be pushed.
 */
async function checkOut(
  { job, github, world }: Run,
  { name, default_branch: branch }: RepositoryFacts,
  { depth, ...remote }: GitRemote & Readonly<{ depth: readonly string[] }>,
) {
  const tip = await tipOf(github, job.repository, branch).catch((error: unknown) => {
    const isEmpty = error instanceof GitHubFault && [404, 409].includes(error.status);
    throw isEmpty ? unfit(`The repository ${name} has no commits.`, "Push a first commit.", error) : error;
  });
  mkdirSync(job.workspace, { recursive: true });
  const here = checkoutGit({ world, job });
  await here().raw(["init", "--quiet", `--initial-branch=${branch}`]);
  await here().raw(["remote", "add", "origin", remote.url]);
  await here(authorization(remote)).raw([
    "fetch",
    "--quiet",
    ...depth,
    "--no-tags",
    remote.url,
    `${tip}:refs/remotes/origin/${branch}`,
  ]);
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

function lineOf(checkout: Checkout): string {
  const { path, startingPoint } = checkout;
  const { head, branch } = startingPoint;
  return `- ${code(path)}: ${code(nameOf(checkout))}, at commit ${head} of ${code(branch)}`;
}

/** The files of its work that is on no branch, by their paths from the workspace. */
function leftIn({ path, putBack }: Checkout): readonly string[] {
  const inside = (files: readonly string[]) => files.map((file) => join(path, file));
  if (!putBack) return [];
  const { files, unfit, lost, aside } = putBack;
  const unfitCopies = putBack.unfitCopies.map((copy) => ({ ...copy, path: join(path, copy.path) }));
  const moved = { files: inside(files), unfit: inside(unfit), unfitCopies, lost: inside(lost), aside: inside(aside) };
  return workFacts({ putBack: { ...putBack, ...moved }, tools: { workspace: { outputDir: dirname(putBack.path) } } });
}
