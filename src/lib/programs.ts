/**
 * The programs that the broker starts, and their environment. Both come from the system: nothing that a job, a tool or
 * a pull request can write decides which program runs next to the keys, or what it loads.
 */
import { existsSync, lstatSync, readlinkSync, realpathSync, type Stats } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { Fault } from "./fault.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** The folders of system programs, in the order in which they are searched. */
const SYSTEM_FOLDERS = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"] as const;

/** Access to files. Tests have their own machine. */
export type Look = Readonly<{
  lstat(path: string): Pick<Stats, "uid" | "mode" | "isSymbolicLink" | "isDirectory" | "isFile"> | undefined;
  readlink(path: string): string;
}>;

const MACHINE: Look = { lstat: (path) => lstatSync(path, { throwIfNoEntry: false }), readlink: readlinkSync };

/**
 * Returns the absolute path of a program in a system folder. Only root can change the program, the folders on its real
 * path, and the links to it. Throws a "config" Fault if there is no such program.
 */
export function systemProgram(name: string, look: Look = MACHINE): string {
  const found = findSystemProgram(name, look);
  if (typeof found === "string") return found;
  throw new Fault(
    "config",
    `${name} was not found in a system folder: install ${name} with the system's package manager.`,
    {
      hint: [
        `Programs that run next to the keys of this job are searched for in ${SYSTEM_FOLDERS.join(", ")} and not in PATH.`,
        ...found.refused,
      ].join(" "),
    },
  );
}

/** The same, or undefined. */
export function optionalProgram(name: string, look: Look = MACHINE): string | undefined {
  const found = findSystemProgram(name, look);
  return typeof found === "string" ? found : undefined;
}

/** A PATH of the system folders that only root can change. */
export function systemPath(look: Look = MACHINE): string {
  return SYSTEM_FOLDERS.filter((folder) => problemOf(folder, look) === "").join(":");
}

/**
 * The environment of every program of the broker. It has no home, because tools could write files there that programs
 * read.
 */
export function systemEnvironment(look: Look = MACHINE): Readonly<Record<string, string>> {
  return { PATH: systemPath(look), HOME: "/nonexistent", LC_ALL: "C" };
}

const PROXIES = "HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ");
const CERTIFICATES =
  "SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(
    " ",
  );

/**
 * The variables that a program of the broker needs to reach GitHub: proxies, and certificates whose paths are absolute,
 * exist, and are outside of the workspace.
 */
export function networkEnvironment(env: Env): Readonly<Record<string, string>> {
  const isOutside = (path: string) => isAbsolute(path) && existsSync(path) && !isIn(env.GITHUB_WORKSPACE, path);
  const isPassed = (name: string) =>
    PROXIES.includes(name) || (CERTIFICATES.includes(name) && (env[name] ?? "").split(":").every(isOutside));
  const names = [...PROXIES, ...CERTIFICATES].filter((name) => env[name] && isPassed(name));
  return Object.fromEntries(names.map((name) => [name, env[name] ?? ""]));
}

/** Whether a path leads into a folder, as it is written or by its links. */
export function isIn(folder: string | undefined, path: string): boolean {
  if (!folder) return false;
  const roots = [resolve(folder), realPathOf(folder)];
  const isBelow = (each: string) => roots.some((root) => each === root || each.startsWith(`${root}/`));
  // The path is not normalized first: `..` after a link starts at the link's target.
  return isBelow(resolve(folder, path)) || isBelow(realPathOf(isAbsolute(path) ? path : `${folder}/${path}`));
}

/** For a path that does not exist: where it would be, by the existing links. */
function realPathOf(path: string, links = 0): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    if (parent === path || links > MOST_LINKS) return path;
    const above = realPathOf(parent, links);
    const target = linkAt(join(above, basename(path)));
    if (target === undefined) return join(above, basename(path));
    return realPathOf(isAbsolute(target) ? target : `${above}/${target}`, links + 1);
  }
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined; // it is not a link, or does not exist
  }
}

/** The limit of Linux. */
const MOST_LINKS = 40;

type Refused = Readonly<{ refused: readonly string[] }>;

function findSystemProgram(name: string, look: Look): string | Refused {
  const refused: string[] = [];
  for (const folder of SYSTEM_FOLDERS) {
    const path = join(folder, name);
    if (look.lstat(path) === undefined) continue;
    const problem = problemOf(path, look);
    // Under its own name, because some programs are several in one and use the name to choose.
    if (problem === "") return path;
    refused.push(`${path} is not used: ${problem}.`);
  }
  return { refused };
}

/**
 * Why somebody other than root could decide what is at a path: follows it link by link as the kernel does. "" if nobody
 * could.
 */
function problemOf(path: string, look: Look): string {
  let [done, rest, links] = ["/", path.split("/"), 0];
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
    const here = resolve(done, part);
    const found = look.lstat(here);
    if (found === undefined) return `${here} is not there`;
    if (found.isSymbolicLink()) {
      links += 1;
      if (links > MOST_LINKS) return "it leads in a circle";
      const target = look.readlink(here);
      if (isAbsolute(target)) done = "/";
      rest = [...target.split("/"), ...rest];
      continue;
    }
    if (found.uid !== 0) return `${here} does not belong to root`;
    if ((found.mode & 0o022) !== 0) return `others than root can write ${here}`;
    done = here;
  }
  return "";
}
