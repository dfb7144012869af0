/** Converts a shell glob into a regular expression. It uses no library, because it also runs where there is none. */

/**
 * Makes the pattern that a whole path must match, of `*` `?` `[a-z]` `{a,b}` `**` and `@(a|b)` and the like: `?(` `*(`
 * `+(` `!(`; a backslash takes their meaning away. As in a shell, a dot at the beginning of a name is matched by a dot
 * alone.
 */
export function globPattern(glob: string): RegExp {
  return new RegExp(`^${new Reader(glob).sequence("", true)}$`, "su");
}

/** Any number of folders that are not hidden, each with its slash. */
const FOLDERS = "(?:(?!\\.)[^/]+/)*";
const NAME = "(?!\\.)[^/]+";

const AFTER: Readonly<Record<string, string>> = { "@": "", "?": "?", "*": "*", "+": "+" };

class Reader {
  readonly #glob: string;
  #at = 0;

  constructor(glob: string) {
    this.#glob = glob;
  }

  /** Reads up to one of the characters in `ends`, or to the end. `isFirst` is true at the beginning of a name. */
  sequence(ends: string, isFirst: boolean): string {
    let source = "";
    let isStart = isFirst;
    while (this.#at < this.#glob.length && !ends.includes(this.#next())) {
      const isSlash = this.#next() === "/";
      const isWhole = isStart && this.#rest().startsWith("**/");
      if (this.#isGroup("!")) return source + this.#not(ends, isStart);
      source += this.#piece(isStart);
      isStart = isSlash || isWhole;
    }
    return source;
  }

  #piece(isStart: boolean): string {
    const rest = this.#rest();
    if (isStart && rest.startsWith("**/")) return this.#take(3, FOLDERS);
    if (isStart && rest === "**") return this.#take(2, `${FOLDERS}${NAME}`);
    const visible = isStart ? "(?!\\.)" : "";
    if (this.#isGroup("@?*+")) return visible + this.#group();
    if (rest.startsWith("{") && closes(rest, "{", "}")) return this.#braces(isStart);
    const stars = /^\*+/.exec(rest)?.[0];
    if (stars) return this.#take(stars.length, `${visible}[^/]*`);
    if (rest.startsWith("?")) return this.#take(1, `${visible}[^/]`);
    const members = /^\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]/su.exec(rest);
    if (members) return this.#take(members[0].length, visible + classOf(members[1], members[2]));
    const [token = "", escaped] = /^\\?(.)/su.exec(rest) ?? [rest];
    return this.#take(token.length, literal(escaped ?? token));
  }

  #group(): string {
    const kind = this.#next();
    return `(?:${this.#choices(2, "|", ")", false)})${AFTER[kind]}`;
  }

  /** Matches none of the alternatives, followed by the rest. */
  #not(ends: string, isStart: boolean): string {
    const not = this.#choices(2, "|", ")", false);
    const after = this.sequence(ends, false);
    return `${isStart ? "(?!\\.)" : ""}(?!(?:${not})${after}$)[^/]*${after}`;
  }

  #isGroup(kinds: string): boolean {
    const rest = this.#rest();
    return kinds.includes(rest[0] ?? " ") && rest[1] === "(" && closes(rest.slice(1), "(", ")");
  }

  #braces(isStart: boolean): string {
    return `(?:${this.#choices(1, ",", "}", isStart)})`;
  }

  /** The alternatives up to `end`, which is skipped. */
  #choices(opening: number, separator: string, end: string, isStart: boolean): string {
    const choices: string[] = [];
    do {
      this.#at += choices.length === 0 ? opening : 1;
      choices.push(this.sequence(separator + end, isStart));
    } while (this.#next() === separator);
    this.#at += 1;
    return choices.join("|");
  }

  #take(length: number, source: string): string {
    this.#at += length;
    return source;
  }

  #next(): string {
    return this.#glob[this.#at] ?? "";
  }

  #rest(): string {
    return this.#glob.slice(this.#at);
  }
}

/** Whether the bracket at the start is closed. Braces without alternatives are ordinary characters. */
function closes(text: string, open: string, close: string): boolean {
  let depth = 0;
  let hasChoice = open === "(";
  for (const [sign] of text.matchAll(/\\.|./gsu)) {
    if (sign === open) depth += 1;
    if (sign === "," && depth === 1) hasChoice = true;
    if (sign === close) depth -= 1;
    if (depth === 0) return hasChoice;
  }
  return false;
}

function classOf(not: string | undefined, members = ""): string {
  const inner = members.replaceAll(/\\(.)|[\]^[]/gsu, (token, escaped?: string) => {
    const sign = escaped ?? token;
    return /[\\\]^[-]/.test(sign) ? `\\${sign}` : sign;
  });
  return `(?!/)[${not ? "^" : ""}${inner}]`;
}

function literal(sign: string): string {
  return sign.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
}
