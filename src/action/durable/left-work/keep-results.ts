/**
 * Keeps what an approved action has come to before the agent goes on: nobody will let it run again. Its files too, for a
 * log must not tell of work that is nowhere. Tools can still write them, so git of ours does not look: the tools' side
 * makes a patch, and it is looked through as anybody's would be.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toFault } from "../../../lib/fault.ts";
import type { Going } from "../../approval/going.ts";
import { printNotice } from "../../runner/console.ts";
import { unpublishedOf } from "./unpublished-of.ts";

const PATCH = ".git/deckhand-so-far.patch";
const LARGEST = 8 * 1024 * 1024;
const MOST_MS = 30_000;

/** Never rejects: what is not kept, whoever goes on is told to be gone. */
export async function keepResults(going: Going): Promise<void> {
  const { memory } = going.setting;
  if (!memory.isKept) return;
  try {
    memory.leaveWork(await workSoFar(going));
  } catch (error) {
    printNotice(`Of an approved action only what it said is kept. ${toFault(error).message}`);
  }
  await memory.keep();
}

async function workSoFar({ setting, prepared, signal, leaks }: Going) {
  const { publisher, folder, tools } = prepared;
  const { exitCode, output } = await tools.workspace.run(snapshot(publisher.base), { timeoutMs: MOST_MS, signal });
  if (exitCode !== 0) throw new Error(`Git said: ${output}`);
  const patch = await tools.workspace.read(PATCH, LARGEST);
  if (patch.length === 0) return [];
  const path = join(folder, "so-far.patch");
  writeFileSync(path, patch);
  return unpublishedOf(publisher, await publisher.patched(path), { env: setting.world.env, leaks });
}

/** With an index of its own: the tools' one stays as it is. */
function snapshot(base: string): string {
  const index = '"$PWD/.git/deckhand-so-far.index"';
  const diff = "git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all";
  return [
    `cp .git/index ${index}`,
    `export GIT_INDEX_FILE=${index}`,
    "{ git add --all --ignore-errors -- . || true; }",
    `${diff} ${base} -- > ${PATCH}`,
  ].join(" && ");
}
