/** Makes the outputs of the action from the report. */
import type { RunComment } from "../../github/write/comment/comment.ts";
import { pendingJson } from "../../render/approval/proposal.ts";
import type { Report, Use } from "../../render/report/report-facts.ts";
import type { Outputs } from "../../runner/file-commands.ts";
import type { Memory } from "../memory/memory.ts";
import type { RunResult } from "../outcome/run-result.ts";

type ReportedRun = Readonly<{ memory: Pick<Memory, "id" | "isResumed"> }>;

/** The outputs of features come last. */
export function outputsOf(
  { report, conversationPath, baseSha, featureOutputs, approvals }: RunResult,
  comment: RunComment | undefined,
  { memory: { id, isResumed } }: ReportedRun,
): Outputs {
  return {
    outcome: report.outcome,
    reason: report.reason,
    tests: testsOf(report),
    "final-response": report.finalResponse,
    ...whereOf(report),
    "base-sha": baseSha,
    ...foundIn(report.review),
    "comment-id": comment?.id,
    "comment-url": comment?.url,
    "conversation-id": id,
    "resumed-from": isResumed ? id : undefined,
    "pending-actions": approvals?.proposal && pendingJson(approvals.proposal),
    "conversation-path": conversationPath,
    iterations: report.iterations,
    "input-tokens": report.inputTokens,
    "output-tokens": report.outputTokens,
    ...sumsOf(report.uses),
    "cost-usd": report.costUsd,
    "duration-seconds": Math.round(report.durationMs) / 1000,
    ...featureOutputs,
  };
}

function testsOf({ testsVerdict: verdict }: Report): string | undefined {
  return verdict === "unfinished" ? "unknown" : verdict;
}

function sumsOf(uses: readonly Use[]): Outputs {
  const sum = (figure: (use: Use) => number) => uses.reduce((total, use) => total + figure(use), 0);
  return {
    "cached-tokens": sum(({ cachedTokens }) => cachedTokens),
    "cache-write-tokens": sum(({ writtenTokens }) => writtenTokens),
    "reasoning-tokens": sum(({ reasoningTokens }) => reasoningTokens),
    "model-seconds": Math.round(sum(({ latencyMs }) => latencyMs)) / 1000,
  };
}

function foundIn(review: Report["review"]): Outputs {
  if (!review) return {};
  const { found, fixed, stillOpen, blocking, url } = review;
  return {
    "review-url": url,
    "findings-new": found,
    "findings-fixed": fixed,
    "findings-open": stillOpen + found,
    "findings-blocking": blocking,
  };
}

function whereOf({ files, kept, diff, withheldPatch, asidePatch, pullRequest }: Report): Outputs {
  return {
    "files-changed": files.length,
    "diff-path": diff?.path,
    "patch-path": (withheldPatch ?? asidePatch)?.path,
    ...(kept.kind === "branch" && { branch: kept.branch, "commit-sha": kept.commit }),
    ...(kept.kind === "patch" && { "patch-path": kept.path }),
    "pr-number": pullRequest?.number,
    "pr-url": pullRequest?.url,
  };
}
