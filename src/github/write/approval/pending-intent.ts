/** An intent that waits for a person: what is approved is carried out as it stands here. */
import { z } from "zod";
import { bound } from "./bound.ts";

/** It is about no files, so neither a commit nor a tree belongs to it. */
const { tree: _tree, head: _head, ...withoutFiles } = bound;

export const PendingIntent = z
  .strictObject({
    ...withoutFiles,
    /** The kind, as the workflow declares it. */
    intent: z.string(),
    /** Its fields as canonical JSON, with texts as they would be posted. */
    value: z.string(),
    /** What it would do, as Markdown that is shown as it is. */
    words: z.string(),
  })
  .readonly();
export type PendingIntent = z.infer<typeof PendingIntent>;
