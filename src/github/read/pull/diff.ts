/** Reads all that a pull request changes, with the lines at which GitHub takes comments. */
import { z } from "zod";
import { Fault, toFault } from "../../../lib/fault.ts";
import type { Diff, Hunk, ReviewedFile } from "../../../tools/review/place.ts";
import { type ReadClient, readPages } from "../port.ts";

const FileReply = z.object({ filename: z.string(), patch: z.string().optional() });

/** GitHub lists 3000 files at most. */
const pages = 30;

/** In GitHub's order, as the pull request is at this moment. A "github" Fault where GitHub does not tell. */
export async function readDiff(client: Pick<ReadClient, "get">, number: number): Promise<Diff> {
  const asked = { pull_number: number };
  const { items } = await readPages(client, "/pulls/{pull_number}/files", asked, { most: pages });
  const files = z.array(FileReply).safeParse(items);
  if (files.success) return files.data.map(({ filename, patch }) => reviewedFile(filename, patch));
  const cause = toFault(files.error);
  throw new Fault("github", `GitHub's reply about the files of pull request #${number} was not understood.`, { cause });
}

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
