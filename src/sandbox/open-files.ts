/** How many files this process may have open: the broker shares them with what it does for tools. */
import { readFileSync } from "node:fs";

/** Infinity if the system does not say. */
export function fileLimit(): number {
  try {
    const limits = readFileSync("/proc/self/limits", "utf8");
    const [, soft = ""] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
    return soft === "" ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
