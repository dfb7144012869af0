/** Ends a run that does no work: it says why in the log and in the outputs. Each gives the exit code. */
import type { Trigger } from "../github/read/trigger/trigger.ts";
import type { Connection } from "../runner/connect.ts";
import { printNotice } from "../runner/console.ts";
import { writeOutputs } from "../runner/file-commands.ts";
import { readInputsWithoutModel } from "../runner/input/inputs.ts";
import type { Env, World } from "../runner/world.ts";
import type { RequestAnswer } from "../state/manifest.ts";
import { acknowledge, removeRequestSign } from "./admit/acknowledge.ts";

/** Ends a run whose request has been answered already. */
export function endAnswered({ env }: World, { comment_url: url }: RequestAnswer): number {
  const reason = "This request has been answered already";
  printNotice(url === null ? `${reason}.` : `${reason}: ${url}`);
  writeOutputs(env, { outcome: "skipped", reason, "comment-url": url ?? undefined });
  return 0;
}

/**
 * Ends a gate job, which has no write permission. The next job reads its output. Throws a "config" Fault for invalid
 * inputs.
 */
export function endGate({ settings }: Connection, env: Env, why: string | undefined): number {
  readInputsWithoutModel(settings);
  const reason = why ?? "The caller may start a run.";
  printNotice(reason);
  writeOutputs(env, { ok: String(why === undefined), outcome: "skipped", reason });
  return 0;
}

/** One reaction and no comment: a person who may not start a run must not be able to make us write comments. */
export async function endRefused(world: World, connection: Connection, trigger: Trigger, why: string): Promise<number> {
  printNotice(why);
  await acknowledge(connection, trigger, "confused");
  if (trigger.kind === "decision") await removeRequestSign(connection, trigger); // so that the label can be added again
  return endSkipped(world, why);
}

/** Says why in the log. */
export function endIgnored(world: World, why: string): number {
  printNotice(why);
  return endSkipped(world, why);
}

/** The thread may be gone together with the request, so the step summary says it too. */
export async function endWithdrawn(world: World, why: string): Promise<number> {
  await (await import("../runner/summary.ts")).writeSummary(world.env, why);
  return endIgnored(world, why);
}

/** Says why in the outputs alone. */
export function endSkipped({ env }: World, reason: string): number {
  writeOutputs(env, { outcome: "skipped", reason });
  return 0;
}
