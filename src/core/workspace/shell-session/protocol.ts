/**
 * Defines the input for bash, and how bash reports the end of a command: with its prompt, which is framed. Bash itself
 * writes the prompt, so commands cannot prevent it. The prompt goes through the terminal, so all output of the command
 * comes before it.
 */

/** The contents of a prompt: the command that ended, its exit code, and the folder of the shell. */
export type Frame = Readonly<{
  sequence: number;
  exitCode: number;
  shell: number;
  lastJob: number;
  workingDir: string;
  searchPath: string;
}>;

/**
 * The places where commands read and write. Bash uses other files for itself, so that no command can close or move
 * them.
 */
export type Streams = Readonly<{ input: string; output: string }>;

/** A bell, written for a prompt: wherever else the prompt appears (`set`, `set -x`), it is two letters. */
const bell = "\\a";

/** The start of every frame. */
function frameStart(nonce: string): Buffer {
  return Buffer.from(`\u0007${nonce}`);
}

/** Parses a frame between its start and its end; undefined if it is invalid. */
export function parseFrame(text: string, nonce: string): Frame | undefined {
  const [state = "", searchPath = ""] = text.split(nonce);
  const match = /^(\d+) (\d+) (\d+) (\d*) (.*)$/s.exec(state);
  if (!match) return undefined;
  const [, sequence, exitCode, shell, job, workingDir = ""] = match;
  const lastJob = job ? Number(job) : -1;
  const numbers = { sequence: Number(sequence), exitCode: Number(exitCode), shell: Number(shell), lastJob };
  return { ...numbers, workingDir, searchPath };
}

/** Sets up a plain terminal of a known size, and a shell without history. */
export function startLines({ input }: Streams): string {
  const settings = "set +o history; unset HISTFILE; PS2=; stty -echo -onlcr cols 200 rows 50";
  return `{ ${settings} <${input}; } >/dev/null 2>&1\n`;
}

type Variables = Readonly<Record<string, string>>;

/** Exports variables. Names that shells do not allow and values with a NUL are left out. "" for none. */
export function exportLine(variables: Variables): string {
  const words = exported(variables).map(([name, value]) => `${name}=${quoted(value)}`);
  return words.length === 0 ? "" : `{ \\builtin \\export ${words.join(" ")}; } >/dev/null 2>&1\n`;
}

function exported(variables: Variables): readonly (readonly [string, string])[] {
  const isAllowed = ([name, value]: [string, string]) => /^[A-Za-z_]\w*$/.test(name) && !value.includes("\0");
  return Object.entries(variables).filter(isAllowed);
}

/**
 * Runs a command in the shell itself. Backslashes bypass aliases; the outer redirection hides this line from `set -x`.
 * `before` is the exit code that `$?` has in the command.
 */
export function commandLine(command: string, before: number, { input, output }: Streams): string {
  const status = before === 0 ? "" : before === 1 ? "! :; " : `(\\exit ${before}); `;
  const run = `\\builtin \\eval ${quoted(command)} <${input} >${output} 2>&1`;
  return `{ PS1=; ${status}${run}; } >/dev/null 2>&1\n`;
}

/**
 * Sets the prompt. Bash reads it when the previous command has ended, in any way. It is a separate line after an empty
 * one, because a syntax error discards the rest of its line. Everything that the command could have defined is cleared
 * first, also the variables of this command only. A shell with such a variable that is `readonly` ends.
 */
export function statusLine(sequence: number, nonce: string, given: Variables = {}): string {
  const prompt = `'${bell}${nonce}${sequence} '$?' $$ \${!-} \${PWD-}${nonce}\${PATH-}${nonce}'`;
  const names = exported(given).map(([name]) => name);
  const clear = names.length === 0 ? "" : ` \\builtin \\unset -v ${names.join(" ")} || \\builtin \\exit 1;`;
  return `\n{ PS1=${prompt};${clear} } >/dev/null 2>&1\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

export type Piece = Readonly<{ output: Buffer }> | Readonly<{ frame: Frame }>;

const BELL = 7;
/** The limit is larger than a path and a search path. A longer frame without an end is output. */
const maxFrameBytes = 256 * 1024;

export class FrameReader {
  readonly #nonce: string;
  readonly #start: Buffer;
  #held: Buffer = Buffer.alloc(0);

  constructor(nonce: string) {
    this.#nonce = nonce;
    this.#start = frameStart(nonce);
  }

  /** Returns the parts that are certain after this chunk, in order. A possible start of a frame is held back. */
  push(chunk: Buffer): readonly Piece[] {
    const pieces: Piece[] = [];
    let rest = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    let at = rest.indexOf(this.#start);
    while (at >= 0) {
      const end = this.#endOf(rest, at);
      if (end < 0) break;
      const frame = parseFrame(rest.toString("utf8", at + this.#start.length, end), this.#nonce);
      if (at > 0) pieces.push({ output: rest.subarray(0, at) });
      if (frame) pieces.push({ frame });
      rest = rest.subarray(end);
      at = rest.indexOf(this.#start);
    }
    const cut = at < 0 ? this.#openStart(rest) : at;
    const isFrame = rest.length - cut <= maxFrameBytes;
    this.#held = isFrame ? rest.subarray(cut) : Buffer.alloc(0);
    const certain = isFrame ? rest.subarray(0, cut) : rest;
    if (certain.length > 0) pieces.push({ output: certain });
    return pieces;
  }

  /** Returns what was held back, when no more output can come. */
  end(): Buffer {
    const held = this.#held;
    this.#held = Buffer.alloc(0);
    return held;
  }

  /** The position after the second nonce behind the start; -1 if it has not arrived. */
  #endOf(bytes: Buffer, at: number): number {
    const middle = bytes.indexOf(this.#nonce, at + this.#start.length);
    const last = middle < 0 ? -1 : bytes.indexOf(this.#nonce, middle + this.#nonce.length);
    return last < 0 ? -1 : last + this.#nonce.length;
  }

  /** The position where the bytes end in a part of the start, or their length. The nonce contains no bell. */
  #openStart(bytes: Buffer): number {
    const at = bytes.lastIndexOf(BELL);
    if (at < 0 || bytes.length - at >= this.#start.length) return bytes.length;
    return bytes.subarray(at).equals(this.#start.subarray(0, bytes.length - at)) ? at : bytes.length;
  }
}
