/** The comment of a run: "working" at first, the report in the end. A run without a thread has none. */

import { GitHubFault } from "../../github/client/github-fault.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { apart } from "../../github/write/comment/answer-mark.ts";
import {
  deleteComment,
  editComment,
  type Posted,
  postComment,
  postOnce,
  rewriteComment,
  type Sticky,
} from "../../github/write/comment/comment.ts";
import { FAILING, type Outcome } from "../../github/write/outcome.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import type { Connection } from "../connect.ts";
import { printFault, printNotice } from "../runner/console.ts";
import { saveOpenComment } from "../runner/file-commands.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import type { OpenComment } from "../runner/open-comment.ts";
import type { Env } from "../world.ts";
import { type MarkPlace, withMark } from "./own-mark.ts";
import { inPlainWords } from "./plain-words.ts";
import { replyPlace } from "./reply-place.ts";
import { saidAt, tellsEnd } from "./said.ts";

/** Posts it, or takes up the one that a run left which was cut off at the same request; should we be cut off, the step after us says so in it. Undefined where no comment is wanted, and where the thread does not take one just now: the work goes on all the same. */
export async function beginSticky(
  connection: Connection,
  env: Env,
  trigger: Trigger,
  working: string,
  earlier?: Sticky,
): Promise<Sticky | undefined> {
  const { github, job } = connection;
  const { thread } = trigger;
  if (!takesComments(connection, env, trigger) || trigger.kind === "review" || thread.type === "none") return undefined;
  const sticky = await (earlier
    ? editComment(github, job.repository, earlier, working).then((posted) => posted.sticky)
    : postComment(github, job.repository, thread.number, working, replyPlace(env, trigger))
  ).catch(unlessRefused);
  if (!sticky) return undefined;
  const body =
    thread.type === "pull_request"
      ? prompt("cut-off-pull-request", { run_url: job.runUrl })
      : prompt("cut-off", { kind: thread.type, number: String(thread.number), run_url: job.runUrl });
  saveOpenComment(env, { sticky, body: withMark({ world: { env }, job, trigger }, inPlainWords(env, body)) });
  return sticky;
}

function takesComments({ mayWrite }: Connection, env: Env, { thread }: Trigger): boolean {
  return mayWrite && thread.type !== "none" && rawInput(env, "comment-mode") !== "none";
}

/** A thread that is locked, and a GitHub that is out of order, keep nobody from working; a token that may not write does. */
function unlessRefused(error: unknown): undefined {
  const { message } = toFault(error);
  const passes = error instanceof GitHubFault && (error.status === 0 || error.status >= 500 || /locked/i.test(message));
  if (!passes) throw error;
  printNotice(`There is no comment yet; the summary of this run will have the report. ${message}`);
}

/**
 * The report where there is no comment so far. What nobody asked for speaks only when it has failed: a review says the
 * rest, and the next one all of a cancelled one.
 */
export async function lastWord(
  connection: Connection,
  env: Env,
  trigger: Trigger,
  outcome: Outcome,
  body: string,
): Promise<Sticky | undefined> {
  const { github, job, redact } = connection;
  const { kind, thread } = trigger;
  const isWorthAWord = kind !== "review" || (FAILING.includes(outcome) && outcome !== "cancelled");
  if (!takesComments(connection, env, trigger) || thread.type === "none" || !isWorthAWord) return undefined;
  try {
    return await postComment(github, job.repository, thread.number, body, replyPlace(env, trigger));
  } catch (error) {
    printFault(toFault(error), redact);
    return undefined;
  }
}

/** The comment that said "working" leads to the one that took its place, if it is still there. */
async function pointTo(
  final: Sticky,
  sticky: Sticky,
  { github, job }: Pick<Connection, "github" | "job">,
  env: Env,
): Promise<void> {
  const trigger = { thread: { type: "issue", number: sticky.issue }, key: `answered below ${final.id}` } as const;
  const words = withMark({ world: { env }, job, trigger }, prompt("answered-below", { url: final.url }));
  try {
    await rewriteComment(github, job.repository, sticky, words);
  } catch (error) {
    printNotice(`The first comment could not be brought up to date. ${toFault(error).message}`);
  }
}

/** In a comment of its own; the one that a run left there which was cut off at the same request is gone on with. */
async function answerBelow(connection: Connection, sticky: Sticky, body: string): Promise<Posted> {
  const { github, job } = connection;
  const { mark } = apart(body);
  const isIt = (said: string) => mark !== "" && apart(said).mark === mark && tellsEnd(said);
  const left = (await saidAt(connection, sticky, isIt).catch(() => [])).find(({ id }) => id > sticky.id);
  return left
    ? editComment(github, job.repository, left, body)
    : { body, sticky: await postOnce(github, job.repository, sticky, body) };
}

/** What the run came to does not hang on one more answer from GitHub: if it fails, `post` tries again. */
export async function finishSticky(connection: Connection, env: Env, open: OpenComment): Promise<Posted> {
  const { github, job, redact } = connection;
  const { sticky, body, isAnswer } = open;
  saveOpenComment(env, open);
  try {
    const isNew = isAnswer && rawInput(env, "comment-mode") === "new";
    const final = await (isNew
      ? answerBelow(connection, sticky, body)
      : editComment(github, job.repository, sticky, body));
    saveOpenComment(env, undefined);
    if (final.sticky.id !== sticky.id) await pointTo(final.sticky, sticky, connection, env);
    return final;
  } catch (error) {
    printFault(toFault(error), redact);
    return { sticky, body };
  }
}

/** Another run has answered the same request, and there is one answer: ours goes, or leads there where it cannot. */
export async function withdraw(
  connection: Connection,
  place: MarkPlace,
  sticky: Sticky,
  url: string | null,
): Promise<void> {
  if (sticky.url === url) return; // which the other run has taken up
  const { github, job } = connection;
  const { env } = place.world;
  try {
    await deleteComment(github, job.repository, sticky);
    return saveOpenComment(env, undefined);
  } catch (error) {
    printNotice(`The comment that is not needed could not be taken back. ${toFault(error).message}`);
  }
  await finishSticky(connection, env, { sticky, body: withMark(place, prompt("joined", { url: url ?? "" })) });
}
