/** A workspace for what needs none. */
import { EditHistory } from "../../../src/core/workspace/edit-history.ts";
import type { Workspace } from "../../../src/core/workspace/workspace.ts";

const refuse = () => Promise.reject(new Error("These tests touch no workspace."));
export const nowhere: Workspace = {
  kind: "LocalWorkspace",
  workingDir: "/nowhere",
  outputDir: undefined,
  run: refuse,
  pipe: refuse,
  openShell: refuse,
  openProgram: refuse,
  edits: new EditHistory(undefined),
  saveOutput: refuse,
  stat: refuse,
  read: refuse,
  write: refuse,
  remove: refuse,
  list: refuse,
  realPath: refuse,
  findFiles: refuse,
  searchText: refuse,
  gitChanges: refuse,
  gitDiff: refuse,
};
