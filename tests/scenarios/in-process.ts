/** Runs the action in the process of the tests, from `src/`: half the time of a process of its own, and its stack traces. */
import { randomUUID } from "node:crypto";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import { summary } from "@actions/core";
import { run } from "../../src/action/run.ts";
import { Fault } from "../../src/lib/fault.ts";
import { type RunProgram, runChild } from "../../src/rehearsal/runner/child.ts";
import { printTo } from "../../src/runner/commands.ts";
import type { World } from "../../src/runner/world.ts";

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
  const late = new AbortController();
  const cancel = () => {
    const fault = new Fault("cancelled", "The run was cancelled.");
    stop.abort(fault);
    globalThis.setTimeout(() => late.abort(fault), 3000).unref();
  };
  if (signal.aborted) cancel();
  else signal.addEventListener("abort", cancel, { once: true });
  const world: World = Object.freeze({
    env: environment,
    started: script,
    scripts: dirname(script),
    node: process.execPath,
    captureCommand: [process.execPath, script, "capture-work"],
    fetch: globalThis.fetch,
    now: () => new Date(),
    clock: () => performance.timeOrigin + performance.now() - startedAt,
    sleep: (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal }),
    newId: () => randomUUID(),
    random: () => Math.random(),
    saveMemory: () => undefined,
    signal: stop.signal,
    late: late.signal,
    broken: new AbortController().signal, // an error that nobody waits for fails the test
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
