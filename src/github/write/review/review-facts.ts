/** What came of a review, in figures and in one line. */
import { count } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import { code } from "../inline-code.ts";
import type { Verdict } from "./post-review.ts";

/** How many files the pull request changes, of which of them GitHub shows no diff, and whether it lists only some. */
export type Looks = Readonly<{ files: number; unseen: readonly string[]; isCut: boolean }>;

/** Whether every changed line could be looked at. */
export function sawAll({ unseen, isCut }: Looks): boolean {
  return unseen.length === 0 && !isCut;
}

/** Whether there was nothing that could be looked at. */
export function sawNothing({ looks }: Pick<ReviewFacts, "looks">): boolean {
  return looks !== undefined && looks.unseen.length === looks.files;
}

/** What a review comes to in one line, on which commit, and what it could not look at. */
export function reviewLine(facts: ReviewFacts): string {
  const { looks, commit } = facts;
  const on = `on \`${commit.slice(0, 7)}\``;
  if (!looks) return `${countsOf(facts)}, ${on}`;
  const { files, unseen, isCut } = looks;
  if (files === 0) return "Could not review: GitHub shows no changed file";
  if (sawNothing(facts)) {
    const which = files === 1 ? "the changed file" : `any of the ${files} changed files`;
    return `Could not review: GitHub shows no diff for ${which}`;
  }
  const some = unseen.length > 0 ? `; ${count(unseen.length, "file")} could not be looked at` : "";
  return `${countsOf(facts)}, ${on}${some}${isCut ? "; GitHub does not list all changed files" : ""}`;
}

const NAMED = 20;

/** Names what could not be looked at; "" where that is nothing. */
export function renderUnseen({ looks }: Pick<ReviewFacts, "looks">): string {
  if (!looks || looks.unseen.length === 0) return "";
  const rest = looks.unseen.length > NAMED ? `, and ${looks.unseen.length - NAMED} more` : "";
  return prompt("review-unseen", { files: `${looks.unseen.slice(0, NAMED).map(code).join(", ")}${rest}` });
}

/** `found` are new, `mended` of those known before; `stillOpen` are the other known ones, `blocking` of all that are open now. */
export type ReviewFacts = Readonly<{
  commit: string;
  /** What was there to look at; undefined where that is not known any more. */
  looks?: Looks | undefined;
  found: number;
  mended: number;
  stillOpen: number;
  blocking: number;
  verdict: Verdict;
  /** undefined where nothing was posted. */
  url: string | undefined;
  /** Findings that could not be posted, in Markdown; "" if there are none. */
  unposted: string;
}>;

/** Whether there is anything to post: that nothing has changed is not said again and again. */
export function saysAnything({ found, mended, verdict }: Pick<ReviewFacts, "found" | "mended" | "verdict">): boolean {
  return found > 0 || mended > 0 || verdict === "APPROVE";
}

/** `2 new findings, 1 mended, 1 still open; 1 of them blocks`. */
export function countsOf({
  found,
  mended,
  stillOpen,
  blocking,
}: Omit<ReviewFacts, "url" | "unposted" | "verdict">): string {
  const blocks = blocking > 0 ? `; ${blocking} blocking` : "";
  const before = mended + stillOpen > 0 ? `, ${mended} mended, ${stillOpen} still open` : "";
  return `${found === 0 ? "No new findings" : count(found, "new finding")}${before}${blocks}`;
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
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
