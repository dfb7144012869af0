/** Makes the folder that a command writes to. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** With those above it that are missing. Node's own way to do that never ends below `/proc`. Throws the error of the system. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  mkdirSync(path);
}
