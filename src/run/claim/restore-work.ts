/**
 * Restores work that is on no branch into the work tree before any tool runs. If it does not apply as a whole, it is
 * applied file by file. Also makes the files in which the state saves such work.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { ALLOCATION_LIMIT, diffPieces, touchedPaths } from "../../git/commit/apply-patch.ts";
import type { Publisher } from "../../git/publisher.ts";
import type { LeakScanner } from "../../leak/scanner.ts";
import { code } from "../../markdown/inline-code.ts";
import type { Change } from "../../policy/entries.ts";
import { prompt } from "../../prompts.ts";
import { PUBLISH, policyOf } from "../../runner/input/publishing.ts";
import type { Settings } from "../../runner/input/settings.ts";
import type { OtherActions } from "../../sandbox/action-folder.ts";
import type { StateContents } from "../../state/state-file.ts";
import { checkoutGit } from "../checkout-git.ts";
import { loadedHere } from "../loaded-here.ts";
import { type UnpublishedWork, unpublishedIn, unpublishedWorkOf } from "../memory/unpublished.ts";
import type { Run } from "../run.ts";
import type { UnfitCopy } from "./restore-copies.ts";

/**
 * Paths: `files` are in the work tree again; `unfit` ones did not apply, and are in the patch at `path`; `lost` ones
 * were never saved. `aside` ones were on local branches and in stashes. They are not applied, and are in the patch at
 * `asidePath`. `unfitCopies` are files of which a copy was kept and that have changed since. `merging` are commits that the
 * files were merged with.
 */
export type PutBack = Readonly<{
  files: readonly string[];
  unfit: readonly string[];
  unfitCopies: readonly UnfitCopy[];
  lost: readonly string[];
  path: string;
  aside: readonly string[];
  asidePath: string;
  merging?: readonly string[] | undefined;
}>;

export type RestoreTarget = Readonly<{
  /** Git in the checkout, with additional environment variables. */
  git(extra: Readonly<Record<string, string>>): Git;
  workspace: string;
  /** A folder outside the workspace that tools cannot write. */
  folder: string;
  /** The file in which changes that did not apply are saved for the agent to read. */
  path: string;
  /** Whether this run is loaded from a file of the checkout. Nothing is put there, and it counts as what does not apply. */
  isLoaded?: ((path: string) => boolean) | undefined;
}>;

/** `later` is a patch that has the saved work and what was done after it was saved. */
type RestoreOptions = Readonly<{
  folder: string;
  path: string;
  later?: Buffer | undefined;
  otherActions: OtherActions;
}>;

/**
 * Restores the unpublished work of earlier runs into the checkout. Undefined if there is none. Changes that do not
 * apply are saved at `path`.
 */
export async function restoreWork(
  run: Run,
  { folder, path, later, otherActions }: RestoreOptions,
): Promise<PutBack | undefined> {
  const { memory, job } = run;
  const saved = unpublishedIn(memory.workBefore);
  const left = later ? { lost: [], ...saved, patch: later } : saved;
  if (!left) return undefined;
  const place = {
    git: checkoutGit(run),
    workspace: job.workspace,
    folder,
    path,
    isLoaded: loadedHere(run, otherActions),
  };
  const done = await applyUnpublished(left, place);
  const { unfit, unfitCopies } = done;
  if (unfit.length > 0) memory.notes.add(prompt("work-unfit", { files: firstPaths(unfit) }));
  if (unfitCopies.length > 0) {
    const files = firstPaths(unfitCopies.map((one) => one.path));
    memory.notes.add(prompt("copies-unfit", { files }));
  }
  return done;
}

/** Changes that are already on the branch are in none of the lists. */
export async function applyUnpublished(left: UnpublishedWork, place: RestoreTarget): Promise<PutBack> {
  const { git, folder, path, workspace, isLoaded } = place;
  const makeFolder = () => {
    mkdirSync(dirname(path), { recursive: true });
    return dirname(path);
  };
  const restoring = left.copies && (await import("./restore-copies.ts"));
  const copies =
    left.copies && (await restoring?.restoreCopies(left.copies, { git: git({}), workspace, makeFolder, isLoaded }));
  const tree = treeIn(git(ALLOCATION_LIMIT), { file: join(folder, "put-back.patch"), isLoaded });
  const { files, unfit, rest } = await applyPieces(left.patch, tree);
  if (rest.length > 0) save(path, Buffer.concat(rest));
  const asidePath = join(dirname(path), "set-aside.patch");
  const aside: string[] = [];
  const open: Buffer[] = [];
  for (const piece of left.aside ? piecesOf(left.aside) : []) {
    if (await tree.isThere(piece)) continue;
    aside.push(...(await tree.namesIn(piece)));
    open.push(piece);
  }
  if (open.length > 0) save(asidePath, Buffer.concat(open));
  return {
    files: [...files, ...(copies?.files ?? [])],
    unfit,
    unfitCopies: copies?.unfit ?? [],
    lost: left.lost.map((one) => one.path),
    path,
    aside: [...new Set(aside)],
    asidePath,
    merging: files.length > 0 ? left.merging : undefined,
  };
}

async function applyPieces(patch: Buffer | undefined, tree: ReturnType<typeof treeIn>) {
  const files: string[] = [];
  const unfit: string[] = [];
  const rest: Buffer[] = [];
  if (!patch) return { files, unfit, rest };
  const pieces = (await tree.isOpen(patch)) && (await tree.fits(patch)) ? [patch] : piecesOf(patch);
  for (const piece of pieces) {
    const names = await tree.namesIn(piece);
    const isOpen = await tree.isOpen(piece);
    if (isOpen && (await tree.apply(piece))) files.push(...names);
    else if (!isOpen || !(await tree.isThere(piece))) {
      unfit.push(...names);
      rest.push(piece);
    }
  }
  return { files, unfit, rest };
}

export function piecesOf(patch: Buffer): Buffer[] {
  return diffPieces(patch.toString("latin1")).map((piece) => Buffer.from(piece, "latin1"));
}

/** Git refuses paths outside of the checkout, and paths behind a symbolic link. */
function treeIn(git: Git, { file, isLoaded }: Pick<RestoreTarget, "isLoaded"> & Readonly<{ file: string }>) {
  const run = (patch: Buffer, ...options: string[]) => {
    save(file, patch);
    return git.raw(["apply", "--whitespace=nowarn", ...options, "--", file]);
  };
  const succeeds = (attempt: Promise<string>) =>
    attempt.then(
      () => true,
      () => false,
    );
  return {
    /** Whether nothing is loaded from where it writes. */
    async isOpen(patch: Buffer): Promise<boolean> {
      if (!isLoaded) return true;
      save(file, patch);
      const touched = await touchedPaths(git, file).catch(() => undefined);
      return touched?.some(isLoaded) === false;
    },
    fits: (patch: Buffer) => succeeds(run(patch, "--check")),
    apply: (patch: Buffer) => succeeds(run(patch)),
    isThere: (patch: Buffer) => succeeds(run(patch, "--reverse", "--check")),
    /** Parses records of `added TAB removed TAB path`. */
    async namesIn(patch: Buffer): Promise<string[]> {
      const records = (await run(patch, "--numstat", "-z").catch(() => "")).split("\0").filter(Boolean);
      return records.map((record) => record.split("\t").slice(2).join("\t"));
    },
  };
}

function save(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

type Restored = Readonly<{
  putBack: PutBack | undefined;
  tools: Readonly<{ workspace: Pick<Workspace, "outputDir"> }>;
}>;

/** One sentence for each kind of change that is on no branch, with the places where tools see the patches. */
export function workFacts({ putBack, tools: { workspace } }: Restored): string[] {
  if (!putBack) return [];
  const { files, unfit, unfitCopies, lost, aside, merging: [merged] = [] } = putBack;
  const seenAt = (path: string) => join(workspace.outputDir ?? "", basename(path));
  const [path, asidePath] = [seenAt(putBack.path), seenAt(putBack.asidePath)];
  return [
    ...(files.length > 0 ? [prompt("work-put-back", { files: firstPaths(files) })] : []),
    ...(merged === undefined ? [] : [prompt("work-put-back-merge", { commit: merged })]),
    ...(unfit.length > 0 ? [prompt("work-not-put-back", { files: firstPaths(unfit), path })] : []),
    ...(unfitCopies.length > 0 ? [prompt("copies-not-put-back", { files: copiesNamed(unfitCopies, seenAt) })] : []),
    ...(aside.length > 0 ? [prompt("work-set-aside", { files: firstPaths(aside), path: asidePath })] : []),
    ...(lost.length > 0 ? [prompt("work-lost", { files: firstPaths(lost) })] : []),
  ];
}

const NAMED = 10;

function copiesNamed(copies: readonly UnfitCopy[], seenAt: (name: string) => string): string {
  const rest = copies.length - NAMED;
  const lines = copies
    .slice(0, NAMED)
    .map(({ path, name }) => `${code(path)} (${name ? `in ${seenAt(name)}` : "too large"})`);
  return [...lines, ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
}

/** The first paths, for a sentence. */
export function firstPaths(paths: readonly string[]): string {
  const rest = paths.length - NAMED;
  const more = rest > 0 ? [`${rest} more`] : [];
  return [...paths.slice(0, NAMED).map(code), ...more].join(", ");
}

/** `before` are the files in which earlier runs saved their work. */
export async function unpublishedOf(
  publisher: Publisher,
  change: Change,
  { settings, leaks, before: files }: Readonly<{ settings: Settings; leaks: LeakScanner; before: StateContents }>,
): ReturnType<typeof unpublishedWorkOf> {
  const reviewed = await publisher.review(change, { policy: policyOf(settings.slice(PUBLISH)), leaks });
  return unpublishedWorkOf(publisher, reviewed, { isPublished: false, leaks, before: unpublishedIn(files) });
}
