/** Opens a sandbox as the user that runs this, with the options in its argument, runs a command in it, and prints what came of it. */

import { toFault } from "../../src/lib/fault.ts";
import { openSandbox, type SandboxOptions } from "../../src/sandbox/open-sandbox.ts";
import { HANGS_MS } from "../real-time.ts";

type Given = Omit<SandboxOptions, "random" | "onHandOver" | "onBuilding"> & Readonly<{ command: string }>;

/** What it prints, as JSON. */
export type Opened =
  | Readonly<{ headline: string; hint: string | undefined }>
  | Readonly<{ output: string; gaps: readonly string[] }>;

export async function openAndRun({ command, ...options }: Given): Promise<Opened> {
  try {
    const sandbox = await openSandbox({ ...options, random: Math.random, onHandOver: () => undefined });
    try {
      const limits = { timeoutMs: HANGS_MS, signal: new AbortController().signal };
      const { output } = await sandbox.workspace.run(command, limits);
      return { output, gaps: sandbox.report().gaps };
    } finally {
      await sandbox.close();
    }
  } catch (error) {
    const { headline, hint } = toFault(error);
    return { headline, hint };
  }
}

const [given] = process.argv.slice(2);
if (import.meta.main && given !== undefined) {
  // Of this test itself.
  process.stdout.write(JSON.stringify(await openAndRun(JSON.parse(given) as Given)));
}
