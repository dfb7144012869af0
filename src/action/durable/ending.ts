/** What the end of a run leaves for the next one to know, and what people are told of it. */
import type { Sticky } from "../../github/write/comment.ts";
import { type Manifest, type Work, withAnswer } from "../../github/write/state/manifest.ts";
import { prompt } from "../../prompts.ts";
import { chainOn } from "../mending/chain.ts";
import type { Setting } from "../prepare.ts";
import { phrasesOf } from "../runner/trigger-settings.ts";
import { replyPlace } from "../thread/reply-place.ts";
import type { Done } from "../work.ts";
import { commentOfEarlierAttempt } from "./earlier-attempt.ts";
import type { Memory } from "./memory.ts";
import { digestOf } from "./news.ts";
import type { Desk } from "./recall.ts";
import { UNFINISHED } from "./turn.ts";

/** The comment of a run that was cut off at this very request: it is gone on with. */
export async function earlierComment(desk: Desk, memory: Memory): Promise<Sticky | undefined> {
  return rememberedComment(desk, memory) ?? (await commentOfEarlierAttempt(desk));
}

function rememberedComment({ trigger, job, world }: Desk, { manifest, wasCutOff }: Memory): Sticky | undefined {
  const { comment_id: id, lease } = manifest;
  const { thread, key } = trigger;
  if (!wasCutOff || lease?.key !== key || id === null || thread.type === "none") return undefined;
  const replyTo = replyPlace(world.env, trigger);
  const page = thread.type === "issue" ? "issues" : "pull";
  const url = `${job.repositoryUrl}/${page}/${thread.number}#${replyTo === undefined ? "issuecomment-" : "discussion_r"}${id}`;
  return { issue: thread.number, id, url, replyTo };
}

/** The thread is free then, and this trigger is answered. */
export function ended({ trigger, world, memory }: Setting, done: Done, commentUrl: string | undefined) {
  const { outcome, reason } = done.report;
  const { key, createdAt, snapshot } = trigger;
  const answer = { comment_url: commentUrl ?? null, outcome, time: world.now().toISOString() };
  const answers = [key, ...memory.joined].map((one) => ({ key: one, ...answer }));
  return (manifest: Manifest): Manifest => ({
    ...answers.reduce(withAnswer, manifest),
    ...{ lease: null, outcome, reason, work: workAfter(manifest.work, done) },
    counters: countersAfter(manifest, trigger, done),
    read_until: createdAt ?? manifest.read_until,
    thread_digest: snapshot ? digestOf(snapshot) : manifest.thread_digest,
  });
}

/** Of a failed run, the attempts go with the commit that is to mend it. */
function countersAfter({ counters }: Manifest, { run, headSha }: Setting["trigger"], { report: { kept } }: Done) {
  return run && headSha && kept.kind === "branch" ? chainOn(counters, headSha, kept.commit) : counters;
}

function workAfter(before: Work | null, { report: { kept, pullRequest }, ground }: Done): Work | null {
  const number = pullRequest?.number ?? null;
  if (kept.kind !== "branch") return before && { ...before, pull_request: number ?? before.pull_request };
  const { branch, commit } = kept;
  const isSame = before?.branch === branch;
  const base = ground?.goal.base ?? before?.base ?? "";
  return { branch, commit, base, pull_request: number ?? (isSame ? before.pull_request : null) };
}

/** The body of the comment, and below it what is to be said of what is kept. */
export function withNotes(body: string, { memory, world }: Setting, { report }: Done): string {
  const [phrase = ""] = phrasesOf(world.env);
  const goesOn = memory.isKept && UNFINISHED.includes(report.outcome) ? [prompt("continue", { phrase })] : [];
  return [body, ...goesOn, ...memory.notes].join("\n\n");
}
