/** Finds the work of earlier runs on a thread by its marks, where nothing is remembered of it. */
import { z } from "zod";
import { gitHubReader } from "../../github/client.ts";
import { findOpenPull, type OpenPull } from "../../github/read/pull/open-pull.ts";
import type { WorkMarker } from "../../github/write/pull-request/work-mark.ts";
import { toFault } from "../../lib/fault.ts";
import type { Setting } from "../prepare.ts";
import { printNotice } from "../runner/console.ts";
import { workMarkerOf } from "../thread/own-mark.ts";
import type { Goal } from "./ground.ts";
import { goalIn } from "./open-task.ts";

/** "over": the branch is ours, and its pull request has been merged or closed. "unknown": nothing shows that it is ours. */
export type MarkedWork = Readonly<
  { status: "found"; tip: string; branch: string; goal: Goal } | { status: "over" } | { status: "unknown" }
>;

/** `tip` is where the branch is that new work would be put on, if it exists. */
export type Place = Readonly<{ branch: string; base: string; tip: string | undefined }>;

/** The newest open pull request with our mark, or else that branch with a commit of ours. Never rejects. */
export async function markedWork(setting: Setting, place: Place): Promise<MarkedWork> {
  try {
    const marker = workMarkerOf(setting);
    return (await openWork(setting, marker)) ?? (await onBranch(setting, marker, place));
  } catch (error) {
    printNotice(`Whether there is earlier work of mine could not be found out. ${toFault(error).message}`);
    return { status: "unknown" };
  }
}

async function openWork(setting: Setting, marker: WorkMarker): Promise<MarkedWork | undefined> {
  const pull = await markedPull(setting, marker);
  return pull && { status: "found", tip: pull.sha, branch: pull.branch, goal: goalIn(pull) };
}

/** The newest open pull request with our mark for this thread. Rejects as the client does. */
export async function markedPull(setting: Setting, marker = workMarkerOf(setting)): Promise<OpenPull | undefined> {
  const { github, job, trigger } = setting;
  const client = gitHubReader(github, job.repository);
  return findOpenPull(client, trigger.repositoryId, ({ body, branch }) => marker.isMarked(body, branch));
}

const Pulls = z.array(z.object({ body: z.string().nullish() }));

async function onBranch(
  { github, job }: Setting,
  marker: WorkMarker,
  { branch, base, tip }: Place,
): Promise<MarkedWork> {
  if (tip === undefined) return { status: "unknown" };
  const client = gitHubReader(github, job.repository);
  const head = `${job.repository.owner}:${branch}`;
  const pulls = Pulls.parse(await client.get("/pulls", { state: "all", head }));
  if (pulls.some(({ body }) => marker.isMarked(body ?? "", branch))) return { status: "over" };
  // A pull request that somebody else has opened from it is theirs to go on with.
  if (pulls.length > 0 || !(await hasOurCommit(client, marker, `${base}...${branch}`))) return { status: "unknown" };
  return { status: "found", tip, branch, goal: { kind: "propose", branch, plain: branch, base, isThere: true } };
}

const Compared = z.object({ commits: z.array(z.object({ commit: z.object({ message: z.string() }) })) });

/** Among the commits that the base does not have. */
async function hasOurCommit(
  client: Pick<ReturnType<typeof gitHubReader>, "get">,
  marker: WorkMarker,
  basehead: string,
): Promise<boolean> {
  const { commits } = Compared.parse(await client.get("/compare/{basehead}", { basehead, per_page: 100 }));
  return commits.some(({ commit }) => marker.hasTrailer(commit.message));
}
