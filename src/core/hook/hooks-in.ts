/** Runs hooks where the tools are: what a repository says is to be run has no more rights than they have. */
import type { Workspace } from "../workspace/workspace.ts";
import type { HookRunner } from "./hook-runner.ts";

/** `over` cuts off hooks that nothing else would: at the beginning and the end of a session. */
export function hooksIn(workspace: Pick<Workspace, "pipe">, over: AbortSignal): HookRunner {
  return ({ command, stdin, environment: variables, timeoutMs, signal }) =>
    workspace.pipe({ command, stdin, variables }, { timeoutMs, signal: AbortSignal.any([signal, over]) });
}
