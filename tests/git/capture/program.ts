/** The command line of the program that captures work, from the source. */
import { join } from "node:path";

export const captureCommand: readonly string[] = [
  process.execPath,
  join(import.meta.dirname, "../../../src/main.ts"),
  "capture-work",
];
