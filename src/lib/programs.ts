/**
 * The programs that the broker starts, and the environment that it starts them in. Both come from the system: nothing
 * that a job, a tool or a pull request can write decides which program runs beside the keys, or what it loads.
 */
import { existsSync, lstatSync, readlinkSync, realpathSync, type Stats } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { Fault } from "./fault.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** Where programs of the system are, in the order in which they are looked for. */
const SYSTEM_FOLDERS = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"] as const;

/** How files are looked at. Tests have a machine of their own. */
export type Look = Readonly<{
  lstat(path: string): Pick<Stats, "uid" | "mode" | "isSymbolicLink" | "isDirectory" | "isFile"> | undefined;
  readlink(path: string): string;
}>;

const MACHINE: Look = { lstat: (path) => lstatSync(path, { throwIfNoEntry: false }), readlink: readlinkSync };

/**
 * The absolute path of a program in a system folder. Nobody but root can change the program, a folder on its real path,
 * or a link that leads there. A "config" Fault where there is no such program.
 */
export function systemProgram(name: string, look: Look = MACHINE): string {
  const found = findSystemProgram(name, look);
  if (typeof found === "string") return found;
  throw new Fault(
    "config",
    `${name} was not found in a system folder: install ${name} with the system's package manager.`,
    {
      hint: [
        `Programs that run beside the keys of this job are looked for in ${SYSTEM_FOLDERS.join(", ")} and not in PATH.`,
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

/** A PATH of the system folders that nobody but root can change. */
export function systemPath(look: Look = MACHINE): string {
  return SYSTEM_FOLDERS.filter((folder) => problemOf(folder, look) === "").join(":");
}

/** What every program of the broker sees. No home: what programs read there could be in a place that tools write. */
export function systemEnvironment(look: Look = MACHINE): Readonly<Record<string, string>> {
  return { PATH: systemPath(look), HOME: "/nonexistent", LC_ALL: "C" };
}

const PROXIES = "HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ");
const CERTIFICATES =
  "SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(
    " ",
  );

/**
 * What a program of the broker needs of the job's environment to reach GitHub: proxies, and certificates whose paths are
 * absolute, there, and outside of the workspace by their real paths.
 */
export function networkEnvironment(env: Env): Readonly<Record<string, string>> {
  const isOutside = (path: string) => isAbsolute(path) && existsSync(path) && !isIn(env.GITHUB_WORKSPACE, path);
  const isPassed = (name: string) =>
    PROXIES.includes(name) || (CERTIFICATES.includes(name) && (env[name] ?? "").split(":").every(isOutside));
  const names = [...PROXIES, ...CERTIFICATES].filter((name) => env[name] && isPassed(name));
  return Object.fromEntries(names.map((name) => [name, env[name] ?? ""]));
}

/** Whether a path leads into a folder, by what it is written as or by where its links lead. */
export function isIn(folder: string | undefined, path: string): boolean {
  if (!folder) return false;
  const roots = [resolve(folder), realPathOf(folder)];
  const isBelow = (each: string) => roots.some((root) => each === root || each.startsWith(`${root}/`));
  // The words are not made shorter first: `..` after a link leads up from where the link leads.
  return isBelow(resolve(folder, path)) || isBelow(realPathOf(isAbsolute(path) ? path : `${folder}/${path}`));
}

/** Of what is not there: where it would be, by the links that are there. */
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
    return undefined; // it is none, or there is nothing
  }
}

/** Of Linux itself. */
const MOST_LINKS = 40;

type Refused = Readonly<{ refused: readonly string[] }>;

function findSystemProgram(name: string, look: Look): string | Refused {
  const refused: string[] = [];
  for (const folder of SYSTEM_FOLDERS) {
    const path = join(folder, name);
    if (look.lstat(path) === undefined) continue;
    const problem = problemOf(path, look);
    // Under its name, because some programs are many, and tell by it which of them is meant.
    if (problem === "") return path;
    refused.push(`${path} is not used: ${problem}.`);
  }
  return { refused };
}

/**
 * Why somebody else than root could decide what is at a path: walks to it as the kernel does, link by link. "" if nobody
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
