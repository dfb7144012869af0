/** What is added to a task that is a review. */
import { prompt } from "../../prompts.ts";
import type { ReviewDesk } from "./review-desk.ts";

/** Only numbers of ours: what the comments say stands among the data. */
export function reviewTask({ known }: ReviewDesk): string {
  const open = known.filter(({ status }) => status === "open").map(({ id }) => id);
  const before = open.length === 0 ? "" : `\n\n${prompt("review-known", { comments: open.join(", ") })}`;
  return prompt("review") + before;
}
