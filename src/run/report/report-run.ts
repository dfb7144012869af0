/**
 * Reports a finished run in the log, the state, the summary, the thread and the outputs, in an order in which a kill
 * loses nothing.
 */

import { rowOf } from "../../github/read/trigger/trigger-kinds.ts";
import type { RunComment } from "../../github/write/comment/comment.ts";
import type { Reaction } from "../../github/write/comment/reaction.ts";
import type { Fault } from "../../lib/fault.ts";
import { sentences } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { openItems } from "../../render/approval/proposal.ts";
import { signOf } from "../../render/outcome.ts";
import { renderReport } from "../../render/report/report.ts";
import { sectionsAt } from "../../render/report/report-facts.ts";
import type { Connection } from "../../runner/connect.ts";
import { printAnnotations, printEnd, printRisks } from "../../runner/console.ts";
import { saveOpenComment, writeOutputs } from "../../runner/file-commands.ts";
import { failsJob } from "../../runner/input/publishing.ts";
import { hidePaths } from "../../runner/runner-places.ts";
import { writeSummary } from "../../runner/summary.ts";
import type { Env } from "../../runner/world.ts";
import type { Manifest } from "../../state/manifest.ts";
import { acknowledgedAt } from "../admit/acknowledge.ts";
import { type LeaseResult, leaseOf } from "../claim/lease.ts";
import { leaveLease } from "../claim/open-lease.ts";
import { type PendingReport, pendingReportFile } from "../memory/unpublished.ts";
import type { RunResult } from "../outcome/run-result.ts";
import type { Run } from "../run.ts";
import { withIsolationWarning, withMark } from "../thread/own-comments.ts";
import { proposalIn } from "../thread/state.ts";
import { annotationsFor, renderTextTimeline } from "./annotations.ts";
import { endedManifest, withNotes } from "./ending.ts";
import { outputsOf } from "./outputs.ts";
import { linksOf, postLastWord, tellResult } from "./run-comment.ts";
import { pageOf, saveFacts, summaryOfPage } from "./run-page.ts";

/** Facts that were looked up before any tool ran. */
type KnownBefore = Readonly<{ isPageUploaded: boolean }>;

/** Resolves to the exit code. */
export async function reportRun(
  { done: ended, run }: Extract<LeaseResult, { kind: "done" }>,
  runComment: RunComment | undefined,
  before: KnownBefore,
): Promise<number> {
  const done = withoutRunnerPaths(ended, run.world.env);
  const { world, redact } = run;
  const { outcome } = done.report;
  if (done.isLeftToPost) return leaveToPost(run, done, runComment);
  const isFailure = failsJob(run.settings, outcome);
  printEnd(done, { isFailure, redact, env: world.env });
  printRisks(done.report.risks ?? [], redact);
  printAnnotations(annotationsFor(done, run.job.workspace), redact);
  const links = linksOf(run, run.memory.id, commitOf(done));
  const words = () => withNotes(renderReport(done.report, links), run, done);
  const render = () => withMark(run, withIsolationWarning(run.settings, redact(words()), done.hadNoSandbox));
  const { approvals } = done;
  // A cancelled run has ten seconds, so its comment does not wait for the state. If saving fails, the comment is corrected.
  const isHurried = world.signal.aborted && !approvals?.proposal;
  if (!isHurried) await run.memory.checkWork();
  const at = { env: world.env, thread: run.trigger.thread };
  const shown = render();
  const pendingReport = await pendingReportOf(run, done, { runComment, body: shown, redact });
  // This is saved before the state says that the request is answered. If this run is lost then, the next run posts the
  // answer.
  if (runComment && !approvals?.proposal) saveOpenComment(world.env, { ...pendingReport, runComment });
  run.memory.leavePendingReport(pendingReportFile(pendingReport));
  const record = saveFacts(run, done, runComment?.url);
  const propose =
    approvals?.proposal && runComment
      ? (await loadApproval()).registerShown(approvals.proposal, runComment, shown)
      : same;
  const [isKept, early] = await Promise.all([
    run.memory.close((manifest) => propose(endedManifest(run, done, runComment?.url)(manifest))),
    isHurried ? tellResult(run, at, pendingReport) : undefined,
  ]);
  if (isHurried) await run.memory.checkWork();
  if (runComment && approvals?.proposal && isKept) saveOpenComment(world.env, { ...pendingReport, runComment });
  leaveLease(run);
  if (rowOf(run.trigger).removesClosed && run.memory.isKept)
    await (await import("./closed-threads.ts")).removeClosed({ ...run, repositoryId: run.trigger.repositoryId });
  // People can approve only what was saved. Otherwise the comment says why saving failed.
  const isUnsaved = approvals?.proposal && !(isKept && runComment && isStillWaiting(run));
  const body = isUnsaved ? (await loadApproval()).withUnsavedNote(render()) : render();
  const left = run.mayWrite ? WITHOUT_PREVIEW : (await import("./preview.ts")).leavePreview(run, done, redact);
  const page = await pageOf(run, done, runComment?.url);
  const story = [
    `${left.preview}${body}`,
    summaryOfPage(run, page, before),
    redact(renderTextTimeline(done.events ?? [])),
    ...sectionsAt("summary", done.report, links),
  ];
  await writeSummary(world.env, story.filter(Boolean).join("\n\n"));
  const isTold = early !== undefined && body === shown;
  const told = isTold
    ? early
    : await tellResult(run, at, {
        ...pendingReport,
        ...(isUnsaved && { isWaiting: false }),
        runComment: early?.runComment ?? runComment,
        body,
      });
  if (told?.isNowhere) await writeSummary(world.env, prompt("thread-gone"));
  if (told?.refused) await writeSummary(world.env, unpostedNote(told.refused));
  const final = told?.runComment ?? (await postLastWord(run, { report: done.report, body }));
  if (approvals?.proposal && final && final.id !== runComment?.id)
    await run.memory.settle((await loadApproval()).registerShown(approvals.proposal, final, told?.body ?? body));
  // The page is written again if the comment has another address now.
  if (final?.url !== runComment?.url) await pageOf(run, done, final?.url);
  writeOutputs(world.env, { ...outputsOf(done, final, run), "page-path": page?.path, ...left.outputs }, redact);
  if (record && !run.memory.hasStore)
    await (await import("../thread/ledger-store.ts")).countRun(run, { ...record, comment: final?.url });
  return isFailure ? 1 : 0;
}

/** Most runs ask nobody, and load nothing of this. */
const loadApproval = () => import("../approve/approval-comment.ts");

/**
 * Tells that the run was cancelled. The lease, the page and the comment stay open: the post step saves the work, and says so in
 * the comment.
 */
async function leaveToPost(run: Run, done: RunResult, runComment: RunComment | undefined): Promise<number> {
  const { world, redact, job, trigger } = run;
  printEnd(done, { isFailure: true, redact, env: world.env });
  const words = prompt("cancelled-early", { run_url: job.runUrl });
  const body = withMark(run, withIsolationWarning(run.settings, words));
  const place = acknowledgedAt(trigger);
  const { reaction: content } = signOf({ outcome: "cancelled" });
  const sign = place && content && { sign: { place, content } };
  const lease = run.memory.manifest.lease ?? leaseOf(run, null);
  const told = await tellResult(run, { env: world.env, thread: trigger.thread }, { lease, body, runComment, ...sign });
  if (told) saveOpenComment(world.env, told);
  writeOutputs(world.env, { ...outputsOf(done, told?.runComment ?? runComment, run) }, redact);
  return 1;
}

const WITHOUT_PREVIEW = { preview: "", outputs: {} };

/** Returns the commit of the work, or the commit that it started from. */
function commitOf({ report: { kept }, baseSha }: RunResult): string | undefined {
  return kept.kind === "branch" ? kept.commit : baseSha;
}

/** For the summary: the comment still says that the agent works. */
function unpostedNote({ message, hint }: Fault): string {
  return prompt("comment-refused", { why: sentences(message, hint) });
}

/** Whether what the run asks for is in the saved state: a conversation that is too long takes its actions with it. */
function isStillWaiting({ memory }: Run): boolean {
  const proposal = proposalIn(memory);
  return proposal !== undefined && openItems(proposal).length > 0;
}

function same(manifest: Manifest): Manifest {
  return manifest;
}

/** Returns the reaction for the outcome. "eyes" was set when the run began. */
function lastReaction(report: RunResult["report"]): Reaction | undefined {
  const { reaction } = signOf(report);
  return reaction === "eyes" ? undefined : reaction;
}

type ReportText = Pick<Connection, "redact"> & Readonly<{ runComment: RunComment | undefined; body: string }>;

/** Builds what a later run posts if this run is cut off before it can. */
async function pendingReportOf(run: Run, { report, approvals }: RunResult, words: ReportText): Promise<PendingReport> {
  const { runComment, body, redact } = words;
  const { used, proposal } = approvals ?? {};
  const approvalComment = used?.comment &&
    approvals && {
      id: used.comment.id,
      body: (await loadApproval()).decidedIn(run, used, { results: approvals.results, next: runComment, redact }),
    };
  const isWaiting = (proposal ?? used) ? { isWaiting: proposal !== undefined } : {};
  const [place, content] = [acknowledgedAt(run.trigger), lastReaction(report)];
  return {
    lease: run.memory.manifest.lease ?? leaseOf(run, null),
    body,
    isAnswer: true,
    ...(place && content && { sign: { place, content } }),
    ...(runComment && { runComment }),
    ...(approvalComment && { approvalComment }),
    ...isWaiting,
  };
}

/**
 * Takes the paths of the runner out of what a result says about errors: the log has their causes in full. For use before
 * anything of the result is shown: the comment, the summary, the page, the outputs and the state are made of it.
 */
export function withoutRunnerPaths(done: RunResult, env: Env): RunResult {
  const hide = hidePaths(env);
  const { reason, hint, quote } = done.report;
  const told = {
    reason: hide(reason),
    hint: hide(hint),
    ...(quote !== undefined && { quote: hide(quote) }),
  };
  return { ...done, report: { ...done.report, ...told } };
}
