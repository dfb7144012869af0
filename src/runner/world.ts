/** Defines `World`: everything outside of the program that the action uses. `main.ts` creates it and passes it down. */
import type { CaptureJob } from "../git/capture/capture-job.ts";
import { networkEnvironment } from "../lib/programs.ts";

export type Env = Readonly<Record<string, string | undefined>>;

export type World = Readonly<{
  env: Env;
  /** The path by which the runner started this program: unlike `scripts`, links in it are not followed. */
  started: string;
  /** The folder of this action's scripts, and the Node program that runs them. */
  scripts: string;
  node: string;
  /** The command line of this program that captures work: see `capture-program.ts`. */
  captureCommand: readonly string[];
  fetch: typeof fetch;
  now(): Date;
  /** Milliseconds since the process started. */
  clock(): number;
  /** Resolves after `ms` milliseconds. Rejects when the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<unknown>;
  /** Returns a UUID. */
  newId(): string;
  /** From 0 to 1, without 1. */
  random(): number;
  /** Frees memory in a moment, if there is much to free: call it where something else is waited for. */
  saveMemory(): void;
  /** Aborted with a "cancelled" Fault when the runner asks us to stop. */
  signal: AbortSignal;
  /** Aborted with the same Fault three seconds later: what is not captured by then is left to the post step. */
  late: AbortSignal;
  /**
   * Aborted with a Fault by an error that nobody waits for. The agent stops then, and its work is published as after any
   * other failure.
   */
  broken: AbortSignal;
}>;

/** The environment for our own git: the settings for network access. */
export function gitEnvironment(env: Env): Readonly<Record<string, string>> {
  return networkEnvironment(env);
}

/** The least time that a capture may take, and its part of the run's time where that is more. */
const CAPTURE = { leastMs: 60_000, share: 0.1 };

/** The part of that time for git and for our own way to find files; the rest is for copies where both have failed. */
const BY_GIT = 0.75;

/** How long capturing the work of a run of so many minutes may take: by git, and by copies. */
export function captureLimits(timeoutMinutes: number): Readonly<{ gitMs: number; copiesMs: number }> {
  const limitMs = Math.max(CAPTURE.leastMs, timeoutMinutes * 60_000 * CAPTURE.share);
  return { gitMs: limitMs * BY_GIT, copiesMs: limitMs * (1 - BY_GIT) };
}

/** The process that captures work, for a run of so many minutes. */
export function captureJob(
  { captureCommand, late }: Pick<World, "captureCommand" | "late">,
  timeoutMinutes: number,
): CaptureJob {
  return { command: captureCommand, limitMs: captureLimits(timeoutMinutes).gitMs, signal: late };
}
