/** What came of a review, in figures and in one line. */
import { count } from "../../../lib/text.ts";
import type { Verdict } from "./post-review.ts";

/** `found` are new, `mended` of those known before; `stillOpen` are the other known ones, `blocking` of all that are open now. */
export type ReviewFacts = Readonly<{
  commit: string;
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
export function renderReviewFacts({ url, verdict, unposted }: ReviewFacts): string {
  if (unposted !== "") return `This is what the review would have said:\n\n${unposted}`;
  return url === undefined ? "" : `It is in [the review](${url})${VERDICTS[verdict]}.`;
}
