/**
 * Decides which history the commit of a change gets. The repository of the checkout only claims what the agent did: a commit counts
 * as one of the base branch, or of the work before, if GitHub says so, and is then fetched from there.
 */
import type { CaptureOptions } from "../../git/capture/capture.ts";
import type { Publisher } from "../../git/publisher.ts";
import { gitHubReader } from "../../github/client.ts";
import { isPartOf, mergeBaseOf } from "../../github/read/commits.ts";
import { toFault } from "../../lib/fault.ts";
import { code } from "../../markdown/inline-code.ts";
import type { Change } from "../../policy/entries.ts";
import { prompt } from "../../prompts.ts";
import { printNotice } from "../../runner/console.ts";
import type { StartingPoint } from "../goal.ts";
import type { Run } from "../run.ts";

type Place = Readonly<{
  publisher: Publisher;
  startingPoint: Pick<StartingPoint, "goal">;
  /** How the change was captured, which is captured again if it has parents. */
  how: CaptureOptions;
}>;

/**
 * The change with its lineage, and without what came from its parents. Never rejects: without GitHub's word the work is one commit on
 * top of where it began.
 */
export async function withLineage(run: Run, place: Place, change: Change): Promise<Change> {
  const { commits } = change;
  try {
    if (commits?.kind === "merged") return await asMerge(run, place, change, commits.commits);
    if (commits?.kind === "rewritten" && isContinued(place)) return await asRewritten(run, place, commits.onto);
  } catch (error) {
    printNotice(`GitHub could not be asked about the history of the work. ${toFault(error).message}`);
    if (commits?.kind === "merged") note(run, place);
  }
  return change;
}

/** A new branch has no history yet that could be rewritten. */
function isContinued({ startingPoint: { goal } }: Place): boolean {
  return goal.kind === "advance" || (goal.kind === "propose" && goal.isThere === true);
}

async function asMerge(run: Run, place: Place, change: Change, candidates: readonly string[]): Promise<Change> {
  const { base: head } = place.publisher;
  const other = await firstOnBase(run, place, candidates);
  const base = other && (await mergeBaseIn(run, head, other));
  if (other === undefined || base === undefined) {
    note(run, place);
    return change;
  }
  const others = candidates.filter((commit) => commit !== other);
  if (!(await areOnBase(run, place, others))) note(run, place, "merge-in-part");
  await bring(run, place, [other, base]);
  const history = { kind: "merge", parents: [head, other] } as const;
  return place.publisher.captureOnto(history, { base, one: head, other }, place.how);
}

/** The work as one commit on top of the newest commit of it that GitHub has, or on top of the branch as it was. */
async function asRewritten(run: Run, place: Place, candidates: readonly string[]): Promise<Change> {
  const { base: head } = place.publisher;
  const onto = (await firstOnBase(run, place, candidates, head)) ?? head;
  const base = onto === head ? head : ((await mergeBaseIn(run, head, onto)) ?? head);
  await bring(run, place, [onto, base]);
  const history = { kind: "rewritten", parents: [onto] } as const;
  return place.publisher.captureOnto(history, { base, one: head, other: onto }, place.how);
}

/** The first of these that the base branch has on GitHub, or that another commit descends from. */
async function firstOnBase(
  { github, job }: Run,
  { startingPoint: { goal } }: Place,
  candidates: readonly string[],
  other?: string,
): Promise<string | undefined> {
  const client = gitHubReader(github, job.repository);
  for (const commit of candidates) {
    if (await isPartOf(client, commit, goal.base)) return commit;
    if (other !== undefined && (await isPartOf(client, commit, other))) return commit;
  }
  return undefined;
}

async function areOnBase(
  { github, job }: Run,
  { startingPoint: { goal } }: Place,
  commits: readonly string[],
): Promise<boolean> {
  const client = gitHubReader(github, job.repository);
  const found = await Promise.all(commits.map((commit) => isPartOf(client, commit, goal.base)));
  return found.every(Boolean);
}

function mergeBaseIn({ github, job }: Run, one: string, other: string): Promise<string | undefined> {
  return mergeBaseOf(gitHubReader(github, job.repository), one, other);
}

async function bring({ job }: Run, { publisher }: Place, commits: readonly string[]): Promise<void> {
  for (const commit of new Set(commits))
    if (commit !== publisher.base) await publisher.fetchCommit(`${job.repositoryUrl}.git`, commit);
}

function note(
  { memory }: Run,
  { startingPoint: { goal } }: Place,
  words: "merge-not-published" | "merge-in-part" = "merge-not-published",
): void {
  memory.notes.add(prompt(words, { base: code(goal.base) }));
}
