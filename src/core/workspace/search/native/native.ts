/** Searches by ourselves, for runners without ripgrep: the same files and lines, in a few times the time. */
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Mistake } from "../../../../lib/fault.ts";
import { withoutEnd } from "../../../../lib/text.ts";
import { type Line, MAX_LINE_LENGTH, type Scope, type Searcher } from "../searcher.ts";
import { withinTime } from "../time-limit.ts";
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
    const lines: Line[] = [];
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
 * Gives the texts of files to `work`, some at a time so that others get their turn, until it returns false. False if
 * the deadline came first.
 */
async function inTurns(paths: readonly string[], scope: Scope, work: (turn: Read[]) => boolean): Promise<boolean> {
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

/** By the byte order mark, else UTF-8 with U+FFFD for what is not; undefined for what is binary. */
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

/** A regular expression about single lines, whatever their case. */
type NumberedLine = Readonly<{ number: number; text: string }>;

type LinePattern = Readonly<{
  matches(text: string): boolean;
  linesOf(text: string): Generator<NumberedLine>;
}>;

/** A `Mistake` for a pattern that is none. */
function linePattern(pattern: string): LinePattern {
  const expression = compile(pattern.replace(/^\(\?[ims]+\)/, ""));
  // What looks around may see the next line; all else that is in a line is in the whole too, which is quicker to test.
  const mayTestWhole = !/\(\?<?!/.test(pattern);
  function* linesOf(text: string): Generator<NumberedLine> {
    if (mayTestWhole && !expression.test(text)) return;
    for (const [index, line] of linesIn(text).entries()) {
      if (expression.test(line)) yield { number: index + 1, text: withoutEnd(line, "\r").slice(0, MAX_LINE_LENGTH) };
    }
  }
  return { linesOf, matches: (text) => !linesOf(text).next().done };
}

/** A final newline ends the last line; it does not begin another. */
function linesIn(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const last = lines.pop() ?? "";
  return last === "" ? lines : [...lines, last.replace(/\r$/, "")];
}

// Strict first: only then characters beyond 16 bits are one. Models escape what needs none, which the other one forgives.
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
    throw new Mistake(`The pattern is not a regular expression that can be searched for. ${reason}`, { cause });
  }
}
