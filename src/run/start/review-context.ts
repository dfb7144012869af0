/**
 * Reads what a review needs to know of its pull request before it begins: the diff, and what earlier reviews found in
 * it.
 */
import { printNotice } from "../../action/runner/console.ts";
import { ownSecret } from "../../action/runner/input/raw-input.ts";
import { type GitHub, gitHubReader, type Repository } from "../../github/client.ts";
import { readDiff } from "../../github/read/pull/diff.ts";
import { type OwnThread, readOwnThreads } from "../../github/read/pull/own-threads.ts";
import { restThreads } from "../../github/read/pull/rest-reviews.ts";
import { findingMarker, type Marked, type Marker } from "../../github/write/review/mark.ts";
import { toFault } from "../../lib/fault.ts";
import type { KnownFinding } from "../../tools/review/finding.ts";
import type { ReviewContext } from "../goal.ts";
import type { Run } from "../run.ts";
import { answersThis } from "../thread/own-comments.ts";

export async function readReviewContext(run: Run, number: number): Promise<ReviewContext> {
  const { github, job, world } = run;
  const { repository } = job;
  const marker = findingMarker(ownSecret(world.env) ?? "", `${repository.owner}/${repository.name}#${number}`);
  const [{ diff, ...hidden }, threads] = await Promise.all([
    readDiff(gitHubReader(github, repository), number),
    ownThreads(github, repository, number),
  ]);
  const answersUs = answersThis(run);
  const marked = threads.flatMap((thread) => {
    const found = marker.read(thread.body);
    return found && found.kind !== "fixed" ? [{ thread, found, isTold: thread.replies.some(answersUs) }] : [];
  });
  return {
    diff,
    hidden,
    marker,
    known: marked.flatMap(({ thread, found, isTold }) => {
      const before = isTold ? { ...thread, isResolved: false, resolvedByUs: false, replies: [] } : thread;
      return knownFinding(before, found, marker);
    }),
    threads: new Map(marked.map(({ thread: { comment, id }, isTold }) => [comment, { id, isTold }])),
  };
}

/** A review goes on without its memory: the worst that comes of it is a finding that is said twice. */
async function ownThreads(github: GitHub, repository: Repository, number: number): Promise<readonly OwnThread[]> {
  try {
    return await readOwnThreads(gitHubReader(github, repository), repository, number);
  } catch (error) {
    if (github.lacksGraphql?.()) return byRest(github, repository, number);
    printNotice(`The findings of earlier reviews could not be read. ${toFault(error).message}`);
    return [];
  }
}

/** Whose a comment is REST tells as well, but not who we are: a mark with our MAC says it of each by itself. */
async function byRest(github: GitHub, repository: Repository, number: number): Promise<readonly OwnThread[]> {
  try {
    return await restThreads(gitHubReader(github, repository), number);
  } catch (error) {
    printNotice(`The findings of earlier reviews could not be read. ${toFault(error).message}`);
    return [];
  }
}

/** A finding that was taken for fixed is forgotten: if it comes back, it is posted again. */
function knownFinding(
  { comment, isResolved, resolvedByUs, replies }: OwnThread,
  { kind, fingerprint }: Marked,
  marker: Marker,
): KnownFinding[] {
  const isFixed = resolvedByUs || replies.some((reply) => marker.read(reply)?.kind === "fixed");
  if (kind === "fixed" || isFixed) return [];
  return [{ id: comment, fingerprint, severity: kind, status: isResolved ? "dismissed" : "open" }];
}
