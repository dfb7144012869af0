/** What runs on this machine, however it is hidden from those behind a wall. */
import { readdirSync, readFileSync } from "node:fs";

/** The processes with this word among their arguments. */
export function running(word: string): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(word);
    } catch {
      return false; // it has ended
    }
  });
}
