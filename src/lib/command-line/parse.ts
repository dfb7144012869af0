/** Reads a command line of a shell as a tree of commands. It never throws: what it cannot read, it says is broken. */
import { type RedirectToken, type Token, type Tokens, tokensOf, type WordToken } from "./tokens.ts";

/** A word without its quotes. `isBare`: nothing of it was quoted. `within` are the commands that the shell puts in it. */
export type Word = Readonly<{ text: string; isBare: boolean; within: readonly Script[] }>;

/**
 * A program with its arguments. `input` is the text that it gets from the line itself, by `<<` or `<<<`, and `writesTo` are
 * the files that take its output.
 */
export type Simple = Readonly<{
  kind: "simple";
  assignments: readonly Word[];
  words: readonly Word[];
  input: string | undefined;
  writesTo: readonly string[];
}>;

/** `(…)` or `{ …; }`. */
export type Group = Readonly<{ kind: "group"; isSubshell: boolean; body: Script; writesTo: readonly string[] }>;

/** `if`, `for`, `while`, `until`, `select`, `case`: some of its commands run, perhaps often, or none. */
export type Control = Readonly<{ kind: "control"; body: Script }>;

/** The body runs when its name is called. */
export type Definition = Readonly<{ kind: "definition"; name: string; body: Script }>;

export type Command = Simple | Group | Control | Definition;

export type Pipeline = Readonly<{ isNegated: boolean; commands: readonly Command[] }>;

/** Pipelines that are joined by `&&` and `||`. The joint of the first is "". */
export type AndOr = Readonly<{
  steps: readonly Readonly<{ joint: "" | "&&" | "||"; pipeline: Pipeline }>[];
  isBackground: boolean;
}>;

/** `isBroken`: it ends where it could not be read. */
export type Script = Readonly<{ lists: readonly AndOr[]; isBroken: boolean }>;

/** Brackets in brackets. */
const DEEPEST = 40;

const OPENING: ReadonlySet<string> = new Set(["if", "for", "while", "until", "select", "case"]);
const CLOSING: ReadonlySet<string> = new Set(["fi", "done", "esac", "}"]);
/** Words that part the commands of a control. */
const PARTING: ReadonlySet<string> = new Set(["then", "do", "else", "elif"]);

export function parseCommandLine(line: string): Script {
  return scriptOf(tokensOf(line));
}

function scriptOf({ tokens, isBroken }: Tokens): Script {
  const script = new Parser(tokens).script();
  return { lists: script.lists, isBroken: isBroken || script.isBroken };
}

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;
  #isBroken = false;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  script(): Script {
    const lists = this.#lists();
    return { lists, isBroken: this.#isBroken || this.#at < this.#tokens.length };
  }

  #operator(): string {
    const token = this.#tokens[this.#at];
    return token?.kind === "operator" ? token.text : "";
  }

  /** "" unless the next token is a word without quotes. */
  #bareWord(): string {
    const token = this.#tokens[this.#at];
    return token?.kind === "word" && token.isBare ? token.text : "";
  }

  #isAtEnd(): boolean {
    return this.#at >= this.#tokens.length || this.#operator() === ")" || CLOSING.has(this.#bareWord());
  }

  #lists(): readonly AndOr[] {
    const lists: AndOr[] = [];
    while (!this.#isBroken) {
      while (/^(?:;|;;|;;&|;&|\n)$/.test(this.#operator()) || PARTING.has(this.#bareWord())) this.#at += 1;
      if (this.#isAtEnd()) break;
      const before = this.#at;
      lists.push(this.#andOr());
      if (this.#at === before) this.#isBroken = true;
    }
    return lists;
  }

  #andOr(): AndOr {
    const steps: AndOr["steps"][number][] = [{ joint: "", pipeline: this.#pipeline() }];
    for (let joint = this.#operator(); joint === "&&" || joint === "||"; joint = this.#operator()) {
      this.#passLines();
      steps.push({ joint, pipeline: this.#pipeline() });
    }
    const isBackground = this.#operator() === "&";
    if (isBackground) this.#at += 1;
    return { steps, isBackground };
  }

  /** The operator and the ends of lines behind it. */
  #passLines(): void {
    do this.#at += 1;
    while (this.#operator() === "\n");
  }

  #pipeline(): Pipeline {
    let isNegated = false;
    for (let word = this.#bareWord(); word === "!" || word === "time"; word = this.#bareWord()) {
      this.#at += 1;
      if (word === "!") isNegated = !isNegated;
      else if (this.#bareWord() === "-p") this.#at += 1;
    }
    const commands = [this.#command()];
    while (/^\|&?$/.test(this.#operator())) {
      this.#passLines();
      commands.push(this.#command());
    }
    return { isNegated, commands };
  }

  #command(): Command {
    this.#depth += 1;
    if (this.#depth > DEEPEST) {
      this.#isBroken = true;
      return { kind: "control", body: { lists: [], isBroken: true } };
    }
    const command = this.#anyCommand();
    this.#depth -= 1;
    return command;
  }

  #anyCommand(): Command {
    const word = this.#bareWord();
    if (this.#operator() === "(") return this.#group(true, () => this.#operator() === ")");
    if (word === "{") return this.#group(false, () => this.#bareWord() === "}");
    if (OPENING.has(word)) return this.#control(word);
    if (word === "function") return this.#function();
    return this.#simple();
  }

  #group(isSubshell: boolean, isClosed: () => boolean): Group {
    this.#at += 1;
    const lists = this.#lists();
    if (isClosed()) this.#at += 1;
    else this.#isBroken = true;
    const writesTo = filesOf(this.#redirects());
    return { kind: "group", isSubshell, body: { lists, isBroken: this.#isBroken }, writesTo };
  }

  #redirects(): RedirectToken[] {
    const found: RedirectToken[] = [];
    for (let token = this.#tokens[this.#at]; token?.kind === "redirect"; token = this.#tokens[this.#at]) {
      found.push(token);
      this.#at += 1;
    }
    return found;
  }

  #control(word: string): Control {
    this.#at += 1;
    if (word === "for" || word === "select") this.#passUntil((text) => text === "do");
    if (word === "case") this.#passUntil((text) => text === "in");
    const lists = word === "case" ? this.#branches() : this.#lists();
    if (CLOSING.has(this.#bareWord()) && this.#bareWord() !== "}") this.#at += 1;
    else this.#isBroken = true;
    this.#redirects();
    return { kind: "control", body: { lists, isBroken: this.#isBroken } };
  }

  #passUntil(isLast: (word: string) => boolean): void {
    while (this.#at < this.#tokens.length && !isLast(this.#bareWord())) this.#at += 1;
    this.#at += 1;
  }

  /** The commands of a `case`, which stand behind its patterns. */
  #branches(): readonly AndOr[] {
    const lists: AndOr[] = [];
    while (this.#at < this.#tokens.length && !this.#isBroken) {
      while (/^(?:\n|;;|;;&|;&)$/.test(this.#operator())) this.#at += 1;
      if (this.#bareWord() === "esac") break;
      while (this.#at < this.#tokens.length && this.#operator() !== ")") this.#at += 1;
      this.#at += 1;
      lists.push(...this.#lists());
    }
    return lists;
  }

  #function(): Command {
    this.#at += 1;
    const name = this.#bareWord();
    this.#at += 1;
    if (this.#operator() === "(") this.#at += 2;
    return this.#definition(name);
  }

  #definition(name: string): Definition {
    while (this.#operator() === "\n") this.#at += 1;
    const body = this.#command();
    const step = { joint: "" as const, pipeline: { isNegated: false, commands: [body] } };
    return { kind: "definition", name, body: { lists: [{ steps: [step], isBackground: false }], isBroken: false } };
  }

  #simple(): Command {
    const words: Word[] = [];
    const redirects: RedirectToken[] = [];
    const isCondition = this.#bareWord() === "[[";
    for (let token = this.#tokens[this.#at]; token !== undefined; token = this.#tokens[this.#at]) {
      if (token.kind === "operator" && !isCondition) break;
      this.#at += 1;
      if (token.kind === "redirect") redirects.push(token);
      if (token.kind === "word") words.push(wordOf(token));
      if (isCondition && token.kind === "word" && token.text === "]]") break;
    }
    const [first] = words;
    if (words.length === 1 && first?.isBare && this.#isCall()) {
      this.#at += 2;
      return this.#definition(first.text);
    }
    return simpleOf(words, redirects);
  }

  /** Whether `()` is next. */
  #isCall(): boolean {
    const next = this.#tokens[this.#at + 1];
    return this.#operator() === "(" && next?.kind === "operator" && next.text === ")";
  }
}

function wordOf({ text, isBare, within }: WordToken): Word {
  return { text, isBare, within: within.map(scriptOf) };
}

function simpleOf(words: readonly Word[], redirects: readonly RedirectToken[]): Simple {
  const first = words.findIndex(({ text }) => !/^[A-Za-z_]\w*(?:\[[^\]]*\])?\+?=/.test(text));
  const count = first < 0 ? words.length : first;
  return {
    kind: "simple",
    assignments: words.slice(0, count),
    words: words.slice(count),
    input: redirects.findLast(({ operator }) => operator.startsWith("<<"))?.target,
    writesTo: filesOf(redirects),
  };
}

function filesOf(redirects: readonly RedirectToken[]): readonly string[] {
  const files = redirects.filter(
    ({ operator, target }) => operator.includes(">") && !/^(?:\d|-|\/dev\/.*)$/.test(target),
  );
  return files.map(({ target }) => target);
}
