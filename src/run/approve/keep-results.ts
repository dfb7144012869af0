/**
 * Saves the results of an approved action before the agent continues, because nobody will approve it again. Its files
 * are saved too, so that the log does not describe work that is lost. Tools can still write them, so our git does not
 * read them: the tools' side makes a patch, which is checked like a patch from anybody.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { toFault } from "../../lib/fault.ts";
import type { Change } from "../../policy/entries.ts";
import { printNotice } from "../../runner/console.ts";
import { unpublishedOf } from "../claim/restore-work.ts";
import { unpublishedFiles } from "../memory/unpublished.ts";
import type { PreparedRun } from "../prepared-run.ts";

const PATCH = "deckhand-so-far.patch";
const MOST_MS = 120_000;

/** In bytes: of a piece, which is one message of a tool host, and of everything, which is held in memory. */
const SIZES = { piece: 8 * 1024 * 1024, all: 256 * 1024 * 1024 };

/** Never rejects: the next run is told which work was not saved. */
export async function keepResults(prepared: PreparedRun): Promise<void> {
  const { memory } = prepared.run;
  if (!memory.isKept) return;
  try {
    memory.leaveWork(await workSoFar(prepared));
  } catch (error) {
    printNotice(`Only the output of an approved action was saved. ${toFault(error).message}`);
  }
  await memory.keep();
}

/**
 * The difference between a commit and a workspace that tools can still write. The tools' side makes it, so it is
 * untrusted. Rejects if it has more than 256 MB.
 */
export function patchIn(workspace: Workspace, commit: string, signal: AbortSignal): Promise<Buffer> {
  return madeIn(workspace, { command: snapshot(commit), name: PATCH }, signal);
}

/** `command` makes the file with this name in `.git`. If there is no patch, the result is empty. */
type Made = Readonly<{ command: string; name: string }>;

/** Fetches the file in pieces. Rejects with what the command says, or if there are more than 256 MB. */
export async function madeIn(workspace: Workspace, { command, name }: Made, signal: AbortSignal): Promise<Buffer> {
  const file = `.git/${name}`;
  const split = `{ [ ! -e ${file} ] || split -b ${SIZES.piece} -a 4 ${file} ${file}.; }`;
  const steps = [`rm -f ${file} ${file}.*`, command, split, `rm -f ${file}`].join(" && ");
  const { exitCode, output } = await workspace.run(steps, { timeoutMs: MOST_MS, signal });
  if (exitCode !== 0) throw new Error(`Git said: ${output}`);
  const pieces: Uint8Array[] = [];
  for (const entry of await workspace.list(".git")) {
    if (!entry.name.startsWith(`${name}.`)) continue;
    if (pieces.length * SIZES.piece >= SIZES.all) throw new Error("The changes have more than 256 MB.");
    pieces.push(await workspace.read(`.git/${entry.name}`, SIZES.piece));
  }
  return Buffer.concat(pieces);
}

async function workSoFar(prepared: PreparedRun) {
  const { run, publisher } = prepared;
  const change = await changeSoFar(prepared);
  if (!change) return [];
  const { left } = await unpublishedOf(publisher, change, {
    settings: run.settings,
    leaks: run.leaks,
    before: run.memory.workBefore,
  });
  return unpublishedFiles(left);
}

/**
 * The difference between the workspace and the commit that the work began with, while tools can still write it.
 * Undefined if there is none.
 */
export async function changeSoFar({ publisher, folder, tools, signal }: PreparedRun): Promise<Change | undefined> {
  const patch = await patchIn(tools.workspace, publisher.base, signal);
  if (patch.length === 0) return undefined;
  const path = join(folder, "so-far.patch");
  writeFileSync(path, patch);
  return publisher.patched(path);
}

/** Uses a separate index, so the tools' index is not changed. */
function snapshot(base: string): string {
  const index = '"$PWD/.git/deckhand-so-far.index"';
  const diff = "git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all";
  return [
    `cp .git/index ${index}`,
    `export GIT_INDEX_FILE=${index}`,
    "{ git add --all --ignore-errors -- . || true; }",
    `${diff} ${base} -- > .git/${PATCH}`,
  ].join(" && ");
}
