/** A change to protected files that waits for a person: what is approved is committed as it stands here. */
import { z } from "zod";
import { codeBlock } from "../inline-code.ts";
import { bound } from "./bound.ts";
import { visible, wrapped } from "./visible.ts";

export const ProtectedChange = z
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
export type ProtectedChange = z.infer<typeof ProtectedChange>;

/** Characters that the change of one comment may take: the rest is for what is said about it. */
const ROOM = 24_000;

/** A patch as Markdown, nothing of it left out. */
export function shownPatch(patch: string): string {
  return codeBlock("diff", wrapped(visible(patch.replace(/\n$/, ""))));
}

/**
 * Why nobody can be asked about these bytes, as a clause for people; undefined when all of them can be shown. `clean` is
 * what every comment goes through.
 */
export function unreadable(patch: Buffer, clean: (text: string) => string): string | undefined {
  const text = patch.toString("utf8");
  if (!Buffer.from(text).equals(patch) || /(?:^|\n)GIT binary patch(?=\n|$)/.test(text))
    return "it is not text, so it cannot be shown";
  const shown = shownPatch(text);
  if (clean(shown) !== shown) return "it contains what looks like a secret, which is never shown";
  return shown.length > ROOM ? "it is too long to be shown in full" : undefined;
}
