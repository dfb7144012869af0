/** What may depend on the clock of the machine in tests, and is the same for all of them. */
import { setTimeout } from "node:timers/promises";

/** A limit for what hangs: beside a dozen other programs, what takes a second takes a minute. */
export const HANGS_MS = 240_000;

/** A limit that is meant to be over: nothing that the test asserts has to be done before. */
export const LAPSES_MS = 300;

/** Waits for an answer as long as the test does, whatever the limit of the client: the embedded GitHub starts many processes. */
export const patientFetch: typeof fetch = (input, init) => fetch(input, { ...init, signal: null });

/**
 * Makes something slow, or gives something that must not happen an occasion. No assertion may need it to be long enough.
 * Rejects when the signal is aborted.
 */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal });
}
