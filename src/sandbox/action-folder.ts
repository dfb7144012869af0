/**
 * Decides what tools see of the folders of the checkout from which the running action, and other actions of the job, are loaded.
 * The broker loads code from there while and after tools run, and the runner does for post steps, so tools can change
 * nothing of them.
 */
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Mount } from "./launch/mounts.ts";

/** The runner reads one of them again before the post step. */
export const MANIFESTS: readonly string[] = ["action.yml", "action.yaml"];

/** Files that the runner and the broker load. */
export const LOADED: readonly string[] = [...MANIFESTS, "dist", "prompts"];

/** `covered` is not shown although a folder around it may be, and `hidden` is what no tool may find. */
export type ActionView = Readonly<{ places: readonly Mount[]; covered: readonly string[]; hidden: readonly string[] }>;

/**
 * Other actions that the job uses from the checkout. Absolute paths: `loaded` are their folders, and what they start from
 * elsewhere in the checkout; `looked` are files that the runner looks up. None of them has to exist.
 */
export type OtherActions = Readonly<{ loaded: readonly string[]; looked: readonly string[] }>;

export const NO_OTHERS: OtherActions = { loaded: [], looked: [] };

/** `tracked`: the names in the folder of the action that the commit of the workspace has. */
type ActionPlace = Readonly<{
  scripts: string;
  others: OtherActions;
  workingDir: string;
  tracked: readonly string[];
}>;

/**
 * The folder of the action: the nearest one with a manifest around the scripts, up to the workspace if they are in it; or the
 * folder of the scripts alone.
 */
function actionFolder(scripts: string, workingDir: string): string {
  const isInside = (folder: string) => `${folder}/`.startsWith(`${real(workingDir)}/`);
  const isAction = (folder: string) => MANIFESTS.some((name) => existsSync(join(folder, name)));
  if (!isInside(scripts)) return isAction(dirname(scripts)) ? dirname(scripts) : scripts;
  let folder = scripts;
  while (!isAction(folder) && isInside(dirname(folder))) folder = dirname(folder);
  return isAction(folder) ? folder : scripts;
}

/** The path of the action's folder as the workspace has it; undefined if it does not lie there. "" is the workspace. */
export function pathInWorkspace(scripts: string, workingDir: string): string | undefined {
  return pathBelow(workingDir, actionFolder(real(scripts), workingDir));
}

/** The real path of something in the workspace, from there; undefined if it is elsewhere. */
export function pathBelow(workingDir: string, folder: string): string | undefined {
  const path = relative(real(workingDir), real(folder));
  return path.split("/")[0] === ".." || path.startsWith("/") ? undefined : path;
}

/**
 * Paths in the workspace from which code is loaded, whether they exist or not; none where all of it lies elsewhere. A folder
 * stands for everything in it. If the workspace itself is the action, the rest of it is the project's.
 */
export function loadedPaths({ scripts, others, workingDir }: Omit<ActionPlace, "tracked">): readonly string[] {
  const own = pathInWorkspace(scripts, workingDir);
  const [first = ""] = relative(real(workingDir), real(scripts)).split("/");
  const paths = [
    ...(own === "" ? [...LOADED, first] : [own ?? []].flat()),
    ...others.loaded.flatMap((path) => pathBelow(workingDir, path) ?? []),
  ];
  return [...new Set(paths)].filter((path) => path !== "");
}

/** The folders of the actions that lie in the checkout, of those that steps use. */
export function usedFolders(steps: readonly Readonly<{ uses?: unknown }>[]): readonly string[] {
  const names = steps.flatMap(({ uses }) => (typeof uses === "string" ? [uses.replaceAll("\\", "/")] : []));
  return names.filter((name) => name.startsWith("./"));
}

export function actionView({ scripts, others, workingDir, tracked }: ActionPlace): ActionView {
  const own = pathInWorkspace(scripts, workingDir);
  const { covered, hidden } =
    own === undefined ? outside(actionFolder(scripts, workingDir), workingDir, scripts) : NONE;
  const loaded = loadedPaths({ scripts, others, workingDir }).filter((path) => existsSync(join(workingDir, path)));
  const outermost = loaded.filter((path) => !loaded.some((other) => path.startsWith(`${other}/`)));
  const held = outermost
    .map((path) => join(workingDir, path))
    .flatMap((path) => [...between(workingDir, path), readOnly(path)]);
  const inOwn = own && loaded.includes(own) ? ownPlaces(join(workingDir, own), { scripts, tracked }) : [];
  const byPath = new Map([...held, ...inOwn].map((place) => [place.path, place]));
  return { places: [...byPath.values()], covered, hidden };
}

const NONE = { covered: [], hidden: [] } as const;

function ownPlaces(folder: string, { scripts, tracked }: Pick<ActionPlace, "scripts" | "tracked">): readonly Mount[] {
  const names = readdirSync(folder);
  // With a repository of its own, git passes over an empty folder, and would take for new files what it finds there.
  if (names.includes(".git")) return [{ how: "no", path: folder }];
  const rest = names.filter((name) => folder !== scripts && !LOADED.includes(name));
  // Files of the commit are in git's objects too, and git would take them for deleted.
  const foreign = rest.filter((name) => !tracked.includes(name));
  return [readOnly(folder), ...foreign.map((name): Mount => ({ how: "no", path: join(folder, name) }))];
}

/** If the workspace lies in the folder of the action, only the scripts are known to be nowhere. */
function outside(folder: string, workingDir: string, scripts: string): Omit<ActionView, "places"> {
  const isAround = `${real(workingDir)}/`.startsWith(`${real(folder)}/`);
  return { covered: [folder], hidden: [isAround ? scripts : folder] };
}

function readOnly(path: string): Mount {
  return { how: "ro", path };
}

/** The folders on the way: a mount point cannot be moved or replaced, and neither can the folders that lead to it. */
function between(outer: string, inner: string): readonly Mount[] {
  const steps = relative(outer, dirname(inner)).split("/").filter(Boolean);
  return steps.map((_, index) => ({ how: "rw", path: join(outer, ...steps.slice(0, index + 1)) }));
}

function real(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}
