/**
 * Marks what we post on a thread, and finds our comments again. A comment of anybody else is never taken for ours, even
 * if it has our mark.
 */
import { gitHubReader } from "../../github/client.ts";
import { canBeOurs, readOwn } from "../../github/read/trigger/own-account.ts";
import type { ThreadPlace, Trigger } from "../../github/read/trigger/trigger.ts";
import {
  type CommentPlace,
  type PostedText,
  type RunComment,
  recentComments,
  recentReplies,
} from "../../github/write/comment/comment.ts";
import { type AnswerMarker, answerMarker, findingMarker, intentMac, isOfIntent } from "../../github/write/marks.ts";
import { type WorkMarker, workMarker } from "../../github/write/pull-request/pull-request.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import type { GitHubAccess } from "../../runner/connect.ts";
import { printNotice } from "../../runner/console.ts";
import { APPROVAL, MACHINE } from "../../runner/input/inputs.ts";
import { ownSecret } from "../../runner/input/secrets-input.ts";
import type { Settings } from "../../runner/input/settings.ts";
import type { Job } from "../../runner/job.ts";
import type { UnclaimedRun } from "../run.ts";

export function markerOf(
  settings: Settings,
  { repository }: Pick<Job, "repository">,
  thread: ThreadPlace,
): AnswerMarker {
  const number = thread.type === "none" ? "" : thread.number;
  return answerMarker(ownSecret(settings) ?? "", `${repository.owner}/${repository.name}#${number}`);
}

/** Marks the branch and the pull request of a thread's work. Work without a thread is known by its branch's name. */
export function workMarkerOf({ settings, trigger, other }: WorkPlace): WorkMarker {
  const { thread, repositoryId } = trigger;
  if (thread.type === "none") return workMarker("", { repositoryId, number: 0 });
  return workMarker(ownSecret(settings) ?? "", { repositoryId, number: thread.number, other: other?.id });
}

type WorkPlace = Readonly<{
  settings: Settings;
  trigger: Readonly<{ thread: ThreadPlace; repositoryId: number }>;
  /** Set where the work is in another repository than the thread. */
  other?: Readonly<{ id: number }> | undefined;
}>;

/** Returns a function that says whether a text is marked as our answer, review or finding, or as a post of an intent. */
export function ownMarks(
  settings: Settings,
  job: Pick<Job, "repository">,
  thread: ThreadPlace,
): (body: string) => boolean {
  const number = thread.type === "none" ? "" : thread.number;
  const secret = ownSecret(settings);
  const finding = findingMarker(secret ?? "", `${job.repository.owner}/${job.repository.name}#${number}`);
  const answer = markerOf(settings, job, thread);
  const intents = intentMac(secret ?? "", `${job.repository.owner}/${job.repository.name}`);
  const isOfOurIntent = (body: string) => secret !== undefined && isOfIntent(intents, body);
  return (body) => answer.isOurs(body) || finding.read(body) !== undefined || isOfOurIntent(body);
}

type MarkPlace = Readonly<{
  settings: Settings;
  job: Pick<Job, "repository">;
  trigger: Readonly<{ thread: ThreadPlace; key: string }>;
}>;

/** Returns the body with the invisible mark at its end. */
export function withMark({ settings, job, trigger }: MarkPlace, body: string): string {
  const mark = markerOf(settings, job, trigger.thread).mark(trigger.key);
  return mark === "" ? body : `${body}\n\n${mark}`;
}

/** Returns the body. Without a sandbox, or on another machine, a line below it says so. */
export function withIsolationWarning(
  settings: Settings,
  body: string,
  hasNone = settings.slice(MACHINE).isolation === "none",
): string {
  return hasNone ? `${body}\n\n${prompt(isolationWords(settings))}` : body;
}

function isolationWords(settings: Settings) {
  const { "agent-server-url": url, "agent-server-conversation": isThere } = settings.slice(MACHINE);
  if (url === undefined) return "no-sandbox";
  return isThere ? "remote-agent" : "remote-machine";
}

/** Our recent comments, oldest first. Rejects with a GitHubFault. */
export async function readOwnComments(
  { github, job }: GitHubAccess,
  { issue, place = { kind: "comment" } }: Pick<RunComment, "issue" | "place">,
  isIt: (body: string) => boolean,
): Promise<readonly PostedText[]> {
  if (place.kind === "discussion") {
    const { readOwnInDiscussion } = await import("../../github/write/comment/discussion.ts");
    const own = await readOwnInDiscussion(github, place.discussionId, isIt);
    return own.map((comment) => ({ issue, place, ...comment }));
  }
  const own = await readOwn(gitHubReader(github, job.repository));
  const isOurs: Parameters<typeof recentComments>[3] = ({ body = "", user }) => canBeOurs(user, own) && isIt(body);
  return place.kind === "review-thread"
    ? recentReplies(github, job.repository, { issue, place }, isOurs)
    : recentComments(github, job.repository, issue, isOurs);
}

/** Whether our comment is of a run that could not report how it ended. */
export function isUnfinished(body: string): boolean {
  return /^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(body);
}

/** Whether our comment reports how its run ended. */
export function reportsEnd(body: string): boolean {
  return body.startsWith("### ") && !isUnfinished(body);
}

/** Finds the comment of an interrupted attempt of this run, by its text and its link to the run. */
export async function commentOfEarlierAttempt(run: UnclaimedRun): Promise<RunComment | undefined> {
  const { job, settings } = run;
  if (job.runAttempt === 1) return undefined;
  // A job without the signing key writes no marks. The text links to this run, and only its own comment begins like
  // that.
  const isOurs = ownSecret(settings) === undefined ? () => true : answersThis(run);
  return findOwnComment(run, (body) => isOurs(body) && isUnfinished(body) && body.includes(`(${job.runUrl})`));
}

/** Whether our comment is a final answer to the request. A person who repeats a failed run wants it to continue. */
export function isFinal({ runAttempt }: Pick<Job, "runAttempt">, body: string): boolean {
  return runAttempt > 1 ? /^### (?:🟢|⚪)/u.test(body) : reportsEnd(body);
}

/** Returns a check for whether a body has our mark for this request. */
export function answersThis({ settings, job, trigger }: Pick<UnclaimedRun, "settings" | "job" | "trigger">) {
  const marker = markerOf(settings, job, trigger.thread);
  return (body: string): boolean => marker.isOurs(body, trigger.key);
}

/** Our oldest comment that matches. */
export async function findOwnComment(
  { settings, github, job, trigger }: UnclaimedRun,
  isIt: (body: string) => boolean,
): Promise<PostedText | undefined> {
  const { thread } = trigger;
  if (thread.type === "none") return undefined;
  const at = { issue: thread.number, place: replyPlace(settings, trigger) };
  try {
    return (await readOwnComments({ github, job }, at, isIt))[0]; // nobody can copy a mark before it is there
  } catch (error) {
    printNotice(`It could not be checked whether this was answered before. ${toFault(error).message}`);
    return undefined;
  }
}

/** Actions that may need an approval are shown in the pull request's conversation, where people look for them. */
export function replyPlace(settings: Settings, { answer }: Pick<Trigger, "answer">): CommentPlace {
  if (answer.kind === "discussion") return answer;
  const isShownThere = settings.slice(APPROVAL).confirmation === "never";
  return answer.kind === "review-thread" && isShownThere ? answer : { kind: "comment" };
}
