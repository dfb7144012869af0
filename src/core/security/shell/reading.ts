/** Reads a line for a shell, and the lines that are found in it, within bounds. */
import type { ParsedLine } from "./command.ts";
import { type Nesting, Parser, TOO_DEEP } from "./parse.ts";

/** Characters of a line, and of what it has others read, that are looked at; and how deep. */
const MOST = 50_000;
const DEEPEST = 32;

/** Counts what is read for one call of a tool, however it is wrapped: no line can make the reading long. */
export class Reading implements Nesting {
  #left = MOST;
  #depth = 0;

  /** Any text at all has an answer. */
  parse(text: string): ParsedLine {
    if (this.#depth >= DEEPEST) return { commands: [], problems: [TOO_DEEP] };
    const part = text.slice(0, this.#left);
    this.#left -= part.length;
    this.#depth += 1;
    try {
      return new Parser(part, this, part.length < text.length).line();
    } finally {
      this.#depth -= 1;
    }
  }

  /** As deep as the commands are nested; says whether that is too deep. */
  enter(act: () => void): boolean {
    if (this.#depth >= DEEPEST) return false;
    this.#depth += 1;
    try {
      act();
    } finally {
      this.#depth -= 1;
    }
    return true;
  }
}
