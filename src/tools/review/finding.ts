/** A finding of a review: one problem, a possible fix, and its place: a line that the diff of the pull request shows. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { Mistake } from "../../lib/fault.ts";

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

export type Side = "old" | "new";

/** Lines of one hunk that accept comments: in the old file the removed ones, in the new file all that are shown. */
export type Hunk = Readonly<{ old: readonly number[]; new: readonly number[] }>;

/** `patch` is the diff that GitHub shows; undefined and without hunks for files that are binary or too long. */
export type ReviewedFile = Readonly<{ path: string; hunks: readonly Hunk[]; patch: string | undefined }>;

/** The files that a pull request changes. */
export type Diff = readonly ReviewedFile[];

/** From `start_line` to `line`, or only `line`. */
export type FindingLocation = Readonly<{ path: string; side: Side; line: number; start_line?: number | undefined }>;

const MOST = 8;

/** Returns the file. Throws a Mistake that lists the changed files, the most similar first. */
export function requireFile(diff: Diff, path: string): ReviewedFile {
  const file = diff.find((candidate) => candidate.path === path);
  if (file) return file;
  const name = path.split("/").at(-1) ?? path;
  const others = diff
    .map((candidate) => candidate.path)
    .sort((a, b) => Number(b.endsWith(name)) - Number(a.endsWith(name)));
  const rest = others.length > MOST ? `, and ${others.length - MOST} more` : "";
  const list = others.slice(0, MOST).join(", ");
  throw new Mistake(`The pull request does not change ${path}. It changes ${list || "nothing"}${rest}.`);
}

/** Throws a Mistake for a place where GitHub accepts no comment; it names the nearest lines that accept one. */
export function requireLocation(diff: Diff, { path, side, line, start_line: start = line }: FindingLocation): void {
  const { hunks } = requireFile(diff, path);
  if (hunks.length === 0) {
    throw new Mistake(`GitHub shows no diff of ${path}, so it cannot have findings. Say it in your final message.`);
  }
  if (start > line) throw new Mistake(`start_line ${start} comes after line ${line}.`);
  const hunk = hunks.find((candidate) => candidate[side].includes(line));
  const isWhole = hunk?.[side].includes(start);
  if (isWhole) return;
  const lines = (hunk ? [hunk] : hunks).flatMap((candidate) => candidate[side]);
  if (lines.length === 0) throw new Mistake(`The diff removes no line of ${path}. Use the side "new".`);
  const wrong = hunk ? start : line;
  throw new Mistake(
    `Line ${wrong} of the ${side} ${path} is not in ${hunk ? `the hunk of line ${line}` : "the diff"}. ` +
      `The nearest lines that can have findings: ${rangesNear(lines, wrong)}.`,
  );
}

/** `3-5, 9`: runs of lines, the nearest first. */
function rangesNear(lines: readonly number[], near: number): string {
  const runs: { from: number; to: number }[] = [];
  for (const line of lines.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && line === last.to + 1) last.to = line;
    else runs.push({ from: line, to: line });
  }
  const distance = ({ from, to }: { from: number; to: number }) => Math.min(Math.abs(from - near), Math.abs(to - near));
  return runs
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 5)
    .map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`))
    .join(", ");
}
