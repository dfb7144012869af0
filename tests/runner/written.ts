/** What a test has written to stdout. */
import { afterEach, beforeEach } from "vitest";

/** The pieces of each test, one after another; nobody else sees them. */
export function writtenInTest(): string[] {
  const written: string[] = [];
  const { write } = process.stdout;
  beforeEach(() => {
    written.length = 0;
    // As `as`: one of its overloads is enough, nobody here passes a callback.
    process.stdout.write = ((chunk: string | Uint8Array) => Boolean(written.push(String(chunk)))) as typeof write;
  });
  afterEach(() => {
    process.stdout.write = write;
  });
  return written;
}
