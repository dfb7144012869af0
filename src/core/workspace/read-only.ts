/** The same workspace without writing and without commands. */
import { Mistake } from "../../lib/fault.ts";
import type { Workspace } from "./workspace.ts";

/** The workspace refuses every tool's attempt. Outputs that are too long to be shown can still be saved. */
export function readOnlyWorkspace(workspace: Workspace): Workspace {
  const refuse = async () => {
    throw new Mistake("This workspace is read-only: nothing can be written, and no command can be run.");
  };
  return {
    kind: workspace.kind,
    workingDir: workspace.workingDir,
    outputDir: workspace.outputDir,
    run: refuse,
    pipe: refuse,
    openShell: refuse,
    openProgram: refuse,
    write: refuse,
    remove: refuse,
    edits: workspace.edits,
    saveOutput: (name, bytes) => workspace.saveOutput(name, bytes),
    stat: (path) => workspace.stat(path),
    read: (path, maxBytes) => workspace.read(path, maxBytes),
    list: (path) => workspace.list(path),
    realPath: (path) => workspace.realPath(path),
    findFiles: (query, signal) => workspace.findFiles(query, signal),
    searchText: (query, signal) => workspace.searchText(query, signal),
    gitChanges: (path) => workspace.gitChanges(path),
    gitDiff: (file) => workspace.gitDiff(file),
  };
}
