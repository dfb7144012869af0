/** Defines `World`: everything that the action reaches outside itself. `main.ts` makes it and passes it down. */
import { networkEnvironment } from "../../lib/programs.ts";

export type Env = Readonly<Record<string, string | undefined>>;

export type World = Readonly<{
  env: Env;
  /** The folder of this action's scripts, and the program that runs them. */
  scripts: string;
  node: string;
  fetch: typeof fetch;
  now(): Date;
  /** Milliseconds since the process started. */
  clock(): number;
  /** Resolves after so many milliseconds; rejects as soon as the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<unknown>;
  /** A UUID. */
  newId(): string;
  /** From 0 to 1, without 1. */
  random(): number;
  /** Aborted with a "cancelled" Fault when the runner asks us to stop. */
  signal: AbortSignal;
}>;

/** What our own git needs of the job's environment: the way to GitHub. */
export function gitEnvironment(env: Env): Readonly<Record<string, string>> {
  return networkEnvironment(env);
}
