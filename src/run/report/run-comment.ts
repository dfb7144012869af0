/**
 * Writes the comment of a run: "working" at first, the report at the end. A run without a thread has no comment.
 * Reporting the result (on the approval, in the comment, and on the request) can be repeated.
 */
import { GitHubFault, isGone } from "../../github/client/github-fault.ts";
import type { ThreadPlace, Trigger } from "../../github/read/trigger/trigger.ts";
import { rowOf } from "../../github/read/trigger/trigger-kinds.ts";
import {
  deleteComment,
  editComment,
  type Posted,
  postComment,
  postOnce,
  type RunComment,
  rewriteComment,
} from "../../github/write/comment/comment.ts";
import { splitMark } from "../../github/write/marks.ts";
import { type Fault, toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { FAILING } from "../../render/outcome.ts";
import type { Report, ReportLinks } from "../../render/report/report-facts.ts";
import { sawNothing } from "../../render/report/review-facts.ts";
import type { Connection, GitHubAccess } from "../../runner/connect.ts";
import { printFault, printNotice } from "../../runner/console.ts";
import { saveOpenComment } from "../../runner/file-commands.ts";
import { REPORT } from "../../runner/input/publishing.ts";
import type { OpenComment } from "../../runner/open-comment.ts";
import { writeSummary } from "../../runner/summary.ts";
import type { Env } from "../../runner/world.ts";
import { acknowledgedAt, signOff } from "../admit/acknowledge.ts";
import { whereIs } from "../admit/withdrawn.ts";
import type { Recall } from "../claim/lease.ts";
import type { PendingReport } from "../memory/unpublished.ts";
import type { Run, UnclaimedRun } from "../run.ts";
import {
  markerOf,
  readOwnComments,
  replyPlace,
  reportsEnd,
  withIsolationWarning,
  withMark,
} from "../thread/own-comments.ts";
import { requesterOf } from "../thread/subject.ts";

/**
 * Posts the comment, or continues the comment of an interrupted attempt at the same request. If this run is interrupted
 * too, the post step says so in the comment. Undefined if no comment is wanted, or the thread does not accept one now:
 * the work continues without it.
 */
export async function beginRunComment(
  run: UnclaimedRun,
  working: string,
  earlier: RunComment | undefined,
): Promise<RunComment | undefined> {
  const { github, job, trigger, world, settings } = run;
  const { thread } = trigger;
  if (!takesComments(run) || !rowOf(trigger).isAwaited || thread.type === "none") return undefined;
  const runComment = await (earlier
    ? editComment(github, job.repository, earlier, working).then((posted) => posted.runComment)
    : postComment(github, job.repository, thread.number, working, replyPlace(settings, trigger))
  ).catch((error: unknown) => unlessRefused(run, error));
  if (!runComment) return undefined;
  const body =
    thread.type === "pull_request"
      ? prompt("cut-off-pull-request", { run_url: job.runUrl })
      : prompt("cut-off", { kind: thread.type, number: String(thread.number), run_url: job.runUrl });
  saveOpenComment(world.env, { runComment, body: withMark(run, withIsolationWarning(settings, body)) });
  return runComment;
}

function takesComments({ mayWrite, settings, trigger }: UnclaimedRun): boolean {
  return mayWrite && trigger.thread.type !== "none" && settings.slice(REPORT)["comment-mode"] !== "none";
}

/** A locked thread or an outage of GitHub does not stop the work. A token without write permission does, and an issue that is none now. */
async function unlessRefused(run: UnclaimedRun, error: unknown): Promise<undefined> {
  const { message } = toFault(error);
  const isLocked = /locked/i.test(message);
  const passes = error instanceof GitHubFault && (error.status === 0 || error.status >= 500 || isLocked);
  if (!passes || (isLocked && (await whereIs(run)) === "converted")) throw error;
  printNotice(`There is no comment yet; the summary of this run will have the report. ${message}`);
}

/**
 * Posts the report if there is no comment yet. An automatic review gets a comment only if it failed or could look at
 * nothing: the review itself says everything else, and the next review replaces a cancelled one.
 */
export async function postLastWord(
  run: UnclaimedRun,
  { report: { outcome, review }, body }: Readonly<{ report: Pick<Report, "outcome" | "review">; body: string }>,
): Promise<RunComment | undefined> {
  const { github, job, redact, trigger, world, settings } = run;
  const { thread } = trigger;
  const { isAwaited } = rowOf(trigger);
  const isFailed = FAILING.includes(outcome) && outcome !== "cancelled";
  const isUnseen = !isFailed && review !== undefined && sawNothing(review);
  const isWorthAComment = isAwaited || isFailed || isUnseen;
  if (!takesComments(run) || thread.type === "none" || !isWorthAComment) return undefined;
  try {
    if (!isAwaited && isUnseen) return await postUnseen(run, thread, body);
    return await postComment(github, job.repository, thread.number, body, replyPlace(settings, trigger));
  } catch (error) {
    if (!isGone(error)) printFault(toFault(error), redact, world.env);
    else {
      printNotice(prompt("thread-gone").trim());
      await writeSummary(world.env, prompt("thread-gone"));
    }
    return undefined;
  }
}

/** One comment for each pull request, however often people push: the next review that cannot look updates it. */
async function postUnseen(
  run: UnclaimedRun,
  thread: Exclude<Trigger["thread"], { type: "none" }>,
  body: string,
): Promise<RunComment> {
  const { github, job, settings } = run;
  const trigger = { thread, key: "a review that could not look" } as const;
  const words = withMark({ settings, job, trigger }, splitMark(body).words);
  const isIt = (said: string) => markerOf(settings, job, thread).isOurs(said, trigger.key);
  const there = (await readOwnComments(run, { issue: thread.number }, isIt)).at(-1);
  if (!there) return postComment(github, job.repository, thread.number, words);
  return (await editComment(github, job.repository, there, words)).runComment;
}

/** Links the "working" comment to the one that replaced it, if it still exists. */
async function pointTo(
  final: RunComment,
  runComment: RunComment,
  { github, job, settings }: Connection,
): Promise<void> {
  const trigger = { thread: { type: "issue", number: runComment.issue }, key: `answered below ${final.id}` } as const;
  const words = withMark({ settings, job, trigger }, prompt("answered-below", { url: final.url }));
  try {
    await rewriteComment(github, job.repository, runComment, words);
  } catch (error) {
    printNotice(`The first comment could not be updated. ${toFault(error).message}`);
  }
}

/** Posts the answer as a separate comment, or edits the one that an interrupted attempt at the same request posted. */
async function answerBelow(connection: Connection, runComment: RunComment, body: string): Promise<Posted> {
  const { github, job } = connection;
  const { mark } = splitMark(body);
  const isIt = (said: string) => mark !== "" && splitMark(said).mark === mark && reportsEnd(said);
  const left = (await readOwnComments(connection, runComment, isIt).catch(() => [])).find(
    ({ id }) => id > runComment.id,
  );
  return left
    ? editComment(github, job.repository, left, body)
    : { body, runComment: await postOnce(github, job.repository, runComment, body) };
}

/**
 * `isNowhere`: the thread is gone, so nobody can read the answer there. `refused`: GitHub will not take the text later either,
 * so the comment stays as it was.
 */
export type Told = Posted & Readonly<{ isNowhere?: true; refused?: Fault }>;

/** Never rejects: if GitHub does not accept the comment now, the post step tries again. */
export async function finishRunComment(connection: Connection, env: Env, open: OpenComment): Promise<Told> {
  const { github, job, redact } = connection;
  const { runComment, body, isAnswer } = open;
  saveOpenComment(env, open);
  try {
    const isNew = isAnswer && connection.settings.slice(REPORT)["comment-mode"] === "new";
    const final = await (isNew
      ? answerBelow(connection, runComment, body)
      : editComment(github, job.repository, runComment, body));
    saveOpenComment(env, undefined);
    if (final.runComment.id !== runComment.id) await pointTo(final.runComment, runComment, connection);
    return final;
  } catch (error) {
    if (isGone(error)) {
      saveOpenComment(env, undefined); // nobody will take it later either
      printNotice(prompt("thread-gone").trim());
      return { runComment, body, isNowhere: true };
    }
    const fault = toFault(error);
    printFault(fault, redact, env);
    if (!fault.isLasting) return { runComment, body };
    saveOpenComment(env, undefined);
    return { runComment, body, refused: fault };
  }
}

/** Adds a paragraph to a comment that has its final text. Rejects if GitHub does not accept it. */
export async function addToComment(
  { github, job }: GitHubAccess,
  { runComment, body }: Posted,
  paragraph: string,
): Promise<void> {
  const { words, mark } = splitMark(body);
  await rewriteComment(
    github,
    job.repository,
    runComment,
    [words.trimEnd(), paragraph, mark].filter(Boolean).join("\n\n"),
  );
}

/** Another run has answered the same request: deletes our comment, or links to that answer if it cannot be deleted. */
export async function removeRunComment(run: UnclaimedRun, runComment: RunComment, url: string | null): Promise<void> {
  if (runComment.url === url) return; // the other run has continued it
  const { github, job, world } = run;
  try {
    await deleteComment(github, job.repository, runComment);
    return saveOpenComment(world.env, undefined);
  } catch (error) {
    printNotice(`The comment, which is no longer needed, could not be deleted. ${toFault(error).message}`);
  }
  await finishRunComment(run, world.env, { runComment, body: withMark(run, prompt("joined", { url: url ?? "" })) });
}

/** Builds the links of a report. Relative links of the agent lead to files at `commit`. */
export function linksOf(
  { job, trigger, settings }: Pick<Run, "job" | "trigger" | "settings">,
  conversationId: string,
  commit?: string,
): ReportLinks {
  const { runUrl, repositoryUrl } = job;
  const rules = { repositoryUrl, commit, phrases: settings.phrases };
  return { ...rules, conversationId, runUrl, requester: requesterOf(trigger) };
}

/**
 * Reports the result: first on the approval comment, because while that is still open, the post step reports both.
 * Resolves to undefined if there is no comment.
 */
export async function tellResult(
  connection: Connection,
  { env, thread }: Readonly<{ env: Env; thread: ThreadPlace }>,
  pendingReport: PendingReport,
): Promise<Told | undefined> {
  const { runComment, sign } = pendingReport;
  if (pendingReport.approvalComment || pendingReport.isWaiting !== undefined) {
    const { closeApprovalComment } = await import("../approve/approval-comment.ts");
    await closeApprovalComment(connection, thread, pendingReport);
  }
  const final = runComment && (await finishRunComment(connection, env, { ...pendingReport, runComment }));
  if (sign) await signOff(connection, sign.place, sign.content);
  return final;
}

/**
 * For an interrupted attempt; otherwise the result was reported. If no report is pending, only its reaction may be
 * missing.
 */
export async function tellResultAgain(
  run: UnclaimedRun,
  { answer: { reaction }, pendingReport }: Extract<Recall, { kind: "answered" }>,
): Promise<void> {
  const { world, job, trigger, mayWrite } = run;
  if (!mayWrite || job.runAttempt === 1) return;
  const { thread, key } = trigger;
  if (pendingReport?.lease.key === key) {
    await tellResult(run, { env: world.env, thread }, pendingReport);
    return;
  }
  const place = acknowledgedAt(trigger);
  if (place && reaction) await signOff(run, place, reaction);
}
