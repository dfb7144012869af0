/** Shows what waits, after it was written down what is shown; and on the comment that was used, what came of it. */
import { bodyDigest, type Proposal } from "../../github/write/approval/proposal.ts";
import { renderDecided } from "../../github/write/approval/render-decided.ts";
import { fitted, type Sticky } from "../../github/write/comment/comment.ts";
import { prompt } from "../../prompts.ts";
import type { Connection } from "../connect.ts";
import type { Setting } from "../prepare.ts";
import { phrasesOf } from "../runner/input/trigger-settings.ts";
import { withMark } from "../thread/own-mark.ts";
import type { Approvals } from "./ask/propose.ts";
import { withProposal } from "./kept-proposal.ts";

/** What this body shows can be approved from here on, if it is kept: for this very comment. */
export function shownIn(proposal: Proposal, { id }: Sticky, body: string) {
  return withProposal({ ...proposal, comment: { id, digest: bodyDigest(fitted(body)) } });
}

/** A body on which nobody can decide, where the proposal could not be kept. */
export function unkept(body: string): string {
  return `${prompt("approval-unkept")}\n\n${body}`;
}

type Decided = Pick<Approvals, "results"> & Readonly<{ next: Sticky | undefined; redact: Connection["redact"] }>;

/** What the comment says from then on that was decided on. */
export function decidedIn(
  { world, job, trigger }: Pick<Setting, "world" | "job" | "trigger">,
  used: Proposal,
  { results, next, redact }: Decided,
): string {
  const rules = { repositoryUrl: job.repositoryUrl, phrases: phrasesOf(world.env) };
  return withMark({ world, job, trigger }, redact(renderDecided(used, { ...rules, results, where: next?.url })));
}
