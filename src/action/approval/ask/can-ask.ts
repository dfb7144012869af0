/**
 * Whether there is a place to ask on, a memory for the answer, a branch that keeps the work until it comes, and GraphQL,
 * which alone tells whether somebody has edited what was shown.
 */
import { mayWrite } from "../../mode/mode.ts";
import type { Going } from "../going.ts";

export function canAsk({ setting, prepared }: Pick<Going, "setting" | "prepared">): boolean {
  const { trigger, memory, world, github } = setting;
  const { kind } = prepared.ground.goal;
  const hasBranch = kind === "propose" || kind === "advance";
  const { type } = trigger.thread;
  if (github.lacksGraphql?.()) return false;
  return hasBranch && (type === "issue" || type === "pull_request") && memory.isKept && mayWrite(world.env);
}
