/**
 * Reads what a pull request changes: all of it with the lines at which GitHub takes comments, or as much of it as
 * there is room for.
 */
import { z } from "zod";
import { Fault, toFault } from "../../../lib/fault.ts";
import type { Diff, Hunk, ReviewedFile } from "../../../tools/review/finding.ts";
import { type ReadClient, readPages } from "../port.ts";

const FileReply = z.object({
  filename: z.string(),
  patch: z.string().optional(),
  status: z.string().optional(),
  changes: z.number().optional(),
  sha: z.string().nullish(),
});

/**
 * `unseen` are changed files without a diff: binary, or too large. `isWhole` is false if there are more files than
 * GitHub lists.
 */
export type PullDiff = Readonly<{ diff: Diff; unseen: readonly string[]; isWhole: boolean }>;

/** GitHub lists at most 3000 files. */
const pages = 30;

/** In GitHub's order, at this moment. Rejects with a "github" Fault if GitHub does not tell. */
export async function readDiff(client: Pick<ReadClient, "get">, number: number): Promise<PullDiff> {
  const asked = { pull_number: number };
  const { items, isWhole } = await readPages(client, "/pulls/{pull_number}/files", asked, { most: pages });
  const files = z.array(FileReply).safeParse(items);
  if (files.success) {
    const diff = files.data.map(({ filename, patch }) => reviewedFile(filename, patch));
    return { diff, unseen: files.data.filter(isUnseen).map(({ filename }) => filename), isWhole };
  }
  const cause = toFault(files.error);
  throw new Fault("github", `GitHub's reply about the files of pull request #${number} was not understood.`, {
    hint: "If this is not github.com, the server may be too old: update it. Otherwise run it again.",
    cause,
  });
}

/** A file that was only moved, or is empty, has no line to review. */
function isUnseen({ patch, status, changes, sha }: z.infer<typeof FileReply>): boolean {
  const isMoved = (status === "renamed" || status === "copied") && changes === 0;
  return patch === undefined && !isMoved && sha !== EMPTY;
}

const EMPTY = "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391";

export function reviewedFile(path: string, patch: string | undefined): ReviewedFile {
  return { path, patch, hunks: patch === undefined ? [] : hunksOf(patch) };
}

const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** A context line is in both files, and accepts comments in the new one. */
function hunksOf(patch: string): readonly Hunk[] {
  const hunks: { old: number[]; new: number[] }[] = [];
  let [before, after] = [0, 0];
  for (const line of patch.split("\n")) {
    const [, from, to] = header.exec(line) ?? [];
    const hunk = hunks.at(-1);
    if (from !== undefined) {
      [before, after] = [Number(from), Number(to)];
      hunks.push({ old: [], new: [] });
    } else if (line.startsWith("-")) hunk?.old.push(before++);
    else if (line.startsWith("+")) hunk?.new.push(after++);
    else if (!line.startsWith("\\")) {
      hunk?.new.push(after++);
      before++;
    }
  }
  return hunks;
}

const ListedFile = z.object({
  filename: z.string(),
  previous_filename: z.string().optional(),
  status: z.string(),
  additions: z.number().int(),
  deletions: z.number().int(),
  patch: z.string().optional(),
});

/** `patch` is undefined if GitHub has none (binary, too large) or if there was no room left. */
export type ChangedFile = Readonly<{
  path: string;
  previousPath: string | undefined;
  status: string;
  additions: number;
  deletions: number;
  patch: Readonly<{ text: string; isCut: boolean }> | undefined;
}>;

/** `isWhole` is false if there are more files than are listed. */
export type ChangedFiles = Readonly<{ files: readonly ChangedFile[]; isWhole: boolean }>;

const mostOfOne = 8000;
const maxFiles = 300;

/** In GitHub's order; the patches together have at most `characters`. Undefined if GitHub does not tell. */
export async function readChangedFiles(
  client: Pick<ReadClient, "get">,
  number: number,
  characters: number,
): Promise<ChangedFiles | undefined> {
  try {
    const { items, isWhole } = await readPages(
      client,
      "/pulls/{pull_number}/files",
      { pull_number: number },
      { most: 3 },
    );
    let left = characters;
    const files = z
      .array(ListedFile)
      .parse(items)
      .slice(0, maxFiles)
      .map((file) => {
        const patch = file.patch === undefined ? undefined : cutPatch(file.patch, Math.min(left, mostOfOne));
        left -= patch?.text.length ?? 0;
        return toFile(file, patch);
      });
    return { files, isWhole };
  } catch {
    return undefined;
  }
}

/** The first complete lines of a patch, at most `most` characters; undefined if not even one fits. */
export function cutPatch(patch: string, most: number): ChangedFile["patch"] {
  if (patch.length <= most) return { text: patch, isCut: false };
  const end = patch.lastIndexOf("\n", most);
  return end <= 0 ? undefined : { text: patch.slice(0, end), isCut: true };
}

function toFile(file: z.infer<typeof ListedFile>, patch: ChangedFile["patch"]): ChangedFile {
  const { filename: path, previous_filename: previousPath, status, additions, deletions } = file;
  return { path, previousPath, status, additions, deletions, patch };
}
