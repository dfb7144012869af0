/** Keeps the beginning and the end of an output of any size in bounded memory. */

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
