/** Ends everything in the sandbox, and verifies it. */

import { setTimeout as sleep } from "node:timers/promises";
import { Fault } from "../../lib/fault.ts";
import { program, runToEnd } from "./command-line.ts";
import { type HandBack, handBack } from "./hand-back.ts";
import type { HostProcess } from "./start-host.ts";
import { processesOf } from "./tool-user.ts";
import { asRoot } from "./way.ts";

const GRACE_MS = { stdin: 2000, killed: 3000, gone: 5000 };

/** Rejects with a Fault if a process is left, because it could still write to what is read or given back next. */
export async function takeDown(
  hosts: Iterable<HostProcess>,
  exits: readonly Readonly<{ close(): Promise<void> }>[],
  back: HandBack,
): Promise<void> {
  try {
    await endAll(hosts, back);
  } finally {
    await Promise.all(exits.map((exit) => exit.close()));
  }
  await handBack(back);
}

/** Rejects with a Fault if a process of the tools is left. */
export async function endAll(hosts: Iterable<HostProcess>, back: HandBack): Promise<void> {
  const all = [...hosts];
  const ends = await Promise.all(all.map((host) => endHost(host, () => killTools(back))));
  const deaf = all.filter((_, index) => !ends[index]);
  if (deaf.length > 0 && back.way === "bwrap") throw left(deaf.flatMap(({ pid }) => pid ?? []));
  await requireNobody(back);
}

/**
 * Ends one of several sandboxes; the others keep running. Resolves to whether it has ended. Its first process belongs
 * to root, and ends everything in it when its stdin closes.
 */
export async function endHost(host: HostProcess, force: () => Promise<void> = async () => {}): Promise<boolean> {
  host.input.end();
  if (await within(GRACE_MS.stdin, host.ended)) return true;
  host.kill();
  await force();
  return within(GRACE_MS.killed, host.ended);
}

/** Also for another process than the one that built the sandbox. */
export async function giveBack(back: HandBack): Promise<void> {
  await requireNobody(back);
  await handBack(back);
}

async function requireNobody(back: HandBack): Promise<void> {
  if (back.way === "bwrap") return; // they have no user of their own, and ended with the host
  const end = performance.now() + GRACE_MS.gone;
  while (processesOf(back.user).length > 0) {
    if (performance.now() > end) throw left(processesOf(back.user));
    await killTools(back);
    await sleep(20);
  }
}

async function killTools({ way, user }: HandBack): Promise<void> {
  const pids = way === "bwrap" ? [] : processesOf(user).map(String);
  if (way === "bwrap" || pids.length === 0) return;
  await runToEnd(asRoot(way, [program("kill"), "-KILL", ...pids]));
}

async function within(milliseconds: number, ended: Promise<unknown>): Promise<boolean> {
  const controller = new AbortController();
  const late = sleep(milliseconds, false, { signal: controller.signal }).catch(() => false);
  const isOver = await Promise.race([ended.then(() => true), late]);
  controller.abort();
  return isOver;
}

function left(pids: readonly number[]): Fault {
  return new Fault("bug", `Processes of the tools are still there (${pids.join(", ")}), so nothing is published.`, {
    hint: "A self-hosted runner needs them killed by hand before the next job.",
  });
}
