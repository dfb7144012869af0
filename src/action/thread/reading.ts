/** All that a run reads of its thread, read once, and whose words it is. */
import { gitHubReader } from "../../github/client.ts";
import { readChecks } from "../../github/read/checks/check-runs.ts";
import type { PullContext } from "../../github/read/items.ts";
import { type Linked, readClosers, readNamed } from "../../github/read/linked/linked.ts";
import { readChangedFiles } from "../../github/read/pull/changed-files.ts";
import { type Pull, readPull } from "../../github/read/pull/pull.ts";
import { type Reviews, readReviews } from "../../github/read/pull/reviews.ts";
import { patchCharacters, threadCharacters } from "../../github/read/task.ts";
import { readThread, type Thread } from "../../github/read/thread.ts";
import { isSameLogin } from "../../github/read/trigger/mention.ts";
import { authorsOf, type Standings, standingsOf, strangersIn } from "../../github/read/who/provenance.ts";
import type { Ground } from "../ground/ground.ts";
import type { Setting } from "../prepare.ts";
import { gateSettings } from "../runner/input/trigger-settings.ts";
import { ownWords } from "./own-mark.ts";

export type Reading = Readonly<{
  thread: Thread | undefined;
  pull: PullContext | undefined;
  linked: readonly Linked[];
  standings: Standings;
  /** Logins of those who may not push here, as far as is known, and whom the workflow does not name either. */
  strangers: readonly string[];
}>;

/** Rejects only when the run is cancelled. */
export async function readAll(setting: Setting, ground: Ground): Promise<Reading> {
  const { github, job, trigger, world } = setting;
  const [thread, context, closers] = await Promise.all([
    threadOf(setting),
    pullOf(setting, ground),
    closersOf(setting),
  ]);
  const linked = [...closers, ...(await namedIn(setting, thread, context))];
  const authors = authorsOf(thread, context?.reviews, linked);
  const standings = await standingsOf(gitHubReader(github, job.repository), authors);
  // Whoever asks has been asked about already, by the rules of the workflow.
  const trusted = [...gateSettings(world.env, undefined).allowedUsers, ...trigger.actors.map(({ login }) => login)];
  const isTrusted = (login: string) => trusted.some((name) => isSameLogin(name, login));
  return { thread, pull: context, linked, standings, strangers: strangersIn(authors, standings, isTrusted) };
}

async function threadOf({ github, job, trigger, world }: Setting): Promise<Thread | undefined> {
  const { repository } = job;
  const { thread: own, ...asked } = trigger;
  const thread = asked.about?.thread ?? own;
  if (thread.type === "none") return undefined;
  const client = gitHubReader(github, repository);
  const place = { client, repository, characters: threadCharacters, signal: world.signal };
  return readThread({ ...place, isOurs: ownWords(world.env, job, thread), trigger: { ...asked, thread } });
}

/** What the thread is linked to; a conversation that goes on has read that before. */
async function closersOf({ github, job, trigger, memory }: Setting): Promise<readonly Linked[]> {
  const thread = trigger.about?.thread ?? trigger.thread;
  if (memory.isResumed || thread.type !== "issue") return [];
  const client = gitHubReader(github, job.repository);
  return readClosers({ client, repository: job.repository, number: thread.number, createdAt: trigger.createdAt });
}

async function namedIn(
  { github, job, trigger, memory }: Setting,
  thread: Thread | undefined,
  pull: PullContext | undefined,
): Promise<readonly Linked[]> {
  if (memory.isResumed || thread?.kind !== "pull request") return [];
  const { number, body: text } = thread;
  const client = gitHubReader(github, job.repository);
  const known = pull?.reviews.linked.map((issue) => issue.number) ?? [];
  return readNamed({ client, repository: job.repository, number, createdAt: trigger.createdAt }, { text, known });
}

/** Where the thread is an issue, of the pull request that came of it: what reviewers say, not what the agent wrote. */
async function pullOf(setting: Setting, { pull, goal }: Ground): Promise<PullContext | undefined> {
  if (pull || goal.kind !== "advance") return pull && pullContext(setting, pull);
  const { github, job } = setting;
  const client = gitHubReader(github, job.repository);
  const { number } = goal.pullRequest;
  const found = await readPull(client, number).catch(() => undefined);
  if (!found) return undefined;
  const [reviews, checks] = await Promise.all([reviewsOf(setting, number), readChecks(client, found.head.sha)]);
  return { pull: found, reviews, checks, files: undefined };
}

async function pullContext(setting: Setting, pull: Pull): Promise<PullContext> {
  const client = gitHubReader(setting.github, setting.job.repository);
  const [reviews, files, checks] = await Promise.all([
    reviewsOf(setting, pull.number),
    readChangedFiles(client, pull.number, patchCharacters),
    readChecks(client, pull.head.sha),
  ]);
  return { pull, reviews, files, checks };
}

function reviewsOf({ github, job, trigger, world }: Setting, number: number): Promise<Reviews> {
  const { repository } = job;
  const isOurs = ownWords(world.env, job, { type: "pull_request", number });
  return readReviews({ client: gitHubReader(github, repository), repository, trigger, number, isOurs });
}
