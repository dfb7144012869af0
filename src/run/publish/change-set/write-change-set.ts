/** Writes the result of a run as a change set, which a job with a write token may apply, instead of publishing it. */
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Redact } from "../../../lib/mask/mask.ts";
import { startOf } from "../../../lib/text.ts";
import type { Report } from "../../../render/report/report-facts.ts";
import type { RunResult } from "../../outcome/run-result.ts";
import type { Run } from "../../run.ts";
import { requesterOf } from "../../thread/subject.ts";
import { ChangeSet, FILES } from "./change-set.ts";

/** Returns the new folder. It stays when the step has ended. */
export function writeChangeSet(run: Run, done: RunResult, redact: Redact): string {
  mkdirSync(run.job.temp, { recursive: true });
  const folder = join(mkdtempSync(join(run.job.temp, "deckhand-")), "change-set");
  mkdirSync(folder);
  const { kept, withheldPatch } = done.report;
  const facts = ChangeSet.parse(inStrings(changeSetOf(run, done), redact));
  writeFileSync(join(folder, FILES.facts), `${JSON.stringify(facts, null, 2)}\n`);
  if (kept.kind === "patch") copyFileSync(kept.path, join(folder, FILES.work));
  if (withheldPatch) copyFileSync(withheldPatch.path, join(folder, FILES.withheld));
  copyLog(done.conversationPath, join(folder, FILES.log));
  return folder;
}

/** The files of the conversation that a change set contains. Long outputs and undo copies stay on the runner. */
const LOG = ["base_state.json", "events"] as const;

function copyLog(from: string, to: string): void {
  if (from === "") return;
  mkdirSync(to);
  for (const name of LOG)
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true });
}

function changeSetOf({ job, trigger, memory }: Run, done: RunResult) {
  const { report, startingPoint, tree, lineage, featuresKept, final } = done;
  const { owner, name } = job.repository;
  const isKept = report.kept.kind === "patch";
  return {
    version: 1,
    repository: { id: trigger.repositoryId, name: `${owner}/${name}` },
    thread: trigger.thread,
    key: trigger.key,
    requester: requesterOf(trigger),
    conversation: memory.id,
    ...(startingPoint && { startingPoint: startingPointOf(startingPoint) }),
    ...(isKept && { tree }),
    ...(isKept && lineage && { history: historyOf(lineage) }),
    end: endOf(report),
    finalResponse: startOf(report.finalResponse, 500_000),
    ...(final?.commitTitle !== undefined && { isTitled: true }),
    ...(featuresKept && { features: featuresKept }),
    facts: factsOf(report),
  };
}

function startingPointOf({ head, goal, pull }: NonNullable<RunResult["startingPoint"]>) {
  // Work on a fork and changes that a review made are only shown in the answer.
  const isKept = goal.kind === "review" || (goal.kind === "advance" && goal.fork !== undefined);
  return { commit: head, branch: goal.base, goal: isKept ? "patch" : goal.kind, ...(pull && { head: pull.head.sha }) };
}

/** The first parent of a merge is where the work began. */
function historyOf({ kind, parents }: NonNullable<RunResult["lineage"]>): ChangeSet["history"] {
  return { kind, commits: kind === "merge" ? parents.slice(1) : parents };
}

function endOf({ outcome, reason, quote, hint }: Report) {
  const isStopped = ["budget-exhausted", "timed-out", "stuck", "cancelled", "failed", "skipped"].includes(outcome);
  if (!isStopped) return { status: "finished" };
  return { status: "stopped", outcome, reason, ...(quote !== undefined && { quote }), hint };
}

function factsOf(report: Report) {
  const { steps, iterations, models, inputTokens, outputTokens, cachedTokens, estimatedCalls, uses, durationMs } =
    report;
  const { withheld, checks, costUsd, sandbox, toolCalls = 0 } = report;
  return {
    withheld: withheld.slice(0, 1000).map((one) => ({ ...one, detail: startOf(one.detail, 500) })),
    checks: checks.slice(-100).map(({ command, exitCode }) => ({ command: startOf(command, 20_000), exitCode })),
    steps,
    iterations,
    toolCalls,
    models,
    inputTokens,
    outputTokens,
    cachedTokens,
    estimatedCalls,
    uses,
    durationMs,
    ...(costUsd !== undefined && { costUsd }),
    ...(sandbox && { sandbox: sandboxOf(sandbox) }),
  };
}

function sandboxOf({ denials, isAsking, nobody, ...sandbox }: NonNullable<Report["sandbox"]>) {
  const told = denials.slice(0, 500).map(({ host, port, reason, allow }) => ({
    host: startOf(host, 500),
    port,
    reason,
    ...(allow !== undefined && { allow: allow.slice(0, 500) }),
  }));
  const { way, checks, network, isShut } = sandbox;
  const asking = { ...(isAsking !== undefined && { isAsking }), ...(nobody !== undefined && { nobody }) };
  return { way, checks, network, isShut, ...asking, denials: told };
}

/** Hides secrets in all texts of a value. Names of fields and numbers cannot contain any. */
function inStrings(value: unknown, redact: Redact): unknown {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((one) => inStrings(one, redact));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inStrings(one, redact)]));
}
