/** What the end of a run leaves for the next one to know, and what people are told of it. */
import type { Sticky } from "../../github/write/comment/comment.ts";
import { ownInDiscussion } from "../../github/write/comment/discussion.ts";
import { nodeOf, standingOf } from "../../github/write/comment/standing.ts";
import { signOf } from "../../github/write/outcome.ts";
import { type Manifest, type Work, withAnswer } from "../../github/write/state/manifest.ts";
import { prompt } from "../../prompts.ts";
import { chainOn } from "../mending/chain.ts";
import type { Setting } from "../prepare.ts";
import type { Done } from "../result/done.ts";
import { phrasesOf } from "../runner/input/trigger-settings.ts";
import { replyPlace } from "../thread/reply-place.ts";
import type { Memory } from "./memory.ts";
import type { Desk } from "./recall.ts";
import { digestOf } from "./thread-digest.ts";
import { commentOfEarlierAttempt } from "./turn/earlier-attempt.ts";
import { UNFINISHED } from "./turn/turn.ts";

/** The comment of a run that was cut off at this very request: it is gone on with. */
export async function earlierComment(desk: Desk, memory: Memory): Promise<Sticky | undefined> {
  const remembered = await rememberedComment(desk, memory);
  if (!remembered) return commentOfEarlierAttempt(desk);
  const { nodeId, url } = remembered;
  const standing = nodeId === undefined ? "ours" : await standingOf(desk.github, nodeId);
  if (standing === "ours") return remembered;
  memory.notes.add(prompt(`comment-${standing}`, { url }));
  return undefined;
}

async function rememberedComment(
  { trigger, job, world, github }: Desk,
  { manifest, wasCutOff }: Memory,
): Promise<Sticky | undefined> {
  const { comment_id: id, lease } = manifest;
  const { thread, key } = trigger;
  if (!wasCutOff || lease?.key !== key || id === null || thread.type === "none") return undefined;
  const place = replyPlace(world.env, trigger);
  if (place.kind === "discussion") {
    // It is edited by its node, of which nothing is remembered.
    const own = await ownInDiscussion(github, place.discussionId, () => true).catch(() => []);
    const found = own.find((comment) => comment.id === id);
    return found && { issue: thread.number, place, ...found };
  }
  const kind = place.kind === "comment" ? "issues" : "pulls";
  const nodeId = await nodeOf(github, job.repository, { id, kind });
  const page = thread.type === "issue" ? "issues" : "pull";
  const url = `${job.repositoryUrl}/${page}/${thread.number}#${place.kind === "comment" ? "issuecomment-" : "discussion_r"}${id}`;
  return { issue: thread.number, id, url, place, nodeId };
}

/** The thread is free then, and this trigger is answered. */
export function ended({ trigger, world, memory }: Setting, done: Done, commentUrl: string | undefined) {
  const { outcome, reason } = done.report;
  const { key, createdAt, snapshot } = trigger;
  const { reaction } = signOf(done.report);
  const time = world.now().toISOString();
  const answer = { comment_url: commentUrl ?? null, outcome, ...(reaction && { reaction }), time };
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
  if (kept.kind !== "branch") {
    const there = before ?? workFound(ground);
    return there && { ...there, pull_request: number ?? there.pull_request };
  }
  const { branch, commit } = kept;
  const isSame = before?.branch === branch;
  const base = ground?.goal.base ?? before?.base ?? "";
  return { branch, commit, base, pull_request: number ?? (isSame ? before.pull_request : null) };
}

/** Of a run that was cut off before it could be remembered where its work is. */
function workFound(ground: Done["ground"]): Work | null {
  const { goal, head } = ground ?? {};
  if (goal?.kind !== "propose" || !goal.isThere || head === undefined) return null;
  return { branch: goal.branch, commit: head, base: goal.base, pull_request: null };
}

/** The body of the comment, and below it what is to be said of what is kept. */
export function withNotes(body: string, { memory, world, github }: Setting, { report }: Done): string {
  const [phrase = ""] = phrasesOf(world.env);
  // With settings that are wrong there is nothing to continue: they have to be changed first.
  const canContinue = memory.isKept && UNFINISHED.includes(report.outcome) && report.code !== "config";
  const goesOn = canContinue ? [prompt("continue", { phrase })] : [];
  const isLeft = memory.isKept && memory.hasUnpublished ? [prompt("work-kept")] : [];
  const lacking = github.lacksGraphql?.() ? [prompt("no-graphql")] : [];
  return [body, ...isLeft, ...goesOn, ...memory.notes, ...lacking].join("\n\n");
}
