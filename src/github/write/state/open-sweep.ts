/** Looks at all states at once, in a repository of its own, which is gone when it is over. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { git } from "../../../core/workspace/git.ts";
import type { Remote } from "../commit/push.ts";
import { stateRemote } from "./state-remote.ts";
import { type Sweep, sweep } from "./sweep.ts";

type Place = Readonly<{
  remote: Omit<Remote, "lent">;
  environment: Readonly<Record<string, string>>;
  temp: string;
}>;

export type SweepPlace = Pick<Sweep, "github" | "repository" | "now"> & Place;

/** As `sweep`. */
export async function sweepStates({ remote, environment, temp, ...options }: SweepPlace): Promise<readonly string[]> {
  return inPlace({ remote, environment, temp }, (place) => sweep({ ...options, ...place }));
}

/** The numbers of the threads of which something is kept. */
export async function keptThreads(place: Place): Promise<ReadonlySet<number>> {
  const patterns = ["refs/deckhand/threads/*", "refs/heads/deckhand/state/*"];
  const tips = await inPlace(place, ({ remote }) => remote.tips(patterns));
  return new Set([...tips.keys()].map((ref) => Number(ref.split("/").at(-1))).filter(Number.isSafeInteger));
}

async function inPlace<Result>(
  { remote, environment, temp }: Place,
  use: (place: Pick<Sweep, "remote" | "git">) => Promise<Result>,
): Promise<Result> {
  mkdirSync(temp, { recursive: true });
  const folder = mkdtempSync(join(temp, "deckhand-sweep-"));
  const gitDir = join(folder, "state.git");
  const run = (extra = {}) => git({ folder, gitDir, environment: { ...environment, ...extra } });
  try {
    await git({ folder, environment }).raw(["init", "--quiet", "--bare", gitDir]);
    return await use({ remote: stateRemote(run, remote), git: run() });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
