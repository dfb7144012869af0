/** Ends runs that did no work: each writes its reason to the log and to the outputs, and returns the exit code 0. */
import type { Connection } from "../action/runner/connect.ts";
import { printNotice } from "../action/runner/console.ts";
import { writeOutputs } from "../action/runner/file-commands.ts";
import { readInputsWithoutModel } from "../action/runner/input/inputs.ts";
import type { World } from "../action/runner/world.ts";
import type { Command } from "../github/read/trigger/mention.ts";
import type { Trigger } from "../github/read/trigger/trigger.ts";
import type { RequestAnswer } from "../github/write/state/manifest.ts";
import { acknowledge, claim } from "./admit/acknowledge.ts";
import type { UnclaimedRun } from "./run.ts";

export async function runCommand(run: UnclaimedRun, command: Command): Promise<number> {
  const { world } = run;
  const { answer: reply, isEarlier } = await (await import("./admit/commands.ts")).carryOutCommand(run, command);
  if (isEarlier) return endAnswered(world, reply);
  writeOutputs(world.env, { outcome: "answered", reason: `Said ${command}`, "comment-url": reply.comment_url ?? "" });
  return 0;
}

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
export function endGate({ env }: World, why: string | undefined): number {
  readInputsWithoutModel(env);
  const reason = why ?? "The caller may start a run.";
  printNotice(reason);
  writeOutputs(env, { ok: String(why === undefined), outcome: "skipped", reason });
  return 0;
}

export async function runList(world: World, connection: Connection): Promise<number> {
  writeOutputs(world.env, await (await import("./list/list.ts")).list(world, connection), connection.redact);
  return 0;
}

// One reaction and no comment: a person who may not start a run must not be able to make us write comments.
export async function endRefused(world: World, connection: Connection, trigger: Trigger, why: string): Promise<number> {
  printNotice(why);
  await acknowledge(connection, trigger, "confused");
  if (trigger.kind === "decision") await claim(connection, trigger); // it has decided nothing
  return endSkipped(world, why);
}

export function endIgnored(world: World, why: string): number {
  printNotice(why);
  return endSkipped(world, why);
}

export function endSkipped({ env }: World, reason: string): number {
  writeOutputs(env, { outcome: "skipped", reason });
  return 0;
}
