/** Implements the workspace port on this machine: a folder, its files, and shells with a controlled environment. */
import { randomBytes } from "node:crypto";
import { stat } from "node:fs/promises";
import { Mistake } from "../../lib/fault.ts";
import { EditHistory } from "./edit-history.ts";
import { listDirectory, readFile, removeFile, saveOutput, statFile, writeWholeFile } from "./files.ts";
import { gitChanges, gitDiff } from "./git-view/changes.ts";
import type { GitViewOptions } from "./git-view/private-view.ts";
import { type LocalProgram, openProgram } from "./local-program.ts";
import { orMistake, type Roots, safePath } from "./safe-path.ts";
import { search } from "./search/search.ts";
import { runPiped, runShell } from "./shell.ts";
import { alone } from "./shell-session/alone.ts";
import { LocalShell } from "./shell-session/local-shell.ts";
import { findProgram, launchInTerminal, launchOnPipes } from "./shell-session/processes.ts";
import type { Workspace } from "./workspace.ts";

/** `environment` is everything that commands see; see `toolEnvironment`. */
export type LocalWorkspaceOptions = Readonly<{
  workingDir: string;
  outputDir?: string | undefined;
  /** The folder for undo copies, outside of both folders above. Without it, the copies stay in memory. */
  undoDir?: string | undefined;
  environment: Readonly<Record<string, string>>;
  /** The search program, by name or path. Default: `rg`. */
  ripgrep?: string | undefined;
  /** The program that reads repositories, by name or path. Default: `git`. */
  git?: string | undefined;
  /** The Node of `OWN_NODE`, by name or path. Default: `node`. */
  node?: string | undefined;
  /** Whether all processes that can be seen are of its commands, as in a sandbox. */
  ownsProcesses?: boolean;
}>;

export function localWorkspace({
  workingDir,
  outputDir,
  undoDir,
  environment,
  ripgrep = "rg",
  git = "git",
  node = "node",
  ownsProcesses = false,
}: LocalWorkspaceOptions): Workspace {
  const shells: LocalShell[] = [];
  const programs: LocalProgram[] = [];
  const staying = () => [
    ...shells.filter(({ isOver }) => !isOver).map(({ processes }) => ({ kind: "shell" as const, ...processes })),
    ...programs.filter(({ isOver }) => !isOver).map(({ processes }) => ({ kind: "program" as const, ...processes })),
  ];
  const crowd = { staying, isOwner: ownsProcesses };
  const roots: Roots = outputDir === undefined ? [workingDir] : [workingDir, outputDir];
  return Object.freeze<Workspace>({
    kind: "LocalWorkspace",
    workingDir,
    outputDir,
    run: (command, { variables, isAlone = false, ...options }) => {
      const place = { cwd: workingDir, environment: { ...environment, ...variables } };
      const run = () => runShell(command, { ...options, ...place, leavesNothing: isAlone });
      return isAlone ? alone(crowd, run) : run();
    },
    pipe: ({ variables, ...command }, options) =>
      runPiped(command, { ...options, cwd: workingDir, environment: { ...environment, ...variables } }),
    openShell: async () => kept(shells, await openShell({ workingDir, environment })),
    openProgram: async (spec) => kept(programs, await openProgram(spec, { workingDir, environment, node })),
    edits: new EditHistory(undoDir),
    saveOutput: (name, bytes) => saveOutput(outputDir, name, bytes),
    stat: (path) => statFile(roots, path),
    read: (path, maxBytes) => readFile(roots, path, maxBytes),
    write: (path, bytes, mode) => writeWholeFile(roots, path, bytes, mode),
    remove: (path) => removeFile(roots, path),
    list: (path) => listDirectory(roots, path),
    realPath: (path) => orMistake(`find "${path}"`, () => safePath(roots, path)),
    ...gitView({ roots, environment, git }),
    ...search({ roots, environment, ripgrep }),
  });
}

function kept<One>(all: One[], one: One): One {
  all.push(one);
  return one;
}

function gitView(options: GitViewOptions): Pick<Workspace, "gitChanges" | "gitDiff"> {
  return {
    gitChanges: (path = ".") => gitChanges(options, path),
    gitDiff: (file) => gitDiff(options, file),
  };
}

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
export async function openShell({ workingDir, environment, isTerminal = true }: OpenShellOptions): Promise<LocalShell> {
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
