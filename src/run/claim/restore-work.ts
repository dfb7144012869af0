/**
 * Restores work that is on no branch into the work tree before any tool runs. If it does not apply as a whole, it is
 * applied file by file. Also makes the files in which the state saves such work.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { policyOf, readPublishing } from "../../action/runner/input/publishing.ts";
import { type Env, gitEnvironment } from "../../action/runner/world.ts";
import type { Git } from "../../core/workspace/git/settings.ts";
import { git } from "../../core/workspace/git.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import type { Change } from "../../github/write/change.ts";
import { ALLOCATION_LIMIT, diffPieces } from "../../github/write/commit/apply-patch.ts";
import { code } from "../../github/write/inline-code.ts";
import type { LeakScanner } from "../../github/write/leak/scanner.ts";
import type { Publisher } from "../../github/write/publisher.ts";
import type { StateContents } from "../../github/write/state/state-file.ts";
import { prompt } from "../../prompts.ts";
import { type UnpublishedWork, unpublishedIn, unpublishedWorkOf } from "../memory/unpublished.ts";
import type { Run } from "../run.ts";

/**
 * Paths: `files` are in the work tree again; `unfit` ones did not apply, and are in the patch at `path`; `lost` ones
 * were never saved. `aside` ones were on local branches and in stashes. They are not applied, and are in the patch at
 * `asidePath`.
 */
export type PutBack = Readonly<{
  files: readonly string[];
  unfit: readonly string[];
  lost: readonly string[];
  path: string;
  aside: readonly string[];
  asidePath: string;
}>;

export type RestoreTarget = Readonly<{
  /** Git in the checkout, with additional environment variables. */
  git(extra: Readonly<Record<string, string>>): Git;
  /** A folder outside the workspace that tools cannot write. */
  folder: string;
  /** Where the changes that did not apply are saved for the agent to read. */
  path: string;
}>;

/**
 * Restores the unpublished work of earlier runs into the checkout. Undefined if there is none. Changes that do not
 * apply are saved at `path`. `later` is a patch that has the saved work and what was done after it was saved.
 */
export async function restoreWork(
  { memory, job, world }: Run,
  { folder, path, later }: Readonly<{ folder: string; path: string; later?: Buffer | undefined }>,
): Promise<PutBack | undefined> {
  const saved = unpublishedIn(memory.workBefore);
  const left = later ? { lost: [], ...saved, patch: later } : saved;
  if (!left) return undefined;
  const environment = gitEnvironment(world.env);
  const inCheckout = (extra: Readonly<Record<string, string>>) =>
    git({ folder: job.workspace, environment: { ...environment, ...extra } });
  const done = await applyUnpublished(left, { git: inCheckout, folder, path });
  if (done.unfit.length > 0) memory.notes.add(prompt("work-unfit", { files: firstPaths(done.unfit) }));
  return done;
}

/** Changes that are already on the branch are in none of the lists. */
export async function applyUnpublished(left: UnpublishedWork, { git, folder, path }: RestoreTarget): Promise<PutBack> {
  const tree = treeIn(git(ALLOCATION_LIMIT), join(folder, "put-back.patch"));
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
  return { files, unfit, lost: left.lost.map((one) => one.path), path, aside: [...new Set(aside)], asidePath };
}

async function applyPieces(patch: Buffer | undefined, tree: ReturnType<typeof treeIn>) {
  const files: string[] = [];
  const unfit: string[] = [];
  const rest: Buffer[] = [];
  if (!patch) return { files, unfit, rest };
  const pieces = (await tree.fits(patch)) ? [patch] : piecesOf(patch);
  for (const piece of pieces) {
    const names = await tree.namesIn(piece);
    if (await tree.apply(piece)) files.push(...names);
    else if (!(await tree.isThere(piece))) {
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
function treeIn(git: Git, file: string) {
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
  const { files, unfit, lost, aside } = putBack;
  const seenAt = (path: string) => join(workspace.outputDir ?? "", basename(path));
  const [path, asidePath] = [seenAt(putBack.path), seenAt(putBack.asidePath)];
  return [
    ...(files.length > 0 ? [prompt("work-put-back", { files: firstPaths(files) })] : []),
    ...(unfit.length > 0 ? [prompt("work-not-put-back", { files: firstPaths(unfit), path })] : []),
    ...(aside.length > 0 ? [prompt("work-set-aside", { files: firstPaths(aside), path: asidePath })] : []),
    ...(lost.length > 0 ? [prompt("work-lost", { files: firstPaths(lost) })] : []),
  ];
}

const NAMED = 10;

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
  { env, leaks, before: files }: Readonly<{ env: Env; leaks: LeakScanner; before: StateContents }>,
): ReturnType<typeof unpublishedWorkOf> {
  const reviewed = await publisher.review(change, { policy: policyOf(readPublishing(env)), leaks });
  return unpublishedWorkOf(publisher, reviewed, { isPublished: false, leaks, before: unpublishedIn(files) });
}
