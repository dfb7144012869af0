/** Keeps output of any size in bounded memory: the beginning and the end of it, or what has not been reported yet. */

/** Output that is kept in part. */
export type OutputWindow = Readonly<{
  push(chunk: Buffer): void;
  /** The kept output as text, with a notice where bytes were left out. No character is broken at the cut. */
  result(): Readonly<{ output: string; omittedBytes: number }>;
}>;

/** Keeps up to `size` bytes at each end. */
export function outputWindow(size: number): OutputWindow {
  const head = Buffer.alloc(size);
  let headSize = 0;
  let tail: Buffer[] = [];
  let tailSize = 0;
  let total = 0;

  function pushTail(chunk: Buffer): void {
    tail.push(chunk);
    tailSize += chunk.length;
    // Joining only at twice the size keeps the work per byte constant.
    if (tailSize > 2 * size) {
      tail = [Buffer.concat(tail).subarray(-size)];
      tailSize = size;
    }
  }

  return {
    push(chunk) {
      total += chunk.length;
      const taken = chunk.copy(head, headSize);
      headSize += taken;
      if (taken < chunk.length) pushTail(chunk.subarray(taken));
    },
    result() {
      const start = head.subarray(0, headSize);
      const end = Buffer.concat(tail).subarray(-size);
      if (start.length + end.length === total) return { output: decode(Buffer.concat([start, end])), omittedBytes: 0 };
      const [first, last] = [withoutBrokenEnd(start), withoutBrokenStart(end)];
      const omittedBytes = total - first.length - last.length;
      return { output: `${decode(first)}\n[${omittedBytes} bytes left out]\n${decode(last)}`, omittedBytes };
    },
  };
}

/** Bytes that are not UTF-8 become U+FFFD. A byte order mark is kept. */
function decode(bytes: Buffer): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

const isContinuation = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

function withoutBrokenEnd(bytes: Buffer): Buffer {
  let lead = bytes.length - 1;
  while (lead > bytes.length - 4 && isContinuation(bytes[lead])) lead -= 1;
  return (bytes[lead] ?? 0) >= 0xc0 && lead + sequenceLength(bytes[lead] ?? 0) > bytes.length
    ? bytes.subarray(0, lead)
    : bytes;
}

function withoutBrokenStart(bytes: Buffer): Buffer {
  let start = 0;
  while (start < 3 && isContinuation(bytes[start])) start += 1;
  return bytes.subarray(start);
}

function sequenceLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}

/** The maximum of one report, and of what is held. In UTF-16 units. */
export const reportSize = 256 * 1024;
const keptSize = 4 * reportSize;

/** Output of the shell that has not been reported yet. If there is too much, the oldest is dropped. */
export class HeldOutput {
  #decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  #pieces: string[] = [];
  #size = 0;
  #omitted = 0;

  get size(): number {
    return this.#size;
  }

  push(bytes: Buffer): void {
    this.#add(this.#decoder.decode(bytes, { stream: true }));
    while (this.#size > keptSize && this.#pieces.length > 1) this.#drop();
  }

  /** An incomplete character stays incomplete: the next output is from another source. */
  flush(): void {
    this.#add(this.#decoder.decode());
  }

  /** Returns all of it, with a line that says how much is missing, and empties it. */
  take(): string {
    const text = this.#pieces.join("");
    const notice = this.#omitted === 0 ? "" : `[${this.#omitted} characters left out]\n`;
    this.#pieces = [];
    this.#size = 0;
    this.#omitted = 0;
    return notice + text;
  }

  #add(text: string): void {
    if (text === "") return;
    this.#pieces.push(text);
    this.#size += text.length;
  }

  #drop(): void {
    const length = this.#pieces.shift()?.length ?? 0;
    this.#size -= length;
    this.#omitted += length;
  }
}
