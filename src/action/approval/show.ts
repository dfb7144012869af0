/** Shows what waits, after it was written down what is shown; and on the comment that was used, what came of it. */
import { bodyDigest, type Proposal } from "../../github/write/approval/proposal.ts";
import { renderDecided } from "../../github/write/approval/render-decided.ts";
import { fitted, rewriteComment, type Sticky } from "../../github/write/comment.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import type { Connection } from "../answer.ts";
import type { Setting } from "../prepare.ts";
import { printNotice } from "../runner/console.ts";
import { phrasesOf } from "../runner/trigger-settings.ts";
import { withProposal } from "./kept-proposal.ts";
import { markThread } from "./mark-thread.ts";
import type { Approvals } from "./propose.ts";

/** Whether what this body shows can be approved from here on: the proposal is kept, and for this very comment. */
export async function keepProposal(
  { memory }: Setting,
  proposal: Proposal,
  { id }: Sticky,
  body: string,
): Promise<boolean> {
  return memory.settle(withProposal({ ...proposal, comment: { id, digest: bodyDigest(fitted(body)) } }));
}

/** A body on which nobody can decide, where the proposal could not be kept. */
export function unkept(body: string): string {
  return `${prompt("approval-unkept")}\n\n${body}`;
}

/** On the thread, and on the comment that people have decided on. It is never the reason for a run to fail. */
export async function closeBallot(
  { github, job, redact }: Pick<Connection, "github" | "job" | "redact">,
  { world, trigger: { thread } }: Pick<Setting, "world" | "trigger">,
  { proposal, used, results }: Approvals,
  next: Sticky | undefined,
): Promise<void> {
  if (thread.type !== "none" && (proposal ?? used)) await markThread({ github, job }, thread.number, !!proposal);
  if (!used?.comment) return;
  const rules = { repositoryUrl: job.repositoryUrl, phrases: phrasesOf(world.env) };
  const body = renderDecided(used, { ...rules, results, where: next?.url });
  try {
    await rewriteComment(github, job.repository, used.comment, redact(body));
  } catch (error) {
    printNotice(`The comment that was decided on could not be brought up to date. ${toFault(error).message}`);
  }
}
