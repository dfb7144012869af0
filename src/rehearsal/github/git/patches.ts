/** What a branch changes, file by file, as the API tells it. */
import { runGit } from "./objects.ts";

export type FileChange = Readonly<{
  path: string;
  previousPath: string | undefined;
  status: "added" | "removed" | "modified" | "renamed";
  additions: number;
  deletions: number;
  sha: string;
  /** From the first `@@` on; undefined for a binary file and for one that was only renamed. */
  patch: string | undefined;
}>;

const statuses = { A: "added", D: "removed", R: "renamed" } as const;

/** The changes of `head` since it parted from `base`, in order of their paths. One git process, however many there are. */
export function changedFiles(gitDir: string, base: string, head: string): FileChange[] {
  const asked = ["--no-abbrev", "--find-renames", "-l0", `${base}...${head}`];
  const fields = runGit(gitDir, ["diff", "--raw", "-z", ...asked]).split("\0");
  const patches = runGit(gitDir, ["diff", "--patch", ...asked]).split(/(?<=\n)(?=diff --git )/);
  const changes: FileChange[] = [];
  let section = 0;
  for (let at = 0; at + 1 < fields.length; ) {
    const [, , , sha = "", letter = ""] = fields[at]?.split(" ") ?? [];
    const isRename = letter.startsWith("R");
    const first = fields[at + 1] ?? "";
    const path = isRename ? (fields[at + 2] ?? "") : first;
    at += isRename ? 3 : 2;
    // A file that becomes a link is told in two sections: one goes, one comes.
    const text = patches.slice(section, section + (letter === "T" ? 2 : 1)).join("");
    section += letter === "T" ? 2 : 1;
    changes.push(changeOf({ path, previousPath: isRename ? first : undefined, sha, letter, text }));
  }
  return changes;
}

type RawDiffEntry = Readonly<{
  path: string;
  previousPath: string | undefined;
  sha: string;
  letter: string;
  text: string;
}>;

function changeOf({ path, previousPath, sha, letter, text }: RawDiffEntry): FileChange {
  const start = text.indexOf("\n@@");
  const patch = start < 0 ? undefined : text.slice(start + 1).trimEnd();
  const lines = patch?.split("\n").slice(1) ?? [];
  const counted = (mark: string) => lines.filter((line) => line.startsWith(mark)).length;
  const status = statuses[letter.charAt(0) as keyof typeof statuses] ?? "modified"; // any other letter has no entry
  return { path, previousPath, status, additions: counted("+"), deletions: counted("-"), sha, patch };
}

/** Which lines of a pull request's diff take comments, hunk by hunk, told from git's own numbering. */
type Side = "LEFT" | "RIGHT";

type CommentedLines = Readonly<{ path: string; side: Side; line: number; startLine?: number | undefined }>;

/** The hunk up to the line, as a comment on it shows it; or what GitHub objects to, in its words. */
export function placeIn(
  changes: readonly FileChange[],
  place: CommentedLines,
): Readonly<{ hunk: string } | { objection: string }> {
  const change = changes.find(({ path }) => path === place.path);
  if (!change) return { objection: "Path could not be resolved" };
  for (const hunk of (change.patch ?? "").split(/(?<=\n)(?=@@ )/)) {
    const end = indexOf(hunk, place.side, place.line);
    if (end === undefined) continue;
    const start = place.startLine === undefined ? end : indexOf(hunk, place.side, place.startLine);
    if (start === undefined || start > end)
      return { objection: "start line must be part of the same hunk as the line." };
    return {
      hunk: hunk
        .split("\n")
        .slice(0, end + 1)
        .join("\n"),
    };
  }
  return { objection: "line must be part of the diff" };
}

/** Where in the hunk the line is. */
function indexOf(hunk: string, side: Side, line: number): number | undefined {
  const [head = "", ...rows] = hunk.split("\n");
  const [, old, now] = /^@@ -(\d+)\S* \+(\d+)/.exec(head) ?? [];
  let next = Number(side === "LEFT" ? old : now);
  const [own, other] = side === "LEFT" ? ["-", "+"] : ["+", "-"];
  for (const [index, row] of rows.entries()) {
    if (row.startsWith(other ?? "") || row.startsWith("\\")) continue;
    if (next === line) return side === "LEFT" && !row.startsWith(own ?? "") ? undefined : index + 1;
    next++;
  }
  return undefined;
}
