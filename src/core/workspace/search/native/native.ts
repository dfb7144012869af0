/** Searches without ripgrep: it finds the same files and lines, and takes a few times longer. */
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Mistake } from "../../../../lib/fault.ts";
import { startOf, withoutEnd } from "../../../../lib/text.ts";
import { MAX_LINE_LENGTH, type MatchingLine, type Searcher, type SearchScope, withinTime } from "../searcher.ts";
import { readNow, walk } from "./walk.ts";

const limits = { turnFiles: 100, turnBytes: 4 * 1024 * 1024 };

export const native: Searcher = {
  list: walk,
  async matching(pattern, scope) {
    const { matches } = linePattern(pattern);
    const { paths, isComplete } = await walk(scope);
    const found: string[] = [];
    const isDone = await inTurns(paths, scope, (turn) => {
      for (const { path, text } of turn) if (matches(text)) found.push(path);
      return true;
    });
    return { paths: found, isComplete: isComplete && isDone };
  },
  async lines(pattern, paths, limit, scope) {
    const { linesOf } = linePattern(pattern);
    const lines: MatchingLine[] = [];
    const isComplete = await inTurns(paths, scope, (turn) => {
      for (const { path, text } of turn) {
        for (const line of linesOf(text)) if (lines.push({ path, ...line }) > limit) return false;
      }
      return true;
    });
    return { lines, isComplete };
  },
};

type Read = Readonly<{ path: string; text: string }>;

/**
 * Passes the texts of files to `work` in portions until it returns false. Resolves to false if the deadline came first.
 */
async function inTurns(
  paths: readonly string[],
  scope: SearchScope,
  work: (turn: Read[]) => boolean,
): Promise<boolean> {
  const { place, signal, deadline, turnMs } = scope;
  for (const turn of turns(paths, place.folder)) {
    const goesOn = withinTime(turnMs, () => work(turn));
    if (goesOn === undefined)
      throw new Mistake("The pattern takes too long. Use a simpler one, without nested repeats.");
    if (!goesOn) return true;
    await setImmediate();
    signal.throwIfAborted();
    if (deadline.aborted) return false;
  }
  return true;
}

function* turns(paths: readonly string[], folder: string): Generator<Read[]> {
  let turn: Read[] = [];
  let bytes = 0;
  for (const path of paths) {
    const content = readNow(join(folder, path));
    const text = content && searchableText(content);
    if (text === undefined) continue;
    turn.push({ path, text });
    bytes += text.length;
    if (turn.length < limits.turnFiles && bytes < limits.turnBytes) continue;
    yield turn;
    turn = [];
    bytes = 0;
  }
  if (turn.length > 0) yield turn;
}

/** Decodes by the byte order mark, or else as UTF-8 with U+FFFD for invalid bytes; undefined for binary data. */
function searchableText(bytes: Buffer): string | undefined {
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0)) return undefined;
  const text = bytes.toString();
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

function wideEncoding([first, second]: Buffer): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** A regular expression for single lines that ignores case. */
type NumberedLine = Readonly<{ number: number; text: string }>;

type LinePattern = Readonly<{
  matches(text: string): boolean;
  linesOf(text: string): Generator<NumberedLine>;
}>;

/** Throws a `Mistake` for an invalid pattern. */
function linePattern(pattern: string): LinePattern {
  const expression = compile(pattern.replace(/^\(\?[ims]+\)/, ""));
  // A pattern with lookaround may depend on the next line; all others can be tested on the whole text first, which is
  // faster.
  const mayTestWhole = !/\(\?<?!/.test(pattern);
  function* linesOf(text: string): Generator<NumberedLine> {
    if (mayTestWhole && !expression.test(text)) return;
    for (const [index, line] of linesIn(text).entries()) {
      if (expression.test(line)) yield { number: index + 1, text: startOf(withoutEnd(line, "\r"), MAX_LINE_LENGTH) };
    }
  }
  return { linesOf, matches: (text) => !linesOf(text).next().done };
}

/** A final newline ends the last line and starts no other. */
function linesIn(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const last = lines.pop() ?? "";
  return last === "" ? lines : [...lines, last.replace(/\r$/, "")];
}

// Strict first, because only then characters beyond 16 bits are one. Models escape too much, which only the other mode
// accepts.
function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "imu");
  } catch {
    return compileLoosely(pattern);
  }
}

function compileLoosely(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "im");
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Mistake(`The pattern is not a supported regular expression. ${reason}`, { cause });
  }
}
