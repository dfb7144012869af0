/** Reads everything that a run needs from its thread, once, and finds out who wrote it. */
import { gitHubReader } from "../../github/client.ts";
import { readTitles, type TitledCommit } from "../../github/read/commits.ts";
import type { PullContext } from "../../github/read/items.ts";
import { type Linked, readClosers, readNamed } from "../../github/read/linked.ts";
import { authorsOf, type Standings, standingsOf, strangersIn } from "../../github/read/permission.ts";
import { type Pull, readPull } from "../../github/read/pull/pull.ts";
import type { Reviews } from "../../github/read/pull/reviews.ts";
import { patchCharacters, threadCharacters } from "../../github/read/task.ts";
import type { Standing } from "../../github/read/thread/still-said.ts";
import { readThread, type Thread } from "../../github/read/thread/thread.ts";
import { isSameLogin } from "../../github/read/trigger/mention.ts";
import { gateSettings } from "../../runner/input/trigger-settings.ts";
import { readStandingOf } from "../admit/withdrawn.ts";
import type { StartingPoint } from "../goal.ts";
import type { Run } from "../run.ts";
import { ownMarks } from "../thread/own-comments.ts";
import { requestKindOf } from "../thread/request-kind.ts";

export type Reading = Readonly<{
  thread: Thread | undefined;
  pull: PullContext | undefined;
  linked: readonly Linked[];
  standings: Standings;
  /** Logins of people in the thread who are not known to have write access, and who are not in `allowed-users`. */
  strangers: readonly string[];
  /** Whether the text of the request still asked when the thread was read. */
  standing: Standing | undefined;
  /** The last commits of the base branch, newest first, if the work may become one. */
  titles: readonly TitledCommit[];
}>;

/** The questions that need no starting point. */
export type BegunReading = Readonly<{
  thread: Promise<Thread | undefined>;
  closers: Promise<readonly Linked[]>;
  standing: Promise<Standing | undefined>;
}>;

export function beginReading(run: Run): BegunReading {
  const [thread, closers] = [threadOf(run), closersOf(run)];
  for (const one of [thread, closers]) one.catch(() => undefined); // `readAll` gets the error
  return { thread, closers, standing: readStandingOf(run, run.world.env, run.trigger) };
}

/** Rejects only when the run is cancelled. */
export async function readAll(run: Run, startingPoint: StartingPoint, begun: BegunReading): Promise<Reading> {
  const { github, job, trigger, settings, world } = run;
  const titles = titlesOf(run, startingPoint);
  const [thread, context, closers] = await Promise.all([begun.thread, pullOf(run, startingPoint), begun.closers]);
  const linked = [...closers, ...(await namedIn(run, thread, context))];
  const authors = authorsOf(thread, context?.reviews, linked);
  const standings = await standingsOf(gitHubReader(github, job.repository), authors);
  // The workflow's rules already permit the person who asks.
  const trusted = [
    ...gateSettings(settings, world.env, undefined).allowedUsers,
    ...trigger.actors.map(({ login }) => login),
  ];
  const isTrusted = (login: string) => trusted.some((name) => isSameLogin(name, login));
  return {
    thread,
    pull: context,
    linked,
    standings,
    strangers: strangersIn(authors, standings, isTrusted),
    standing: await begun.standing,
    titles: await titles,
  };
}

/** None where GitHub does not tell: then the agent is told no style. */
async function titlesOf(run: Run, { goal }: StartingPoint): Promise<readonly TitledCommit[]> {
  const isCommit = goal.kind === "propose" || goal.kind === "advance";
  if (!isCommit || requestKindOf(run) !== "work") return [];
  return readTitles(gitHubReader(run.github, run.job.repository), goal.base).catch(() => []);
}

async function threadOf({ github, job, trigger, settings, world }: Run): Promise<Thread | undefined> {
  const { repository } = job;
  const { thread: own, ...asked } = trigger;
  const thread = asked.about?.thread ?? own;
  if (thread.type === "none") return undefined;
  const client = gitHubReader(github, repository);
  const place = { client, repository, characters: threadCharacters, signal: world.signal };
  return readThread({ ...place, isOurs: ownMarks(settings, job, thread), trigger: { ...asked, thread } });
}

/** The linked threads. A resumed conversation has read them before. */
async function closersOf({ github, job, trigger, memory }: Run): Promise<readonly Linked[]> {
  const thread = trigger.about?.thread ?? trigger.thread;
  if (memory.isResumed || thread.type !== "issue") return [];
  const client = gitHubReader(github, job.repository);
  return readClosers({ client, repository: job.repository, number: thread.number, createdAt: trigger.createdAt });
}

async function namedIn(
  { github, job, trigger, memory }: Run,
  thread: Thread | undefined,
  pull: PullContext | undefined,
): Promise<readonly Linked[]> {
  if (memory.isResumed || thread?.kind !== "pull request") return [];
  const { number, body: text } = thread;
  const client = gitHubReader(github, job.repository);
  const known = pull?.reviews.linked.map((issue) => issue.number) ?? [];
  return readNamed({ client, repository: job.repository, number, createdAt: trigger.createdAt }, { text, known });
}

/** For an issue: the pull request for it, with what reviewers say but without the agent's own comments. */
async function pullOf(run: Run, { pull, goal }: StartingPoint): Promise<PullContext | undefined> {
  if (pull || goal.kind !== "advance") return pull && pullContext(run, pull);
  const { github, job } = run;
  const client = gitHubReader(github, job.repository);
  const { number } = goal.pullRequest;
  const found = await readPull(client, number).catch(() => undefined);
  if (!found) return undefined;
  const { readChecks } = await import("../../github/read/workflow-runs.ts");
  const [reviews, checks] = await Promise.all([reviewsOf(run, number), readChecks(client, found.head.sha)]);
  return { pull: found, reviews, checks, files: undefined };
}

async function pullContext(run: Run, pull: Pull): Promise<PullContext> {
  const client = gitHubReader(run.github, run.job.repository);
  const [{ readChangedFiles }, { readChecks }] = await Promise.all([
    import("../../github/read/pull/diff.ts"),
    import("../../github/read/workflow-runs.ts"),
  ]);
  const [reviews, files, checks] = await Promise.all([
    reviewsOf(run, pull.number),
    readChangedFiles(client, pull.number, patchCharacters),
    readChecks(client, pull.head.sha),
  ]);
  return { pull, reviews, files, checks };
}

async function reviewsOf({ github, job, trigger, settings }: Run, number: number): Promise<Reviews> {
  const { repository } = job;
  const isOurs = ownMarks(settings, job, { type: "pull_request", number });
  const { readReviews } = await import("../../github/read/pull/reviews.ts");
  return readReviews({ client: gitHubReader(github, repository), repository, trigger, number, isOurs });
}
