/** All that a review needs to know of its pull request before it begins: the diff, and what we found in it before. */
import type { GitHub, Repository } from "../../github/client.ts";
import { gitHubReader } from "../../github/client.ts";
import { type PullDiff, readDiff } from "../../github/read/pull/diff.ts";
import { type OwnThread, readOwnThreads } from "../../github/read/pull/own-threads.ts";
import { restThreads } from "../../github/read/pull/rest-threads.ts";
import { findingMarker, type Marked, type Marker } from "../../github/write/review/mark.ts";
import { toFault } from "../../lib/fault.ts";
import type { KnownFinding } from "../../tools/review/known-finding.ts";
import type { Diff } from "../../tools/review/place.ts";
import { answersThis } from "../durable/turn/earlier-attempt.ts";
import type { Setting } from "../prepare.ts";
import { printNotice } from "../runner/console.ts";
import { ownSecret } from "../runner/input/own-secret.ts";

export type ReviewDesk = Readonly<{
  diff: Diff;
  /** What of the diff GitHub does not show. */
  hidden: Omit<PullDiff, "diff">;
  known: readonly KnownFinding[];
  /** By the comment that began it, the node of each thread of ours, and whether this very run has said that it is mended. */
  threads: ReadonlyMap<number, Readonly<{ id: string; isTold: boolean }>>;
  marker: Marker;
}>;

export async function openReviewDesk(setting: Setting, number: number): Promise<ReviewDesk> {
  const { github, job, world } = setting;
  const { repository } = job;
  const marker = findingMarker(ownSecret(world.env) ?? "", `${repository.owner}/${repository.name}#${number}`);
  const [{ diff, ...hidden }, threads] = await Promise.all([
    readDiff(gitHubReader(github, repository), number),
    ownThreads(github, repository, number),
  ]);
  const answersUs = answersThis(setting);
  const marked = threads.flatMap((thread) => {
    const found = marker.read(thread.body);
    return found && found.kind !== "mended" ? [{ thread, found, isTold: thread.replies.some(answersUs) }] : [];
  });
  return {
    ...{ diff, hidden, marker },
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
    printNotice(`What was found in earlier reviews could not be read. ${toFault(error).message}`);
    return [];
  }
}

/** Whose a comment is REST tells as well, but not who we are: a mark with our MAC says it of each by itself. */
async function byRest(github: GitHub, repository: Repository, number: number): Promise<readonly OwnThread[]> {
  try {
    return await restThreads(gitHubReader(github, repository), number);
  } catch (error) {
    printNotice(`What was found in earlier reviews could not be read. ${toFault(error).message}`);
    return [];
  }
}

/** What we took for mended is not known any more: should it come back, it is said again. */
function knownFinding(
  { comment, isResolved, resolvedByUs, replies }: OwnThread,
  { kind, fingerprint }: Marked,
  marker: Marker,
): KnownFinding[] {
  const isMended = resolvedByUs || replies.some((reply) => marker.read(reply)?.kind === "mended");
  if (kind === "mended" || isMended) return [];
  return [{ id: comment, fingerprint, severity: kind, status: isResolved ? "dismissed" : "open" }];
}
