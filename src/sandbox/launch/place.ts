/** What tools see of the machine beside the system's own programs and settings. */

/**
 * Laid over each other in their order, each under its own path. `rw`: handed over to be written; the first such is
 * where tools begin. `ro`: a folder to be read, if it is there. `no`: covered, if anything before it shows it. `from`: a folder that stands in its place.
 */
export type Place = Readonly<{ how: "rw" | "ro" | "no"; path: string; from?: string }>;

/** The home of tools. */
export const HOME = "/home/agent";

export function writableIn(places: readonly Place[]): readonly string[] {
  return places.filter(({ how }) => how === "rw").map(({ path }) => path);
}

/** The folders that every sandbox shows, if they are there. */
export const SYSTEM = "/usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc /opt /var/lib/gems".split(" ");
