/** The languages that a runner has installed: tools may read and run them, but nothing that lies beside them. */
import { existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";

type Env = Readonly<Record<string, string | undefined>>;

/** Below the runner's home. Whole folders only where no tool keeps its passwords in them. */
const AT_HOME =
  ".cargo/bin .rustup .pyenv .nvm .rbenv .rvm .sdkman/candidates .deno/bin .bun/bin go/bin .dotnet .local/share/mise .volta .ghcup .swiftly .juliaup";

/** Where a language looks for itself, as its home is another behind the wall. */
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
export function toolchainFolders(env: Env): readonly string[] {
  const home = env.HOME ?? "";
  const folders = [
    ...(isAbsolute(home) ? AT_HOME.split(" ").map((path) => join(home, path)) : []),
    env.RUNNER_TOOL_CACHE ?? "",
    "/home/linuxbrew",
  ];
  return folders.filter((path) => isAbsolute(path) && existsSync(path));
}

/** Variables that tell tools where the languages are; of folders that they cannot see, none. */
export function toolchainVariables(env: Env, isVisible: (path: string) => boolean): Record<string, string> {
  const homes = Object.entries(HOMES).map(([name, path]) => [name, join(env.HOME ?? "/", path)] as const);
  const given = Object.entries(env).filter(([name]) => FOLDER_VARIABLE.test(name));
  const seen = [...homes, ...given].filter(([, value]) => value?.split(":").every((path) => isVisible(path)));
  return Object.fromEntries(seen) as Record<string, string>; // those without a value are not seen
}

const SYSTEM = "/usr /bin /sbin /lib /lib64 /opt".split(" ");

/** Whether a folder is there behind the wall. */
export function visibleIn(places: readonly string[]): (path: string) => boolean {
  const roots = [...SYSTEM, ...places];
  return (path) => existsSync(path) && roots.some((root) => path === root || path.startsWith(`${root}/`));
}

/** Without the folders that are not there behind the wall. */
export function visiblePath(path: string, isVisible: (path: string) => boolean): string {
  return path.split(":").filter(isVisible).join(":");
}
