/** The same workspace for who may only look: nothing can be written, and nothing run. */
import { Mistake } from "../../lib/fault.ts";
import type { Workspace } from "./workspace.ts";

/** Whatever tool tries, it is the workspace that refuses. What is too long to be said can be saved beside it still. */
export function readOnlyWorkspace(workspace: Workspace): Workspace {
  const refuse = async () => {
    throw new Mistake("You may only read here: nothing is written, and no command is run.");
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
