/** Times the sandbox: from nothing to the end of its self-test, and what a command costs more behind it. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Workspace } from "../../src/core/workspace/workspace.ts";
import { openSandbox } from "../../src/sandbox/open-sandbox.ts";
import { median } from "./figure.ts";

/** Milliseconds: for the sandbox, and for a command that does nothing in a shell behind it. */
export type SandboxTimes = Readonly<{ openMs: number; commandMs: number }>;

/** One sandbox around a checkout that is nearly empty; undefined where there is no way to build one. */
export async function timeSandbox(bundle: string, times: number): Promise<SandboxTimes | undefined> {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "deckhand-bench-")));
  const [workingDir, folder] = [join(base, "app"), join(base, "own")];
  const outputDir = join(folder, "out");
  for (const path of [workingDir, outputDir]) mkdirSync(path, { recursive: true });
  execFileSync("git", ["init", "--quiet", workingDir]);
  const scripts = dirname(bundle);
  const start = performance.now();
  try {
    const sandbox = await openSandbox({
      ...{
        workingDir,
        folder,
        outputDir,
        scripts,
        env: process.env,
        added: [],
        brokerVariables: [],
        network: "none",
        setUpNetwork: "none",
        isAsking: false,
        caches: ["none"],
      },
      ...{ host: join(scripts, "tool-host/index.js"), node: process.execPath, isolation: "auto", random: Math.random },
      onHandOver: () => {},
    });
    const openMs = performance.now() - start;
    const commandMs = await timeCommands(sandbox.workspace, times);
    await sandbox.close();
    return { openMs, commandMs };
  } catch (error) {
    process.stderr.write(`The sandbox is not measured: ${error instanceof Error ? error.message : error}\n`);
    return undefined;
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

/** The median of `times` commands in one shell. */
async function timeCommands(workspace: Workspace, times: number): Promise<number> {
  const limits = { totalMs: 10_000, signal: new AbortController().signal };
  const shell = await workspace.openShell();
  const trips: number[] = [];
  for (let trip = 0; trip < times; trip += 1) {
    const start = performance.now();
    await shell.run("true", {}, limits);
    trips.push(performance.now() - start);
  }
  await shell.close();
  return median(trips);
}
