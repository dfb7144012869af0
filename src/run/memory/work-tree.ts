/**
 * Finds what is new or changed in the work tree without asking git about it: tools have written there whatever makes
 * git fail. The broker's own repository says what the work began with, if it can be read.
 *
 * A file is looked at if its inode has changed since the run began (ctime, which no program can set back), and is a
 * change if the base has other bytes there.
 */
import { lstatSync } from "node:fs";
import { join } from "node:path";
import { git } from "../../core/workspace/git.ts";
import { lookAtUntrusted, untrustedNames, untrustedText } from "../../core/workspace/untrusted-files.ts";
import { type IsPassedOver, passedOver } from "./passed-over.ts";

export type WorkTree = Readonly<{
  workspace: string;
  /** The broker's bare repository, which was made before any tool ran. */
  gitDir: string;
  /** The commit that the work began with. */
  base: string;
  environment: Readonly<Record<string, string>>;
  /** A folder in the root that is none of this work. */
  apart?: string | undefined;
  /** Ends the search: what was not looked at is named. */
  signal: AbortSignal;
}>;

/** Paths are Latin-1. `base` is undefined where the repository could not be read. */
export type FoundTree = Readonly<{
  base: BaseTree | undefined;
  /** The files and links that have changed since the run began, or may have. */
  touched: readonly Readonly<{ path: string; size: number; changedMs: number; isLink: boolean }>[];
  /** The folders that could not be read, and why. */
  shut: readonly Readonly<{ path: string; why: string }>[];
  /** The files of the base that are no longer there. */
  gone: readonly string[];
}>;

/** Path → the mode and the id of what the base has there. */
export type BaseTree = ReadonlyMap<string, Readonly<{ mode: string; id: string }>>;

/** The limits of names in a folder, and of all names. */
const MOST_NAMES = 100_000;
const MOST_ENTRIES = 500_000;
const BETWEEN = 500;

export async function searchWorkTree(tree: WorkTree): Promise<FoundTree> {
  const base = await baseTree(tree);
  const walk = new Walk(tree, base);
  await walk.run();
  const { touched, shut } = walk;
  return { base, touched, shut, gone: base ? [...base.keys()].filter((path) => walk.isGone(path)) : [] };
}

/** Undefined where git cannot read it: the work is looked for without it. */
async function baseTree({ gitDir, base, environment, signal }: WorkTree): Promise<BaseTree | undefined> {
  try {
    const list = ["ls-tree", "-r", "-z", "--full-tree", base];
    const bytes = await git({ folder: gitDir, environment, signal }).bytes(list);
    const records = bytes.toString("latin1").split("\0").filter(Boolean);
    return new Map(
      records.map((record) => {
        const tab = record.indexOf("\t");
        const [mode = "", , id = ""] = record.slice(0, tab).split(" ");
        return [record.slice(tab + 1), { mode, id }];
      }),
    );
  } catch {
    return undefined;
  }
}

class Walk {
  readonly touched: FoundTree["touched"][number][] = [];
  readonly shut: { path: string; why: string }[] = [];
  readonly #tree: WorkTree;
  readonly #base: BaseTree | undefined;
  readonly #known: ReadonlySet<string>;
  readonly #isPassedOver: IsPassedOver;
  readonly #begin: number;
  readonly #listed = new Set<string>();
  /** Paths of the base: nobody asks about others. */
  readonly #seen = new Set<string>();
  #looks = 0;

  constructor(tree: WorkTree, base: BaseTree | undefined) {
    this.#tree = tree;
    this.#base = base;
    this.#known = foldersOf(base);
    this.#isPassedOver = passedOver(tree.workspace, untrustedText(tree.gitDir, "info/exclude", 200_000));
    this.#begin = lstatSync(join(tree.gitDir, "HEAD"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  async run(): Promise<void> {
    const open = [""];
    for (let at = 0, folder = open.pop(); folder !== undefined; folder = open.pop(), at += 1) {
      if (this.#tree.signal.aborted || this.#looks > MOST_ENTRIES) {
        const why = this.#tree.signal.aborted ? "the time was up" : "there are too many files";
        this.shut.push(...[folder, ...open].map((path) => ({ path, why })));
        return;
      }
      open.push(...this.#look(folder));
      if (at % BETWEEN === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Whether the base has it, and the folder in which it or a part of its path would be was seen without it. */
  isGone(path: string): boolean {
    if (this.#seen.has(path)) return false;
    for (
      let end = path.lastIndexOf("/"), below = path;
      ;
      below = path.slice(0, end), end = path.lastIndexOf("/", end - 1)
    ) {
      const folder = end < 0 ? "" : path.slice(0, end);
      if (this.#listed.has(folder)) return !this.#seen.has(below);
      if (end < 0) return false;
    }
  }

  /** Returns the folders in a folder. */
  #look(folder: string): string[] {
    const names = untrustedNames(this.#tree.workspace, Buffer.from(folder, "latin1"), MOST_NAMES);
    if (!names) {
      this.shut.push({ path: folder, why: "the folder cannot be read" });
      return [];
    }
    this.#listed.add(folder);
    const texts = names.map((name) => name.toString("latin1"));
    const beside = new Set(texts);
    return texts.flatMap((name) => this.#enter(folder === "" ? name : `${folder}/${name}`, name, beside));
  }

  #enter(path: string, name: string, beside: ReadonlySet<string>): string[] {
    this.#looks += 1;
    const isKnown = this.#base?.has(path) || this.#known.has(path);
    if (isKnown) this.#seen.add(path);
    if (name.toLowerCase() === ".git" || path === this.#tree.apart) return [];
    const stats = lookAtUntrusted(this.#tree.workspace, Buffer.from(path, "latin1"));
    if (!stats) {
      this.shut.push({ path, why: "it cannot be read" });
      return [];
    }
    if (!isKnown && this.#isPassedOver(path, stats.isDirectory(), beside)) return [];
    if (stats.isDirectory()) return [path];
    const hasContent = stats.isFile() || stats.isSymbolicLink();
    if (hasContent && stats.ctimeMs >= this.#begin)
      this.touched.push({ path, size: stats.size, changedMs: stats.ctimeMs, isLink: stats.isSymbolicLink() });
    return [];
  }
}

function foldersOf(base: BaseTree | undefined): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of base?.keys() ?? []) {
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
