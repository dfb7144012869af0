/** With Git LFS, git has a pointer instead of the file. A file that matches its pointer has not changed. */
import type { Git } from "../git/settings.ts";
import { hashUntrusted, lookAtUntrusted } from "../untrusted-files.ts";
import type { GitChange } from "../workspace.ts";

/** `oid` is the SHA-256 of the file, and `size` its bytes. */
export type Pointer = Readonly<{ oid: string; size: number }>;

/** The changes without the files that match their pointers in the base. */
export async function withoutUnchangedPointers(
  root: string,
  git: Git,
  changes: readonly FileChange[],
): Promise<readonly FileChange[]> {
  const updated = changes.filter(({ status }) => status === "UPDATED");
  if (updated.length === 0) return changes;
  const unchanged = new Set<string>();
  const tracked = await lfsPaths(git, updated);
  for (const { path, oid } of updated) {
    if (oid === undefined || !tracked.has(path)) continue;
    const pointer = pointerIn(await git.raw(["cat-file", "blob", oid]));
    if (pointer && (await isSameContent(root, path, pointer))) unchanged.add(path);
  }
  return changes.filter(({ path }) => !unchanged.has(path));
}

async function lfsPaths(git: Git, changes: readonly FileChange[]): Promise<ReadonlySet<string>> {
  const names = changes.map(({ path }) => `${path}\0`).join("");
  const fields = (await git.raw(["check-attr", "--stdin", "-z", "filter"], names)).split("\0");
  // path, attribute, value, and so on
  return new Set(fields.filter((_, index) => index % 3 === 0 && fields[index + 2] === "lfs"));
}

/** Returns undefined for a text that is not a pointer. */
export function pointerIn(text: string): Pointer | undefined {
  const match =
    /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n/.exec(text);
  return match?.[1] === undefined ? undefined : { oid: match[1], size: Number(match[2]) };
}

/** Whether a regular file matches its pointer. `path` is relative to `root`. Never rejects. */
export async function isSameContent(root: string, path: string, { oid, size }: Pointer): Promise<boolean> {
  if (lookAtUntrusted(root, path)?.size !== size) return false;
  const found = await hashUntrusted(root, path, { algorithm: "sha256", maxBytes: size });
  return found.status === "read" && found.id === oid;
}

/** A file that was added, deleted or changed in content, kind or mode. `oid` is its content in the base. */
export type FileChange = GitChange & Readonly<{ oid?: string }>;
