/** The parts from which a sandbox is built, and the resulting view of the machine. */
import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import { toolEnvironment } from "../core/workspace/environment.ts";
import { actionView, NO_OTHERS, type OtherActions } from "./action-folder.ts";
import { credentialsAt } from "./launch/fill-home.ts";
import { HOME, type Mount } from "./launch/mounts.ts";
import { RELAY_PORT } from "./tool-host/relay.ts";

type Env = Readonly<Record<string, string | undefined>>;

type View = Readonly<{
  places: readonly Mount[];
  /** Paths that exist and that tools must not find. */
  hidden: readonly string[];
  environment: Readonly<Record<string, string>>;
}>;

export type ViewOptions = Readonly<{
  env: Env;
  workingDir: string;
  outputDir: string;
  /** The folder of the action's own scripts: its `post` runs from there after the tools. */
  scripts: string;
  /** The names in the folder of the action that the commit of the workspace has, if it lies there. */
  tracked?: readonly string[];
  /** Other actions that the job uses from the checkout. */
  others?: OtherActions;
  /** The Node that runs the action, which comes with the runner. */
  node: string;
  /** Our own folder, with files that only the broker may read. */
  folder: string;
  /** Names of variables that the workflow passes on. */
  added: readonly string[];
}>;

/** Caches of earlier steps that are shown at their paths, and what is hidden in them. */
type Shown = Readonly<{
  shown: readonly string[];
  covered: readonly string[];
  variables: Readonly<Record<string, string>>;
  /** Paths that are covered wherever they are. */
  sockets: readonly string[];
}>;

/** The folders that tools may read in addition to the system's, and where they are shown. */
export function foldersOf(env: Env, caches: Pick<Shown, "shown">): readonly string[] {
  return [...toolchainFolders(env), ...caches.shown];
}

export function viewOf(
  { env, workingDir, outputDir, scripts, tracked = [], others = NO_OTHERS, node, folder, added }: ViewOptions,
  caches: Shown = { shown: [], covered: [], variables: {}, sockets: [] },
): View {
  const folders = foldersOf(env, caches);
  const runner = runnerFolder(node);
  const action = actionView({ scripts, others, workingDir, tracked });
  const inCaches = [...cachesInToolchains(env), ...caches.covered];
  const places = [...brokerFolders(env), runner, ...action.covered, folder, ...inCaches];
  const covered = existing(places).filter(visibleIn(folders));
  return {
    places: outerFirst([
      ...covered.map((path) => ({ how: "no", path }) as const),
      ...folders.map((path) => ({ how: "ro", path }) as const),
      { how: "rw", path: workingDir },
      { how: "ro", path: outputDir },
      ...caches.sockets.map((path) => ({ how: "no", path }) as const),
      ...action.places,
    ]),
    hidden: existing([
      ...secretFiles(env),
      ...credentialsIn(runner),
      join(folder, "publisher.git"),
      ...caches.sockets,
      ...action.hidden,
    ]),
    environment: { ...environmentOf(env, added, visibleIn([...folders, workingDir])), ...caches.variables },
  };
}

/** Paths that no cache may contain or be in, and those that must not be shown completely. See `findCaches`. */
export function closedToCaches({ env, node, folder, scripts }: ViewOptions) {
  const runner = runnerFolder(node);
  return {
    closed: [...secretFiles(env), ...credentialsIn(runner), folder, scripts],
    whole: [...brokerFolders(env), runner],
  };
}

/** Sorted so that a nested path is mounted after its parent. */
function outerFirst(places: readonly Mount[]): readonly Mount[] {
  const depth = ({ path }: Mount) => path.split("/").length;
  return places.toSorted((a, b) => depth(a) - depth(b));
}

/** The runner's own folders, wherever they are. */
function brokerFolders(env: Env): string[] {
  const work = env.RUNNER_WORKSPACE ? dirname(env.RUNNER_WORKSPACE) : "";
  return [env.HOME ?? "", env.RUNNER_TEMP ?? "", work && join(work, "_actions"), work && join(dirname(work), "_diag")];
}

/** The folder in which the runner itself is installed, which tools may see; "" if this is not its Node. */
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

/** The sandbox's own values, not the runner's. */
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

/**
 * Without missing folders. Folders of the runner's home are searched for in the tools' own home first, because set-up
 * may install there.
 */
function pathOf({ PATH = "", HOME: home }: Env, isVisible: (path: string) => boolean): string {
  const folders = visiblePath(PATH, isVisible).split(":");
  const own = (path: string) => (home && path.startsWith(`${home}/`) ? [join(HOME, relative(home, path))] : []);
  return [...new Set(folders.flatMap((path) => [...own(path), path]))].join(":");
}

function proxyVariables(url: string): Record<string, string> {
  const names = ["HTTP_PROXY", "HTTPS_PROXY"];
  const all = [...names, ...names.map((name) => name.toLowerCase())].map((name) => [name, url]);
  // Node's own fetch uses proxies only with this setting.
  return { ...Object.fromEntries(all), NO_PROXY: LOCAL, no_proxy: LOCAL, NODE_USE_ENV_PROXY: "1" };
}

const LOCAL = "127.0.0.1,localhost,::1";

/**
 * Below the runner's home. Only folders in which no tool stores passwords. `setup-pnpm` belongs to pnpm/action-setup,
 * `pypoetry/venv` to Poetry's own installer.
 */
const AT_HOME =
  ".cargo/bin .rustup .pyenv .nvm .rbenv .rvm .sdkman/candidates .deno/bin .bun/bin go/bin .dotnet .local/share/mise .volta .ghcup .swiftly .juliaup setup-pnpm/node_modules .local/share/pypoetry/venv";

/** Variables with the place of a language, because its home is another one in the sandbox. */
const HOMES: Readonly<Record<string, string>> = {
  RUSTUP_HOME: ".rustup",
  PYENV_ROOT: ".pyenv",
  NVM_DIR: ".nvm",
  RBENV_ROOT: ".rbenv",
  VOLTA_HOME: ".volta",
};

/** Variables of the runner's image and of setup actions that contain only folders. */
const FOLDER_VARIABLE =
  /^(?:JAVA_HOME(?:_\w+)?|GOROOT(?:_\w+)?|ANDROID_(?:HOME|SDK_ROOT|NDK\w*)|DOTNET_ROOT|CONDA|RUSTUP_HOME|PYENV_ROOT|NVM_DIR|RBENV_ROOT|SWIFT_PATH|pythonLocation|Python\d?_ROOT_DIR|LD_LIBRARY_PATH|RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY|GRADLE_HOME|ANT_HOME|VCPKG_INSTALLATION_ROOT)$/;

/** The existing folders of these. */
function toolchainFolders(env: Env): readonly string[] {
  const home = env.HOME ?? "";
  const folders = [
    ...(isAbsolute(home) ? AT_HOME.split(" ").map((path) => join(home, path)) : []),
    env.RUNNER_TOOL_CACHE ?? "",
    "/home/linuxbrew",
  ];
  return folders.filter((path) => isAbsolute(path) && existsSync(path));
}

/** Caches inside these folders. They do not belong to a language, and not every run may see them. */
function cachesInToolchains({ HOME: home = "" }: Env): readonly string[] {
  return isAbsolute(home) ? [join(home, "setup-pnpm/node_modules/.bin/store")] : [];
}

/** Variables that tell tools where the languages are, without folders that they cannot see. */
function toolchainVariables(env: Env, isVisible: (path: string) => boolean): Record<string, string> {
  const homes = Object.entries(HOMES).map(([name, path]) => [name, join(env.HOME ?? "/", path)] as const);
  const given = Object.entries(env).filter(([name]) => FOLDER_VARIABLE.test(name));
  const seen = [...homes, ...given].filter(([, value]) => value?.split(":").every((path) => isVisible(path)));
  return Object.fromEntries(seen) as Record<string, string>; // variables without a value are left out
}

const SYSTEM = "/usr /bin /sbin /lib /lib64 /opt".split(" ");

/** Whether a folder exists in the sandbox. */
function visibleIn(places: readonly string[]): (path: string) => boolean {
  const roots = [...SYSTEM, ...places];
  return (path) => existsSync(path) && roots.some((root) => path === root || path.startsWith(`${root}/`));
}

/** Without the folders that do not exist in the sandbox. */
function visiblePath(path: string, isVisible: (path: string) => boolean): string {
  return path.split(":").filter(isVisible).join(":");
}
