/** Whether there is a place to ask on, a memory for the answer, and a branch that keeps the work until it comes. */
import { mayWrite } from "../mode/mode.ts";
import type { Going } from "./going.ts";

export function canAsk({ setting, prepared }: Pick<Going, "setting" | "prepared">): boolean {
  const { trigger, memory, world } = setting;
  const { kind } = prepared.ground.goal;
  const hasBranch = kind === "propose" || kind === "advance";
  const { type } = trigger.thread;
  return hasBranch && (type === "issue" || type === "pull_request") && memory.isKept && mayWrite(world.env);
}
