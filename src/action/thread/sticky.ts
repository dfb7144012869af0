/** The comment of a run: "working" at first, the report in the end. A run without a thread has none. */

import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { editComment, postComment, type Sticky } from "../../github/write/comment.ts";
import { FAILING, type Outcome } from "../../github/write/outcome.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import type { Connection } from "../answer.ts";
import { printFault } from "../runner/console.ts";
import { saveOpenComment } from "../runner/file-commands.ts";
import type { Env } from "../world.ts";
import { inPlainWords } from "./plain-words.ts";

/** Posts it, or takes up the one that a run left which was cut off at the same request; should we be cut off, the step after us says so in it. Undefined without a thread that takes comments, and for a run that may not write. */
export async function beginSticky(
  { github, job, mayWrite }: Connection,
  env: Env,
  { kind, thread }: Trigger,
  working: string,
  earlier?: Sticky,
): Promise<Sticky | undefined> {
  if (!mayWrite || kind === "review") return undefined;
  if (thread.type !== "issue" && thread.type !== "pull_request") return undefined;
  const sticky = earlier
    ? await editComment(github, job.repository, earlier, working)
    : await postComment(github, job.repository, thread.number, working);
  const body =
    thread.type === "issue"
      ? prompt("cut-off", { issue: String(thread.number), run_url: job.runUrl })
      : prompt("cut-off-pull-request", { run_url: job.runUrl });
  saveOpenComment(env, { sticky, body: inPlainWords(env, body) });
  return sticky;
}

/** What nobody asked for speaks in a comment only when it has failed: a review says the rest, and the next one all of a cancelled one. */
export async function lastWord(
  { github, job }: Connection,
  { kind, thread }: Trigger,
  outcome: Outcome,
  body: string,
): Promise<Sticky | undefined> {
  const isWorthAWord = FAILING.includes(outcome) && outcome !== "cancelled";
  if (kind !== "review" || thread.type === "none" || !isWorthAWord) return undefined;
  return postComment(github, job.repository, thread.number, body);
}

/** What the run came to does not hang on one more answer from GitHub: if it fails, `post` tries again. */
export async function finishSticky(
  { github, job, redact }: Connection,
  env: Env,
  sticky: Sticky,
  body: string,
): Promise<Sticky> {
  saveOpenComment(env, { sticky, body });
  try {
    const final = await editComment(github, job.repository, sticky, body);
    saveOpenComment(env, undefined);
    return final;
  } catch (error) {
    printFault(toFault(error), redact);
    return sticky;
  }
}
