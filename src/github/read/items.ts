/**
 * Converts what was read from GitHub into labelled data. We write the labels; texts of other people are in the data.
 */
import { count, startOf } from "../../lib/text.ts";
import { fittedComments, isOfRequest, LONGEST_COMMENT, type ToldThread } from "./asked-comments.ts";
import { type Standings, withStanding } from "./permission.ts";
import type { ChangedFile, ChangedFiles } from "./pull/diff.ts";
import type { Pull } from "./pull/pull.ts";
import type { LinkedIssue, Reviews, ReviewThread } from "./pull/reviews.ts";
import type { Item } from "./text/untrusted.ts";
import type { CommitCheck, FailedJob, FailedJobs } from "./workflow-runs.ts";

/** Everything that is read about a pull request in addition to its thread. */
export type PullContext = Readonly<{
  pull: Pull;
  reviews: Reviews;
  files: ChangedFiles | undefined;
  checks: readonly CommitCheck[] | undefined;
}>;

const reviewCharacters = 15_000;

const linkedCharacters = 4000;
const mostChecks = 50;

export function pullItems(context: PullContext, standings: Standings | undefined): readonly Item[] {
  const { pull, reviews, files, checks } = context;
  return [
    endsItem(pull),
    ...reviews.linked.map((issue) => linkedItem(issue, standings)),
    ...(files ? filesItems(files) : []),
    ...(checks && checks.length > 0 ? [checksItem(pull, checks)] : []),
    ...within(reviewCharacters, reviewItems(otherReviews(reviews), standings)),
    ...askedItems(reviews, standings),
  ];
}

function otherReviews({ reviews, threads }: Reviews): Said {
  return { reviews: reviews.filter(({ isAsked }) => !isAsked), threads: threads.filter((one) => !isOfRequest(one)) };
}

function askedItems(all: Reviews, standings: Standings | undefined): readonly Item[] {
  const { threads, unfit } = fittedComments(all);
  const items = reviewItems({ reviews: all.reviews.filter(({ isAsked }) => isAsked), threads }, standings);
  const told = items.map((item) => clip(item, LONGEST_COMMENT));
  if (unfit.length === 0) return told;
  const label = `${count(unfit.length, "review comment")} of the request, without room for the text`;
  const text = unfit.map(({ id, path, line }) => `review comment ${id}, ${placeOf({ path, line })}`).join("\n");
  return [...told, clip({ label, text, format: "plain" }, LONGEST_COMMENT)];
}

/** The failed jobs of a run, each with the end of its log. */
export function jobItems({ jobs }: FailedJobs): readonly Item[] {
  return jobs.map(jobItem);
}

function endsItem({ number, state, isDraft, isFork, head, base }: Pull): Item {
  const label = `where pull request #${number} stands (${state}${isDraft ? ", draft" : ""}${isFork ? ", of a fork" : ""})`;
  const text = [head, base].map(({ branch, sha, repository }) => `${repository ?? "(deleted)"} ${branch} ${sha}`);
  return { label, text: `head: ${text[0]}\nbase: ${text[1]}`, format: "plain" };
}

function linkedItem(issue: LinkedIssue, standings?: Standings): Item {
  const { number, title, body, state, createdAt } = issue;
  const label = `issue #${number}, which this would close (${state}), by ${withStanding(issue, standings)}, ${createdAt}`;
  return clip({ label, title, text: body, format: "markdown" }, linkedCharacters);
}

function filesItems({ files, isWhole }: ChangedFiles): Item[] {
  const list = files.map(({ path, previousPath, status, additions, deletions }) => {
    const from = previousPath === undefined ? "" : ` (was ${previousPath})`;
    return `${status} ${path}${from} +${additions} -${deletions}`;
  });
  const patches = files.flatMap(patchText);
  const more = isWhole ? "" : ", and more that are not listed";
  const label = `${count(files.length, "changed file")}${more}`;
  if (patches.length === 0) return [{ label, text: list.join("\n"), format: "plain" }];
  return [
    { label, text: list.join("\n"), format: "plain" },
    { label: "the patches, as far as there is room", text: patches.join("\n\n"), format: "plain" },
  ];
}

/** A patch as the prompt shows it; nothing if there was no room for it. */
export function patchText({ path, patch }: Pick<ChangedFile, "path" | "patch">): string[] {
  if (patch === undefined) return [];
  return [`--- ${path}${patch.isCut ? " (only its first lines)" : ""}\n${patch.text}`];
}

function checksItem({ head }: Pull, checks: readonly CommitCheck[]): Item {
  const lines = checks.slice(0, mostChecks).map(({ name, conclusion }) => `${conclusion}: ${name}`);
  return { label: `${count(checks.length, "check")} of ${head.sha}`, text: lines.join("\n"), format: "plain" };
}

type Said = Readonly<{ reviews: Reviews["reviews"]; threads: readonly ToldThread[] }>;

function reviewItems({ reviews, threads }: Said, standings?: Standings): Item[] {
  const said = reviews.map((review) => ({
    label: `review ${review.id} (${review.state})${partOf(review)} by ${withStanding(review, standings)}, ${review.createdAt}`,
    text: review.body,
    format: "markdown" as const,
  }));
  return [...said, ...threads.flatMap((thread) => threadItems(thread, standings))];
}

function placeOf({ path, line }: Pick<ReviewThread, "path" | "line">): string {
  return line === null ? `${path} (changed since)` : `${path}:${line}`;
}

function threadItems(
  { path, line, hunk, isAsked, comments, isSameCode = false }: ToldThread,
  standings?: Standings,
): Item[] {
  const first = comments[0]?.id ?? 0;
  const place = placeOf({ path, line });
  return [
    {
      label: `the code that ${isAsked ? "the request" : `review comment ${first}`} is about`,
      text: isSameCode ? `${place}, in the code above` : `${place}\n${hunk}`,
      format: "plain",
    },
    ...comments.map((comment) => ({
      label: `review comment ${comment.id}, unresolved${partOf(comment)}, by ${withStanding(comment, standings)}, ${comment.createdAt}`,
      text: comment.body,
      format: "markdown" as const,
    })),
  ];
}

function partOf({ isAsked = false }: Readonly<{ isAsked?: boolean }>): string {
  return isAsked ? ", submitted with the request and part of it" : "";
}

function jobItem({ id, name, conclusion, url, failedSteps, log }: FailedJob): Item {
  const steps = failedSteps.map((step) => `failed step: ${step}`);
  const state = log === undefined ? "its log could not be read" : log.isCut ? "the end of its log" : "its whole log";
  const head = [`job: ${name} (${conclusion}) ${url}`, ...steps].join("\n");
  return {
    label: `job ${id} of the failed run, and ${state}`,
    text: log ? `${head}\n\n${log.text}` : head,
    format: "plain",
  };
}

/** The newest come last, and stay. If there is no room for older ones, an item says how many. */
function within(budget: number, items: readonly Item[]): Item[] {
  let left = budget;
  const kept: Item[] = [];
  for (const item of items.toReversed()) {
    if (left <= 0) break;
    const piece = clip(item, left);
    left -= piece.text.length;
    kept.unshift(piece);
  }
  const missing = items.length - kept.length;
  return missing === 0
    ? kept
    : [{ label: `${count(missing, "older text")} without room`, text: "", format: "plain" }, ...kept];
}

/** The first `most` characters, with a label that says so. */
export function clip(item: Item, most: number): Item {
  const { label, text } = item;
  if (text.length <= most) return item;
  const cut = `${label} [cut: the first ${most} of ${text.length} characters]`;
  return { ...item, label: cut, text: startOf(text, most) };
}
