/**
 * The one reader of files of the repository that inputs name. It reads a commit and never the work tree: a head that
 * anybody may have written can be checked out there, and earlier steps write there too.
 */
import type { SkillSource } from "../../core/skill/skill.ts";
import { lookAtUntrusted } from "../../core/workspace/untrusted-files.ts";
import { Fault } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";

/** `input` is its name, and `largest` a number of bytes. */
export type NamedFile = Readonly<{ input: string; path: string; largest: number }>;

type Found =
  | Readonly<{ status: "read"; text: string }>
  | Readonly<{ status: "missing" }>
  | Readonly<{ status: "too-large" }>;

/** `workspace` is the checkout of the job, in which it is only asked whether there is such a file. */
export type CommitFiles = Readonly<{
  commit: string;
  workspace: string;
  read(path: string, largest: number): Promise<Found>;
}>;

/** The files of a commit as git objects. */
export function commitFiles(commit: string, source: SkillSource, workspace: string): CommitFiles {
  return { commit, workspace, read: (path, largest) => readFrom(source, path, largest) };
}

async function readFrom(source: SkillSource, path: string, largest: number): Promise<Found> {
  const file = (await source.list()).find((each) => each.path === path);
  if (file && file.size > largest) return { status: "too-large" };
  const text = file && (await source.read([path])).get(path);
  return text === undefined ? { status: "missing" } : { status: "read", text };
}

/** Throws a "config" Fault that names the input, if the commit has no such text, or one that is empty or too large. */
export async function readNamedFile(files: CommitFiles, { input, path, largest }: NamedFile): Promise<string> {
  const found = await files.read(path, largest);
  if (found.status === "read" && found.text.trim() !== "") return found.text;
  const name = `The input \`${input}\` names ${oneLine(path, 200)}, which`;
  const commit = `the commit ${files.commit.slice(0, 7)}`;
  const hint = "Name a text file of the base branch, by its path from the root of the repository.";
  if (found.status === "read") throw new Fault("config", `${name} is empty in ${commit}.`, { hint });
  if (found.status === "too-large")
    throw new Fault("config", `${name} has more than ${largest / 1000} kB in ${commit}.`, { hint });
  if (!isInWorkspace(files.workspace, path))
    throw new Fault("config", `${name} is not a text file of ${commit}.`, { hint });
  const why = "It is only in the workspace: an earlier step made it, or it comes with what is checked out there.";
  throw new Fault("config", `${name} is not in ${commit}. ${why} Such a file is not used.`, {
    hint: "Commit the file to the base branch. Text that a step makes can be given to an input that takes text, as the step's output.",
  });
}

function isInWorkspace(workspace: string, path: string): boolean {
  return path !== "" && lookAtUntrusted(workspace, path) !== undefined;
}
