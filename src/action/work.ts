/** The work itself: from a request that is allowed to a report of what came of it. */
import { isReview } from "../github/read/trigger/review.ts";
import { toFault } from "../lib/fault.ts";
import { conversationPath } from "./agent/open-conversation.ts";
import type { Cleaners } from "./connect.ts";
import { converse } from "./converse.ts";
import { clearLog } from "./durable/clear-log.ts";
import { mayWrite } from "./mode/mode.ts";
import { type Prepared, prepare, type Setting } from "./prepare.ts";
import { bringTogether } from "./result/bring-together.ts";
import { type Done, notDone } from "./result/done.ts";
import { structuredOutput } from "./result/structured-output.ts";
import { givenBefore } from "./review/given-before.ts";
import { readInputs } from "./runner/input/inputs.ts";

/** Never rejects: whatever goes wrong is a report with the outcome "failed". "lost": another run is at work on the thread. */
export async function work(setting: Setting, cleaners: Cleaners): Promise<Done | "lost"> {
  const start = setting.world.clock();
  const durationMs = () => setting.world.clock() - start;
  try {
    const inputs = readInputs(setting.world.env);
    const prepared = await prepare(setting, inputs, cleaners.redact);
    const report = await untilClosed(prepared, async () => {
      if ((await setting.claimed) === "lost") return "lost";
      const talk = await converse(setting, prepared, cleaners);
      return (await isReviewed(setting)) ? "lost" : bringTogether(talk, cleaners);
    });
    if (report === "lost") return report;
    const { folder, publisher, conversation } = prepared;
    const path = conversationPath(folder, setting.conversationId);
    clearLog(path, cleaners.leaks);
    return {
      report: { ...report, durationMs: durationMs() },
      fault: report.fault,
      events: report.events ?? [],
      conversationPath: path,
      ground: prepared.ground,
      tree: report.tree,
      approvals: { proposal: report.proposal, used: report.used, results: report.results },
      baseSha: publisher.base,
      structuredOutput: prepared.wantsData ? structuredOutput(conversation.log.branch()) : undefined,
    };
  } catch (error) {
    // Whoever was faster at the same request tells of what is wrong.
    if ((await setting.claimed) === "lost") return "lost";
    return notDone(toFault(error), durationMs());
  }
}

/** A run beside this one has given the same review meanwhile. */
async function isReviewed(setting: Setting): Promise<boolean> {
  return isReview(setting.trigger) && mayWrite(setting.world.env) && (await givenBefore(setting)) !== undefined;
}

/** However the run ends, its tools have ended with it. */
async function untilClosed<Result>({ tools }: Prepared, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } finally {
    await tools.close();
  }
}
