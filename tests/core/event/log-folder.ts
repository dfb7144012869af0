/** A test with a folder of its own for a log. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "vitest";

export const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures it needs from the pattern.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "deckhand-log-"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

/** The names of the event files of a conversation folder, in order. */
export function eventFiles(folder: string): string[] {
  return readdirSync(join(folder, "events"))
    .filter((name) => name.endsWith(".json"))
    .sort();
}
