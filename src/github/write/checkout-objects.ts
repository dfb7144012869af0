/** A look at the commits of a checkout after the tools have ended, with the objects of both repositories and the settings of neither. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { git } from "../../core/workspace/git.ts";
import { ALLOCATION_LIMIT } from "./commit/patched.ts";
import type { RepositoryPlace } from "./private-repository.ts";

/** `gitDir` is the private repository, and `identity` who it is for commits that nobody sees. */
export type LookPlace = RepositoryPlace & Readonly<{ gitDir: string; identity: Readonly<Record<string, string>> }>;

const MOST_MS = 60_000;

/**
 * Git in a repository beside both. Rejects where the objects of the checkout may be in other places: those of another
 * checkout on the machine would come into the patch.
 */
export async function openLook({ folder, workspace, environment, gitDir, identity }: LookPlace): Promise<Git> {
  const own = join(folder, "look.git");
  const objects = join(workspace, ".git/objects");
  requireOwnObjects(objects);
  await git({ folder, environment }).raw(["init", "--quiet", "--bare", own]);
  const shallow = join(workspace, ".git/shallow");
  const lines = lstatSync(shallow, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(shallow, "utf8").split("\n")
    : [];
  writeFileSync(
    join(own, "shallow"),
    lines
      .filter((line) => /^[0-9a-f]{40,64}$/.test(line))
      .map((line) => `${line}\n`)
      .join(""),
  );
  // A file in which the history is told beside the commits could tell another one.
  writeFileSync(
    join(own, "config"),
    "[core]\n\tbare = true\n\tcommitGraph = false\n\tmultiPackIndex = false\n[merge]\n\trenames = false\n",
  );
  mkdirSync(join(own, "objects", "info"), { recursive: true });
  writeFileSync(join(own, "objects/info/alternates"), `${join(gitDir, "objects")}\n${objects}\n`);
  return git({
    folder,
    gitDir: own,
    environment: { ...environment, ...ALLOCATION_LIMIT, ...identity, GIT_LITERAL_PATHSPECS: "1" },
    signal: AbortSignal.timeout(MOST_MS),
  });
}

function requireOwnObjects(folder: string): void {
  if (!lstatSync(folder).isDirectory()) throw new Error(`${folder} is no folder`);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) requireOwnObjects(join(folder, entry.name));
    else if (!entry.isFile() || entry.name.endsWith("alternates")) throw new Error(`${entry.name} leads elsewhere`);
  }
}
