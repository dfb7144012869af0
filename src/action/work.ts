/** The work itself: from a request that is allowed to a report of what came of it. */
import { toFault } from "../lib/fault.ts";
import type { Cleaners } from "./connect.ts";
import { converse } from "./converse.ts";
import { clearLog } from "./durable/clear-log.ts";
import { conversationPath, type Prepared, prepare, type Setting } from "./prepare.ts";
import { bringTogether } from "./result/bring-together.ts";
import { type Done, notDone } from "./result/done.ts";
import { structuredOutput } from "./result/structured-output.ts";
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
      return bringTogether(await converse(setting, prepared, cleaners), cleaners);
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

/** However the run ends, its tools have ended with it. */
async function untilClosed<Result>({ tools }: Prepared, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } finally {
    await tools.close();
  }
}
