/** The workspace port on this machine: a folder, its files, and a shell with a chosen environment. */
import { EditHistory } from "./edit-history.ts";
import { orMistake } from "./file-mistake.ts";
import { listDirectory, readFile, removeFile, statFile, writeWholeFile } from "./files.ts";
import { gitChanges, gitDiff } from "./git-view/changes.ts";

import type { GitViewOptions } from "./git-view/private-view.ts";
import { saveOutput } from "./output-file.ts";
import { openProgram } from "./program/local-program.ts";
import { type Roots, safePath } from "./safe-path.ts";
import { search } from "./search/search.ts";
import { runPiped, runShell } from "./shell.ts";
import { openShell } from "./shell-session/open-shell.ts";
import type { Workspace } from "./workspace.ts";

/** `environment` is all that commands see, see `toolEnvironment`. */
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
}>;

export function localWorkspace({
  workingDir,
  outputDir,
  undoDir,
  environment,
  ripgrep = "rg",
  git = "git",
}: LocalWorkspaceOptions): Workspace {
  const roots: Roots = outputDir === undefined ? [workingDir] : [workingDir, outputDir];
  return Object.freeze<Workspace>({
    kind: "LocalWorkspace",
    workingDir,
    outputDir,
    run: (command, { variables, ...options }) =>
      runShell(command, { ...options, cwd: workingDir, environment: { ...environment, ...variables } }),
    pipe: ({ variables, ...command }, options) =>
      runPiped(command, { ...options, cwd: workingDir, environment: { ...environment, ...variables } }),
    openShell: () => openShell({ workingDir, environment }),
    openProgram: (spec) => openProgram(spec, { workingDir, environment }),
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

function gitView(options: GitViewOptions): Pick<Workspace, "gitChanges" | "gitDiff"> {
  return {
    gitChanges: (path = ".") => gitChanges(options, path),
    gitDiff: (file) => gitDiff(options, file),
  };
}
