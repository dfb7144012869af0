/**
 * Decodes base64 from each place where a group may begin: four streams of bytes. One pass over the signs finds what of
 * all these says something, by what each pair of signs can be a part of.
 */
import { packedIn, type Signs } from "./packed.ts";
import { base64Value, type Picked } from "./picked.ts";
import { type Steps, slicesOf } from "./slices.ts";
import { ROW, STEPS, type Stream, WRITTEN } from "./streams.ts";

/** The pairs of values that packed data begins with. */
const BEGINNINGS: ReadonlySet<number> = new Set(
  ["H4", "eJ", "eN", "eA", "eF"].map(([left = "", right = ""]) => (base64Value(left) << 6) | base64Value(right)),
);

/** So many bytes are one run at most, and what follows is another, so that it takes a bounded time to follow one. */
const LONGEST = 32_768;

/** How far the bits of a pair of values are to the right, by the byte of a group that lies in it. */
const SHIFTS = [4, 2, 0] as const;

/** By a pair, a bit for each byte of a group if it would be an ordinary character there; 8 where packed data may begin. */
export function base64Flags(): Uint8Array {
  const flags = new Uint8Array(4096);
  for (let pair = 0; pair < 4096; pair += 1) {
    let flag = BEGINNINGS.has(pair) ? 8 : 0;
    for (let place = 0; place < 3; place += 1) flag |= (WRITTEN[(pair >>> (SHIFTS[place] ?? 0)) & 255] ?? 0) << place;
    flags[pair] = flag;
  }
  return flags;
}

export function* fromBase64(picked: Picked, flags: Uint8Array): Steps<readonly Stream[]> {
  const { values } = picked;
  const search = { values, flags, runs: [[], [], [], []], ends: new Int32Array(4), beginnings: [] };
  let at = 0;
  for (const end of slicesOf(Math.max(0, values.length - 1))) {
    searchSlice(search, at, end);
    at = end;
    yield;
  }
  return [
    ...search.runs.flatMap((runs, phase) => (runs.length === 0 ? [] : [streamOf(picked, runs, phase)])),
    ...(yield* packedIn(signsOf(picked), search.beginnings)),
  ];
}

type Base64Search = Readonly<{
  values: Uint8Array;
  flags: Uint8Array;
  /** By the place of a group: runs of bytes, and where the last one ends. */
  runs: readonly number[][];
  ends: Int32Array;
  /** The places where packed data may begin. */
  beginnings: number[];
}>;

/**
 * `ROW` bytes in a row are one whole group at least and the byte behind it; so much is looked for here. Written for speed:
 * it is run on every published byte.
 */
function searchSlice(search: Base64Search, from: number, to: number): void {
  const { values, flags, beginnings } = search;
  let pair = values[from] ?? 0;
  let [flags0, flags1, flags2, flags3, flags4] = [0, 0, 0, 0, 0];
  // The value that comes in belongs to a place four behind the one that is looked at.
  for (let next = from + 1; next < to + 5; next += 1) {
    pair = ((pair << 6) & 4095) | (next < values.length ? (values[next] ?? 0) : 0);
    flags0 = flags1;
    flags1 = flags2;
    flags2 = flags3;
    flags3 = flags4;
    flags4 = flags[pair] ?? 0;
    const at = next - 5;
    if (at < from) continue;
    if ((flags0 & (flags1 >>> 1) & (flags2 >>> 2) & flags4 & 1) !== 0 && next < values.length) follow(search, at);
    if (flags0 >= 8) beginnings.push(at);
  }
}

/** Notes the run that has its first whole group here. */
function follow({ values, flags, runs, ends }: Base64Search, group: number): void {
  const phase = group & 3;
  const byte = (group >>> 2) * 3;
  if (byte < (ends[phase] ?? 0)) return;
  const list = runs[phase] ?? [];
  const touches = list.at(-1) === byte;
  let start = byte;
  let end = byte + 3;
  let at = group + 4;
  let place = 0;
  // The values behind the last whole group are read too, and nothing before the first one.
  if (!touches && byte > 0 && isWritten(values, flags, group - 2, 2))
    start -= isWritten(values, flags, group - 3, 1) ? 2 : 1;
  while (at + 1 < values.length && isWritten(values, flags, at, place)) {
    // A next group follows, and a byte behind it, so that this is where the next run is found.
    if (place === 0 && end - start >= LONGEST && isFollowed(values, flags, at)) break;
    end += 1;
    at += place === 2 ? 2 : 1;
    place = place === 2 ? 0 : place + 1;
  }
  if (touches || end - start >= ROW) list.push(start, end);
  ends[phase] = end;
}

function isWritten(values: Uint8Array, flags: Uint8Array, at: number, place: number): boolean {
  if (at < 0 || at + 1 >= values.length) return false;
  return (((flags[((values[at] ?? 0) << 6) | (values[at + 1] ?? 0)] ?? 0) >>> place) & 1) === 1;
}

function isFollowed(values: Uint8Array, flags: Uint8Array, at: number): boolean {
  return (
    isWritten(values, flags, at + 1, 1) && isWritten(values, flags, at + 2, 2) && isWritten(values, flags, at + 4, 0)
  );
}

function streamOf({ values, placeOf }: Picked, runs: readonly number[], phase: number): Stream {
  return {
    runs,
    write(first, end, to, at) {
      const group = Math.floor(first / 3);
      let sign = phase + first + group; // four for three bytes
      let place = first - 3 * group;
      let target = at;
      for (let left = end - first; left > 0; left -= 1) {
        const byte = ((((values[sign] ?? 0) << 6) | (values[sign + 1] ?? 0)) >>> (4 - 2 * place)) & 255;
        to[target] = byte;
        target += STEPS[byte] ?? 0;
        sign += place === 2 ? 2 : 1;
        place = place === 2 ? 0 : place + 1;
      }
      return target - at;
    },
    placeOf: (first, end) => placeOf(phase + Math.floor((first * 4) / 3), phase + Math.floor(((end - 1) * 4) / 3) + 2),
  };
}

function signsOf({ values, placeOf }: Picked): Signs {
  return {
    ...{ length: values.length, group: [4, 3], placeOf },
    byteAt(start, byte) {
      const place = byte % 3;
      const sign = start + ((byte - place) / 3) * 4 + place;
      return ((((values[sign] ?? 0) << 6) | (values[sign + 1] ?? 0)) >>> (SHIFTS[place] ?? 0)) & 255;
    },
  };
}
