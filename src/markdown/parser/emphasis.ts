/** Emphasis and what is struck out: marks that open and close, paired as GitHub's parser does. */
import { isUnicodeBlank, isUnicodePunctuation } from "./characters.ts";
import { MarkdownNode } from "./node.ts";

/** A run of marks that may open or close. `position` is the place after it. */
export class Delimiter {
  readonly sign: string;
  readonly length: number;
  readonly position: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  readonly node: MarkdownNode;
  previous: Delimiter | undefined;
  next: Delimiter | undefined;

  constructor(run: Run, node: MarkdownNode, position: number) {
    this.sign = run.sign;
    this.length = run.length;
    this.position = position;
    this.canOpen = run.canOpen;
    this.canClose = run.canClose;
    this.node = node;
  }
}

export type Run = Readonly<{ sign: string; length: number; canOpen: boolean; canClose: boolean }>;

/** More tildes than that are two runs. */
const MOST_TILDES = 100;

/** The run of marks that begins there. */
export function runAt(text: string, at: number): Run {
  const sign = text.charAt(at);
  let length = 1;
  while (text[at + length] === sign && (sign !== "~" || length < MOST_TILDES)) length += 1;
  const isTilde = sign === "~";
  const before = isTilde ? characterBefore(text, at) : beyondTildes(text, at, -1);
  const after = isTilde ? characterAt(text, at + length) : beyondTildes(text, at + length, 1);
  const isLeft = flanks(after, before);
  const isRight = flanks(before, after);
  if (sign !== "_") return { sign, length, canOpen: isLeft, canClose: isRight };
  const canOpen = isLeft && (!isRight || isUnicodePunctuation(before));
  return { sign, length, canOpen, canClose: isRight && (!isLeft || isUnicodePunctuation(after)) };
}

/** Whether a mark beside `inner` belongs to it, with `outer` on its other side. */
function flanks(inner: string, outer: string): boolean {
  if (isUnicodeBlank(inner)) return false;
  return !isUnicodePunctuation(inner) || isUnicodeBlank(outer) || isUnicodePunctuation(outer);
}

function characterBefore(text: string, at: number): string {
  if (at <= 0) return "\n";
  const isPair = at >= 2 && /[\udc00-\udfff]/.test(text.charAt(at - 1));
  return text.slice(at - (isPair ? 2 : 1), at);
}

function characterAt(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? "\n" : String.fromCodePoint(point);
}

/** Tildes do not count for the other marks. */
function beyondTildes(text: string, at: number, step: 1 | -1): string {
  let next = at;
  if (step === 1) {
    while (text[next] === "~") next += 1;
    return characterAt(text, next);
  }
  while (next > 0 && text[next - 1] === "~") next -= 1;
  return characterBefore(text, next);
}

export class Delimiters {
  #last: Delimiter | undefined;

  push(delimiter: Delimiter): void {
    delimiter.previous = this.#last;
    if (this.#last) this.#last.next = delimiter;
    this.#last = delimiter;
  }

  #remove(delimiter: Delimiter): void {
    if (delimiter.next) delimiter.next.previous = delimiter.previous;
    else this.#last = delimiter.previous;
    if (delimiter.previous) delimiter.previous.next = delimiter.next;
  }

  /** Pairs all that stand at the place or behind it. */
  pair(bottom: number): void {
    /** By sign and length: no opener is before that place. */
    const floors = new Map<string, number>();
    let closer = this.#firstFrom(bottom);
    while (closer) {
      if (!closer.canClose) {
        closer = closer.next;
        continue;
      }
      const kind: string = `${closer.sign}${closer.length % 3}`;
      const opener = openerOf(closer, Math.max(bottom, floors.get(kind) ?? 0));
      const next: Delimiter | undefined = opener ? this.#join(opener, closer) : closer.next;
      if (!opener) {
        floors.set(kind, closer.position);
        if (!closer.canOpen) this.#remove(closer);
      }
      closer = next;
    }
    while (this.#last && this.#last.position >= bottom) this.#remove(this.#last);
  }

  #firstFrom(bottom: number): Delimiter | undefined {
    let first: Delimiter | undefined;
    for (let next = this.#last; next && next.position >= bottom; next = next.previous) first = next;
    return first;
  }

  /** Gives the next one to look at. */
  #join(opener: Delimiter, closer: Delimiter): Delimiter | undefined {
    return closer.sign === "~" ? this.#strike(opener, closer) : this.#stress(opener, closer);
  }

  #strike(opener: Delimiter, closer: Delimiter): Delimiter | undefined {
    const { next } = closer;
    if (opener.node.literal.length === closer.node.literal.length) {
      const struck = opener.node;
      struck.kind = "struck";
      struck.literal = "";
      struck.isMark = false;
      moveBetween(struck, closer.node, struck);
      closer.node.unlink();
    }
    this.#removeBetween(opener, closer);
    this.#remove(closer);
    this.#remove(opener);
    return next;
  }

  #stress(opener: Delimiter, closer: Delimiter): Delimiter | undefined {
    const isStrong = opener.node.literal.length >= 2 && closer.node.literal.length >= 2;
    const length = isStrong ? 2 : 1;
    opener.node.literal = opener.node.literal.slice(length);
    closer.node.literal = closer.node.literal.slice(length);
    this.#removeBetween(opener, closer);
    const stressed = new MarkdownNode(isStrong ? "strong" : "emphasis");
    moveBetween(opener.node, closer.node, stressed);
    opener.node.insertAfter(stressed);
    if (opener.node.literal === "") this.#drop(opener);
    if (closer.node.literal !== "") return closer;
    const { next } = closer;
    this.#drop(closer);
    return next;
  }

  #drop(delimiter: Delimiter): void {
    delimiter.node.unlink();
    this.#remove(delimiter);
  }

  #removeBetween(opener: Delimiter, closer: Delimiter): void {
    for (let between = closer.previous; between && between !== opener; between = between.previous)
      this.#remove(between);
  }
}

function moveBetween(start: MarkdownNode, end: MarkdownNode, target: MarkdownNode): void {
  for (let next = start.next; next && next !== end; ) {
    const after: MarkdownNode | undefined = next.next;
    target.append(next);
    next = after;
  }
}

function openerOf(closer: Delimiter, floor: number): Delimiter | undefined {
  for (let opener = closer.previous; opener && opener.position >= floor; opener = opener.previous) {
    if (opener.canOpen && opener.sign === closer.sign && canPair(opener, closer)) return opener;
  }
  return undefined;
}

/** One that may be both pairs with one that makes no three of it. */
function canPair(opener: Delimiter, closer: Delimiter): boolean {
  if (!closer.canOpen && !opener.canClose) return true;
  return closer.length % 3 === 0 || (opener.length + closer.length) % 3 !== 0;
}
