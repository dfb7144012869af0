/** Extracts frames from the output of the terminal, wherever chunks are split. */
import { type Frame, frameStart, parseFrame } from "./protocol.ts";

export type Piece = Readonly<{ output: Buffer }> | Readonly<{ frame: Frame }>;

const bell = 7;
/** The limit is larger than a path and a search path. A longer frame without an end is output. */
const maxFrameBytes = 256 * 1024;

export class FrameReader {
  readonly #nonce: string;
  readonly #start: Buffer;
  #held: Buffer = Buffer.alloc(0);

  constructor(nonce: string) {
    this.#nonce = nonce;
    this.#start = frameStart(nonce);
  }

  /** Returns the parts that are certain after this chunk, in order. A possible start of a frame is held back. */
  push(chunk: Buffer): readonly Piece[] {
    const pieces: Piece[] = [];
    let rest = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    let at = rest.indexOf(this.#start);
    while (at >= 0) {
      const end = this.#endOf(rest, at);
      if (end < 0) break;
      const frame = parseFrame(rest.toString("utf8", at + this.#start.length, end), this.#nonce);
      if (at > 0) pieces.push({ output: rest.subarray(0, at) });
      if (frame) pieces.push({ frame });
      rest = rest.subarray(end);
      at = rest.indexOf(this.#start);
    }
    const cut = at < 0 ? this.#openStart(rest) : at;
    const isFrame = rest.length - cut <= maxFrameBytes;
    this.#held = isFrame ? rest.subarray(cut) : Buffer.alloc(0);
    const certain = isFrame ? rest.subarray(0, cut) : rest;
    if (certain.length > 0) pieces.push({ output: certain });
    return pieces;
  }

  /** Returns what was held back, when no more output can come. */
  end(): Buffer {
    const held = this.#held;
    this.#held = Buffer.alloc(0);
    return held;
  }

  /** The position after the second nonce behind the start; -1 if it has not arrived. */
  #endOf(bytes: Buffer, at: number): number {
    const middle = bytes.indexOf(this.#nonce, at + this.#start.length);
    const last = middle < 0 ? -1 : bytes.indexOf(this.#nonce, middle + this.#nonce.length);
    return last < 0 ? -1 : last + this.#nonce.length;
  }

  /** The position where the bytes end in a part of the start, or their length. The nonce contains no bell. */
  #openStart(bytes: Buffer): number {
    const at = bytes.lastIndexOf(bell);
    if (at < 0 || bytes.length - at >= this.#start.length) return bytes.length;
    return bytes.subarray(at).equals(this.#start.subarray(0, bytes.length - at)) ? at : bytes.length;
  }
}
