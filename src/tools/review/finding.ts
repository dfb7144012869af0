/** A finding of a review: one problem, its place, and a possible fix. */
import { createHash } from "node:crypto";
import { z } from "zod";

/** `blocking` must not be merged like this; `important` should be fixed first; `minor` can wait. */
export const Severity = z.enum(["blocking", "important", "minor"]);
export type Severity = z.infer<typeof Severity>;

export const Finding = z
  .object({
    path: z
      .string()
      .min(1)
      .max(1000)
      .describe("A file that the pull request changes, as the list of changed files has it."),
    line: z.int().min(1).describe("The line it is about, or the last of them."),
    start_line: z.int().min(1).optional().describe("The first line, where it is about several."),
    side: z
      .enum(["new", "old"])
      .default("new")
      .describe("`old` counts lines as they were, and accepts only removed lines."),
    severity: Severity.describe(
      "`blocking`: must not be merged like this. `important`: should be fixed first. `minor`: can wait.",
    ),
    title: z.string().min(1).max(150).describe("What is wrong, in one line."),
    body: z.string().max(4000).describe("When it goes wrong, what the effect is, and how you know, in Markdown."),
    suggestion: z
      .string()
      .max(4000)
      .optional()
      .describe("Replacement for exactly these lines of the new file, indentation included."),
  })
  .readonly();
export type Finding = z.infer<typeof Finding>;

/** The same for the same statement about the same file, even if lines moved or punctuation differs. */
export function fingerprintOf({ path, title }: Pick<Finding, "path" | "title">): string {
  const words =
    title
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return createHash("sha256")
    .update(`${path}\0${words.join(" ")}`)
    .digest("hex")
    .slice(0, 16);
}

/**
 * `id` is the id of the comment. "open" is still open; "dismissed" was resolved by another person, which we respect.
 */
export type KnownFinding = Readonly<{
  id: number;
  fingerprint: string;
  severity: Severity;
  status: "open" | "dismissed";
}>;
