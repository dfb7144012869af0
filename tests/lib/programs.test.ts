/** Which programs the broker would run, on machines that are made up, and what they see of a job's environment. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Fault } from "../../src/lib/fault.ts";
import {
  isIn,
  type Look,
  networkEnvironment,
  optionalProgram,
  systemEnvironment,
  systemPath,
  systemProgram,
} from "../../src/lib/programs.ts";

type Entry = Readonly<{ uid?: number; mode?: number; link?: string }>;

const SAFE = { uid: 0, mode: 0o755 };

/** A machine with these files; the folders above them are root's, unless they are given. */
function machine(entries: Readonly<Record<string, Entry>>): Look {
  const all = new Map<string, Entry>([["/", {}]]);
  for (const path of Object.keys(entries)) {
    const steps = path.split("/").slice(1, -1);
    steps.forEach((_, index) => void all.set(`/${steps.slice(0, index + 1).join("/")}`, {}));
  }
  for (const [path, entry] of Object.entries(entries)) all.set(path, entry);
  return {
    lstat: (path) => {
      const entry = all.get(path);
      if (entry === undefined) return undefined;
      const isLink = entry.link !== undefined;
      const kinds = { isSymbolicLink: () => isLink, isDirectory: () => !isLink, isFile: () => !isLink };
      return { ...SAFE, ...(isLink && { mode: 0o777 }), ...entry, ...kinds };
    },
    readlink: (path) => all.get(path)?.link ?? "",
  };
}

const RUNNER = 1001;

test.for<[string, Readonly<Record<string, Entry>>, string]>([
  ["a program of the system", { "/usr/bin/git": {} }, "/usr/bin/git"],
  ["the first of two", { "/usr/local/bin/git": {}, "/usr/bin/git": {} }, "/usr/local/bin/git"],
  ["one behind links of root", { "/usr/bin/git": { link: "../lib/git/git" }, "/usr/lib/git/git": {} }, "/usr/bin/git"],
  [
    "one of many names, under its own",
    {
      "/usr/bin/rm": { link: "/etc/alternatives/rm" },
      "/etc/alternatives/rm": { link: "/usr/bin/busybox" },
      "/usr/bin/busybox": {},
    },
    "/usr/bin/rm",
  ],
  ["one in a folder that is a link", { "/bin": { link: "usr/bin" }, "/usr/bin/git": {} }, "/usr/bin/git"],
  [
    "the next one, where others can write the first folder",
    { "/usr/local/bin": { mode: 0o777 }, "/usr/local/bin/git": {}, "/usr/bin/git": {} },
    "/usr/bin/git",
  ],
  [
    "the next one, where others own the first",
    { "/usr/local/bin/git": { uid: RUNNER }, "/usr/bin/git": {} },
    "/usr/bin/git",
  ],
  [
    "the next one, where a link leads to a file of others",
    { "/usr/local/bin/git": { link: "/home/runner/git" }, "/home/runner/git": { uid: RUNNER }, "/usr/bin/git": {} },
    "/usr/bin/git",
  ],
])("%s is run", ([, files, expected]) => {
  const name = expected.split("/").at(-1) ?? "";
  expect(systemProgram(name, machine(files))).toBe(expected);
});

test.for<[string, Readonly<Record<string, Entry>>, RegExp]>([
  ["nowhere", {}, /git with the system's package manager/],
  ["in Homebrew", { "/opt/homebrew/bin/git": {} }, /git with/],
  ["in the tool cache", { "/opt/hostedtoolcache/git/bin/git": {} }, /git with/],
  ["somebody's own", { "/usr/bin/git": { uid: RUNNER } }, /\/usr\/bin\/git does not belong to root/],
  ["for a group to write", { "/usr/bin/git": { mode: 0o775 } }, /others than root can write \/usr\/bin\/git/],
  ["for all to write", { "/usr/bin/git": { mode: 0o757 } }, /others than root can write \/usr\/bin\/git/],
  [
    "in a folder for a group",
    { "/usr/local/bin": { mode: 0o2775 }, "/usr/local/bin/git": {} },
    /can write \/usr\/local\/bin/,
  ],
  ["in a folder for all", { "/usr": { mode: 0o1777 }, "/usr/bin/git": {} }, /can write \/usr\b/],
  ["in somebody's folder", { "/usr/local": { uid: RUNNER }, "/usr/local/bin/git": {} }, /\/usr\/local does not belong/],
  [
    "behind a link into the workspace",
    { "/usr/bin/git": { link: "/w/bin/git" }, "/w": { uid: RUNNER }, "/w/bin/git": {} },
    /\/w does not belong/,
  ],
  [
    "behind a link through somebody's folder",
    {
      "/usr/bin/git": { link: "/w/link" },
      "/w": { mode: 0o777 },
      "/w/link": { link: "/usr/lib/git" },
      "/usr/lib/git": {},
    },
    /can write \/w\b/,
  ],
  ["behind a link that leads nowhere", { "/usr/bin/git": { link: "/gone" } }, /\/gone is not there/],
  ["behind links in a circle", { "/usr/bin/git": { link: "git" } }, /circle/],
])("git that is %s is not run, and the error says what to do", ([, files, why]) => {
  const look = machine(files);
  expect(optionalProgram("git", look)).toBeUndefined();
  const fault = faultOf(() => systemProgram("git", look));
  expect(fault).toMatchObject({
    code: "config",
    headline: "git was not found in a system folder: install git with the system's package manager.",
  });
  expect(`${fault?.headline} ${fault?.hint}`).toMatch(why);
});

function faultOf(action: () => unknown): Fault | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return error instanceof Fault ? error : undefined;
  }
}

test("PATH has the system's folders that only root can write, and no others", () => {
  const files = {
    "/usr/local/bin/x": {},
    "/usr/local/bin": { mode: 0o777 },
    "/usr/bin/git": {},
    "/bin": { link: "usr/bin" },
  };
  expect(systemPath(machine(files))).toBe("/usr/bin:/bin");
  expect(systemEnvironment(machine(files))).toEqual({ PATH: "/usr/bin:/bin", HOME: "/nonexistent", LC_ALL: "C" });
});

function folders() {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "deckhand-programs-")));
  onTestFinished(() => rmSync(base, { recursive: true }));
  for (const name of ["checkout", "outside"]) mkdirSync(join(base, name));
  for (const name of ["checkout/ca.pem", "outside/ca.pem"]) writeFileSync(join(base, name), "");
  symlinkSync("../checkout/ca.pem", join(base, "outside/in.pem"));
  symlinkSync("checkout", join(base, "link"));
  symlinkSync("link/later", join(base, "dangling"));
  symlinkSync("circle", join(base, "circle"));
  mkdirSync(join(base, "checkout/deep"));
  symlinkSync("../checkout/deep", join(base, "outside/deep"));
  symlinkSync(join(base, "outside/ca.pem"), join(base, "checkout/out.pem"));
  return { base, GITHUB_WORKSPACE: join(base, "checkout") };
}

test.for([
  ["SSL_CERT_FILE", "BASE/outside/ca.pem", true],
  ["NODE_EXTRA_CA_CERTS", "BASE/outside/ca.pem", true],
  ["GIT_SSL_CAINFO", "BASE/outside/ca.pem", true],
  ["SSL_CERT_DIR", "BASE/outside:BASE/outside", true],
  ["SSL_CERT_FILE", "BASE/checkout/ca.pem", false],
  ["SSL_CERT_FILE", "BASE/outside/in.pem", false],
  ["SSL_CERT_FILE", "BASE/link/ca.pem", false],
  ["SSL_CERT_FILE", "BASE/checkout/out.pem", false],
  ["SSL_CERT_FILE", "BASE/outside/../checkout/ca.pem", false],
  ["SSL_CERT_FILE", "ca.pem", false],
  ["SSL_CERT_FILE", "BASE/outside/gone.pem", false],
  ["SSL_CERT_DIR", "BASE/outside:BASE/checkout", false],
  ["SSL_CERT_DIR", "BASE/outside:", false],
  ["https_proxy", "http://proxy.example:3128", true],
  ["NO_PROXY", "localhost", true],
] as const)("%s=%s is passed on: %s", ([name, value, isPassed]) => {
  const { base, GITHUB_WORKSPACE } = folders();
  const path = value.replaceAll("BASE", base);
  expect(networkEnvironment({ GITHUB_WORKSPACE, [name]: path })).toEqual(isPassed ? { [name]: path } : {});
});

test("what has programs run or load something is never passed on", () => {
  const names =
    "PATH HOME GIT_SSH_COMMAND GIT_EXEC_PATH GIT_CONFIG_COUNT GIT_CONFIG_KEY_0 GIT_CONFIG_GLOBAL GIT_ASKPASS GIT_DIR NODE_OPTIONS NODE_PATH LD_PRELOAD LD_LIBRARY_PATH XDG_CONFIG_HOME BASH_ENV ENV PERL5LIB PERL5OPT PYTHONPATH PYTHONSTARTUP TMPDIR IFS SHELLOPTS";
  expect(networkEnvironment(Object.fromEntries(names.split(" ").map((name) => [name, "/usr/share"])))).toEqual({});
});

test("a path is in a folder by its words or by its links", () => {
  const { base } = folders();
  for (const path of [
    "checkout",
    "checkout/gone/x",
    "link/x",
    "outside/in.pem",
    "checkout/out.pem",
    "dangling",
    "dangling/x",
  ]) {
    expect([path, isIn(join(base, "checkout"), join(base, path))]).toEqual([path, true]);
  }
  expect(isIn(join(base, "checkout"), `${base}/outside/deep/../ca.pem`)).toBe(true);
  expect(isIn(join(base, "checkout"), `${base}/outside/deep/../gone`)).toBe(true);
  for (const path of ["outside/ca.pem", "checkout2/x", "gone", "circle", "circle/x"]) {
    expect([path, isIn(join(base, "checkout"), join(base, path))]).toEqual([path, false]);
  }
  expect(isIn(undefined, base)).toBe(false);
});
