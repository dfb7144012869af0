/** Defines what a run leaves for the post step, so that it can save the run and release its thread if the process is killed. */
import { z } from "zod";
import { saveOpenLease } from "../../runner/file-commands.ts";
import { Lease } from "../../state/manifest.ts";
import type { Run } from "../run.ts";
import { stateNameOf } from "../thread/state.ts";

/** The same of another repository: its id, and its folder in the workspace. */
const OtherWork = z.object({ id: z.int(), path: z.string(), folder: z.string(), base: z.string() }).readonly();

/**
 * A lease that its run has not released yet. `folder` is the conversation's, if it was opened. `work.base` is the commit that the workspace began with, and `work.folder` is the
 * publisher's folder.
 */
export const OpenLease = z
  .object({
    name: z.object({ name: z.string(), ref: z.string(), branch: z.string() }).readonly(),
    repositoryId: z.number(),
    folder: z.string().optional(),
    lease: Lease,
    work: z
      .object({ folder: z.string(), base: z.string(), others: z.array(OtherWork).readonly().optional() })
      .readonly()
      .optional(),
  })
  .readonly();
export type OpenLease = z.infer<typeof OpenLease>;

/** Saves what `rescue` needs if this process is killed. `work` is given once the workspace is ready for the agent. */
export function leaveTrace(
  { memory, trigger, world }: Pick<Run, "memory" | "trigger" | "world">,
  folder?: string,
  work?: OpenLease["work"],
): void {
  const { lease } = memory.manifest;
  if (!memory.isKept || !lease) return;
  const { repositoryId } = trigger;
  saveOpenLease(world.env, { name: stateNameOf(trigger), repositoryId, folder, lease, work } satisfies OpenLease);
}

/**
 * Call it after the last save. If the lease could not be released, because the disk is full or GitHub did not answer, the post step
 * releases it. It saves nothing more: the comment says what is not saved.
 */
export function leaveLease({ memory, trigger, world }: Pick<Run, "memory" | "trigger" | "world">): void {
  const { heldLease: lease } = memory;
  const { repositoryId } = trigger;
  const left = lease && ({ name: stateNameOf(trigger), repositoryId, lease } satisfies OpenLease);
  saveOpenLease(world.env, left);
}
