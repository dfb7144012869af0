/** Reads which files a pull request changes, with as much of their patches as fits. */
import { z } from "zod";
import { type ReadClient, readPages } from "../port.ts";

const FileReply = z.object({
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
      .array(FileReply)
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

function toFile(file: z.infer<typeof FileReply>, patch: ChangedFile["patch"]): ChangedFile {
  const { filename: path, previous_filename: previousPath, status, additions, deletions } = file;
  return { path, previousPath, status, additions, deletions, patch };
}
