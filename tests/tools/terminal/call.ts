/** A test with a terminal of its own, closed again, and short ways to call it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { grantOf } from "../../../src/core/agent/judge.ts";
import { secretsFor, type ToolSecrets } from "../../../src/core/secret/secret-registry.ts";
import { callTool } from "../../../src/core/tool/call-tool.ts";
import type { ToolContext } from "../../../src/core/tool/tool.ts";
import { outputOf } from "../../../src/core/view/shown-content.ts";
import { toolEnvironment } from "../../../src/core/workspace/environment.ts";
import { localWorkspace } from "../../../src/core/workspace/local-workspace.ts";
import { terminal } from "../../../src/tools/terminal/terminal.ts";
import type { TerminalInput, TerminalLimits } from "../../../src/tools/terminal/terminal-calls.ts";
import { test as base, forever } from "../../core/workspace/temp-folder.ts";

export type Answer = Readonly<{ text: string; is_error: boolean; [field: string]: unknown }>;

/** `secrets`: of which a call gets those of its grant. */
type CallContext = Partial<Omit<ToolContext, "secrets"> & Readonly<{ secrets: ToolSecrets }>>;

export interface Called {
  (command: string, more?: Partial<TerminalInput>, context?: CallContext): Promise<Answer>;
  close(): Promise<void>;
}

/** Calls one terminal in `folder`, whose outputs go to the folder `observations` beside it. */
export function calls(folder: string, limits: Partial<TerminalLimits> = {}): Called {
  const tool = terminal(limits);
  const outputDir = join(folder, "observations");
  const environment = { ...toolEnvironment(process.env), LC_ALL: "C.UTF-8" }; // bash speaks the language of the machine
  const workspace = localWorkspace({ workingDir: folder, outputDir, environment });
  const call = async (
    command: string,
    more: Partial<TerminalInput> = {},
    { secrets, ...context }: CallContext = {},
  ) => {
    const input = { command, ...more };
    const granted = secrets && secretsFor(grantOf(tool, input, { workspace, secrets }).secrets, secrets);
    const result = await callTool(tool, input, { workspace, signal: forever, secrets: granted, ...context });
    if (result.status === "crashed") throw new Error(result.error);
    const [block] = outputOf(result.observation);
    return { ...result.observation, text: block?.type === "text" ? block.text : "" };
  };
  return Object.assign(call, { close: async () => tool.close?.() });
}

type Fixtures = { run: Called };

export const test = base.extend<Fixtures>({
  run: async ({ folder }: { folder: string }, use: (run: Called) => Promise<void>) => {
    const run = calls(folder, { quiet: 0.4 });
    await use(run);
    await run.close();
  },
});

/** One terminal for all tests of a file, which is soon impatient. */
export function terminalOfFile(): Called {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-"));
  const run = calls(folder, { quiet: 0.2, default: 60 });
  afterAll(async () => {
    await run.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return run;
}

/** What a command that ended well is answered with. */
export const ended = (output: string, exitCode = 0) =>
  `${output}${output === "" ? "" : "\n"}[Command finished with exit code ${exitCode}]`;
