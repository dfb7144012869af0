/** Opens a shell that stays. */
import { randomBytes } from "node:crypto";
import { stat } from "node:fs/promises";
import { Mistake } from "../../../lib/fault.ts";
import { launchInTerminal, launchOnPipes } from "./launch.ts";
import { LocalShell } from "./local-shell.ts";
import { findProgram } from "./program-path.ts";
import type { ShellSession } from "./shell-session.ts";

export type OpenShellOptions = Readonly<{
  workingDir: string;
  environment: Readonly<Record<string, string>>;
  /** Uses no terminal, even if one is available. */
  isTerminal?: boolean;
}>;

/**
 * Starts bash in `workingDir` without reading any user's settings. Rejects with a `Mistake` if there is no such folder
 * or no bash.
 */
export async function openShell({
  workingDir,
  environment,
  isTerminal = true,
}: OpenShellOptions): Promise<ShellSession> {
  await requireFolder(workingDir);
  const { PATH = "/usr/local/bin:/usr/bin:/bin" } = environment;
  const bash = findProgram("bash", PATH, workingDir);
  if (!bash) throw new Mistake("No command can be run: there is no bash here.");
  // BSD's `script` has other arguments.
  const script = process.platform === "linux" ? findProgram("script", PATH, workingDir) : undefined;
  for (const launch of isTerminal && script ? [launchInTerminal, launchOnPipes] : [launchOnPipes]) {
    const nonce = randomBytes(16).toString("hex");
    const mark = `DECKHAND_SHELL=${randomBytes(16).toString("hex")}`;
    const all = { ...environment, ...sessionEnvironment(mark, workingDir) };
    const options = { bash, script, cwd: workingDir, environment: all };
    const shell = new LocalShell({ shell: launch(options), nonce, mark });
    if (await shell.begin()) return shell;
    await shell.close();
  }
  throw new Mistake("No command can be run: bash does not start here.");
}

/** PWD keeps the name of a folder with links in its path. Virtual environments do not change the prompt. */
function sessionEnvironment(mark: string, workingDir: string): Readonly<Record<string, string>> {
  const [name = "", value = ""] = mark.split("=");
  return { PWD: workingDir, [name]: value, VIRTUAL_ENV_DISABLE_PROMPT: "1" };
}

async function requireFolder(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) throw new Mistake("No command can be run: the workspace folder no longer exists.");
}
