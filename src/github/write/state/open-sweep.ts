/** A sweep with a repository of its own, which is gone when it is over. */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { git } from "../../../core/workspace/git.ts";
import type { Remote } from "../commit/push.ts";
import { stateRemote } from "./state-remote.ts";
import { type Sweep, sweep } from "./sweep.ts";

export type SweepPlace = Pick<Sweep, "github" | "repository" | "now"> &
  Readonly<{ remote: Omit<Remote, "lent">; environment: Readonly<Record<string, string>>; temp: string }>;

/** As `sweep`. */
export async function sweepStates({ remote, environment, temp, ...options }: SweepPlace): Promise<readonly string[]> {
  const folder = mkdtempSync(join(temp, "deckhand-sweep-"));
  const gitDir = join(folder, "state.git");
  const run = (extra = {}) => git({ folder, gitDir, environment: { ...environment, ...extra } });
  try {
    await git({ folder, environment }).raw(["init", "--quiet", "--bare", gitDir]);
    return await sweep({ ...options, remote: stateRemote(run, remote), git: run() });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
