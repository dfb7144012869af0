/** Here-documents that were announced in a line and follow after it. */
import type { Redirection } from "./command.ts";
import { Source } from "./source.ts";
import { type Inside, readBody } from "./word.ts";

type Expected = Readonly<{
  redirection: { body?: Redirection["body"]; readonly target: Redirection["target"] };
  hasTabs: boolean;
}>;

export class HereDocuments {
  #expected: Expected[] = [];

  /** The redirection gets its body later. */
  expect(redirection: Expected["redirection"], hasTabs: boolean): void {
    this.#expected.push({ redirection, hasTabs });
  }

  get areExpected(): boolean {
    return this.#expected.length > 0;
  }

  /** At the beginning of a line. */
  readBodies(source: Source, inside: Inside): void {
    const expected = this.#expected;
    this.#expected = [];
    for (const { redirection, hasTabs } of expected) {
      const { text, isQuoted } = redirection.target;
      const lines = linesUntil(source, text, hasTabs);
      if (!lines) inside.problem("A here-document does not end.");
      const body = (lines ?? []).join("\n");
      redirection.body = isQuoted ? body : readBody(new Source(body), inside);
    }
  }
}

/** undefined, and nothing more to read, if the end does not come. */
function linesUntil(source: Source, end: string, hasTabs: boolean): string[] | undefined {
  const lines: string[] = [];
  while (!source.isAtEnd) {
    const line = source.match(/[^\n]*/y) ?? "";
    source.skip("\n");
    const told = hasTabs ? line.replace(/^\t+/, "") : line;
    if (told === end) return lines;
    lines.push(told);
  }
  return undefined;
}
