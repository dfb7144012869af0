/**
 * Defines where an action with a grant runs (a temporary checkout and home), and makes sure that no other sandbox runs
 * at the same time: file locks and file watches of the machine are visible to every sandbox, and could pass on a
 * secret.
 */
import { existsSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, relative } from "node:path";
import type { CommandApart } from "./command-apart.ts";
import { type Cache, fillHome } from "./launch/fill-home.ts";
import type { Mount } from "./launch/place.ts";
import { removeTree } from "./launch/take-down.ts";

export type GrantedPlace = Readonly<{
  /** The usual places of commands. */
  place: CommandApart["place"];
  caches: readonly Cache[];
  /** The folder that replaces `workingDir`. It is removed at the end, with its home. */
  checkout: string;
  workingDir: string;
  /** Not shown, because the output of other commands may contain what another grant gave them. */
  outputDir: string;
}>;

export async function inGrantedPlace<Result>(
  { place, caches, checkout, workingDir, outputDir }: GrantedPlace,
  use: (place: CommandApart["place"]) => Promise<Result>,
): Promise<Result> {
  const home = `${checkout}-home`;
  try {
    await mkdir(home, { recursive: true, mode: 0o700 });
    await fillHome(home, caches);
    const { uid: owner } = statSync(checkout);
    const seen = place.places.filter(({ path }) => path !== outputDir);
    return await use({ ...place, home, owner, places: await instead(seen, workingDir, checkout) });
  } finally {
    for (const path of [checkout, home]) await removeTree(place.way, path);
  }
}

/** The same places with another checkout instead of the workspace. */
async function instead(places: readonly Mount[], workingDir: string, checkout: string): Promise<readonly Mount[]> {
  const at = (path: string) => join(checkout, relative(workingDir, path));
  const isIn = ({ path }: Mount) => `${path}/`.startsWith(`${workingDir}/`);
  const seen = places.filter((place) => place.how !== "no" || !isIn(place) || existsSync(at(place.path)));
  const written = (place: Mount) => place.how === "rw" && isIn(place);
  for (const { path } of seen.filter(written)) await mkdir(at(path), { recursive: true });
  return seen.map((place) => (written(place) ? { ...place, from: at(place.path) } : place));
}

export class Turns {
  /** Settles when the last action that asked to run alone has ended. */
  #alone: Promise<unknown> = Promise.resolve();
  readonly #starting = new Set<Promise<unknown>>();

  /** `start` runs when nothing runs alone. Its result may live on, and an action that runs alone has to end it. */
  async beside<Result>(start: () => Promise<Result>): Promise<Result> {
    for (let seen: unknown; seen !== this.#alone; ) {
      seen = this.#alone;
      await seen;
    }
    const starting = start();
    this.#starting.add(starting);
    try {
      return await starting;
    } finally {
      this.#starting.delete(starting);
    }
  }

  /** `use` runs when the last one has ended and nothing is starting; nothing starts until it has ended. */
  alone<Result>(use: () => Promise<Result>): Promise<Result> {
    const turn = this.#alone.then(() => Promise.allSettled(this.#starting)).then(use);
    this.#alone = turn.catch(() => undefined);
    return turn;
  }
}
