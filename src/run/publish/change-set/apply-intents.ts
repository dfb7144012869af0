/**
 * Carries out the intents of a change set. This job's own declaration decides, and each intent is checked like a new one.
 * The job that made the change set is not trusted, so this job looks up again who has written on the thread.
 */
import { readInputsWithoutModel } from "../../../action/runner/input/inputs.ts";
import { gitHubReader } from "../../../github/client.ts";
import { readPull } from "../../../github/read/pull/pull.ts";
import { whyNobody } from "../../../github/write/approval/render-proposal.ts";
import type { IntentLine } from "../../../github/write/report/intents.ts";
import { cleanTextFor, intentContextOf } from "../../intents/intent-context.ts";
import { declaredIntents } from "../../intents/registry.ts";
import { settleAll } from "../../intents/settle.ts";
import type { Run } from "../../run.ts";
import { isOutside } from "../../start/asked-head.ts";
import { beginReading, readAll } from "../../start/reading.ts";
import type { ChangeSet } from "./change-set.ts";

/** Neither of the two jobs keeps the state of a thread, so nobody can be asked: what waits has to be declared `unattended`. */
export async function applyIntents({ intents = [], end }: ChangeSet, run: Run): Promise<readonly IntentLine[]> {
  if (intents.length === 0 || end.status !== "finished") return [];
  const inputs = readInputsWithoutModel(run.world.env);
  const isRestricted = await isRestrictedNow(run, inputs["mixed-threads"] === "as-trusted");
  const { lines } = await settleAll(intentContextOf(run), intents, {
    declared: declaredIntents(inputs.intents ?? [], { isRestricted }),
    clean: cleanTextFor(run),
    key: run.trigger.key,
    way: "carry-out",
    isConfirming: inputs.confirmation !== "never",
    nobody: whyNobody("no-memory"),
  });
  return lines;
}

async function isRestrictedNow(run: Run, isTrusting: boolean): Promise<boolean> {
  const { thread } = run.trigger;
  const pull =
    thread.type === "pull_request"
      ? await readPull(gitHubReader(run.github, run.job.repository), thread.number)
      : undefined;
  if (isOutside({ pull })) return true;
  if (isTrusting) return false;
  const goal = { kind: "patch", base: "" } as const;
  const { strangers } = await readAll(run, { head: "", branch: "", goal, pull }, beginReading(run));
  return strangers.length > 0;
}
