/** Describes the result of a review, in figures and in one line. */
import type { ReviewVerdict } from "../../github/write/review/draft.ts";
import { count } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";

/**
 * How many files the pull request changes, of which of them GitHub shows no diff, how many of the others the model was
 * not shown in full, and whether GitHub lists only some.
 */
export type Looks = Readonly<{ files: number; unseen: readonly string[]; unread: number; isCut: boolean }>;

/** Whether the model was shown every changed line. */
export function sawAll({ unseen, unread, isCut }: Looks): boolean {
  return unseen.length === 0 && unread === 0 && !isCut;
}

/** Whether there was nothing that could be looked at. */
export function sawNothing({ looks }: Pick<ReviewFacts, "looks">): boolean {
  return looks !== undefined && looks.unseen.length === looks.files;
}

/** Whether the model was shown no file in full. */
export function readNothing({ looks }: Pick<ReviewFacts, "looks">): boolean {
  return looks !== undefined && looks.unseen.length + looks.unread === looks.files;
}

/** Words the result of a review in one line, with the commit, and with the parts that it could not look at. */
export function reviewLine(facts: ReviewFacts): string {
  const { looks, commit } = facts;
  const short = `\`${commit.slice(0, 7)}\``;
  const on = `on ${short}`;
  if (!looks) return `${countsOf(facts)}, ${on}`;
  const { files, unseen, unread, isCut } = looks;
  if (files === 0) return `Could not review ${short}: GitHub shows no changed file`;
  if (sawNothing(facts)) {
    const which = files === 1 ? "the changed file" : `any of the ${files} changed files`;
    return `Could not review ${short}: GitHub shows no diff for ${which}`;
  }
  const part =
    unread > 0 ? `; ${unread} of ${count(files, "file")} ${unread === 1 ? "was" : "were"} not read in full` : "";
  const some = unseen.length > 0 ? `; ${count(unseen.length, "file")} could not be looked at` : "";
  return `${countsOf(facts)}, ${on}${part}${some}${isCut ? "; GitHub does not list all changed files" : ""}`;
}

const NAMED = 20;

/** Tells how much was not read, and names what could not be looked at; "" where that is nothing. */
export function renderUnseen({ looks }: Pick<ReviewFacts, "looks">): string {
  if (!looks) return "";
  const { unread, files } = looks;
  const were = `${count(files, "file")} ${unread === 1 ? "was" : "were"}`;
  const part = unread > 0 ? prompt("review-unread", { unread: `${unread} of ${were}` }) : "";
  return [part, unseenIn(looks)].filter(Boolean).join("\n\n");
}

function unseenIn(looks: Looks): string {
  if (looks.unseen.length === 0) return "";
  const rest = looks.unseen.length > NAMED ? `, and ${looks.unseen.length - NAMED} more` : "";
  return prompt("review-unseen", { files: `${looks.unseen.slice(0, NAMED).map(code).join(", ")}${rest}` });
}

/**
 * `found` are new, `fixed` of those known before; `stillOpen` are the other known ones, `blocking` of all that are open
 * now.
 */
export type ReviewFacts = Readonly<{
  commit: string;
  /** The parts that were there to look at; undefined if that is no longer known. */
  looks?: Looks | undefined;
  found: number;
  fixed: number;
  stillOpen: number;
  blocking: number;
  verdict: ReviewVerdict;
  /** undefined where nothing was posted. */
  url: string | undefined;
  /** Findings that could not be posted, in Markdown; "" if there are none. */
  unposted: string;
}>;

/** Whether there is anything to post: that nothing has changed is not said again and again. */
export function saysAnything({ found, fixed, verdict }: Pick<ReviewFacts, "found" | "fixed" | "verdict">): boolean {
  return found > 0 || fixed > 0 || verdict === "APPROVE";
}

/** `2 new findings, 1 fixed, 1 still open; 1 of them blocks`. */
export function countsOf({
  found,
  fixed,
  stillOpen,
  blocking,
}: Omit<ReviewFacts, "url" | "unposted" | "verdict">): string {
  const blocks = blocking > 0 ? `; ${blocking} blocking` : "";
  const before = fixed + stillOpen > 0 ? `, ${fixed} fixed, ${stillOpen} still open` : "";
  return `${found === 0 ? "No new findings" : count(found, "new finding")}${before}${blocks}`;
}

const VERDICTS: Readonly<Record<ReviewVerdict, string>> = {
  COMMENT: "",
  REQUEST_CHANGES: ", which asks for changes",
  APPROVE: ", which approves",
};

/** For the report; "" where there is nothing that its first line does not say. */
export function renderReviewFacts(facts: ReviewFacts): string {
  const { url, verdict, unposted } = facts;
  const place = url === undefined ? "" : `It is in [the review](${url})${VERDICTS[verdict]}.`;
  const said = unposted === "" ? place : `This is what the review would have said:\n\n${unposted}`;
  return [said, renderUnseen(facts)].filter(Boolean).join("\n\n");
}
