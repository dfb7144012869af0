/** Hooks as real processes: the port filled in the plainest way. */
import { spawn } from "node:child_process";
import type { HookEnd, HookRunner } from "../../../src/core/hook/hook-config.ts";

export function processRunner(cwd: string): HookRunner {
  return ({ command, stdin, environment, timeoutMs, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<HookEnd>();
    const env = { PATH: process.env.PATH, ...environment };
    const child = spawn("/bin/sh", ["-c", command], { cwd, env, signal, timeout: timeoutMs, killSignal: "SIGKILL" });
    let [stdout, stderr] = ["", ""];
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
    });
    child.stdin.on("error", () => undefined); // it need not read it
    child.stdin.end(stdin);
    child.on("error", (error) => reject(signal.aborted ? signal.reason : error));
    child.on("close", (code, killed) => resolve({ exitCode: code ?? -1, stdout, stderr, timedOut: killed !== null }));
    return promise;
  };
}
