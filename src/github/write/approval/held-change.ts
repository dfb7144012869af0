/** A change to protected files that waits for a person: what is approved is committed as it stands here. */
import { z } from "zod";
import { bound } from "./bound.ts";

export const HeldChange = z
  .strictObject({
    ...bound,
    /** As people are told; what counts is the patch. */
    paths: z.array(z.string()).min(1).readonly(),
    /** From `head` to `tree`, with full ids of both sides of every file. */
    patch: z.string(),
    branch: z.string(),
    /** Nothing else was published, so the branch is yet to be made. */
    is_new: z.boolean(),
    /** Where the work is to be merged, and the pull request that shows it. */
    base: z.string(),
    pull_request: z.number().int().nullable(),
  })
  .readonly();
export type HeldChange = z.infer<typeof HeldChange>;
