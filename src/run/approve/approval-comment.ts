/**
 * Builds the comment that shows what waits (it counts once the state names it), and updates the thread after a
 * decision: that comment, and the label for waiting threads. The update can be repeated.
 */
import { fitComment, type RunComment, rewriteComment } from "../../github/write/comment/comment.ts";
import { takeOff } from "../../github/write/comment/reaction.ts";
import { addLabels } from "../../github/write/pull-request/pull-request.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { bodyDigest, type Proposal } from "../../render/approval/proposal.ts";
import { renderDecided, renderProposal } from "../../render/approval/render-proposal.ts";
import type { Connection, GitHubAccess } from "../../runner/connect.ts";
import { printNotice } from "../../runner/console.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import type { OpenComment } from "../../runner/open-comment.ts";
import { WAITING } from "../admit/labels.ts";
import { approversOf } from "../admit/who-may.ts";
import type { Approvals } from "../outcome/run-result.ts";
import type { Run } from "../run.ts";
import { withMark } from "../thread/own-comments.ts";
import { withProposal } from "../thread/state.ts";

type Closing = Pick<OpenComment, "approvalComment" | "isWaiting">;

/** Never rejects: a failure here does not fail the run. */
export async function closeApprovalComment(
  { github, job }: GitHubAccess,
  thread: Run["trigger"]["thread"],
  { approvalComment, isWaiting }: Closing,
): Promise<void> {
  if (isWaiting !== undefined && thread.type !== "none") await markThread({ github, job }, thread.number, isWaiting);
  try {
    if (approvalComment) await rewriteComment(github, job.repository, approvalComment, approvalComment.body);
  } catch (error) {
    printNotice(`The comment that was decided on could not be brought up to date. ${toFault(error).message}`);
  }
}

/** The label is on a thread while something on it waits for a decision. */
export async function markThread({ github, job }: GitHubAccess, thread: number, isWaiting: boolean): Promise<void> {
  try {
    if (isWaiting) await addLabels(github, job.repository, thread, [WAITING]);
    else await takeOff(github, job.repository, thread, { kind: "label", name: WAITING });
  } catch (error) {
    if (Object(error).status === 404) return; // somebody has removed it
    printNotice(`The label ${WAITING} could not be changed. ${toFault(error).message}`);
  }
}

/** The text of the comment that asks for a decision; `files` has the changed scripts and settings in Markdown. */
export function approvalCommentOf(
  proposal: Proposal,
  { world, settings }: Pick<Run, "world" | "settings">,
  inputs: Inputs,
  files = "",
): string {
  const [phrase = ""] = settings.phrases;
  return renderProposal(
    proposal,
    {
      phrase,
      approveLabel: inputs["approve-label"],
      rejectLabel: inputs["reject-label"],
      approvers: approversOf(settings, world.env, undefined).inWords,
    },
    files,
  );
}

/** Registers what this body shows, so that it can be approved in this comment once the state is saved. */
export function registerShown(proposal: Proposal, { id }: RunComment, body: string) {
  return withProposal({ ...proposal, comment: { id, digest: bodyDigest(fitComment(body)) } });
}

/** The body if the proposal could not be saved. Nobody can decide on it. */
export function withUnsavedNote(body: string): string {
  return `${prompt("approval-unkept")}\n\n${body}`;
}

type Decided = Pick<Approvals, "results"> & Readonly<{ next: RunComment | undefined; redact: Connection["redact"] }>;

/** The new body of the approval comment after the decision. */
export function decidedIn(
  { settings, job, trigger }: Pick<Run, "settings" | "job" | "trigger">,
  used: Proposal,
  { results, next, redact }: Decided,
): string {
  const rules = { repositoryUrl: job.repositoryUrl, phrases: settings.phrases };
  return withMark({ settings, job, trigger }, redact(renderDecided(used, { ...rules, results, where: next?.url })));
}
