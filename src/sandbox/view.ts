/** What a sandbox is built from, and the view that tools have of the machine because of it. */
import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import { toolEnvironment } from "../core/workspace/environment.ts";
import { credentialsAt } from "./credentials.ts";
import { HOME, type Place } from "./launch/place.ts";
import { RELAY_PORT } from "./tool-host/relay.ts";

type Env = Readonly<Record<string, string | undefined>>;

type View = Readonly<{
  places: readonly Place[];
  /** What tools must not find, though it is there. */
  hidden: readonly string[];
  environment: Readonly<Record<string, string>>;
}>;

export type ViewOptions = Readonly<{
  env: Env;
  workingDir: string;
  outputDir: string;
  /** The folder of the action's own scripts: its `post` runs from there when the tools have gone. */
  scripts: string;
  /** The program that runs the action, and that the runner brings along. */
  node: string;
  /** Ours, with what only the broker may read. */
  folder: string;
  /** Names of variables that the workflow passes on. */
  added: readonly string[];
}>;

/** Caches of earlier steps that are shown where they are, and what in them is not. */
type Shown = Readonly<{
  shown: readonly string[];
  covered: readonly string[];
  variables: Readonly<Record<string, string>>;
  /** What is covered wherever it is. */
  sockets: readonly string[];
}>;

/** The folders that tools may read beside the system's, and where they are shown. */
export function foldersOf(env: Env, caches: Pick<Shown, "shown">): readonly string[] {
  return [...toolchainFolders(env), ...caches.shown];
}

export function viewOf(
  { env, workingDir, outputDir, scripts, node, folder, added }: ViewOptions,
  caches: Shown = { shown: [], covered: [], variables: {}, sockets: [] },
): View {
  const folders = foldersOf(env, caches);
  const runner = runnerFolder(node);
  const places = [...brokerFolders(env), runner, scripts, folder, ...cachesInToolchains(env), ...caches.covered];
  const covered = existing(places).filter(visibleIn(folders));
  const isInside = scripts.startsWith(`${workingDir}/`);
  return {
    places: outerFirst([
      ...covered.map((path) => ({ how: "no", path }) as const),
      ...folders.map((path) => ({ how: "ro", path }) as const),
      { how: "rw", path: workingDir },
      { how: "ro", path: outputDir },
      ...caches.sockets.map((path) => ({ how: "no", path }) as const),
      ...(isInside ? [...between(workingDir, scripts), { how: "ro", path: scripts } as const] : []),
    ]),
    hidden: existing([
      ...secretFiles(env),
      ...credentialsIn(runner),
      join(folder, "publisher.git"),
      ...caches.sockets,
      ...(isInside ? [] : [scripts]),
    ]),
    environment: { ...environmentOf(env, added, visibleIn([...folders, workingDir])), ...caches.variables },
  };
}

/** What no cache may have in it or be in, and what may not be shown as a whole. See `findCaches`. */
export function closedTo({ env, node, folder, scripts }: ViewOptions) {
  const runner = runnerFolder(node);
  return {
    closed: [...secretFiles(env), ...credentialsIn(runner), folder, scripts],
    whole: [...brokerFolders(env), runner],
  };
}

/** Folders on the way: what something is laid over can be neither moved nor replaced, and with it what it leads to. */
function between(outer: string, inner: string): readonly Place[] {
  const steps = relative(outer, dirname(inner)).split("/").filter(Boolean);
  return steps.map((_, index) => ({ how: "rw", path: join(outer, ...steps.slice(0, index + 1)) }));
}

/** So that what lies in another place is laid over it. */
function outerFirst(places: readonly Place[]): readonly Place[] {
  const depth = ({ path }: Place) => path.split("/").length;
  return places.toSorted((a, b) => depth(a) - depth(b));
}

/** Where the runner keeps its own things, wherever that is. */
function brokerFolders(env: Env): string[] {
  const work = env.RUNNER_WORKSPACE ? dirname(env.RUNNER_WORKSPACE) : "";
  return [env.HOME ?? "", env.RUNNER_TEMP ?? "", work && join(work, "_actions"), work && join(dirname(work), "_diag")];
}

/** Where the runner itself is installed, which can be a folder that tools see; "" where this is not its node. */
function runnerFolder(node: string): string {
  return /^(.+)\/externals\/node[^/]*\/bin\/node$/.exec(node)?.[1] ?? "";
}

/** A process that has these is the runner, as far as GitHub knows. */
function credentialsIn(runner: string): string[] {
  return runner === "" ? [] : [".credentials", ".credentials_rsaparams", ".runner"].map((name) => join(runner, name));
}

function secretFiles(env: Env): string[] {
  const commands = ["GITHUB_OUTPUT", "GITHUB_ENV", "GITHUB_STATE", "GITHUB_EVENT_PATH"].map((name) => env[name] ?? "");
  return [...credentialsAt(env.HOME ?? ""), ...commands, ...commands.map((path) => path && dirname(path))];
}

function existing(paths: readonly string[]): string[] {
  return [...new Set(paths)].filter((path) => path.startsWith("/") && path !== "/" && existsSync(path));
}

/** Of the sandbox, not of the runner. */
const OWN = new Set(["HOME", "USER", "LOGNAME", "TMPDIR", "SHELL"]);

function environmentOf(env: Env, added: readonly string[], isVisible: (path: string) => boolean) {
  const passed = Object.entries(toolEnvironment(env, added)).filter(([name]) => !OWN.has(name));
  return {
    ...Object.fromEntries(passed),
    ...toolchainVariables(env, isVisible),
    PATH: pathOf(env, isVisible) || "/usr/local/bin:/usr/bin:/bin",
    HOME,
    USER: "agent",
    LOGNAME: "agent",
    TMPDIR: "/tmp",
    SHELL: "/bin/bash",
    ...proxyVariables(`http://127.0.0.1:${RELAY_PORT}`),
  };
}

/** Without what is not there. What is in the runner's home is looked for in the tools' own first: set-up may install there. */
function pathOf({ PATH = "", HOME: home }: Env, isVisible: (path: string) => boolean): string {
  const folders = visiblePath(PATH, isVisible).split(":");
  const own = (path: string) => (home && path.startsWith(`${home}/`) ? [join(HOME, relative(home, path))] : []);
  return [...new Set(folders.flatMap((path) => [...own(path), path]))].join(":");
}

function proxyVariables(url: string): Record<string, string> {
  const names = ["HTTP_PROXY", "HTTPS_PROXY"];
  const all = [...names, ...names.map((name) => name.toLowerCase())].map((name) => [name, url]);
  // Node's own fetch heeds them only if it is told to.
  return { ...Object.fromEntries(all), NO_PROXY: LOCAL, no_proxy: LOCAL, NODE_USE_ENV_PROXY: "1" };
}

const LOCAL = "127.0.0.1,localhost,::1";

/**
 * Below the runner's home. Whole folders only where no tool keeps its passwords in them. `setup-pnpm` is that of
 * pnpm/action-setup, `pypoetry/venv` that of Poetry's own installer.
 */
const AT_HOME =
  ".cargo/bin .rustup .pyenv .nvm .rbenv .rvm .sdkman/candidates .deno/bin .bun/bin go/bin .dotnet .local/share/mise .volta .ghcup .swiftly .juliaup setup-pnpm/node_modules .local/share/pypoetry/venv";

/** Where a language looks for itself, as its home is another behind the sandbox. */
const HOMES: Readonly<Record<string, string>> = {
  RUSTUP_HOME: ".rustup",
  PYENV_ROOT: ".pyenv",
  NVM_DIR: ".nvm",
  RBENV_ROOT: ".rbenv",
  VOLTA_HOME: ".volta",
};

/** Set by the runner's image and by setup actions: folders, and nothing else. */
const FOLDER_VARIABLE =
  /^(?:JAVA_HOME(?:_\w+)?|GOROOT(?:_\w+)?|ANDROID_(?:HOME|SDK_ROOT|NDK\w*)|DOTNET_ROOT|CONDA|RUSTUP_HOME|PYENV_ROOT|NVM_DIR|RBENV_ROOT|SWIFT_PATH|pythonLocation|Python\d?_ROOT_DIR|LD_LIBRARY_PATH|RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY|GRADLE_HOME|ANT_HOME|VCPKG_INSTALLATION_ROOT)$/;

/** The folders of these that are there. */
function toolchainFolders(env: Env): readonly string[] {
  const home = env.HOME ?? "";
  const folders = [
    ...(isAbsolute(home) ? AT_HOME.split(" ").map((path) => join(home, path)) : []),
    env.RUNNER_TOOL_CACHE ?? "",
    "/home/linuxbrew",
  ];
  return folders.filter((path) => isAbsolute(path) && existsSync(path));
}

/** Caches that lie in these. They are no part of a language, and not every run may see them. */
function cachesInToolchains({ HOME: home = "" }: Env): readonly string[] {
  return isAbsolute(home) ? [join(home, "setup-pnpm/node_modules/.bin/store")] : [];
}

/** Variables that tell tools where the languages are; of folders that they cannot see, none. */
function toolchainVariables(env: Env, isVisible: (path: string) => boolean): Record<string, string> {
  const homes = Object.entries(HOMES).map(([name, path]) => [name, join(env.HOME ?? "/", path)] as const);
  const given = Object.entries(env).filter(([name]) => FOLDER_VARIABLE.test(name));
  const seen = [...homes, ...given].filter(([, value]) => value?.split(":").every((path) => isVisible(path)));
  return Object.fromEntries(seen) as Record<string, string>; // those without a value are not seen
}

const SYSTEM = "/usr /bin /sbin /lib /lib64 /opt".split(" ");

/** Whether a folder is there behind the sandbox. */
function visibleIn(places: readonly string[]): (path: string) => boolean {
  const roots = [...SYSTEM, ...places];
  return (path) => existsSync(path) && roots.some((root) => path === root || path.startsWith(`${root}/`));
}

/** Without the folders that are not there behind the sandbox. */
function visiblePath(path: string, isVisible: (path: string) => boolean): string {
  return path.split(":").filter(isVisible).join(":");
}
