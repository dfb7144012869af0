/** Reads the lock files of Go: hashes, and no places. */
import type { Lock } from "./lock.ts";

/** Reads `go.sum` and `go.work.sum`. Throws for a line that is not understood. */
export function readGoSum(text: string): Lock {
  const lines = text.split(/\r?\n/).filter((line) => line !== "");
  return {
    entries: lines.map((line) => {
      const [, name, version, hash] = /^([\w./~@:!-]+) (v[\w.+/-]+) (h1:[A-Za-z0-9+/]{43}=)$/.exec(line) ?? [];
      if (name === undefined || version === undefined || hash === undefined)
        throw new Error("a line of it is not understood");
      // A fork can have the same `go.mod`, and there is nothing in it but requirements.
      const own = version.endsWith("/go.mod") ? `${name} ${hash}` : hash;
      return { name, version, from: [], hashes: [own] };
    }),
    fixed: {},
  };
}
