/** Does the work of a run: from a permitted request to a report of the result. */
import { closeSync, constants, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Event } from "../core/event/event.ts";
import { isGone } from "../github/client/github-fault.ts";
import { isReview } from "../github/read/trigger/trigger-kinds.ts";
import type { LeakScanner } from "../leak/scanner.ts";
import { type Fault, toFault } from "../lib/fault.ts";
import { readInputs } from "../runner/input/inputs.ts";
import { captureLimits, gitEnvironment } from "../runner/world.ts";
import { elsewhereFault, whereIs } from "./admit/withdrawn.ts";
import { conversationPath } from "./agent/open-conversation.ts";
import { approvals } from "./approve/approvals.ts";
import { apartIn } from "./checkouts.ts";
import { converse } from "./converse/converse.ts";
import { FEATURES } from "./features.ts";
import { conversationFiles, PREFIX } from "./memory/conversation-files.ts";
import { closeTools } from "./open-features.ts";
import { notDone, type RunResult } from "./outcome/run-result.ts";
import { prepare } from "./prepare.ts";
import type { PreparedRun } from "./prepared-run.ts";
import { finishRun } from "./report/finish-run.ts";
import { costsOf } from "./report/run-facts.ts";
import type { Run } from "./run.ts";
import { onlyReads } from "./thread/request-kind.ts";

/** A run whose tools may have begun, and what it has cost so far. */
type Working = Readonly<{ prepared: PreparedRun; costs(): ReturnType<typeof costsOf> }>;

/** Never rejects: an error becomes a report with the outcome "failed". "lost" means that another run works on the thread. */
export async function work(run: Run): Promise<RunResult | "lost"> {
  const start = run.world.clock();
  const durationMs = () => run.world.clock() - start;
  let working: Working | undefined;
  const untilCaptured = new UntilLate(run.world.late);
  try {
    const inputs = readInputs(run.settings);
    const { prepared, report } = await untilCaptured.race(async () => {
      const prepared = await prepare(run, inputs, FEATURES);
      const report = await closeToolsAfter(prepared, async () => {
        if ((await run.claimed) === "lost") return "lost";
        const missing = await prepared.missing;
        if (missing) throw missing;
        run.memory.failure.throwLasting();
        const { state } = prepared.conversation;
        const { stats } = state;
        working = { prepared, costs: () => costsOf(state, { stats }) };
        const conversed = await converse(prepared, approvals);
        return (await isReviewed(run)) ? "lost" : finishRun(conversed, () => untilCaptured.end());
      });
      return { prepared, report };
    });
    if (report === "lost") return report;
    const { folder, publisher } = prepared;
    const path = await cleared(conversationPath(folder, run.memory.id), run.leaks);
    return {
      report: { ...report, durationMs: durationMs() },
      fault: report.fault,
      events: report.events ?? [],
      workingDir: prepared.tools.workspace.workingDir,
      conversationPath: path,
      startingPoint: prepared.startingPoint,
      tree: report.tree,
      lineage: report.lineage,
      ...(report.final && { final: report.final }),
      approvals: {
        proposal: report.proposal,
        used: report.used,
        results: report.results,
      },
      baseSha: publisher.base,
      ...(report.repositories && { repositories: report.repositories }),
      featureOutputs: report.featureFacts.outputs,
      featurePage: report.featureFacts.page,
      featureSteps: report.featureFacts.steps,
      featuresKept: report.featureFacts.kept,
    };
  } catch (error) {
    if (untilCaptured.isLate) return { ...notDone(toFault(error), durationMs()), isLeftToPost: true };
    // The run that took the lease first reports the error.
    if ((await run.claimed) === "lost") return "lost";
    const isWorkSaved = working === undefined || (await isNothingLeft(working.prepared));
    // The folder of the conversation if it came to one, so that the page tells what there was until it failed.
    const conversationPath = await cleared(run.memory.folder ?? "", run.leaks);
    const fault = await withdrawnInstead(run, error);
    const { report, ...failed } = notDone(fault, durationMs());
    return { ...failed, report: { ...report, ...working?.costs() }, conversationPath, isWorkSaved };
  }
}

/** The error, unless it says no more than that the thread is not there any more. */
async function withdrawnInstead(run: Run, error: unknown): Promise<Fault> {
  const place = isGone(error) ? await whereIs(run) : "here";
  return place === "here" ? toFault(error) : elsewhereFault(place);
}

/** A call, or the result of one that somebody approved. */
const ACTED: ReadonlySet<Event["kind"]> = new Set(["ActionEvent", "ObservationEvent"]);

/**
 * Copies the files of a run that failed when its agent had begun, for the next run. Resolves to whether there was nothing to copy.
 * Never rejects. Changes that are there before the first call of the agent are those of the set-up command.
 */
async function isNothingLeft(prepared: PreparedRun): Promise<boolean> {
  const { run, folder, publisher, inputs, checkouts, startingPoint, conversation, earlierEvents } = prepared;
  const hasActed = conversation.log.slice(earlierEvents).some(({ kind }) => ACTED.has(kind));
  if (!hasActed || onlyReads(run) || startingPoint.goal.kind === "review") return true;
  const { leaveCopies } = await import("./claim/leave-copies.ts");
  const place = { folder, workspace: run.job.workspace, base: publisher.base, leaks: run.leaks };
  const apart = apartIn(checkouts);
  const limitMs = captureLimits(inputs["timeout-minutes"]).copiesMs;
  const options = { ...place, apart, environment: gitEnvironment(run.world.env), limitMs };
  return leaveCopies(run.memory, options).then(
    ({ kept, lost }) => kept.length + lost.length === 0,
    () => false,
  );
}

/** The same folder with a cleared log; "" if that fails, so that nothing is shown of it. The work is published already. */
async function cleared(folder: string, leaks: LeakScanner): Promise<string> {
  try {
    if (folder !== "") await clearLog(folder, leaks);
    return folder;
  } catch {
    return ""; // the disk is full or fails, and the run has an error for that
  }
}

/** Whether a parallel run gave the same review in the meantime. */
async function isReviewed(run: Run): Promise<boolean> {
  if (!isReview(run.trigger) || !run.mayWrite) return false;
  const { findEarlierReview } = await import("./claim/earlier-review.ts");
  return (await findEarlierReview(run)) !== undefined;
}

/** Closes the tools when the run ends, even if it fails. */
async function closeToolsAfter<Result>(prepared: PreparedRun, action: () => Promise<Result>): Promise<Result> {
  const { conversation } = prepared;
  try {
    return await action();
  } finally {
    try {
      await conversation.close(); // on a server, it would stay with its keys
    } finally {
      await closeTools(prepared);
    }
  }
}

/**
 * Hides secrets in the saved log in all their encoded forms. While a run works, each write hides only the forms that
 * masks know.
 */
export async function clearLog(folder: string, leaks: LeakScanner): Promise<void> {
  for (const { path, read } of conversationFiles(folder)) {
    const { text, kinds } = await leaks.redactLong(read().toString());
    if (kinds.length > 0) overwrite(join(folder, path.slice(PREFIX.length)), text);
  }
}

function overwrite(path: string, text: string): void {
  const descriptor = openSync(
    path,
    constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW | constants.O_NONBLOCK,
  );
  try {
    writeFileSync(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}

/** Gives up waiting for work when a cancelled run has no more time for it. The work itself goes on until the process ends. */
class UntilLate {
  readonly #late: AbortSignal;
  #isOver = false;
  #isLate = false;

  constructor(late: AbortSignal) {
    this.#late = late;
  }

  /** Whether the work was given up. */
  get isLate(): boolean {
    return this.#isLate;
  }

  /** From now on the work is waited for, whatever time it takes. */
  end(): void {
    this.#isOver = true;
  }

  /** Rejects with the reason of the cancellation when it is too late. */
  async race<Result>(work: () => Promise<Result>): Promise<Result> {
    const { promise, reject } = Promise.withResolvers<never>();
    const giveUp = () => {
      if (this.#isOver) return;
      this.#isLate = true;
      reject(this.#late.reason);
    };
    this.#late.addEventListener("abort", giveUp, { once: true });
    try {
      return await Promise.race([work(), promise]);
    } finally {
      this.end();
      this.#late.removeEventListener("abort", giveUp);
    }
  }
}
