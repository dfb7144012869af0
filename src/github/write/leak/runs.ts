/** Runs of signs of an alphabet. */

export type Run = readonly [start: number, end: number];

/**
 * All runs of at least so many bytes that are in the alphabet. No regular expression: one that wants a least length looks at
 * each short run again from each of its bytes. Here the last byte of the shortest run comes first: what is not in the
 * alphabet there rules out all before it.
 */
export function runsIn(bytes: Uint8Array, alphabet: Uint8Array, least: number): Run[] {
  const runs: Run[] = [];
  const { length } = bytes;
  for (let start = 0; start + least <= length; ) {
    let at = start + least - 1;
    while (at >= start && alphabet[bytes[at] ?? 0] === 1) at -= 1;
    if (at >= start) {
      start = at + 1;
      continue;
    }
    let end = start + least;
    while (end < length && alphabet[bytes[end] ?? 0] === 1) end += 1;
    runs.push([start, end]);
    start = end + 1;
  }
  return runs;
}
