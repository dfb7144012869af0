/** Marks in our own folder when the run began, so that what our git has made in the checkout since can be told from older files. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Call it before anything is written to the checkout. */
export function markBegin(folder: string): void {
  writeFileSync(beginMark(folder), "");
}

export function beginMark(folder: string): string {
  return join(folder, "begun");
}
