/**
 * Makes the outputs of the action from the report, and reads the data that the workflow asks for in addition to the
 * answer.
 */
import type { Outputs } from "../../action/runner/file-commands.ts";
import type { Inputs } from "../../action/runner/input/inputs.ts";
import type { FinishSchema } from "../../core/agent/agent.ts";
import type { Event } from "../../core/event/event.ts";
import type { Repository } from "../../github/client.ts";
import { pendingJson } from "../../github/write/approval/proposal.ts";
import type { RunComment } from "../../github/write/comment/comment.ts";
import type { IntentLine } from "../../github/write/report/intents.ts";
import type { OtherWork, Report, Use } from "../../github/write/report/report-facts.ts";
import { Fault } from "../../lib/fault.ts";
import type { Memory } from "../memory/memory.ts";
import type { RunResult } from "../outcome/run-result.ts";
import type { Run } from "../run.ts";
import { readCheckoutFile } from "../start/checkout.ts";

type ReportedRun = Readonly<{ memory: Pick<Memory, "id" | "isResumed"> }> & Pick<Run, "job">;

/** Makes the outputs of the action from the report. */
export function outputsOf(
  { report, conversationPath, baseSha, structuredOutput, approvals }: RunResult,
  comment: RunComment | undefined,
  { memory: { id, isResumed }, job: { repository } }: ReportedRun,
): Outputs {
  return {
    outcome: report.outcome,
    reason: report.reason,
    "final-response": report.finalResponse,
    "structured-output": structuredOutput,
    ...whereOf(report),
    "pull-requests": report.others && pullRequestsOf(report, report.others, repository),
    "base-sha": baseSha,
    ...foundIn(report.review),
    ...proposedIn(report.intents ?? []),
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
  };
}

/** The pull requests of all repositories, that of the thread first. */
function pullRequestsOf(main: Report, others: readonly OtherWork[], { owner, name }: Repository): string {
  const all = [{ ...main, repository: `${owner}/${name}` }, ...others];
  return JSON.stringify(
    all.flatMap(({ repository, pullRequest: found, kept }) => {
      const branch = kept.kind === "branch" ? kept.branch : "";
      return found ? [{ repository, number: found.number, url: found.url, branch }] : [];
    }),
  );
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

function proposedIn(lines: readonly IntentLine[]): Outputs {
  if (lines.length === 0) return {};
  const done = lines.filter(({ status }) => status === "done" || status === "already").length;
  return { "intents-done": done, "report-path": lines.find(({ report }) => report)?.report?.path };
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

/**
 * Returns the schema of `output-schema` or `output-schema-file`; undefined if neither is set. Throws a "config" Fault
 * if it is not JSON.
 */
export async function outputSchema(inputs: Inputs, workspace: string): Promise<FinishSchema | undefined> {
  const { "output-schema": given, "output-schema-file": path } = inputs;
  if (given !== undefined) return parsed(given);
  return path === undefined ? undefined : parsed(await readCheckoutFile(workspace, path, "output-schema-file"));
}

function parsed(text: string): FinishSchema {
  const schema = jsonOf(text);
  if (typeof schema === "object" && schema !== null && !Array.isArray(schema)) return { ...schema };
  throw new Fault("config", "The schema of `output-schema` is not a JSON object.", {
    hint: 'Use a JSON schema of an object, for example {"type": "object", "properties": {"passed": {"type": "boolean"}}}.',
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // which is no object
  }
}

/** GitHub limits all outputs of a job to 1 MB, with two bytes for each character. */
const LONGEST = 200_000;

/** Returns the fields of the `finish` call after the last request, as JSON; undefined without one, or if it is too long. */
export function structuredOutput(events: readonly Event[]): string | undefined {
  const from = events.findLastIndex((event) => event.kind === "MessageEvent" && event.source === "user");
  const finish = events.findLast(
    (event, index) => index > from && event.kind === "ActionEvent" && event.action?.kind === "FinishAction",
  );
  if (finish?.kind !== "ActionEvent") return undefined;
  const {
    message: _message,
    summary: _summary,
    security_risk: _risk,
    ...fields
  } = Object(jsonOf(finish.tool_call.arguments));
  const json = JSON.stringify(fields);
  return json.length > LONGEST ? undefined : json;
}
