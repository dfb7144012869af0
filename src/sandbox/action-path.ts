/**
 * The ways on which the runner and Node reach the action, and other actions of the job in the checkout. The runner starts
 * `post` by the path that it started the run by, so nothing may replace a name on it, neither a folder nor a symbolic link: no
 * tool, and no commit that the broker checks out.
 */
import { existsSync, lstatSync, readlinkSync, realpathSync } from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import { Fault } from "../lib/fault.ts";
import { pathsBelow } from "../lib/tree-of-files.ts";
import {
  actionView,
  LOADED,
  loadedPaths,
  MANIFESTS,
  NO_OTHERS,
  type OtherActions,
  pathBelow,
  pathInWorkspace,
} from "./action-folder.ts";
import type { Mount } from "./launch/mounts.ts";

/** `started`: the path of the script as the runner gave it, with its links. `scripts`: the real folder of the scripts. */
export type ActionStart = Readonly<{
  started: string;
  scripts: string;
  others: OtherActions;
  workingDir: string;
}>;

/** Throws a "config" Fault if tools could lead the runner to another action. Call it before any tool runs. */
export function requireFixedWay(start: ActionStart): void {
  const name = replaceableName(start);
  if (name === undefined) return;
  throw new Fault(
    "config",
    `${isOwn(start, name) ? "The action" : "Another action of this job"} is reached through \`${name}\` in the checkout, which commands could replace before the post step starts.`,
    {
      hint: "Put the action into a real folder of the checkout, without symbolic links on the way to it or in it, or use it by its repository and commit. An action in the root of the checkout needs the file `action.yml`.",
    },
  );
}

/** A name in the workspace that leads to the action and that tools can replace, a link if there is one; undefined if there is none. */
export function replaceableName(start: ActionStart): string | undefined {
  const workspace = realpathSync(start.workingDir);
  const { places } = actionView({ ...start, workingDir: workspace, tracked: [] });
  const inside = { ...start, workingDir: workspace };
  const found = waysIn(inside).filter((path) => !places.some(holds(path)));
  const named = found.find((path) => lookAt(path)?.isSymbolicLink()) ?? found[0];
  return named === undefined ? undefined : relative(workspace, named);
}

function isOwn(start: ActionStart, name: string): boolean {
  return replaceableName({ ...start, others: NO_OTHERS }) === name;
}

/**
 * Whether the runner or the broker would load something else if the file at a path of the workspace changed. Undefined where
 * nothing is loaded from the workspace.
 */
export function loadedFrom(start: ActionStart): ((path: string) => boolean) | undefined {
  const workspace = realpathSync(start.workingDir);
  const inside = { ...start, workingDir: workspace };
  const names = waysIn(inside).map((path) => relative(workspace, path));
  const targets = linksOf(inside).flatMap((link) => pathBelow(workspace, link) ?? []);
  const trees = [...loadedPaths(inside), ...folderBeside(inside), ...targets];
  if (names.length + trees.length === 0) return undefined;
  return (path) => names.includes(path) || trees.some((tree) => `${path}/`.startsWith(`${tree}/`));
}

/** The folder of the nearest manifest on the path by which the runner started: a link may have led from there to another folder. */
function folderBeside({ started, workingDir }: Pick<ActionStart, "started" | "workingDir">): readonly string[] {
  const folder = dirname(started);
  const found = MANIFESTS.filter((name) => existsSync(join(folder, name)));
  if (found.length === 0) return folder === "/" ? [] : folderBeside({ started: folder, workingDir });
  const path = pathBelow(workingDir, folder);
  return path === "" ? found : [path ?? []].flat();
}

/** Real names in the workspace that are looked up to reach the actions, and what their links lead to. */
function waysIn(start: ActionStart): readonly string[] {
  const { started, scripts, others, workingDir } = start;
  // If it is missing there is another one, which the runner does not read as soon as tools have made this.
  const manifest = pathInWorkspace(scripts, workingDir) === "" ? [join(workingDir, MANIFESTS[0] ?? "")] : [];
  const ways = [started, ...manifest, ...others.looked, ...linksOf(start)].flatMap(namesOnWay);
  return ways.filter((path) => path.startsWith(`${workingDir}/`));
}

/**
 * Throws a "config" Fault if a file of an action in the workspace has another name (a hard link): where tools are the same
 * user, they could write it by that one.
 */
export function requireOneName(start: ActionStart): void {
  const workspace = realpathSync(start.workingDir);
  const shared = ownPaths({ ...start, workingDir: workspace }).find((path) => {
    const entry = lookAt(path);
    return entry?.isFile() === true && entry.nlink > 1;
  });
  if (shared === undefined) return;
  const name = relative(workspace, shared);
  throw new Fault(
    "config",
    `The file \`${name}\` of an action in the checkout is a hard link, so commands could write it by its other name.`,
    {
      hint: "Copy the files of the action instead of linking them, or use it by its repository and commit.",
    },
  );
}

/** The symbolic links among what is loaded of the actions that lie in the workspace. */
function linksOf(start: ActionStart): readonly string[] {
  return ownPaths(start).filter((path) => lookAt(path)?.isSymbolicLink() && existsSync(path));
}

/** The files and folders that are loaded of the actions, one by one, of those that lie in the workspace. */
function ownPaths({ scripts, others, workingDir }: ActionStart): readonly string[] {
  const own = pathInWorkspace(scripts, workingDir);
  const roots = own === undefined ? [] : [scripts, ...LOADED.map((name) => join(workingDir, own, name))];
  const elsewhere = others.loaded.flatMap((path) => pathBelow(workingDir, path) ?? []);
  return [...new Set([...roots, ...elsewhere.map((path) => join(workingDir, path))].flatMap(pathsBelow))];
}

/** A folder on the way to the action cannot be replaced itself, but what is in it can. */
function holds(path: string): (place: Mount) => boolean {
  return (place) => path === place.path || (place.how !== "rw" && path.startsWith(`${place.path}/`));
}

/** Every name that is looked up to reach a path: the links, and the real path of each folder. */
function namesOnWay(path: string): readonly string[] {
  const steps = path.split("/");
  const names: string[] = [];
  let folder = "/";
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    const name = join(folder, step);
    names.push(name);
    const link = lookAt(name)?.isSymbolicLink() ? readlinkSync(name) : undefined;
    if (link === undefined) folder = name;
    else steps.unshift(...link.split("/"));
    if (link !== undefined && isAbsolute(link)) folder = "/";
  }
  return names;
}

function lookAt(path: string) {
  return lstatSync(path, { throwIfNoEntry: false });
}
