/**
 * Splits a stream of chunks into lines. Memory grows with the longest line; a line over `maxLength` bytes is an error.
 */
export class LineReader {
  readonly #maxLength: number;
  readonly #take: (line: string) => void;
  #parts: Buffer[] = [];
  #length = 0;

  constructor(take: (line: string) => void, maxLength: number) {
    this.#take = take;
    this.#maxLength = maxLength;
  }

  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      this.#keep(chunk.subarray(start, end));
      this.#emit();
      start = end + 1;
    }
    this.#keep(chunk.subarray(start));
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > this.#maxLength) throw new Error(`A line is longer than ${this.#maxLength} bytes.`);
    if (part.length > 0) this.#parts.push(part);
  }

  #emit(): void {
    const line = Buffer.concat(this.#parts, this.#length).toString();
    this.#parts = [];
    this.#length = 0;
    if (line !== "") this.#take(line);
  }
}
