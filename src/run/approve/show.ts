/**
 * Builds the comment that shows what waits, which counts once the state names it, and edits the comment that was
 * decided on.
 */
import type { Connection } from "../../action/runner/connect.ts";
import { phrasesOf } from "../../action/runner/input/trigger-settings.ts";
import { bodyDigest, type Proposal } from "../../github/write/approval/proposal.ts";
import { renderDecided } from "../../github/write/approval/render-decided.ts";
import { fitted, type RunComment } from "../../github/write/comment/comment.ts";
import { prompt } from "../../prompts.ts";
import type { Approvals } from "../outcome/published.ts";
import type { Run } from "../run.ts";
import { withProposal } from "../thread/kept-proposal.ts";
import { withMark } from "../thread/markers.ts";

/** What this body shows can be approved from here on, if it is kept: for this very comment. */
export function shownIn(proposal: Proposal, { id }: RunComment, body: string) {
  return withProposal({ ...proposal, comment: { id, digest: bodyDigest(fitted(body)) } });
}

/** A body on which nobody can decide, where the proposal could not be kept. */
export function unkept(body: string): string {
  return `${prompt("approval-unkept")}\n\n${body}`;
}

type Decided = Pick<Approvals, "results"> & Readonly<{ next: RunComment | undefined; redact: Connection["redact"] }>;

/** What the comment says from then on that was decided on. */
export function decidedIn(
  { world, job, trigger }: Pick<Run, "world" | "job" | "trigger">,
  used: Proposal,
  { results, next, redact }: Decided,
): string {
  const rules = { repositoryUrl: job.repositoryUrl, phrases: phrasesOf(world.env) };
  return withMark({ world, job, trigger }, redact(renderDecided(used, { ...rules, results, where: next?.url })));
}
