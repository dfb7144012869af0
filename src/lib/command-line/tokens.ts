/**
 * Splits a command line of a POSIX shell or bash into words and operators. Nothing is expanded. It takes time in
 * proportion to the length of the line.
 */

/**
 * `text` is the word without its quotes; `$` and backquotes stay as they are written. `isBare`: nothing in it is quoted.
 * `within` are the commands of its `$(…)`, backquotes and `<(…)`.
 */
export type WordToken = Readonly<{ kind: "word"; text: string; isBare: boolean; within: readonly Tokens[] }>;

/** An operator that parts commands, or a bracket. */
export type OperatorToken = Readonly<{ kind: "operator"; text: string }>;

/** `target` is the word behind the operator, or the text of a here document. */
export type RedirectToken = { readonly kind: "redirect"; readonly operator: string; target: string };

export type Token = WordToken | OperatorToken | RedirectToken;

/** `isBroken`: a quote or a bracket is not closed, or too many stand in each other. The tokens are those before it. */
export type Tokens = Readonly<{ tokens: readonly Token[]; isBroken: boolean }>;

/** Substitutions in substitutions. */
const DEEPEST = 20;

export function tokensOf(line: string): Tokens {
  const { tokens, isBroken } = new Lexer(line, 0, 0, "").run();
  return { tokens, isBroken };
}

const OPERATOR = /&&|\|\||;;&?|;&|\|&|[;&|()\n]/y;
const REDIRECT = /(?:\d+|\{\w+\})?(?:<<<|<<-?|<>|<&|>&|>>|>\||<(?!\()|>(?!\())|&>>?/y;
const BLANK = /(?:[ \t\r]|\\\n)+/y;
const PLAIN = /[^ \t\r\n;&|()<>'"\\$`]+/y;
const ARITHMETIC = /\(\([\w \t$+*/%<>=!&|~^?:,.[\]-]*\)\)/y;
const ARRAY = /\([^()]*\)/y;
const COMMENT = /#[^\n]*/y;

type HereDocument = Readonly<{ redirect: RedirectToken; end: string; hasTabs: boolean }>;

/** Reads to the end of the text, or to the closing bracket of a substitution. */
class Lexer {
  readonly #text: string;
  readonly #depth: number;
  readonly #closing: string;
  readonly #tokens: Token[] = [];
  readonly #documents: HereDocument[] = [];
  #at: number;
  #open = 0;
  #nested = 0;
  #isBroken = false;

  constructor(text: string, at: number, depth: number, closing: string) {
    this.#text = text;
    this.#at = at;
    this.#depth = depth;
    this.#closing = closing;
  }

  run(): Tokens & Readonly<{ end: number }> {
    while (this.#at < this.#text.length && !this.#isBroken && !this.#isClosed()) this.#step();
    if (this.#closing !== "" && !this.#isClosed()) this.#isBroken = true;
    return { tokens: this.#tokens, isBroken: this.#isBroken, end: this.#at + this.#closing.length };
  }

  #isClosed(): boolean {
    return this.#closing !== "" && this.#open === 0 && this.#text[this.#at] === this.#closing;
  }

  #step(): void {
    if (this.#take(BLANK) !== undefined || this.#take(COMMENT) !== undefined) return;
    if (this.#isArithmetic()) return;
    const redirect = this.#take(REDIRECT);
    if (redirect !== undefined) {
      this.#redirect(redirect);
      return;
    }
    const operator = this.#take(OPERATOR);
    if (operator === undefined) {
      this.#tokens.push(this.#word());
      return;
    }
    if (operator === "(") this.#open += 1;
    if (operator === ")") this.#open -= 1;
    this.#tokens.push({ kind: "operator", text: operator });
    if (operator === "\n") this.#readDocuments();
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  /** `((…))` is a word, because `<<` in it begins no here document. */
  #isArithmetic(): boolean {
    if (this.#take(ARITHMETIC) === undefined) return false;
    this.#tokens.push({ kind: "word", text: "((", isBare: true, within: [] });
    return true;
  }

  #redirect(operator: string): void {
    this.#take(BLANK);
    const target = this.#word();
    const plain = operator.replace(/^(?:\d+|\{\w+\})/, "");
    const redirect: RedirectToken = { kind: "redirect", operator: plain, target: target.text };
    this.#tokens.push(redirect);
    if (/^<<-?$/.test(redirect.operator))
      this.#documents.push({ redirect, end: target.text, hasTabs: redirect.operator === "<<-" });
  }

  #readDocuments(): void {
    for (const { redirect, end, hasTabs } of this.#documents.splice(0)) {
      const start = this.#at;
      let stop = this.#text.length;
      while (this.#at < this.#text.length) {
        const line = this.#line();
        if ((hasTabs ? line.text.replace(/^\t+/, "") : line.text) !== end) continue;
        stop = line.start;
        break;
      }
      redirect.target = this.#text.slice(start, stop);
    }
  }

  #line(): Readonly<{ text: string; start: number }> {
    const start = this.#at;
    const end = this.#text.indexOf("\n", start);
    this.#at = end < 0 ? this.#text.length : end + 1;
    return { text: this.#text.slice(start, end < 0 ? undefined : end), start };
  }

  #word(): WordToken {
    const pieces: string[] = [];
    const within: Tokens[] = [];
    let isBare = true;
    while (this.#at < this.#text.length && !this.#isBroken) {
      const plain = this.#take(PLAIN);
      if (plain !== undefined) {
        pieces.push(plain);
        continue;
      }
      const sign = this.#text[this.#at] ?? "";
      if (sign === "(" && pieces.at(-1)?.endsWith("=") && this.#take(ARRAY) !== undefined) continue;
      if (sign === "'" || sign === '"' || sign === "\\") isBare = false;
      else if (!/[$`]/.test(sign) && !/^[<>]\(/.test(this.#text.slice(this.#at, this.#at + 2))) break;
      pieces.push(this.#piece(sign, within));
    }
    return { kind: "word", text: pieces.join(""), isBare, within };
  }

  #piece(sign: string, within: Tokens[]): string {
    switch (sign) {
      case "'":
        return this.#until("'");
      case '"':
        return this.#doubleQuoted(within);
      case "\\":
        return this.#escaped();
      case "`":
        return this.#backquoted(within);
      default:
        return this.#dollar(within);
    }
  }

  /** A line that is continued is one line. */
  #escaped(): string {
    const next = this.#text[this.#at + 1] ?? "";
    this.#at += 2;
    return next === "\n" ? "" : next;
  }

  /** Within double quotes a backslash is a letter, unless one of these follows. */
  #escapedInQuotes(): string {
    const next = this.#text[this.#at + 1] ?? "";
    return /[$`"\\\n]/.test(next) ? this.#escaped() : this.#letter();
  }

  #letter(): string {
    this.#at += 1;
    return this.#text[this.#at - 1] ?? "";
  }

  #until(end: string): string {
    const found = this.#text.indexOf(end, this.#at + 1);
    if (found < 0) {
      this.#isBroken = true;
      return "";
    }
    const inner = this.#text.slice(this.#at + 1, found);
    this.#at = found + 1;
    return inner;
  }

  #doubleQuoted(within: Tokens[]): string {
    this.#at += 1;
    return this.#upTo('"', /[^"\\$`]+/y, within);
  }

  /** The text before a closing sign, which is taken too. */
  #upTo(end: string, plain: RegExp, within: Tokens[]): string {
    const pieces: string[] = [];
    for (let sign = this.#text[this.#at]; sign !== end; sign = this.#text[this.#at]) {
      if (sign === undefined || this.#isBroken) {
        this.#isBroken = true;
        return pieces.join("");
      }
      const isLetter = end === '"' && (sign === "\\" || (sign === "$" && this.#text[this.#at + 1] === "'"));
      pieces.push(this.#take(plain) ?? (isLetter ? this.#escapedInQuotes() : this.#piece(sign, within)));
    }
    this.#at += 1;
    return pieces.join("");
  }

  #backquoted(within: Tokens[]): string {
    const start = this.#at;
    const inner = this.#take(/`(?:[^`\\]|\\[\s\S])*`/y);
    if (inner === undefined || this.#depth >= DEEPEST) {
      this.#isBroken = true;
      return "";
    }
    within.push(new Lexer(inner.slice(1, -1).replaceAll(/\\([`\\$])/g, "$1"), 0, this.#depth + 1, "").run());
    return this.#text.slice(start, this.#at);
  }

  /** `$` of a variable, `$(…)`, `${…}`, `$'…'`, and `<(…)`. */
  #dollar(within: Tokens[]): string {
    const start = this.#at;
    const next = this.#text[start + 1];
    this.#at += next === "(" || next === "{" ? 2 : 1;
    if (next === "(") this.#substitution(within);
    else if (next === "{") this.#braces(within);
    else if (next === "'" && this.#take(/'(?:[^'\\]|\\[\s\S])*'/y) === undefined) this.#isBroken = true;
    return this.#text.slice(start, this.#at);
  }

  #braces(within: Tokens[]): void {
    this.#nested += 1;
    if (this.#nested > DEEPEST) this.#isBroken = true;
    else this.#upTo("}", /[^}'"\\$`<>]+|[<>]/y, within);
    this.#nested -= 1;
  }

  #substitution(within: Tokens[]): void {
    this.#at -= 1;
    if (this.#take(ARITHMETIC) !== undefined) return;
    this.#at += 1;
    if (this.#depth >= DEEPEST) {
      this.#isBroken = true;
      return;
    }
    const inner = new Lexer(this.#text, this.#at, this.#depth + 1, ")").run();
    within.push(inner);
    this.#at = inner.end;
    if (inner.isBroken) this.#isBroken = true;
  }
}
