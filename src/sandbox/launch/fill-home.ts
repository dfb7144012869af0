/** Fills the home of tools with what earlier steps have downloaded, before it is handed over. */
import { mkdir, readdir, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { oneLine } from "../../lib/text.ts";
import { HOME } from "./place.ts";
import { SYSTEM_PATH } from "./way.ts";

/**
 * A folder of the machine, by its path. `below` is its place in a home; left out if it has none. `link`: what is in it
 * is linked there. `copy`: it is copied there. `setting`: it is found by variables instead, and so is a copy that would
 * be too large, if there are some.
 */
export type Cache = Readonly<{
  how: "link" | "copy" | "setting";
  path: string;
  below?: string;
  setting?: Readonly<Record<string, string>> | undefined;
}>;

export type FilledHome = Readonly<{
  /** Folders that have to be shown, so that links and variables lead to something. */
  shown: readonly string[];
  variables: Readonly<Record<string, string>>;
  /** Folders that tools have, in whatever way. */
  given: readonly string[];
  leftOut: readonly Readonly<{ path: string; why: string }>[];
}>;

/** Of all copies together. */
const MOST = { bytes: 1024 ** 3, milliseconds: 20_000 };

/** More of them in a folder are not linked one by one. */
const MAX_LINKS = 2000;

/** `home` is empty. What cannot be copied within `most` is left out, and said; nothing is written anywhere else. */
export async function fillHome(home: string, caches: readonly Cache[], most = MOST): Promise<FilledHome> {
  const copies = await copyAll(
    home,
    caches.filter(({ how }) => how === "copy"),
    most,
  );
  const shown = caches.filter(({ path, how, setting }) => how !== "copy" || (setting && copies.leftOut.has(path)));
  // Where the home has the same path, what is shown there is shown in it.
  for (const { how, path, below } of shown) {
    if (how === "link" && below !== undefined && path !== join(HOME, below)) await linkAll(path, join(home, below));
  }
  return {
    shown: shown.map(({ path }) => path),
    variables: Object.assign({}, ...shown.flatMap(({ how, setting }) => (how === "link" ? [] : [setting]))),
    given: [...copies.done, ...shown.map(({ path }) => path)],
    leftOut: [...copies.leftOut].flatMap(([path, why]) =>
      shown.some((cache) => cache.path === path) ? [] : [{ path, why }],
    ),
  };
}

type Copies = Readonly<{ done: readonly string[]; leftOut: ReadonlyMap<string, string> }>;

/** The smallest first, so that one that is too large keeps no other out. */
async function copyAll(home: string, caches: readonly Cache[], most: typeof MOST): Promise<Copies> {
  const [done, leftOut] = [[] as string[], new Map<string, string>()];
  const end = performance.now() + most.milliseconds;
  let room = most.bytes;
  for (const { path, below = "", bytes } of await bySize(caches, end)) {
    const left = Math.floor(end - performance.now());
    const why = bytes > room ? `it is ${inMegabytes(bytes)} large` : await copied(path, join(home, below), left);
    if (why === "") done.push(path);
    else leftOut.set(path, `${why}; copies take at most ${inMegabytes(most.bytes)} and ${most.milliseconds / 1000} s`);
    if (why === "") room -= bytes;
  }
  return { done, leftOut };
}

/** One that cannot be measured in time is too large. */
async function bySize(caches: readonly Cache[], end: number) {
  if (caches.length === 0) return [];
  const args = ["-sD", "--apparent-size", "--block-size=1", "--", ...caches.map(({ path }) => path)];
  const { stdout } = await execa("du", args, within(end - performance.now()));
  const sizes = new Map(
    stdout
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([size, path]) => [path, Number(size)]),
  );
  const sized = caches.map((cache) => ({ ...cache, bytes: sizes.get(cache.path) ?? Number.POSITIVE_INFINITY }));
  return sized.toSorted((one, other) => one.bytes - other.bytes);
}

/** "" if it was copied, but for single files that cannot be read. Links in it stay links, so they lead nowhere else. */
async function copied(from: string, to: string, milliseconds: number): Promise<string> {
  if (milliseconds <= 0) return "there was no time left";
  await mkdir(dirname(to), { recursive: true });
  const args = ["-RP", "--preserve=mode,timestamps", "--no-target-directory", "--", await realpath(from), to];
  const { timedOut, exitCode, stderr } = await execa("cp", args, within(milliseconds));
  const isFull = /No space left|Disk quota/.test(stderr);
  if (!timedOut && exitCode !== undefined && !isFull) return "";
  await rm(to, { recursive: true, force: true });
  return timedOut ? "there was no time left" : oneLine(stderr, 200) || "it could not be copied";
}

function within(milliseconds: number) {
  const timeout = Math.max(1, Math.floor(milliseconds));
  return {
    env: { PATH: SYSTEM_PATH, LC_ALL: "C" },
    extendEnv: false,
    stdin: "ignore",
    reject: false,
    timeout,
  } as const;
}

function inMegabytes(bytes: number): string {
  return Number.isFinite(bytes) ? `${Math.ceil(bytes / 1024 ** 2)} MB` : "too many MB";
}

/** What is in `from`, each under its name in `to`: so tools can put more beside it. What is there already stays. */
async function linkAll(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => []);
  if (names.length > MAX_LINKS) {
    await mkdir(dirname(to), { recursive: true });
    return link(from, to);
  }
  await mkdir(to, { recursive: true });
  for (const name of names) {
    if (/^python3\.\d+$/.test(name)) await linkPackages(join(from, name), join(to, name));
    else await link(join(from, name), join(to, name));
  }
}

async function link(target: string, path: string): Promise<void> {
  await symlink(target, path).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
}

/** Python reads further packages where a file in its own folder says so, and `pip install --user` writes in that. */
async function linkPackages(from: string, to: string): Promise<void> {
  const packages = join(to, "site-packages");
  await mkdir(packages, { recursive: true });
  const line = `import site; site.addsitedir(${JSON.stringify(join(from, "site-packages"))})\n`;
  await writeFile(join(packages, "earlier-steps.pth"), line);
}
