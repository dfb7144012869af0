/** Finds a review that was already posted for this request, by an interrupted attempt or a parallel run. */
import { z } from "zod";
import { gitHubReader } from "../../github/client.ts";
import { readPages } from "../../github/read/port.ts";
import { type ReviewMarker, reviewMarker } from "../../github/write/marks.ts";
import type { ReviewVerdict } from "../../github/write/review/draft.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { type ReviewFacts, reviewLine } from "../../render/report/review-facts.ts";
import { printNotice } from "../../runner/console.ts";
import { ownSecret } from "../../runner/input/secrets-input.ts";
import { NO_WORK, type RunResult } from "../outcome/run-result.ts";
import type { UnclaimedRun } from "../run.ts";

export type EarlierReview = Readonly<{ facts: ReviewFacts & Readonly<{ url: string }>; conversation: string }>;

const Posted = z.object({
  body: z.string().nullish(),
  html_url: z.string(),
  commit_id: z.string().nullish(),
  state: z.string(),
});

const VERDICTS: Readonly<Record<string, ReviewVerdict>> = { APPROVED: "APPROVE", CHANGES_REQUESTED: "REQUEST_CHANGES" };

/** The first such review. Undefined if GitHub does not answer: at worst there is a second review. */
export async function findEarlierReview(
  run: Pick<UnclaimedRun, "settings" | "job" | "github" | "trigger">,
): Promise<EarlierReview | undefined> {
  const { github, job, trigger } = run;
  if (trigger.thread.type === "none") return undefined;
  const asked = { pull_number: trigger.thread.number };
  try {
    const { items } = await readPages(gitHubReader(github, job.repository), "/pulls/{pull_number}/reviews", asked);
    const posted = items.map((item) => Posted.parse(item)).filter(({ state }) => state !== "PENDING");
    return posted.flatMap((item) => givenIn(item, reviewMarkerOf(run), trigger.key))[0];
  } catch (error) {
    printNotice(`It could not be checked whether this was reviewed before. ${toFault(error).message}`);
    return undefined;
  }
}

export function reviewMarkerOf({
  settings,
  job,
  trigger,
}: Pick<UnclaimedRun, "settings" | "job" | "trigger">): ReviewMarker {
  const { owner, name } = job.repository;
  const number = trigger.thread.type === "none" ? "" : trigger.thread.number;
  return reviewMarker(ownSecret(settings) ?? "", `${owner}/${name}#${number}`);
}

function givenIn(
  { body, html_url: url, commit_id, state }: z.infer<typeof Posted>,
  marker: ReviewMarker,
  key: string,
): EarlierReview[] {
  const given = marker.read(body ?? "", key);
  if (!given) return [];
  const { conversation, ...figures } = given;
  const verdict = VERDICTS[state] ?? "COMMENT";
  return [{ conversation, facts: { ...figures, commit: commit_id ?? "", verdict, url, unposted: "" } }];
}

/** The result of a run whose review was already posted. */
export function resultOfEarlierReview({ facts }: EarlierReview): RunResult {
  const reason = reviewLine(facts);
  const report = { ...NO_WORK, outcome: "answered", reason, hint: "", durationMs: 0 } as const;
  return { report: { ...report, review: facts, note: prompt("review-given") }, fault: undefined, conversationPath: "" };
}
