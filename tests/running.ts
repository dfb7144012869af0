/** What runs on this machine, however it is hidden in a sandbox; read from /proc, since not every machine has `ps`. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import type { Stage } from "../src/rehearsal/stage.ts";

/** The processes with this word among their arguments. */
export function running(word: string): string[] {
  return [...processes()].flatMap(([pid, line]) => (line.split("\0").includes(word) ? [String(pid)] : []));
}

/** Every process that can be seen, by number: its arguments, or another of its files in /proc. */
export function processes(file = "cmdline"): ReadonlyMap<number, string> {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return new Map(pids.map((pid) => [Number(pid), read(`/proc/${pid}/${file}`)]));
}

/** The process of the action that plays on a stage. Throws if there is none. */
export function actionOn({ folder }: Stage): number {
  const isAction = (pid: number) => read(`/proc/${pid}/cmdline`).endsWith("dist/index.js\0");
  const found = [...processes("cwd")].find(([pid, cwd]) => cwd.startsWith(folder) && isAction(pid));
  if (!found) throw new Error(`No action runs in ${folder}.`);
  return found[0];
}

function read(path: string): string {
  try {
    return path.endsWith("cwd") ? readlinkSync(path) : readFileSync(path, "utf8");
  } catch {
    return ""; // it has ended, or belongs to another user
  }
}
