/** Removes states that nobody will go on with: of threads that were closed a while ago, and of old work without a thread. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Git } from "../core/workspace/git/settings.ts";
import { git, makeBareRepository } from "../core/workspace/git.ts";
import type { GitRemote } from "../git/commit/push.ts";
import { GitHubFault } from "../github/client/github-fault.ts";
import type { GitHub, Repository } from "../github/client.ts";
import { type StateRemote, stateRemote } from "./state-remote.ts";

type Sweep = Readonly<{
  remote: StateRemote;
  /** The repository that `remote` fetches to. */
  git: Git;
  github: GitHub;
  repository: Repository;
  now: Date;
}>;

const DAY_MS = 86_400_000;
const CLOSED_DAYS = 7;
const TASK_DAYS = 30;

/** A state that is about to be removed, at a commit that `git` has. `name` is what it is of, e.g. `threads/7`. */
export type Leaving = Readonly<{ name: string; commit: string; git: Git }>;

/** Resolves to the refs that are gone. A ref that is moved meanwhile stays; if `keep` rejects, all refs stay. */
async function sweep(options: Sweep, keep: (leaving: readonly Leaving[]) => Promise<void>): Promise<readonly string[]> {
  const { remote, git } = options;
  const tips = await remote.tips(["refs/deckhand/*", "refs/heads/deckhand/state/*"]);
  const done: [string, string][] = [];
  for (const [ref, tip] of tips) if (await isDone(options, ref)) done.push([ref, tip]);
  const leaving: Leaving[] = [];
  for (const [ref] of done) leaving.push({ name: stateNameIn(ref), commit: await remote.fetch(ref), git });
  if (leaving.length > 0) await keep(leaving);
  const gone: string[] = [];
  for (const [ref, tip] of done) if ((await remote.move(ref, "", tip)) === "moved") gone.push(ref);
  return gone;
}

/** What a ref is the state of, e.g. `threads/7`. */
export function stateNameIn(ref: string): string {
  const short = ref.replace(/^refs\/(?:deckhand|heads\/deckhand\/state)\//, "");
  if (/^\d+$/.test(short)) return `threads/${short}`;
  return short.replace(/^task-/, "tasks/");
}

/** A state that is not known to be ours stays. */
async function isDone(options: Sweep, ref: string): Promise<boolean> {
  const [, number] = /^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(ref) ?? [];
  if (number !== undefined) return isClosed(options, Number(number));
  return /^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(ref) && isOld(options, ref);
}

const Thread = z.object({ state: z.string(), closed_at: z.string().nullable() });

async function isClosed({ github, repository, now }: Sweep, number: number): Promise<boolean> {
  const { owner, name: repo } = repository;
  try {
    const route = "GET /repos/{owner}/{repo}/issues/{issue_number}";
    const { state, closed_at: time } = Thread.parse(
      (await github.request(route, { owner, repo, issue_number: number })).data,
    );
    return state === "closed" && time !== null && isPast(time, now);
  } catch (error) {
    // It has been deleted; "not found" could be a discussion, or what this token may not see.
    if (error instanceof GitHubFault && error.status === 410) return true;
    if (error instanceof GitHubFault && error.status === 404)
      return isClosedDiscussion(github, repository, number, now);
    throw error;
  }
}

const QUERY = `query Closed($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }
}`;

const Discussion = z.object({ repository: z.object({ discussion: z.object({ closedAt: z.string().nullable() }) }) });

/** A discussion that cannot be seen is not known to be over. */
async function isClosedDiscussion(
  github: GitHub,
  { owner, name }: Repository,
  number: number,
  now: Date,
): Promise<boolean> {
  const reply = await github.graphql(QUERY, { owner, name, number }).catch(() => undefined);
  const closedAt = Discussion.safeParse(reply).data?.repository.discussion.closedAt ?? null;
  return closedAt !== null && isPast(closedAt, now);
}

function isPast(time: string, now: Date): boolean {
  return now.getTime() - Date.parse(time) > CLOSED_DAYS * DAY_MS;
}

async function isOld({ remote, git, now }: Sweep, ref: string): Promise<boolean> {
  await remote.fetch(ref);
  const seconds = Number(await git.raw(["log", "-1", "--format=%ct", "refs/deckhand/read"]));
  return now.getTime() - seconds * 1000 > TASK_DAYS * DAY_MS;
}

type StateServer = Readonly<{
  remote: Omit<GitRemote, "allowedBranch">;
  environment: Readonly<Record<string, string>>;
  temp: string;
}>;

type SweepPlace = Pick<Sweep, "github" | "repository" | "now"> & StateServer;

/**
 * Looks at all states at once, in a nested repository, which is gone when it is over, and does as `sweep`. `keep` saves
 * what is to outlive the states.
 */
export async function sweepStates(
  { remote, environment, temp, ...options }: SweepPlace,
  keep: (leaving: readonly Leaving[]) => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  return inPlace({ remote, environment, temp }, (place) => sweep({ ...options, ...place }, keep));
}

/** The numbers of the threads of which something is kept. */
export async function keptThreads(place: StateServer): Promise<ReadonlySet<number>> {
  const patterns = ["refs/deckhand/threads/*", "refs/heads/deckhand/state/*"];
  const tips = await inPlace(place, ({ remote }) => remote.tips(patterns));
  return new Set([...tips.keys()].map((ref) => Number(ref.split("/").at(-1))).filter(Number.isSafeInteger));
}

async function inPlace<Result>(
  { remote, environment, temp }: StateServer,
  use: (place: Pick<Sweep, "remote" | "git">) => Promise<Result>,
): Promise<Result> {
  mkdirSync(temp, { recursive: true });
  const folder = mkdtempSync(join(temp, "deckhand-sweep-"));
  const gitDir = join(folder, "state.git");
  const run = (extra = {}) => git({ folder, gitDir, environment: { ...environment, ...extra } });
  try {
    makeBareRepository(gitDir);
    return await use({ remote: stateRemote(run, remote), git: run() });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
