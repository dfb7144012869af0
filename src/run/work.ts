/** Does the work of a run: from a permitted request to a report of the result. */
import { closeSync, constants, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readInputs } from "../action/runner/input/inputs.ts";
import { mayWrite } from "../action/runner/input/raw-input.ts";
import { isReview } from "../github/read/trigger/trigger.ts";
import type { LeakScanner } from "../github/write/leak/scanner.ts";
import { toFault } from "../lib/fault.ts";
import { conversationPath } from "./agent/open-conversation.ts";
import { approvals } from "./approve/approvals.ts";
import { findEarlierReview } from "./claim/earlier-review.ts";
import { converse } from "./converse/converse.ts";
import { conversationFiles, PREFIX } from "./memory/conversation-files.ts";
import { notDone, type RunResult } from "./outcome/run-result.ts";
import { prepare } from "./prepare.ts";
import type { PreparedRun } from "./prepared-run.ts";
import { finishRun } from "./report/finish-run.ts";
import { structuredOutput } from "./report/outputs.ts";
import type { Run } from "./run.ts";

/** Never rejects: an error becomes a report with the outcome "failed". "lost" means that another run works on the thread. */
export async function work(run: Run): Promise<RunResult | "lost"> {
  const start = run.world.clock();
  const durationMs = () => run.world.clock() - start;
  let hasWorked = false;
  try {
    const inputs = readInputs(run.world.env);
    const prepared = await prepare(run, inputs);
    const report = await closeToolsAfter(prepared, async () => {
      if ((await run.claimed) === "lost") return "lost";
      const conversed = await converse(prepared, approvals);
      hasWorked = true;
      return (await isReviewed(run)) ? "lost" : finishRun(conversed);
    });
    if (report === "lost") return report;
    const { folder, publisher, conversation } = prepared;
    const path = conversationPath(folder, run.memory.id);
    await clearLog(path, run.leaks);
    return {
      report: { ...report, durationMs: durationMs() },
      fault: report.fault,
      events: report.events ?? [],
      workingDir: prepared.tools.workspace.workingDir,
      conversationPath: path,
      startingPoint: prepared.startingPoint,
      tree: report.tree,
      proposals: report.proposals,
      approvals: {
        proposal: report.proposal,
        used: report.used,
        results: report.results,
      },
      baseSha: publisher.base,
      ...(report.repositories && { repositories: report.repositories }),
      structuredOutput: prepared.wantsData ? structuredOutput(conversation.log.branch()) : undefined,
    };
  } catch (error) {
    // The run that took the lease first reports the error.
    if ((await run.claimed) === "lost") return "lost";
    const isWorkSaved = !hasWorked;
    return { ...notDone(toFault(error), durationMs()), conversationPath: await logOf(run), isWorkSaved };
  }
}

/** The folder of the conversation if it came to one, so that the page tells what there was until it failed. */
async function logOf({ memory, leaks }: Run): Promise<string> {
  try {
    if (memory.folder !== undefined) await clearLog(memory.folder, leaks);
    return memory.folder ?? "";
  } catch {
    return ""; // the disk is full, and the run has failed already
  }
}

/** Whether a parallel run gave the same review in the meantime. */
async function isReviewed(run: Run): Promise<boolean> {
  return isReview(run.trigger) && mayWrite(run.world.env) && (await findEarlierReview(run)) !== undefined;
}

/** Closes the tools when the run ends, even if it fails. */
async function closeToolsAfter<Result>(prepared: PreparedRun, action: () => Promise<Result>): Promise<Result> {
  const { conversation, tools, others } = prepared;
  try {
    return await action();
  } finally {
    try {
      await conversation.close(); // on a server, it would stay with its keys
    } finally {
      await (others ? others.removeAfter(() => tools.close()) : tools.close());
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
  const descriptor = openSync(path, constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW);
  try {
    writeFileSync(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}
