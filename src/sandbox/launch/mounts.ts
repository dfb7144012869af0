/** Lists the parts of the machine that tools see in addition to the system's own programs and settings. */

/**
 * Places are mounted in their order, each at its own path. `rw`: tools can write it; they start in the first one. `ro`:
 * a readable folder or file, if it exists. `no`: covered, if an earlier place shows it. `from`: the folder that is mounted
 * there.
 */
export type Mount = Readonly<{ how: "rw" | "ro" | "no"; path: string; from?: string }>;

/** The home of tools. */
export const HOME = "/home/agent";

export function writableIn(places: readonly Mount[]): readonly string[] {
  return places.filter(({ how }) => how === "rw").map(({ path }) => path);
}

/** The folders that every sandbox shows, if they exist. */
export const SYSTEM = "/usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc /opt /var/lib/gems".split(" ");
