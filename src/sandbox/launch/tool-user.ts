/** The user of the tools: a number that no account has and that no other run on this machine uses. */
import { readdirSync, readFileSync } from "node:fs";
import { Fault } from "../../lib/fault.ts";

/** Below the range of containers, above the range of accounts. */
const FIRST = 64_000;
const COUNT = 1000;

/** `random` is from 0 to less than 1, so that two runs that start together choose different numbers. */
export function freeUser(random: () => number, inUse: ReadonlySet<number> = usersNow()): number {
  const start = Math.floor(random() * COUNT);
  for (let step = 0; step < COUNT; step += 1) {
    const uid = FIRST + ((start + step) % COUNT);
    if (!inUse.has(uid)) return uid;
  }
  throw new Fault("config", "There is no free user for the tools: too many runs on this machine at once.", {
    hint: "Run it again when another run on this machine has ended.",
  });
}

/** The processes of a user, by number. Zombies do not count. */
export function processesOf(uid: number): readonly number[] {
  return statuses().flatMap(({ pid, text }) => (isAlive(text) && uidsIn(text).includes(uid) ? [pid] : []));
}

function usersNow(): ReadonlySet<number> {
  return new Set(statuses().flatMap(({ text }) => uidsIn(text)));
}

function uidsIn(status: string): number[] {
  return (/^Uid:\t([\d\t]+)$/m.exec(status)?.[1] ?? "").split("\t").map(Number);
}

function isAlive(status: string): boolean {
  return !/^State:\t[ZX]/m.test(status);
}

function statuses(): readonly Readonly<{ pid: number; text: string }>[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [{ pid: Number(name), text: readFileSync(`/proc/${name}/status`, "utf8") }];
    } catch {
      return []; // it has ended in the meantime
    }
  });
}
