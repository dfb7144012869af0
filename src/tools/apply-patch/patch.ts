/** Parses a patch into sections. */
import { Mistake } from "../../lib/fault.ts";

export type HunkLine = Readonly<{ kind: "context" | "remove" | "add"; text: string }>;

export type Hunk = Readonly<{
  /** Counted from 1 in its file. */
  number: number;
  /** The lines after `@@`: each is searched for after the one before, and the hunk after the last. */
  anchors: readonly string[];
  lines: readonly HunkLine[];
  isAtEnd: boolean;
}>;

export type Section =
  | Readonly<{ kind: "add"; path: string; content: string }>
  | Readonly<{ kind: "delete"; path: string }>
  | Readonly<{ kind: "update"; path: string; moveTo: string | undefined; hunks: readonly Hunk[] }>;

const header = /^\*\*\* (Add|Delete|Update) File: (.+)$/;
const moveHeader = /^\*\*\* Move to: (.+)$/;
const END_OF_FILE = "*** End of File";

/** Throws a `Mistake` with the line for an invalid patch. Text before and after the envelope is ignored. */
export function parsePatch(patch: string): readonly Section[] {
  const all = patch.split("\n");
  const begin = all.findIndex((line) => line.trim() === "*** Begin Patch");
  const end = all.findLastIndex((line) => line.trim() === "*** End Patch");
  if (begin < 0 || end < begin) {
    throw new Mistake("A patch begins with the line `*** Begin Patch` and ends with the line `*** End Patch`.");
  }
  const reader = new Reader(all.slice(0, end), begin + 1);
  const sections: Section[] = [];
  for (reader.skipBlank(); !reader.isAtEnd; reader.skipBlank()) sections.push(section(reader));
  if (sections.length === 0) throw new Mistake("The patch has no section: it would change nothing.");
  return sections;
}

/** Every path that a patch names. */
export function pathsOf(sections: readonly Section[]): readonly string[] {
  return sections.flatMap((one) => [
    one.path,
    ...(one.kind === "update" && one.moveTo !== undefined ? [one.moveTo] : []),
  ]);
}

class Reader {
  readonly #lines: readonly string[];
  #next: number;

  constructor(lines: readonly string[], next: number) {
    this.#lines = lines;
    this.#next = next;
  }

  get isAtEnd(): boolean {
    return this.#next >= this.#lines.length;
  }

  /** Returns the next line, unless it starts a section. */
  get line(): string | undefined {
    const line = this.#lines[this.#next];
    return line !== undefined && header.test(line.trimEnd()) ? undefined : line;
  }

  take(): string {
    this.#next += 1;
    return this.#lines[this.#next - 1] ?? "";
  }

  takeIf(pattern: RegExp): string | undefined {
    const match = pattern.exec(this.line?.trimEnd() ?? "");
    if (match) this.#next += 1;
    return match?.[1];
  }

  skipBlank(): void {
    while (!this.isAtEnd && this.#lines[this.#next]?.trim() === "") this.#next += 1;
  }

  /** The two lines of a unified diff that name the file once more. */
  skipNames(path: string): void {
    const [old, now, next] = this.#lines.slice(this.#next, this.#next + 3).map((line) => line.trimEnd());
    const isNamed = old === `--- a/${path}` || old === `--- ${path}`;
    if (isNamed && (now === `+++ b/${path}` || now === `+++ ${path}`) && next?.startsWith("@@")) this.#next += 2;
  }

  /** A mistake in the line that was read last. */
  mistake(problem: string): Mistake {
    return new Mistake(`Line ${this.#next} of the patch, ${JSON.stringify(this.#lines[this.#next - 1])}: ${problem}`);
  }
}

function section(reader: Reader): Section {
  const [, verb, rawPath = ""] = header.exec(reader.take().trimEnd()) ?? [];
  const path = rawPath.trim();
  if (verb === "Add") return { kind: "add", path, content: addedContent(reader) };
  if (verb === "Delete") return { kind: "delete", path };
  if (verb === "Update") return update(reader, path);
  throw reader.mistake(
    "a section begins with `*** Add File: `, `*** Update File: ` or `*** Delete File: ` and a path.",
  );
}

function addedContent(reader: Reader): string {
  let content = "";
  for (let line = reader.line; line !== undefined && line !== ""; line = reader.line) {
    reader.take();
    if (!line.startsWith("+")) throw reader.mistake("every line of a file to add begins with `+`.");
    content += `${line.slice(1)}\n`;
  }
  return content;
}

function update(reader: Reader, path: string): Section {
  const moveTo = reader.takeIf(moveHeader)?.trim();
  reader.skipNames(path);
  const hunks: Hunk[] = [];
  for (reader.skipBlank(); reader.line !== undefined; reader.skipBlank()) hunks.push(hunk(reader, hunks.length + 1));
  if (hunks.length === 0 && moveTo === undefined)
    throw reader.mistake("this section changes nothing: add a hunk to it.");
  return { kind: "update", path, moveTo, hunks };
}

/** The first hunk may start without `@@`. */
function hunk(reader: Reader, number: number): Hunk {
  const anchors: string[] = [];
  for (let anchor = takeAnchor(reader); anchor !== undefined; anchor = takeAnchor(reader)) anchors.push(anchor);
  const lines: Taken[] = [];
  for (let line = reader.line; line !== undefined && !/^@@|^\*\*\* /.test(line); line = reader.line) {
    if (/^\\ No newline at end of file\s*$/.test(line)) reader.take();
    else lines.push(hunkLine(reader));
  }
  const isAtEnd = reader.takeIf(/^(\*\*\* End of File)$/) === END_OF_FILE;
  const used = withoutTrailingBlanks(lines);
  if (used.length === 0) {
    if (reader.line?.startsWith("***")) reader.take();
    throw reader.mistake("a hunk has lines that begin with a space, `-` or `+`.");
  }
  return { number, anchors: anchors.filter((anchor) => anchor !== ""), lines: used.map(({ line }) => line), isAtEnd };
}

/** The text after `@@`. The line numbers of a unified diff are ignored. */
function takeAnchor(reader: Reader): string | undefined {
  return reader.takeIf(/^@@(?: -\d+(?:,\d+)? \+\d+(?:,\d+)? @@)? ?(.*)$/);
}

type Taken = Readonly<{ line: HunkLine; isBlank: boolean }>;

const kinds: Readonly<Record<string, HunkLine["kind"]>> = { " ": "context", "-": "remove", "+": "add" };

function hunkLine(reader: Reader): Taken {
  const raw = reader.take();
  if (raw === "") return { line: { kind: "context", text: "" }, isBlank: true };
  const kind = kinds[raw.slice(0, 1)];
  if (!kind) throw reader.mistake("a line of a hunk begins with a space (context), `-` (remove) or `+` (add).");
  return { line: { kind, text: raw.slice(1) }, isBlank: false };
}

/** Lines without even a space at the end of a hunk only separate it from the next one. */
function withoutTrailingBlanks(lines: readonly Taken[]): readonly Taken[] {
  return lines.slice(0, lines.findLastIndex(({ isBlank }) => !isBlank) + 1);
}
