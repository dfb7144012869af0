/**
 * Tells how two trees or commits differ, as a patch for `git apply`. A tool can make such a patch as long as it likes, so
 * that only one that could be published is held in memory.
 */
import type { Git } from "../core/workspace/git/settings.ts";
import { DIFF } from "../policy/entries.ts";

/** `size` is in bytes, and `pieces` hands over the same bytes as `whole`. */
export type Differences = Readonly<{
  whole(from: string, to: string): Promise<Buffer>;
  size(from: string, to: string): Promise<number>;
  pieces(from: string, to: string, take: (piece: Buffer) => void): Promise<void>;
}>;

/** In bytes. Somewhat more than the most that `max-patch-kb` allows. */
const MOST_HELD = 12 * 1024 * 1024;

/** `bytes` is undefined where they are more than are held. */
type Seen = Readonly<{ size: number; bytes: Buffer | undefined }>;

/** Remembers one answer: how large a change is and what it is are asked one after the other. */
export function differencesIn(objects: () => Git): Differences {
  let last: Readonly<{ from: string; to: string; seen: Promise<Seen> }> | undefined;
  const look = (from: string, to: string): Promise<Seen> => {
    if (from === to) return Promise.resolve({ size: 0, bytes: Buffer.alloc(0) });
    if (last?.from !== from || last.to !== to) last = { from, to, seen: lookAt(objects(), from, to) };
    return last.seen;
  };
  return {
    size: async (from, to) => (await look(from, to)).size,
    whole: async (from, to) => (await look(from, to)).bytes ?? objects().bytes([...DIFF, from, to]),
    async pieces(from, to, take) {
      const { bytes } = await look(from, to);
      if (bytes) take(bytes);
      else await objects().pieces([...DIFF, from, to], take);
    },
  };
}

async function lookAt(git: Git, from: string, to: string): Promise<Seen> {
  let size = 0;
  let held: Buffer[] = [];
  await git.pieces([...DIFF, from, to], (piece) => {
    size += piece.length;
    if (size <= MOST_HELD) held.push(piece);
    else held = [];
  });
  return { size, bytes: size <= MOST_HELD ? Buffer.concat(held) : undefined };
}
