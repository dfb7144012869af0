/** Which paths of a repository an agent may change. */
import type { Code } from "./codes.ts";
import { comparable } from "./comparable.ts";
import type { ProtectedList } from "./path-pattern.ts";

/**
 * "never" is not published whatever anybody says; "protected" is what a person should have looked at; "lock" is a lock
 * file, which is looked through. `isFixed` is what no workflow can take off the list.
 */
export type Standing = Readonly<
  { isFixed: boolean } & ({ kind: "free" | "protected" | "lock" } | { kind: "never"; code: Code })
>;

export function standingOf(path: string, { added, removed }: ProtectedList = { added: [], removed: [] }): Standing {
  const parts = longNames(comparable(path).split("/"));
  const never = neverCode(parts);
  if (never) return { kind: "never", code: never, isFixed: true };
  if (isFixed(parts)) return { kind: "protected", isFixed: true };
  const isOne = (list: ProtectedList["added"]) => list.some(({ matches }) => matches(path) || matches(parts.join("/")));
  if (isOne(added)) return { kind: "protected", isFixed: false };
  if (isOne(removed)) return { kind: "free", isFixed: false };
  if (isProtected(parts)) return { kind: "protected", isFixed: false };
  return { kind: LOCKS.has(parts.at(-1) ?? "") ? "lock" : "free", isFixed: false };
}

function neverCode(parts: readonly string[]): Code | undefined {
  const whole = parts.join("/");
  // As NTFS would call them in 8.3.
  if (parts.some((part) => part === ".git" || /^git~\d+$/.test(part))) return "DKH-102";
  if (/^(?:\.gitmodules|gitmod~\d+)$/.test(whole)) return "DKH-102";
  // The folders themselves too: put a file or a link there, and the workflows are gone.
  return /^\.github(?:\/workflows(?:\/.*)?)?$/s.test(whole) ? "DKH-101" : undefined;
}

/** What NTFS calls `github~1/workfl~1` in 8.3 are the folders of workflows. */
function longNames([first = "", ...rest]: readonly string[]): readonly string[] {
  if (!/^(?:\.github|github~\d+)$/.test(first)) return [first, ...rest];
  const [second, ...others] = rest;
  if (second === undefined) return [".github"];
  return [".github", /^workfl~\d+$/.test(second) ? "workflows" : second, ...others];
}

/** Actions that workflows run, and files that tell git which programs to run, where to send things and what to show. */
function isFixed(parts: readonly string[]): boolean {
  const [first, second] = parts;
  if (first === ".github" && second === "actions") return true;
  return GITS_OWN.test(parts.at(-1) ?? "");
}

const GITS_OWN = /^(?:\.gitattributes|gitatt~\d+|\.gitconfig|gitcon~\d+|\.lfsconfig|lfscon~\d+)$/;

function isProtected(parts: readonly string[]): boolean {
  const [first = ""] = parts;
  const name = parts.at(-1) ?? "";
  if (parts.length > 1 && first.startsWith(".") && !HARMLESS.test(parts.join("/"))) return true;
  if (parts.length === 1 && DOT_FOLDERS.has(name)) return true;
  return parts.some((part) => FOLDERS.has(part)) || NAMES.has(name) || FAMILIES.test(name);
}

/** In folders whose names begin with a dot: notes about changes, and sources of pages that a build makes. */
const HARMLESS =
  /^(?:\.changeset\/[^/]+\.md|\.changes\/.*\.(?:md|ya?ml)|\.nx\/version-plans\/[^/]+\.md|\.yarn\/versions\/[^/]+\.yml|\.(?:storybook|vitepress|vuepress|ladle|well-known|reuse)\/.+)$/s;

/** Folders that tools read by themselves: what stands there in their place changes them as a whole. */
const DOT_FOLDERS = words(`
  .agents .aider .amazonq .azuredevops .azure-pipelines .buildkite .builds .cargo .circleci .claude .clinerules .codex
  .config .continue .cursor .devcontainer .forgejo .gemini .gitea .gitlab .idea .junie .kiro .mergify .mvn .openhands
  .roo .semaphore .teamcity .tekton .vscode .windsurf .woodpecker .yarn
`);

/** Wherever they are. */
const FOLDERS = words(`
  .husky .githooks .git-hooks githooks .lefthook
  .agents .claude .clinerules .codex .cursor .gemini .kiro .openhands .roo .windsurf
  .cargo .circleci .mvn .yarn
`);

const NAMES = words(`
  agents.md agents.override.md agent.md claude.md claude.local.md gemini.md qwen.md copilot-instructions.md skill.md
  .cursorrules .windsurfrules .clinerules .roorules .aider.conf.yml .aider.conf.yaml .mcp.json mcp.json
  opencode.json opencode.jsonc .claude.json .goosehints .roomodes
  action.yml action.yaml codeowners
  bunfig.toml .bunfig.toml uv.toml poetry.toml pdm.toml .pdm.toml nuget.config .npmrc .yarnrc .yarnrc.yml .yarnrc.yaml
  .pnpmfile.cjs .pnpmfile.mjs .pnpmfile.js pnpmfile.js pnpm-workspace.yaml pnpm-workspace.yml .pnp.cjs .pnp.js
  .devcontainer.json .gitpod.yml .gitpod.yaml .zuul.yaml .vela.yml .vela.yaml .packit.yaml .packit.yml .prow.yaml .replit
  .mise.local.toml mise.local.toml .tool-versions .opencode.json .rules prek.toml
  .pnp.loader.mjs .pypirc pip.conf pip.ini .condarc .netrc _netrc .envrc mise.toml .mise.toml
  gradle-wrapper.properties gradle-wrapper.jar maven-wrapper.properties maven-wrapper.jar
  bun.lockb deno.lock flake.lock gradle.lockfile podfile.lock package.resolved cartfile.resolved .terraform.lock.hcl
  pixi.lock conan.lock rebar.lock
  .overcommit.yml .overcommit.yaml wercker.yml wercker.yaml codemagic.yml codemagic.yaml
  bitrise.yml bitrise.yaml screwdriver.yml screwdriver.yaml .build.yml .build.yaml bors.toml .kodiak.toml
  renovate.json renovate.json5 .renovaterc
`);

/** Tools that take several spellings of a name. */
const FAMILIES = new RegExp(
  [
    "^\\.cursor",
    "^\\.?lefthook(?:-local)?\\.(?:ya?ml|toml|jsonc?)$",
    "^\\.pre-commit-(?:config|hooks)\\.ya?ml$",
    "^\\.huskyrc(?:\\.(?:js|cjs|json|ya?ml))?$",
    "^(?:husky\\.config|\\.?simple-git-hooks)\\.(?:js|cjs|mjs|json)$",
    "^\\.renovaterc\\.json5?$",
    "^\\.(?:gitlab-ci|travis|appveyor|drone|woodpecker|cirrus|mergify|semaphore)\\.(?:ya?ml|star|jsonnet)$",
    "^(?:appveyor|bitbucket-pipelines|buildspec|cloudbuild)\\.(?:ya?ml|json)$",
    "^azure-pipelines(?:[.-].*)?\\.ya?ml$",
    "^(?:.*\\.)?jenkinsfile(?:\\..*)?$",
  ].join("|"),
  "s",
);

/** Those that can be looked through (`lock/formats.ts`); others are protected. */
const LOCKS = words(`
  package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock cargo.lock poetry.lock uv.lock pdm.lock
  pipfile.lock gemfile.lock gems.locked composer.lock go.sum go.work.sum mix.lock pubspec.lock packages.lock.json
`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
