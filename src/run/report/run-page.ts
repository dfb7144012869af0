/** Saves what the page of a run tells, and has the page written. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { printNotice } from "../../action/runner/console.ts";
import { signOf } from "../../github/write/outcome.ts";
import { CODES } from "../../github/write/policy/codes.ts";
import type { Report } from "../../github/write/report/report-facts.ts";
import { toFault } from "../../lib/fault.ts";
import type { RunResult } from "../outcome/run-result.ts";
import { type PageFacts, REPORT_FILE } from "../page-facts.ts";
import type { Run } from "../run.ts";
import { requesterOf } from "../thread/subject.ts";

/** Written before the state is saved, so that it travels with the conversation. A run without a conversation has none. */
export function saveFacts(run: Run, done: RunResult, commentUrl: string | undefined): void {
  if (done.conversationPath === "") return;
  const hide = (_: string, value: unknown) => (typeof value === "string" ? run.redact(value) : value);
  try {
    writeFileSync(join(done.conversationPath, REPORT_FILE), JSON.stringify(pageFactsOf(run, done, commentUrl), hide));
  } catch (error) {
    printNotice(`The facts of this run could not be saved. ${toFault(error).message}`);
  }
}

/** Resolves to the path of the page, or to undefined where there is none. A page that cannot be written fails no run. */
export async function pageOf(run: Run, done: RunResult, commentUrl: string | undefined): Promise<string | undefined> {
  if (done.conversationPath === "") return undefined;
  try {
    return await run.writePage(done.conversationPath, pageFactsOf(run, done, commentUrl), run.redact);
  } catch (error) {
    printNotice(`The page of this run could not be written. ${toFault(error).message}`);
    return undefined;
  }
}

function pageFactsOf(run: Run, { report }: RunResult, commentUrl: string | undefined): PageFacts {
  const { job, trigger, world } = run;
  const { owner, name } = job.repository;
  const { thread } = trigger;
  return {
    version: 1,
    repository: `${owner}/${name}`,
    thread: thread.type === "none" ? trigger.event : `#${thread.number}`,
    requester: requesterOf(trigger),
    outcome: report.outcome,
    sign: signOf(report).mark,
    reason: report.reason,
    quote: report.quote,
    hint: report.hint,
    endedAt: world.now().toISOString(),
    durationMs: report.durationMs,
    steps: report.steps,
    models: report.models,
    costUsd: report.costUsd,
    uses: report.uses.map(({ id, replies, inputTokens, cachedTokens, outputTokens, costUsd }) => ({
      name: id,
      replies,
      inputTokens,
      cachedTokens,
      outputTokens,
      costUsd,
    })),
    checks: report.checks,
    diff: report.diff?.text,
    withheld: report.withheld.map(({ path, code }) => ({ path, code, message: CODES[code].message })),
    blockedHosts: (report.sandbox?.denials ?? []).map(({ host, port }) => `${host}:${port}`),
    picture: report.picture,
    links: linksIn(run, report, commentUrl),
  };
}

function linksIn(
  { job, trigger }: Run,
  { kept, pullRequest }: Report,
  comment: string | undefined,
): PageFacts["links"] {
  const { thread } = trigger;
  const section = thread.type === "discussion" ? "discussions" : "issues";
  return {
    thread: thread.type === "none" ? undefined : `${job.repositoryUrl}/${section}/${thread.number}`,
    run: job.runUrl,
    comment,
    commit: kept.kind === "branch" ? `${job.repositoryUrl}/commit/${kept.commit}` : undefined,
    pullRequest: pullRequest?.url,
  };
}
