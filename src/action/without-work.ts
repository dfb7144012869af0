/** The ends of a run that did no work: each is said in the log and in the outputs, and all but a refused one are green. */
import type { Command } from "../github/read/trigger/command.ts";
import type { Trigger } from "../github/read/trigger/trigger.ts";
import type { Answer } from "../github/write/state/manifest.ts";
import type { Connection } from "./connect.ts";
import type { Desk } from "./durable/recall.ts";
import { printNotice } from "./runner/console.ts";
import { writeOutputs } from "./runner/file-commands.ts";
import { readInputsWithoutModel } from "./runner/input/inputs.ts";
import { acknowledge, claim } from "./thread/acknowledge.ts";
import type { World } from "./world.ts";

export async function obeyed(world: World, desk: Desk, command: Command): Promise<number> {
  const { answer: reply, isEarlier } = await (await import("./command/obey.ts")).obey(desk, command);
  if (isEarlier) return answered(world, reply);
  writeOutputs(world.env, { outcome: "answered", reason: `Said ${command}`, "comment-url": reply.comment_url ?? "" });
  return 0;
}

/** The same request came twice: there is one answer. */
export function answered({ env }: World, { comment_url: url }: Answer): number {
  const reason = "This request has been answered already";
  printNotice(url === null ? `${reason}.` : `${reason}: ${url}`);
  writeOutputs(env, { outcome: "skipped", reason, "comment-url": url ?? undefined });
  return 0;
}

/** For a job of its own, which has no permission to write: the next one goes by its output. A "config" Fault for wrong inputs. */
export function gated({ env }: World, why: string | undefined): number {
  readInputsWithoutModel(env);
  const reason = why ?? "The caller may start a run.";
  printNotice(reason);
  writeOutputs(env, { ok: String(why === undefined), outcome: "skipped", reason });
  return 0;
}

export async function listed(world: World, connection: Connection): Promise<number> {
  writeOutputs(world.env, await (await import("./list/list.ts")).list(world, connection), connection.redact);
  return 0;
}

// One reaction and no comment: whoever may not start a run must not be able to make us write either.
export async function refuse(world: World, connection: Connection, trigger: Trigger, why: string): Promise<number> {
  printNotice(why);
  await acknowledge(connection, trigger, "confused");
  if (trigger.kind === "decision") await claim(connection, trigger); // it has decided nothing
  return skipped(world, why);
}

export function leftAlone(world: World, why: string): number {
  printNotice(why);
  return skipped(world, why);
}

export function skipped({ env }: World, reason: string): number {
  writeOutputs(env, { outcome: "skipped", reason });
  return 0;
}
