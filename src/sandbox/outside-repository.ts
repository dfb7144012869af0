/**
 * Refuses a checkout of which git keeps a part outside of the workspace, as for linked work trees (gitrepository-layout(5)). Tools
 * do not see that part, so git would not work for them. Most checkouts need no such look.
 */
import { lstatSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { Fault } from "../lib/fault.ts";
import { isIn } from "../lib/programs.ts";
import { SYSTEM } from "./launch/mounts.ts";

/** Throws a "config" Fault. Use it only for a checkout that no tool has touched yet. A part that is nowhere is left to git. */
export function requireOwnRepository(folder: string): void {
  const repository = repositoryOf(folder);
  if (repository === undefined) return;
  const common = pathIn(repository, textOf(join(repository, "commondir"))) ?? repository;
  if (isUnseen(folder, repository) || isUnseen(folder, common)) {
    throw common === repository
      ? refusal("The workspace has its git repository outside of it", OWN)
      : refusal("The workspace is a linked work tree (`git worktree`) of a repository outside of it", OWN);
  }
  if (isUnseen(folder, join(common, "objects")))
    throw refusal("The folder `.git/objects` of the checkout leads out of the workspace", OWN);
  if (alternatesOf(join(common, "objects")).some((objects) => isUnseen(folder, objects)))
    throw refusal(
      "The checkout takes objects of git from a repository outside of the workspace (`.git/objects/info/alternates`)",
      "Let a step before this one copy them: `git repack -a -d && rm .git/objects/info/alternates`. Or clone with `--dissociate`.",
    );
}

const OWN = "Use a checkout with a repository of its own, for example by actions/checkout in an empty folder.";

function refusal(what: string, hint: string): Fault {
  return new Fault("config", `${what}, which commands in the sandbox do not see, so git would not work there.`, {
    hint,
  });
}

function isUnseen(folder: string, path: string): boolean {
  return !isIn(folder, realPath(path) ?? folder) && !SYSTEM.some((shown) => isIn(shown, path));
}

function repositoryOf(folder: string): string | undefined {
  const path = join(folder, ".git");
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return found && realPath(path);
  const [, place] = /^gitdir: (.+)$/m.exec(textOf(path)) ?? [];
  return realPath(pathIn(folder, place) ?? "");
}

/** How many repositories git goes on to, each named by the one before. */
const DEEPEST = 5;

function alternatesOf(objects: string, depth = 0): readonly string[] {
  if (depth > DEEPEST) return [];
  const lines = textOf(join(objects, "info/alternates")).split("\n");
  const places = lines.flatMap((line) => (line.startsWith("#") ? [] : (pathIn(objects, line) ?? [])));
  return places.flatMap((place) => [place, ...alternatesOf(place, depth + 1)]);
}

function pathIn(folder: string, written: string | undefined): string | undefined {
  const path = written?.trim();
  return path ? resolve(folder, path) : undefined;
}

/** Undefined where there is nothing. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** In bytes, of a file that has a few paths. */
const LONGEST = 65_536;

/** Empty where it cannot be read, and git will say so. */
function textOf(path: string): string {
  try {
    return statSync(path).size > LONGEST ? "" : readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
