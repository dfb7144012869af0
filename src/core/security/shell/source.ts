/** A text that is read once, from its beginning to its end. */

export class Source {
  readonly text: string;
  index = 0;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.index >= this.text.length;
  }

  get next(): string {
    return this.text[this.index] ?? "";
  }

  startsWith(words: string): boolean {
    return this.text.startsWith(words, this.index);
  }

  take(length = 1): string {
    const taken = this.text.slice(this.index, this.index + length);
    this.index += length;
    return taken;
  }

  /** Takes these words if they come next. */
  skip(words: string): boolean {
    if (!this.startsWith(words)) return false;
    this.index += words.length;
    return true;
  }

  /** What a pattern finds right here; it must be sticky. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.index;
    const [found] = pattern.exec(this.text) ?? [];
    if (found !== undefined) this.index += found.length;
    return found;
  }

  /** Up to a character, which is taken too; undefined and all the rest if it does not come. */
  until(end: string): string | undefined {
    const at = this.text.indexOf(end, this.index);
    const found = at < 0 ? undefined : this.text.slice(this.index, at);
    this.index = at < 0 ? this.text.length : at + end.length;
    return found;
  }
}
