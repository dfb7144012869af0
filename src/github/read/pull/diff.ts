/** Reads all that a pull request changes, with the lines at which GitHub takes comments. */
import { z } from "zod";
import { Fault, toFault } from "../../../lib/fault.ts";
import type { Diff, Hunk, ReviewedFile } from "../../../tools/review/place.ts";
import { type ReadClient, readPages } from "../port.ts";

const FileReply = z.object({
  filename: z.string(),
  patch: z.string().optional(),
  status: z.string().optional(),
  changes: z.number().optional(),
  sha: z.string().nullish(),
});

/**
 * `unseen` are files of which GitHub shows no diff although there is one: binary, or too large. `isWhole` is false where
 * there are more files than GitHub lists.
 */
export type PullDiff = Readonly<{ diff: Diff; unseen: readonly string[]; isWhole: boolean }>;

/** GitHub lists 3000 files at most. */
const pages = 30;

/** In GitHub's order, as the pull request is at this moment. A "github" Fault where GitHub does not tell. */
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
    hint: "If the server is not GitHub, it may lack what is needed: update it. Else run it again.",
    cause,
  });
}

/** A file that was only moved, and an empty one, have no line to look at. */
function isUnseen({ patch, status, changes, sha }: z.infer<typeof FileReply>): boolean {
  const isMoved = (status === "renamed" || status === "copied") && changes === 0;
  return patch === undefined && !isMoved && sha !== EMPTY;
}

const EMPTY = "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391";

export function reviewedFile(path: string, patch: string | undefined): ReviewedFile {
  return { path, patch, hunks: patch === undefined ? [] : hunksOf(patch) };
}

const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** A line that is neither added nor taken out stands in both files, and takes comments in the new one. */
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
