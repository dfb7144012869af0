/**
 * Covers files in a sandbox that take long to find. The first sandbox starts meanwhile, and is replaced before its
 * first use if anything was found, which is rare: so nobody waits for the search at the start of a run.
 */
import { existsSync } from "node:fs";
import type { Mount } from "./launch/mounts.ts";
import { type Restricted, restrictedFiles } from "./launch/restricted-files.ts";
import type { HostOptions } from "./launch/start-host.ts";
import type { Calls } from "./wire/methods.ts";

export type LateCovers = Readonly<{
  /** Whether there are any. Waits for the search. */
  areThere(): Promise<boolean>;
  /** The same sandbox with them. Waits for the search. */
  laidOver<Place extends Pick<HostOptions, "places">>(place: Place): Promise<Place>;
  tested(params: Calls["begin"]): Promise<Calls["begin"]>;
  /** Sentences about places that were not searched; none while the search continues. */
  gaps(): readonly string[];
}>;

/** Begins the search. It is for bubblewrap, where tools are the runner's user. */
export function searchForCovers(places: readonly Mount[]): LateCovers {
  let isWhole = true;
  const found = restrictedFiles(places.map(({ path }) => path))
    .catch((): Restricted => ({ paths: [], isWhole: false }))
    .then((restricted) => {
      isWhole = restricted.isWhole;
      return restricted.paths;
    });
  const there = async () => (await found).filter((path) => existsSync(path));
  return {
    areThere: async () => (await there()).length > 0,
    // Before all others, so that what is shown inside of a folder is shown.
    laidOver: async (place) => {
      const covers = (await there()).map((path) => ({ how: "no", path }) as const);
      return { ...place, places: [...covers, ...place.places] };
    },
    tested: async (params) => {
      const { selfTest } = params;
      const hidden = [...(selfTest?.hidden ?? []), ...(await there())];
      return selfTest === undefined ? params : { ...params, selfTest: { ...selfTest, hidden } };
    },
    gaps: () => (isWhole ? [] : [UNSEARCHED]),
  };
}

const UNSEARCHED =
  "Commands may read files of the system that only the runner's user may read: there are too many to look at all.";
