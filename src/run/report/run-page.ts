/** Saves what the page of a run tells, and has the page written: at the end of the run, or by the post step. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { toFault } from "../../lib/fault.ts";
import type { Redact } from "../../lib/mask/mask.ts";
import { oneLine } from "../../lib/text.ts";
import { CODES } from "../../policy/codes.ts";
import { prompt } from "../../prompts.ts";
import { signOf } from "../../render/outcome.ts";
import { CUT_OFF, PageFacts, REPORT_FILE, type WritePage, type WrittenPage } from "../../render/page-facts.ts";
import type { Report } from "../../render/report/report-facts.ts";
import { printNotice } from "../../runner/console.ts";
import { saveOpenPage } from "../../runner/file-commands.ts";
import { writeSummary } from "../../runner/summary.ts";
import type { World } from "../../runner/world.ts";
import { RUNS_FILE, type RunRecord, recordsIn, withRecord, withUnfinished } from "../ledger.ts";
import type { RunResult } from "../outcome/run-result.ts";
import type { Run } from "../run.ts";
import { requesterOf } from "../thread/subject.ts";

/**
 * Says in the folder of the conversation that this run was cut off, until `saveFacts` knows better: the report of an
 * earlier run does not stand there while this one works. Has the post step write the page if this process cannot.
 */
export function openPage(run: Run, folder: string): void {
  const beganAt = run.world.now().toISOString();
  const record = { run: run.job.runUrl, at: beganAt, workflow: workflowOf(run) };
  write(run, join(folder, RUNS_FILE), withUnfinished(fileIn(folder), record));
  save(run, folder, {
    ...aboutRun(run),
    outcome: CUT_OFF,
    sign: signOf({ outcome: "failed" }).mark,
    reason: "The run was cut off before it could report",
    hint: prompt("page-cut-off"),
    beganAt,
    models: [],
    uses: [],
    checks: [],
    withheld: [],
    blockedHosts: [],
    links: linksIn(run, undefined, undefined),
  });
  saveOpenPage(run.world.env, folder);
}

/** For the post step, of a run whose process was killed. Throws if the page cannot be written. */
export async function finishPage({ env }: Pick<World, "env">, folder: string, write: WritePage, hide: Redact) {
  const path = join(folder, REPORT_FILE);
  if (!existsSync(path)) return;
  const facts = PageFacts.parse(JSON.parse(readFileSync(path, "utf8")));
  const { path: page, steps } = await write(folder, facts, hide);
  printNotice(`The page of this run: ${page}`);
  await writeSummary(env, hide(`### ${facts.sign} ${facts.reason}\n\n${facts.hint}\n\n${steps}`));
  saveOpenPage(env, undefined);
}

/**
 * Written before the state is saved, so that it travels with the conversation. Returns the record of the run; undefined
 * for a run without a conversation, which took nothing.
 */
export function saveFacts(run: Run, done: RunResult, commentUrl: string | undefined): RunRecord | undefined {
  const { conversationPath: folder } = done;
  if (folder === "") return undefined;
  const facts = pageFactsOf(run, done, commentUrl);
  save(run, folder, facts);
  const record = recordOf(run, facts, done.report);
  write(run, join(folder, RUNS_FILE), withRecord(recordsIn(fileIn(folder)), record));
  return record;
}

function fileIn(folder: string): (name: string) => string | undefined {
  return (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : undefined);
}

function workflowOf({ world }: Run): string {
  return oneLine(world.env.GITHUB_WORKFLOW ?? "", 100);
}

function recordOf(run: Run, { outcome, links }: PageFacts, report: Report): RunRecord {
  return {
    run: run.job.runUrl,
    at: run.world.now().toISOString(),
    workflow: run.redact(workflowOf(run)),
    model: run.redact(oneLine(report.models.join(", "), 200)),
    outcome,
    inputTokens: report.inputTokens,
    cachedTokens: report.cachedTokens,
    outputTokens: report.outputTokens,
    costUsd: report.models.length === 0 ? 0 : report.costUsd,
    comment: links.comment,
  };
}

function save(run: Run, folder: string, facts: PageFacts): void {
  write(run, join(folder, REPORT_FILE), facts);
}

function write({ redact }: Run, path: string, content: object): void {
  const hide = (_: string, value: unknown) => (typeof value === "string" ? redact(value) : value);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(content, hide));
  } catch (error) {
    printNotice(`The facts of this run could not be saved. ${toFault(error).message}`);
  }
}

/** Resolves to undefined where there is no page. A page that cannot be written fails no run. */
export async function pageOf(
  run: Run,
  done: RunResult,
  commentUrl: string | undefined,
): Promise<WrittenPage | undefined> {
  if (done.conversationPath === "") return undefined;
  try {
    const page = await run.writePage(done.conversationPath, pageFactsOf(run, done, commentUrl), run.redact);
    saveOpenPage(run.world.env, undefined);
    return page;
  } catch (error) {
    printNotice(`The page of this run could not be written. ${toFault(error).message}`);
    return undefined;
  }
}

/** Shows the steps, and where the page is. Returns `""` without a page. */
export function summaryOfPage(
  { job, redact }: Run,
  page: WrittenPage | undefined,
  { isPageUploaded }: Readonly<{ isPageUploaded: boolean }>,
): string {
  if (!page) return "";
  const note = isPageUploaded
    ? prompt("page-artifact", { url: `${job.runUrl}#artifacts` })
    : prompt("page-not-uploaded");
  return redact([page.steps, note].filter(Boolean).join("\n\n"));
}

function aboutRun({ job, trigger }: Run): Pick<PageFacts, "version" | "repository" | "thread" | "requester"> {
  const { owner, name } = job.repository;
  const { thread } = trigger;
  return {
    version: 1,
    repository: `${owner}/${name}`,
    thread: thread.type === "none" ? trigger.event : `#${thread.number}`,
    requester: requesterOf(trigger),
  };
}

function pageFactsOf(
  run: Run,
  { report, featurePage, events = [] }: RunResult,
  commentUrl: string | undefined,
): PageFacts {
  const now = run.world.now();
  return {
    ...aboutRun(run),
    outcome: report.outcome,
    sign: signOf(report).mark,
    reason: report.reason,
    quote: report.quote,
    hint: report.hint,
    beganAt: events[0]?.timestamp ?? new Date(now.getTime() - report.durationMs).toISOString(),
    endedAt: now.toISOString(),
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
    withheld: withheldIn(report),
    others: featurePage?.others,
    blockedHosts: (report.sandbox?.denials ?? []).map(({ host, port }) => `${host}:${port}`),
    missing: report.missing?.words,
    picture: featurePage?.picture,
    links: linksIn(run, report, commentUrl),
  };
}

/** Withheld files with the sentences of their codes. */
export function withheldIn({ withheld }: Pick<Report, "withheld">): PageFacts["withheld"] {
  return withheld.map(({ path, code }) => ({ path, code, message: CODES[code].message }));
}

function linksIn(
  { job, trigger }: Run,
  report: Pick<Report, "kept" | "pullRequest"> | undefined,
  comment: string | undefined,
): PageFacts["links"] {
  const { thread } = trigger;
  const section = thread.type === "discussion" ? "discussions" : "issues";
  return {
    thread: thread.type === "none" ? undefined : `${job.repositoryUrl}/${section}/${thread.number}`,
    run: job.runUrl,
    comment,
    commit: report?.kept.kind === "branch" ? `${job.repositoryUrl}/commit/${report.kept.commit}` : undefined,
    pullRequest: report?.pullRequest?.url,
  };
}
