/**
 * Writes the comment of a run: "working" at first, the report in the end. A run without a thread has none. Telling
 * the result (on what was decided, in the comment, and on the request) can be called again.
 */
import type { Connection, GitHubAccess } from "../../action/runner/connect.ts";
import { printFault, printNotice } from "../../action/runner/console.ts";
import { saveOpenComment } from "../../action/runner/file-commands.ts";
import { rawInput } from "../../action/runner/input/raw-input.ts";
import { phrasesOf } from "../../action/runner/input/trigger-settings.ts";
import type { OpenComment } from "../../action/runner/open-comment.ts";
import type { Env } from "../../action/runner/world.ts";
import { GitHubFault } from "../../github/client/github-fault.ts";
import type { ThreadPlace, Trigger } from "../../github/read/trigger/trigger.ts";
import { apart } from "../../github/write/comment/answer-mark.ts";
import {
  deleteComment,
  editComment,
  type Posted,
  postComment,
  postOnce,
  type RunComment,
  rewriteComment,
} from "../../github/write/comment/comment.ts";
import { FAILING } from "../../github/write/outcome.ts";
import type { Report, ReportLinks } from "../../github/write/report/report-facts.ts";
import { sawNothing } from "../../github/write/review/review-facts.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { acknowledgedAt, signOff } from "../admit/acknowledge.ts";
import { closeApprovalComment } from "../approve/approval-comment.ts";
import type { Recall } from "../claim/recall.ts";
import type { PendingReport } from "../memory/unpublished.ts";
import type { Run, UnclaimedRun } from "../run.ts";
import { markerOf, withIsolationWarning, withMark } from "../thread/markers.ts";
import { replyPlace, saidAt, tellsEnd } from "../thread/own-comments.ts";
import { requesterOf } from "../thread/subject.ts";

/**
 * Posts the comment, or continues the one of an attempt at the same request that was cut off. If this run is cut off too,
 * the post step says so in the comment. Undefined where no comment is wanted, and where the thread does not take one at
 * the moment: the work continues without it.
 */
export async function beginRunComment(
  run: UnclaimedRun,
  working: string,
  earlier: RunComment | undefined,
): Promise<RunComment | undefined> {
  const { github, job, trigger, world } = run;
  const { thread } = trigger;
  if (!takesComments(run) || trigger.kind === "review" || thread.type === "none") return undefined;
  const runComment = await (earlier
    ? editComment(github, job.repository, earlier, working).then((posted) => posted.runComment)
    : postComment(github, job.repository, thread.number, working, replyPlace(world.env, trigger))
  ).catch(unlessRefused);
  if (!runComment) return undefined;
  const body =
    thread.type === "pull_request"
      ? prompt("cut-off-pull-request", { run_url: job.runUrl })
      : prompt("cut-off", { kind: thread.type, number: String(thread.number), run_url: job.runUrl });
  saveOpenComment(world.env, { runComment, body: withMark(run, withIsolationWarning(world.env, body)) });
  return runComment;
}

function takesComments({ mayWrite, world, trigger }: UnclaimedRun): boolean {
  return mayWrite && trigger.thread.type !== "none" && rawInput(world.env, "comment-mode") !== "none";
}

/** A thread that is locked, and a GitHub that is out of order, keep nobody from working; a token that may not write does. */
function unlessRefused(error: unknown): undefined {
  const { message } = toFault(error);
  const passes = error instanceof GitHubFault && (error.status === 0 || error.status >= 500 || /locked/i.test(message));
  if (!passes) throw error;
  printNotice(`There is no comment yet; the summary of this run will have the report. ${message}`);
}

/**
 * The report where there is no comment so far. What nobody asked for speaks only when it has failed or when it could not
 * look at anything: a review says the rest, and the next one all of a cancelled one.
 */
export async function postLastWord(
  run: UnclaimedRun,
  { report: { outcome, review }, body }: Readonly<{ report: Pick<Report, "outcome" | "review">; body: string }>,
): Promise<RunComment | undefined> {
  const { github, job, redact, trigger, world } = run;
  const { kind, thread } = trigger;
  const isFailed = FAILING.includes(outcome) && outcome !== "cancelled";
  const isUnseen = !isFailed && review !== undefined && sawNothing(review);
  const isWorthAComment = kind !== "review" || isFailed || isUnseen;
  if (!takesComments(run) || thread.type === "none" || !isWorthAComment) return undefined;
  try {
    if (kind === "review" && isUnseen) return await postUnseen(run, thread, body);
    return await postComment(github, job.repository, thread.number, body, replyPlace(world.env, trigger));
  } catch (error) {
    printFault(toFault(error), redact);
    return undefined;
  }
}

/** One comment on a pull request, however often it is pushed to: the next review that cannot look updates it. */
async function postUnseen(
  run: UnclaimedRun,
  thread: Exclude<Trigger["thread"], { type: "none" }>,
  body: string,
): Promise<RunComment> {
  const { github, job, world } = run;
  const trigger = { thread, key: "a review that could not look" } as const;
  const words = withMark({ world, job, trigger }, apart(body).words);
  const isIt = (said: string) => markerOf(world.env, job, thread).isOurs(said, trigger.key);
  const there = (await saidAt(run, { issue: thread.number }, isIt)).at(-1);
  if (!there) return postComment(github, job.repository, thread.number, words);
  return (await editComment(github, job.repository, there, words)).runComment;
}

/** The comment that said "working" leads to the one that took its place, if it is still there. */
async function pointTo(
  final: RunComment,
  runComment: RunComment,
  { github, job }: GitHubAccess,
  env: Env,
): Promise<void> {
  const trigger = { thread: { type: "issue", number: runComment.issue }, key: `answered below ${final.id}` } as const;
  const words = withMark({ world: { env }, job, trigger }, prompt("answered-below", { url: final.url }));
  try {
    await rewriteComment(github, job.repository, runComment, words);
  } catch (error) {
    printNotice(`The first comment could not be updated. ${toFault(error).message}`);
  }
}

/** Answers in a comment of its own, and continues one that an attempt at the same request has left there. */
async function answerBelow(connection: Connection, runComment: RunComment, body: string): Promise<Posted> {
  const { github, job } = connection;
  const { mark } = apart(body);
  const isIt = (said: string) => mark !== "" && apart(said).mark === mark && tellsEnd(said);
  const left = (await saidAt(connection, runComment, isIt).catch(() => [])).find(({ id }) => id > runComment.id);
  return left
    ? editComment(github, job.repository, left, body)
    : { body, runComment: await postOnce(github, job.repository, runComment, body) };
}

/** Never rejects: if GitHub does not take the comment now, the post step tries again. */
export async function finishRunComment(connection: Connection, env: Env, open: OpenComment): Promise<Posted> {
  const { github, job, redact } = connection;
  const { runComment, body, isAnswer } = open;
  saveOpenComment(env, open);
  try {
    const isNew = isAnswer && rawInput(env, "comment-mode") === "new";
    const final = await (isNew
      ? answerBelow(connection, runComment, body)
      : editComment(github, job.repository, runComment, body));
    saveOpenComment(env, undefined);
    if (final.runComment.id !== runComment.id) await pointTo(final.runComment, runComment, connection, env);
    return final;
  } catch (error) {
    printFault(toFault(error), redact);
    return { runComment, body };
  }
}

/** Another run has answered the same request: our comment is deleted, or leads to that answer where it cannot be. */
export async function withdraw(run: UnclaimedRun, runComment: RunComment, url: string | null): Promise<void> {
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

/** Makes the links of a report. Relative links of the agent lead to files at `commit`. */
export function linksOf(
  { job, trigger, world }: Pick<Run, "job" | "trigger" | "world">,
  conversationId: string,
  commit?: string,
): ReportLinks {
  const { runUrl, repositoryUrl } = job;
  const rules = { repositoryUrl, commit, phrases: phrasesOf(world.env) };
  return { ...rules, conversationId, runUrl, requester: requesterOf(trigger) };
}

/** Tells the result after the comment about what was decided: as long as that is open, the post step tells both. Resolves to undefined where there is no comment. */
export async function tellResult(
  connection: Connection,
  { env, thread }: Readonly<{ env: Env; thread: ThreadPlace }>,
  pendingReport: PendingReport,
): Promise<Posted | undefined> {
  const { runComment, sign } = pendingReport;
  await closeApprovalComment(connection, thread, pendingReport);
  const final = runComment && (await finishRunComment(connection, env, { ...pendingReport, runComment }));
  if (sign) await signOff(connection, sign.place, sign.content);
  return final;
}

/** For an attempt that was cut off; else it has been told. Where nothing was kept, its sign may be all that is lacking. */
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
