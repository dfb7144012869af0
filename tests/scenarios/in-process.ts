/** Runs the action in the process of the tests, from `src/`: half the time of a process of its own, and its stack traces. */
import { randomUUID } from "node:crypto";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import { summary } from "@actions/core";
import { run } from "../../src/action/run.ts";
import { printTo } from "../../src/action/runner/commands.ts";
import type { World } from "../../src/action/runner/world.ts";
import { Fault } from "../../src/lib/fault.ts";
import { type RunProgram, runChild } from "../../src/rehearsal/runner/child.ts";

let isBusy = false;

/**
 * As `runChild`. A run that needs a process of its own gets one: a second run at the same time (@actions/core reads the
 * environment of the process), one that can be killed, and one with `NODE_OPTIONS`.
 */
export const runInProcess: RunProgram = async (options) => {
  if (isBusy || options.killed || options.environment.NODE_OPTIONS) return runChild(options);
  isBusy = true;
  const { environment, signal, script, onLine } = options;
  const startedAt = performance.timeOrigin + performance.now();
  let stdout = "";
  const write = (text: string) => {
    stdout += text;
    for (const line of text.replace(/\n$/, "").split("\n")) onLine(line);
  };
  const stop = new AbortController();
  const cancel = () => stop.abort(new Fault("cancelled", "The run was cancelled."));
  if (signal.aborted) cancel();
  else signal.addEventListener("abort", cancel, { once: true });
  const world: World = Object.freeze({
    env: environment,
    scripts: dirname(script),
    node: process.execPath,
    fetch: globalThis.fetch,
    now: () => new Date(),
    clock: () => performance.timeOrigin + performance.now() - startedAt,
    sleep: (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal }),
    newId: () => randomUUID(),
    random: () => Math.random(),
    saveMemory: () => undefined,
    signal: stop.signal,
  });
  process.env.GITHUB_STEP_SUMMARY = environment.GITHUB_STEP_SUMMARY;
  Reflect.set(summary, "_filePath", undefined); // it remembers the file of the run before
  try {
    const exitCode = await printTo(write, () => run(world));
    const durationMs = performance.timeOrigin + performance.now() - startedAt;
    return { pid: undefined, exitCode, stdout, stderr: "", startedAt, durationMs };
  } finally {
    signal.removeEventListener("abort", cancel);
    isBusy = false;
  }
};
