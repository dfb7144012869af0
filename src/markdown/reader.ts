/** A place in a line. Its methods look ahead of that place only, so that a line is read in linear time. */
export class Reader {
  readonly line: string;
  #at = 0;
  /** Length of a run of ticks → where such runs begin, last one first. */
  readonly #runs = new Map<number, number[]>();

  /** Mail addresses and commits elsewhere that lie ahead, last one first. */
  readonly #mails: Mail[];

  constructor(line: string) {
    this.line = line;
    this.#mails = mailsIn(line).reverse();
    for (const { 0: run, index } of [...line.matchAll(/`+/g)].reverse()) {
      const runs = this.#runs.get(run.length);
      if (runs) runs.push(index);
      else this.#runs.set(run.length, [index]);
    }
  }

  get isAtEnd(): boolean {
    return this.#at >= this.line.length;
  }

  /** The character `offset` further on; "" behind the end. */
  peek(offset = 0): string {
    return this.line[this.#at + offset] ?? "";
  }

  /** The match of this sticky pattern here, "" if nothing; it stays where it is. */
  see(pattern: RegExp): string {
    return this.match(pattern)?.[0] ?? "";
  }

  match(pattern: RegExp): RegExpExecArray | null {
    return matchAt(pattern, this.line, this.#at);
  }

  /** The next `length` characters, which are read by that. */
  take(length: number): string {
    this.#at += length;
    return this.line.slice(this.#at - length, this.#at);
  }

  skip(length: number): void {
    this.#at += length;
  }

  startsWith(text: string): boolean {
    return this.line.slice(this.#at, this.#at + text.length).toLowerCase() === text.toLowerCase();
  }

  /** How far away the next mail address is, and how long it is; it can begin here. */
  nextMail(): Readonly<{ after: number; length: number }> {
    while ((this.#mails.at(-1)?.at ?? Number.POSITIVE_INFINITY) <= this.#at) this.#mails.pop();
    const next = this.#mails.at(-1);
    if (!next) return NONE;
    const start = Math.max(next.start, this.#at); // what stood before may be read as something else
    return { after: start - this.#at, length: next.end - start };
  }

  /** The end of the next run of exactly so many ticks, as a length from here; undefined if there is none. */
  toClosingTicks(length: number): number | undefined {
    const runs = this.#runs.get(length) ?? [];
    while ((runs.at(-1) ?? Number.POSITIVE_INFINITY) <= this.#at) runs.pop();
    const next = runs.at(-1);
    return next === undefined ? undefined : next + length - this.#at;
  }
}

const NONE = { after: Number.POSITIVE_INFINITY, length: 0 };

type Mail = Readonly<{ start: number; at: number; end: number }>;

/**
 * Text that GitHub makes a mail link of (letters, digits and `.+-_` around an at sign, and a dot in what follows it), or a link
 * to a commit elsewhere: `owner/name@sha`, `owner@sha`.
 */
function mailsIn(line: string): Mail[] {
  const mails: Mail[] = [];
  let last = 0;
  for (let at = line.indexOf("@"); at >= 0; at = line.indexOf("@", at + 1)) {
    const [domain = ""] = matchAt(/[A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)+/y, line, at + 1) ?? [];
    const [sha = ""] = matchAt(/[0-9a-f]{7,64}(?!\w)/iy, line, at + 1) ?? [];
    const sign = sha === "" ? /[\w.+-]/ : /[\w./-]/;
    let start = at;
    while (start > last && sign.test(line.charAt(start - 1))) start -= 1;
    const end = at + 1 + (sha || domain).length;
    if (end > at + 1 && start < at) mails.push({ start, at, end });
    last = at + 1;
  }
  return mails;
}

function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}
