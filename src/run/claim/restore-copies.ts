/**
 * Puts copies of files that an earlier run left back into the checkout, before any tool runs. A path at which the checkout has
 * something else by now than the base of that run had is left as it is, and named.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { storedFile } from "../../state/state-file.ts";
import { type Copies, type Copy, contentOf, MODES } from "../memory/copies.ts";
import { placeCopy } from "../memory/place-copy.ts";

/** `name` is that of the file, beside the patches, in which the agent can read the copy; undefined for a large one. */
export type UnfitCopy = Readonly<{ path: string; name: string | undefined }>;

type Restored = Readonly<{ files: readonly string[]; unfit: readonly UnfitCopy[] }>;

/** The limit of copies for the agent to read. */
const MOST_BESIDE = 50;
const LARGEST_BESIDE = 1024 * 1024;

/** Nothing is put where `isLoaded`: this run is loaded from there. */
type Place = Readonly<{
  git: Git;
  workspace: string;
  makeFolder: () => string;
  isLoaded?: ((path: string) => boolean) | undefined;
}>;

/** `folder` is made for the copies that are not put back, by `makeFolder`, if there are any. Paths in the result are text. */
export async function restoreCopies(
  { base, all }: Copies,
  { git, workspace, makeFolder, isLoaded }: Place,
): Promise<Restored> {
  const here = await checkedOut(git);
  const files: string[] = [];
  const unfit: UnfitCopy[] = [];
  for (const copy of all) {
    const { id: now = "", mode = "" } = here.files.get(copy.path) ?? {};
    if (isThere(copy, now, mode)) continue;
    const isSame = copy.was === null ? now === "" || here.commit === base : copy.was === now;
    const path = Buffer.from(copy.path, "latin1").toString();
    const mayPlace = isSame && isLoaded?.(path) !== true;
    const why = mayPlace ? placeCopy(workspace, copy, now === "" ? "new" : "over") : "it has changed";
    if (why === undefined) files.push(path);
    else unfit.push({ path, name: beside(copy, unfit.length + 1, makeFolder) });
  }
  return { files, unfit };
}

type CheckedOut = Readonly<{ commit: string; files: ReadonlyMap<string, Readonly<{ mode: string; id: string }>> }>;

/** Paths are Latin-1. */
async function checkedOut(git: Git): Promise<CheckedOut> {
  const commit = (await git.raw(["rev-parse", "--verify", "--quiet", "HEAD"])).trim();
  const records = (await git.bytes(["ls-files", "--stage", "-z"])).toString("latin1").split("\0").filter(Boolean);
  const files = records.map((record) => {
    const tab = record.indexOf("\t");
    const [mode = "", id = ""] = record.slice(0, tab).split(" ");
    return [record.slice(tab + 1), { mode, id }] as const;
  });
  return { commit, files: new Map(files) };
}

/** Whether the checkout has the very same already. */
function isThere(copy: Copy, now: string, mode: string): boolean {
  if (copy.kind === "gone") return now === "";
  return mode === MODES[copy.kind] && now === storedFile(contentOf(copy)).object;
}

function beside(copy: Copy, at: number, makeFolder: () => string): string | undefined {
  if (!("bytes" in copy) || copy.bytes.length > LARGEST_BESIDE || at > MOST_BESIDE) return undefined;
  const name = `not-put-back-${at}.txt`;
  writeFileSync(join(makeFolder(), name), copy.bytes);
  return name;
}
