/** Defines `World`: everything outside of the program that the action uses. `main.ts` creates it and passes it down. */
import { networkEnvironment } from "../../lib/programs.ts";

export type Env = Readonly<Record<string, string | undefined>>;

export type World = Readonly<{
  env: Env;
  /** The folder of this action's scripts, and the Node program that runs them. */
  scripts: string;
  node: string;
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
}>;

/** The environment for our own git: the settings for network access. */
export function gitEnvironment(env: Env): Readonly<Record<string, string>> {
  return networkEnvironment(env);
}
