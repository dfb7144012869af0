/** Reads a line as bash would, without running it: every simple command in it, at whatever depth. */
import { type ParsedLine, plainWord, type Redirection, type SimpleCommand, UNRESOLVED, type Word } from "./command.ts";
import { HereDocuments } from "./here-documents.ts";
import { Source } from "./source.ts";
import { arithmetic, type Inside, readWords } from "./word.ts";

/** Marks of our own are among them. */
const STRANGE = /[\p{Cf}\p{Co}\p{Zl}\p{Zp}]|(?![\t\n])\p{Cc}/u;
const RESERVED = /^(?:if|then|elif|else|fi|do|done|while|until|!|\{|\}|esac|in)$/;
const REDIRECTION = /(?:\d{1,3}|\{\w+\})?(?:<<<|<<-|<<|<>|<&|>>|>&|>\||&>>|&>|<(?!\()|>(?!\())/y;
const ASSIGNMENT = /^([A-Za-z_]\w*)(?:\[[^\]]*\])?\+?=/;

/** How deep commands are nested, and how much is read of what stands in them. */
export type Nesting = Readonly<{ parse(text: string): ParsedLine; enter(act: () => void): boolean }>;

export const TOO_DEEP = "It is nested too deeply to be read.";

const MISPLACED = "There is a sign where none belongs.";

type Draft = {
  assignments: { name: string; value: Word }[];
  words: Word[];
  redirections: Redirection[];
};

export class Parser implements Inside {
  readonly #source: Source;
  readonly #reading: Nesting;
  readonly #commands: SimpleCommand[] = [];
  readonly #problems = new Set<string>();
  readonly #documents = new HereDocuments();
  #draft = emptyDraft();

  constructor(text: string, reading: Nesting, isCut: boolean) {
    this.#source = new Source(text);
    this.#reading = reading;
    if (isCut) this.problem("It is too long to be read to its end.");
    if (STRANGE.test(text)) this.problem("It has invisible characters.");
  }

  line(): ParsedLine {
    while (!this.#source.isAtEnd) {
      if (this.#list(this.#source)) this.problem("Brackets are closed that nobody opened.");
    }
    this.#documents.readBodies(this.#source, this);
    return { commands: this.#commands, problems: [...this.#problems] };
  }

  problem(words: string): void {
    this.#problems.add(words);
  }

  /** Commands in brackets, in the same text. */
  commands(source: Source): void {
    const outer = this.#draft;
    this.#draft = emptyDraft();
    this.nested(source, () => {
      if (!this.#list(source)) this.problem("Brackets are not closed.");
      if (this.#documents.areExpected) this.problem("A here-document does not end.");
    });
    this.#draft = outer;
  }

  nested(source: Source, act: () => void): void {
    if (this.#reading.enter(act)) return;
    this.problem(TOO_DEEP);
    source.index = source.text.length;
  }

  /** Commands in a text of their own. */
  text(text: string): void {
    const { commands, problems } = this.#reading.parse(text);
    this.#commands.push(...commands);
    for (const words of problems) this.problem(words);
  }

  /** Up to the end, or to the bracket that closes, which is taken: then true. */
  #list(source: Source): boolean {
    let cases = 0;
    while (true) {
      source.match(/(?:[ \t]|\\\n)+/y);
      const isClosed = source.skip(")");
      if (isClosed || source.isAtEnd) {
        this.#end();
        return isClosed;
      }
      if (source.next === "#") source.match(/[^\n]*/y);
      else if (source.skip("\n")) {
        this.#end();
        this.#documents.readBodies(source, this);
      } else if (source.match(/;;&?|;&/y) !== undefined) {
        this.#end();
        if (cases > 0 && !this.#pattern(source)) cases -= 1;
      } else if (this.#operator(source)) continue;
      else if (this.#isCase()) {
        this.#draft.words = [];
        if (this.#pattern(source)) cases += 1;
      } else this.#word(source);
    }
  }

  #operator(source: Source): boolean {
    if (source.next === "(") return this.#bracket(source);
    if (this.#redirection(source)) return true;
    if (source.match(/&&|\|\||;/y) !== undefined) this.#end();
    else if (source.match(/\|&?/y) !== undefined) this.#end();
    else if (source.skip("&")) this.#end(true);
    else return false;
    return true;
  }

  #bracket(source: Source): true {
    const { words } = this.#draft;
    const isLoop = words.length === 1 && words[0]?.text === "for";
    if ((words.length === 0 || isLoop) && source.skip("((")) arithmetic(source, this);
    else if (words.length > 0 && source.match(/\([ \t]*\)/y) !== undefined) this.#function();
    else {
      if (words.length > 0) this.problem("There is a bracket where none belongs.");
      source.take();
      this.commands(source);
    }
    return true;
  }

  #function(): void {
    const name = this.#draft.words.at(-1) ?? plainWord("");
    this.#draft.words = [plainWord("function"), name];
    this.#end();
  }

  #redirection(source: Source): boolean {
    const operator = source.match(REDIRECTION);
    if (operator === undefined) return false;
    source.match(/(?:[ \t]|\\\n)+/y);
    const [target = plainWord("")] = readWords(source, this);
    const kind = operator.replace(/^\d+|^\{\w+\}/, "");
    const redirection: { -readonly [Key in keyof Redirection]: Redirection[Key] } = { operator: kind, target };
    if (kind === "<<" || kind === "<<-") this.#documents.expect(redirection, kind === "<<-");
    this.#draft.redirections.push(redirection);
    return true;
  }

  #isCase(): boolean {
    const { words } = this.#draft;
    return words.length === 3 && words[0]?.text === "case" && !words[0].isQuoted && words[2]?.text === "in";
  }

  /** Of a branch of `case`, up to its bracket; false if it is the end of all branches. */
  #pattern(source: Source): boolean {
    source.match(/(?:[ \t\n]|#[^\n]*\n)+/y);
    if (source.match(/esac(?![^ \t\n;&|)])/y) !== undefined) return false;
    source.skip("(");
    while (!source.isAtEnd) {
      source.match(/[ \t]+/y);
      this.#skipWord(source);
      source.match(/[ \t]+/y);
      if (source.skip(")")) return true;
      if (!source.skip("|")) this.problem(MISPLACED);
    }
    return false;
  }

  /** A word that says nothing by itself, but there may be commands in it. */
  #skipWord(source: Source): void {
    const before = source.index;
    readWords(source, this);
    if (source.index > before) return;
    this.problem(MISPLACED);
    source.take();
  }

  #word(source: Source): void {
    const { words, assignments } = this.#draft;
    if (words.length === 0 && source.match(/\[\[(?=\s)/y) !== undefined) {
      this.#condition(source);
      return;
    }
    const start = source.index;
    const read = readWords(source, this);
    const [first] = read;
    const isBody = words.length === 2 && words[0]?.text === "function" && first?.text === "{";
    const raw = source.text.slice(start, Math.min(source.index, start + 200));
    if (!first || source.index === start) {
      this.problem(MISPLACED);
      source.take();
      return;
    }
    const name = words.length === 0 ? ASSIGNMENT.exec(raw) : null;
    if (name?.[1] !== undefined) assignments.push({ name: name[1], value: this.#value(source, first, name[0].length) });
    else if (isBody) this.#end();
    else if (words.length > 0 || first.isQuoted || !RESERVED.test(first.text)) words.push(...read);
  }

  #value(source: Source, { text, ...word }: Word, start: number): Word {
    if (source.next === "(" && text.length === start) {
      source.take();
      while (!source.isAtEnd && !source.skip(")")) {
        if (source.match(/[ \t\n]+/y) === undefined) this.#skipWord(source);
      }
      return plainWord(UNRESOLVED);
    }
    return { ...word, text: text.slice(text.indexOf("=") + 1) };
  }

  /** `[[ … ]]`, from after its opening. */
  #condition(source: Source): void {
    const words = [plainWord("[[")];
    while (!source.isAtEnd) {
      if (source.next === "\n") this.problem(MISPLACED); // a shell that reads line by line may take it for the end
      if (source.match(/[ \t\n<>()&|]+/y) !== undefined) continue;
      if (source.next === ";") break;
      const [word = plainWord("")] = readWords(source, this);
      if (word.text === "]]" && !word.isQuoted) {
        this.#draft.words.push(...words);
        return;
      }
      words.push(word);
    }
    this.problem("Brackets are not closed.");
    this.#draft.words.push(...words);
  }

  #end(isBackground = false): void {
    const { assignments, words, redirections } = this.#draft;
    if (assignments.length + words.length + redirections.length > 0 || isBackground) {
      this.#commands.push({ ...this.#draft, isBackground });
    }
    this.#draft = emptyDraft();
  }
}

function emptyDraft(): Draft {
  return { assignments: [], words: [], redirections: [] };
}
