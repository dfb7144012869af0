/**
 * Reads what a review needs before it begins: the diff of the pull request, and the findings of earlier reviews.
 */
import { type GitHub, gitHubReader, type Repository } from "../../github/client.ts";
import { readDiff } from "../../github/read/pull/diff.ts";
import { type OwnThread, readOwnThreads } from "../../github/read/pull/own-threads.ts";
import { restThreads } from "../../github/read/pull/review-pages.ts";
import { findingMarker, type MarkedFinding, type Marker } from "../../github/write/marks.ts";
import { toFault } from "../../lib/fault.ts";
import { printNotice } from "../../runner/console.ts";
import { ownSecret } from "../../runner/input/secrets-input.ts";
import type { KnownFinding } from "../../tools/review/finding.ts";
import type { ReviewContext } from "../goal.ts";
import type { Run } from "../run.ts";
import { answersThis } from "../thread/own-comments.ts";

export async function readReviewContext(run: Run, number: number): Promise<ReviewContext> {
  const { github, job, settings } = run;
  const { repository } = job;
  const marker = findingMarker(ownSecret(settings) ?? "", `${repository.owner}/${repository.name}#${number}`);
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

/** A review continues without earlier findings. At worst, it posts a finding twice. */
async function ownThreads(github: GitHub, repository: Repository, number: number): Promise<readonly OwnThread[]> {
  try {
    return await readOwnThreads(gitHubReader(github, repository), repository, number);
  } catch (error) {
    if (github.lacksGraphql?.()) return byRest(github, repository, number);
    printNotice(`The findings of earlier reviews could not be read. ${toFault(error).message}`);
    return [];
  }
}

/** REST tells the author of a comment, but not who we are. The mark with our MAC shows which comments are ours. */
async function byRest(github: GitHub, repository: Repository, number: number): Promise<readonly OwnThread[]> {
  try {
    return await restThreads(gitHubReader(github, repository), number);
  } catch (error) {
    printNotice(`The findings of earlier reviews could not be read. ${toFault(error).message}`);
    return [];
  }
}

/** A finding that was resolved is left out. If the problem comes back, it is posted again. */
function knownFinding(
  { comment, isResolved, resolvedByUs, replies }: OwnThread,
  { kind, fingerprint }: MarkedFinding,
  marker: Marker,
): KnownFinding[] {
  const isFixed = resolvedByUs || replies.some((reply) => marker.read(reply)?.kind === "fixed");
  if (kind === "fixed" || isFixed) return [];
  return [{ id: comment, fingerprint, severity: kind, status: isResolved ? "dismissed" : "open" }];
}
