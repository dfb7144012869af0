/**
 * Waits for something outside by looking again: at most so many times, with pauses that grow, until the signal is aborted
 * or the time is over. Every loop that waits for something outside goes through here, or has a bound that
 * `tests/bounded-waiting.ts` names.
 */
import { Fault, type FaultCode } from "./fault.ts";
import { count } from "./text.ts";

/** The parts of the world that waiting needs: milliseconds, and a `sleep` that rejects when the signal is aborted. */
export type Pausing = Readonly<{
  clock(): number;
  sleep(ms: number, signal: AbortSignal): Promise<unknown>;
}>;

export type Bounds = Readonly<{
  /** The expected thing, in words that fit behind "waited for". */
  what: string;
  /** How often it is looked for at most. */
  most: number;
  /** Milliseconds. Each pause is twice the one before. Without it, there are no pauses. */
  pause?: Readonly<{ first: number; longest: number }>;
  /** Milliseconds after which it is not looked for any more. */
  withinMs?: number;
  world: Pausing;
  signal: AbortSignal;
  code: FaultCode;
  hint?: string;
}>;

/**
 * Resolves to what `look` finds; undefined means that it is to look again. Rejects with what `look` rejects with, with the
 * reason of the signal, or with a Fault that says what was waited for and for how long.
 */
export async function bounded<Found>(
  bounds: Bounds,
  look: (turn: number) => Promise<Found | undefined>,
): Promise<Found> {
  const { most, pause, withinMs = Number.POSITIVE_INFINITY, world, signal } = bounds;
  const begun = world.clock();
  for (let turn = 1; turn <= most; turn += 1) {
    const found = await look(turn);
    if (found !== undefined) return found;
    signal.throwIfAborted();
    const waited = world.clock() - begun;
    if (turn === most || waited >= withinMs) throw gaveUp(bounds, turn, waited);
    if (pause) await rest(bounds, Math.min(pauseAfter(turn, pause), withinMs - waited));
  }
  throw gaveUp(bounds, 0, 0); // `most` is no positive number
}

/** Node's timers reject with an error of their own, which does not say why. */
async function rest({ world, signal }: Bounds, ms: number): Promise<void> {
  try {
    await world.sleep(ms, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

/** Milliseconds before the next look. */
export function pauseAfter(turn: number, { first, longest }: Readonly<{ first: number; longest: number }>): number {
  return Math.min(first * 2 ** (turn - 1), longest);
}

function gaveUp({ what, code, hint }: Bounds, turns: number, waitedMs: number): Fault {
  return new Fault(
    code,
    `This run waited for ${what}, and gave up after ${count(turns, "look")} in ${timeOf(waitedMs)}.`,
    { hint },
  );
}

function timeOf(ms: number): string {
  const [seconds, minutes] = [Math.round(ms / 1000), Math.round(ms / 60_000)];
  if (seconds < 1) return "less than a second";
  return seconds < 120 ? count(seconds, "second") : count(minutes, "minute");
}
