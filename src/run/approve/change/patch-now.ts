/**
 * Applies a protected change to the current head of its branch, on git objects only, to find out whether it is still
 * the change that was shown.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { gitEnvironment } from "../../../action/runner/world.ts";
import { gitHubReader } from "../../../github/client.ts";
import { isFreeBranch, type Pull, readPull } from "../../../github/read/pull/pull.ts";
import type { ProtectedChange } from "../../../github/write/approval/protected-change.ts";
import { tipIfAny } from "../../../github/write/branch.ts";
import type { Change } from "../../../github/write/change.ts";
import { openPatchPublisher, type Publisher } from "../../../github/write/publisher.ts";
import { toFault } from "../../../lib/fault.ts";
import type { Run } from "../../run.ts";

/**
 * `patch` is what the change does to the current branch, `pull` its pull request, if it has one, and `there` the commit
 * that already has the change, if there is one. `held` records a branch that an interrupted run created. `why` is one
 * sentence for people.
 */
export type PatchNow = Readonly<
  ({ status: "fits"; patch: string; held: ProtectedChange } & Placed) | { status: "lost"; why: string }
>;

type Placed = { publisher: Publisher; change: Change; pull: Pull | undefined; there: There | undefined };

export type There = Readonly<{ commit: string; isVerified: boolean }>;

export type DecisionPlace = Readonly<{
  run: Run;
  token: string;
  /** A folder that only this process writes. */
  folder: string;
}>;

export async function patchNow(place: DecisionPlace, held: ProtectedChange): Promise<PatchNow> {
  const { run, token, folder } = place;
  const { job, world } = run;
  const at = await tipIfAny(run.github, run.job.repository, held.branch);
  if (at === undefined && !held.is_new) return lost(`The branch ${held.branch} no longer exists.`);
  const pull = await openPullOf(run, held);
  if (held.pull_request !== null && !pull) return lost(`Pull request #${held.pull_request} is no longer open.`);
  const there = at === undefined ? undefined : await thereAt(run, held, at);
  const base = held.is_new || there !== undefined ? held.head : (at ?? held.head);
  const placed = at === held.head ? { ...held, is_new: false } : held;
  const path = join(folder, "held.patch");
  writeFileSync(path, held.patch);
  const options = {
    folder,
    base,
    token,
    now: world.now,
    remoteUrl: `${job.repositoryUrl}.git`,
    allowedBranch: held.pull_request === null ? undefined : held.branch,
    environment: gitEnvironment(world.env),
  };
  try {
    const { publisher, change } = await openPatchPublisher(options, path);
    return { status: "fits", publisher, change, patch: await publisher.exactPatch(change), pull, there, held: placed };
  } catch (error) {
    if (toFault(error).code !== "denied") throw error;
    return lost(`These files were changed on ${held.branch} in the meantime, and the change no longer applies.`);
  }
}

function lost(why: string): PatchNow {
  return { status: "lost", why };
}

const Commit = z.object({
  message: z.string(),
  tree: z.object({ sha: z.string() }),
  verification: z.object({ verified: z.boolean() }),
});

/** The commit of an interrupted run that published the change: it has the same tree and is of the same conversation. */
async function thereAt(
  { github, job, memory }: Run,
  { head, tree }: ProtectedChange,
  tip: string,
): Promise<There | undefined> {
  if (tip === head) return undefined;
  const { owner, name: repo } = job.repository;
  const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
  const { data } = await github.request(route, { owner, repo, commit_sha: tip });
  const { message, tree: found, verification } = Commit.parse(data);
  const isIt = found.sha === tree && message.includes(`Agent-Conversation: ${memory.id}`);
  return isIt ? { commit: tip, isVerified: verification.verified } : undefined;
}

/** Undefined if it has no pull request, or that is closed, or its branch may not be written any more. */
async function openPullOf(
  { github, job }: Run,
  { pull_request: number, branch }: ProtectedChange,
): Promise<Pull | undefined> {
  if (number === null) return undefined;
  const client = gitHubReader(github, job.repository);
  const pull = await readPull(client, number);
  const isOurs = pull.state === "open" && !pull.isFork && pull.head.branch === branch;
  return isOurs && (await isFreeBranch(client, branch)) ? pull : undefined;
}
