/** Which modules of `src/` one plain mention loads: each costs time before the first request. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const child = fileURLToPath(new URL("./loaded-modules-process.ts", import.meta.url));

/** Paths below `src/`, without the rehearsal. The process is a fresh one, which has loaded nothing before. */
export function loadedModules(): readonly string[] {
  return execFileSync(process.execPath, [child], { encoding: "utf8" }).split("\n");
}
