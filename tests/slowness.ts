/** How busy the machine is, for tests that play a limit of somebody else's clock. */
import { execFileSync } from "node:child_process";
import { HANGS_MS } from "./real-time.ts";

/** Beyond it a limit would be none. */
const MOST = 10;

/**
 * How many times as long as the processor works on it a small program takes, at least 1, which it is on an idle machine.
 * It says nothing of how fast the processor is.
 */
export function slowness(): number {
  const [, median = 1] = Array.from({ length: 3 }, ratioOf).toSorted((one, other) => one - other);
  return Math.min(MOST, Math.max(1, median));
}

/** Bash prints seconds on the clock, and of the processor in the program and in the system. */
function ratioOf(): number {
  const command = `TIMEFORMAT='%R %U %S'; { time "$0" -e 0; } 2>&1`;
  const said = execFileSync("bash", ["-c", command, process.execPath], { encoding: "utf8", timeout: HANGS_MS });
  const [clock = 0, ...processor] = said.trim().replaceAll(",", ".").split(" ").map(Number);
  return (
    clock /
    Math.max(
      0.001,
      processor.reduce((sum, seconds) => sum + seconds, 0),
    )
  );
}
