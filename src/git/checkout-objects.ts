/** Looks at commits of the checkout after the tools, with the settings of neither repository. */
import { type Dirent, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "../core/workspace/git/settings.ts";
import { git, makeBareRepository } from "../core/workspace/git.ts";
import { listUntrusted, untrustedText } from "../core/workspace/untrusted-files.ts";
import { ALLOCATION_LIMIT } from "./commit/apply-patch.ts";
import type { RepositoryPlace } from "./private-repository.ts";

/**
 * `gitDir` is the private repository, and `identity` who it is for commits that nobody sees. With the signal, git ends and every
 * call rejects.
 */
export type LookPlace = RepositoryPlace &
  Readonly<{ gitDir: string; identity: Readonly<Record<string, string>>; signal?: AbortSignal | undefined }>;

/** The state that the run began with. `apart` is a folder in the root that is none of its work. */
export type CheckoutOnBase = LookPlace & Readonly<{ base: string; apart?: string | undefined }>;

/** For what hangs. The job that looks has a shorter limit. */
const MOST_MS = 600_000;
const LARGEST_SHALLOW = 8 * 1024 * 1024;

/**
 * Git in a repository beside both. Rejects where the objects of the checkout may be in other places: those of another
 * checkout on the machine would come into the patch.
 */
export async function openLook({ folder, workspace, environment, gitDir, identity, signal }: LookPlace): Promise<Git> {
  const own = join(folder, "look.git");
  requireOwnObjects(workspace);
  makeBareRepository(own);
  const shallow = (untrustedText(workspace, ".git/shallow", LARGEST_SHALLOW) ?? "").split("\n");
  const boundary = shallow.filter((line) => /^[0-9a-f]{40,64}$/.test(line));
  writeFileSync(join(own, "shallow"), boundary.map((line) => `${line}\n`).join(""));
  // A file in which the history is told beside the commits could tell another one.
  writeFileSync(
    join(own, "config"),
    "[core]\n\tbare = true\n\tcommitGraph = false\n\tmultiPackIndex = false\n[merge]\n\trenames = false\n",
  );
  const objects = [join(gitDir, "objects"), join(workspace, ".git/objects")];
  writeFileSync(join(own, "objects/info/alternates"), objects.map((path) => `${path}\n`).join(""));
  const limit = AbortSignal.timeout(MOST_MS);
  return git({
    folder,
    gitDir: own,
    environment: { ...environment, ...ALLOCATION_LIMIT, ...identity, GIT_LITERAL_PATHSPECS: "1" },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
}

const OBJECTS = ".git/objects";

/** Folders there: 256 for objects, and few others. Entries in all of them. */
const MOST_FOLDERS = 1000;
const MOST_ENTRIES = 300_000;

/** Git opens nothing that is deeper, but for tables of the history, which are turned off. */
function requireOwnObjects(workspace: string): void {
  let left = MOST_ENTRIES;
  for (const folder of entriesAt(workspace, OBJECTS, MOST_FOLDERS)) {
    if (!folder.isDirectory()) continue;
    const entries = entriesAt(workspace, `${OBJECTS}/${folder.name}`, left);
    left -= entries.length;
    const other = entries.find(({ name }) => name.endsWith("alternates"));
    if (other) throw new Error(`${other.name} leads elsewhere`);
  }
}

/** Throws where it cannot be read to its end, or has anything but files and folders. */
function entriesAt(workspace: string, path: string, most: number): readonly Dirent[] {
  const found = listUntrusted(workspace, path, most);
  if (found.status !== "read" || found.isCut) throw new Error(`${path} cannot be read`);
  const odd = found.entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (odd) throw new Error(`${odd.name} leads elsewhere`);
  return found.entries;
}
