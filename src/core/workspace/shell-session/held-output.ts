/** Output of the shell that has not been reported yet. If there is too much, the oldest is dropped. */

/** The maximum of one report, and of what is held. In UTF-16 units. */
export const reportSize = 256 * 1024;
const keptSize = 4 * reportSize;

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
