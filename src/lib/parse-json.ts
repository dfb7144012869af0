/**
 * Parses JSON that others wrote. A text of a few megabytes can be a value of hundreds of them, so its values are counted
 * before any of them is made.
 */

/**
 * `parts` are commas and opening brackets: a list of 100,000 files has 300,000. Whatever walks through a value recurses,
 * so nesting is limited too.
 */
const MOST = { parts: 500_000, depth: 200 };

/** Its message can be shown to the model. */
export class TooMuchJson extends Error {
  override readonly name = "TooMuchJson";
}

/** Like `JSON.parse`. Throws `TooMuchJson` over 500,000 commas and brackets, or where these are nested over 200 deep. */
export function parseJson(text: string): unknown {
  if (text.length > MOST.depth) new JsonMeter().push(text);
  return JSON.parse(text);
}

/** Counts commas and brackets of a text that comes in pieces, and measures how deep they are nested. */
export class JsonMeter {
  #parts = 0;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;

  /** Throws `TooMuchJson`. A text that is no JSON is counted too, and never lower than what a parser would make of it. */
  push(text: string): void {
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (!this.#isInString) this.#take(code);
      else if (this.#isEscaped) this.#isEscaped = false;
      else if (code === BACKSLASH) this.#isEscaped = true;
      else if (code === QUOTE) this.#isInString = false;
    }
  }

  /** The next piece begins another text. */
  restart(): void {
    this.#parts = 0;
    this.#depth = 0;
    this.endString();
  }

  /** For text in which no string goes on over the end of a line. */
  endString(): void {
    this.#isInString = false;
    this.#isEscaped = false;
  }

  #take(code: number): void {
    if (code === QUOTE) this.#isInString = true;
    else if (code === COMMA) this.#count();
    else if (code === OPEN_LIST || code === OPEN_OBJECT) this.#open();
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) this.#depth -= 1;
  }

  #open(): void {
    this.#count();
    this.#depth += 1;
    if (this.#depth > MOST.depth) throw new TooMuchJson(`The JSON is nested more than ${MOST.depth} deep.`);
  }

  #count(): void {
    this.#parts += 1;
    if (this.#parts > MOST.parts) throw new TooMuchJson("The JSON has too many values.");
  }
}

const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];
