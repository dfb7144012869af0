/** Which paths of a repository an agent may change, compared as the most lenient file system would compare them. */
import type { Code } from "./codes.ts";

/** "never" is not published whatever anybody says; "protected" is what a person should have looked at. */
export type Standing = Readonly<{ kind: "free" | "protected" } | { kind: "never"; code: Code }>;

/** Code points that some file systems leave out of a name. */
const IGNORED = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Case, width, trailing dots and blanks, and what follows a colon (a stream, on NTFS) make no difference. */
function comparable(path: string): string {
  return path
    .normalize("NFKC")
    .replaceAll(IGNORED, "")
    .toLowerCase()
    .split("/")
    .map((part) =>
      part
        .replace(/:.*$/s, "")
        .trimEnd()
        .replace(/[. ]+$/, ""),
    )
    .join("/");
}

export function standingOf(path: string): Standing {
  const parts = longNames(comparable(path).split("/"));
  const whole = parts.join("/");
  // As NTFS would call them in 8.3.
  if (parts.some((part) => part === ".git" || /^git~\d+$/.test(part))) return { kind: "never", code: "DKH-102" };
  if (/^(?:\.gitmodules|gitmod~\d+)$/.test(whole)) return { kind: "never", code: "DKH-102" };
  // The folders themselves too: put a file or a link there, and the workflows are gone.
  if (/^\.github(?:\/workflows(?:\/.*)?)?$/s.test(whole)) return { kind: "never", code: "DKH-101" };
  return { kind: isProtected(parts) ? "protected" : "free" };
}

/** What NTFS calls `github~1/workfl~1` in 8.3 are the folders of workflows. */
function longNames([first = "", ...rest]: readonly string[]): readonly string[] {
  if (!/^(?:\.github|github~\d+)$/.test(first)) return [first, ...rest];
  const [second, ...others] = rest;
  if (second === undefined) return [".github"];
  return [".github", /^workfl~\d+$/.test(second) ? "workflows" : second, ...others];
}

function isProtected(parts: readonly string[]): boolean {
  const [first = ""] = parts;
  const name = parts.at(-1) ?? "";
  if (parts.length > 1 && first.startsWith(".")) return true;
  if (parts.length === 1 && DOT_FOLDERS.has(name)) return true;
  if (parts.some((part) => HOOKS.has(part))) return true;
  return NAMES.has(name) || /^\.cursor/.test(name);
}

/** Folders that tools read by themselves: what stands there in their place changes them as a whole. */
const DOT_FOLDERS = words(".agents .claude .codex .cursor .devcontainer .gemini .openhands .vscode .idea .circleci");

const HOOKS = words(".husky .githooks .git-hooks githooks .claude .cursor .agents .openhands");

const NAMES = words(`
  agents.md agents.override.md agent.md claude.md claude.local.md gemini.md copilot-instructions.md skill.md
  .cursorrules .windsurfrules .clinerules .aider.conf.yml .mcp.json mcp.json
  opencode.json opencode.jsonc .claude.json .goosehints .roomodes
  action.yml action.yaml codeowners
  package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock cargo.lock poetry.lock
  uv.lock pdm.lock pipfile.lock gemfile.lock composer.lock go.sum flake.lock mix.lock pubspec.lock packages.lock.json
  gradle.lockfile podfile.lock gradle-wrapper.properties package.resolved cartfile.resolved .terraform.lock.hcl
  pixi.lock conan.lock rebar.lock gems.locked
  bunfig.toml uv.toml nuget.config .npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs .pypirc pip.conf .netrc .envrc
  .pre-commit-config.yaml lefthook.yml .lefthook.yml
`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
