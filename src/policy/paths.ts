/** Which paths of a repository an agent may change. */
import { isMemoryFile } from "../core/skill/skill.ts";
import type { Code } from "./codes.ts";
import { comparable, comparablePattern, type ProtectedList } from "./policy.ts";

/**
 * "never" is not published even after approval; "protected" has to be seen by a person; "lock" is a lock
 * file, which is checked entry by entry. `isFixed`: no workflow can take it off the list. `code` is why it is withheld.
 */
export type Standing = Readonly<{
  kind: "never" | "protected" | "lock" | "free";
  isFixed: boolean;
  code?: Code | undefined;
}>;

export function standingOf(path: string, { added, removed }: ProtectedList = { added: [], removed: [] }): Standing {
  if (isTooLong(path)) return { kind: "never", isFixed: true, code: "DKH-117" };
  const parts = longNames(comparable(path).split("/"));
  const never = neverCode(parts);
  if (never) return { kind: "never", isFixed: true, code: never };
  if (isFixed(parts)) return { kind: "protected", isFixed: true, code: "DKH-103" };
  const isOne = (list: ProtectedList["added"]) => list.some(({ matches }) => matches(path) || matches(parts.join("/")));
  const isOurs = isProtected(parts);
  if (isOne(added)) return { kind: "protected", isFixed: false, code: isOurs ? "DKH-103" : "DKH-111" };
  if (isOne(removed)) return { kind: "free", isFixed: false };
  if (isOurs) return { kind: "protected", isFixed: false, code: "DKH-103" };
  const isLock = LOCKS.has(parts.at(-1) ?? "");
  return isLock ? { kind: "lock", isFixed: false, code: "DKH-103" } : { kind: "free", isFixed: false };
}

/** Linux allows no longer names, so such a path cannot be checked out, and no pattern is tried on it. */
function isTooLong(path: string): boolean {
  if (path.length <= 255 && Buffer.byteLength(path) <= 255) return false;
  return Buffer.byteLength(path) > 4096 || path.split("/").some((part) => Buffer.byteLength(part) > 255);
}

function neverCode(parts: readonly string[]): Code | undefined {
  const whole = parts.join("/");
  // As NTFS would call them in 8.3: by six letters, and after the fourth of a kind by two and a checksum.
  if (parts.some((part) => /^(?:\.git|git~\d+|gi[0-9a-f]{1,4}~\d+)$/.test(part))) return "DKH-102";
  if (/^(?:\.gitmodules|gitmod~\d+)$/.test(whole)) return "DKH-102";
  // The folders themselves too: a file or a link in their place removes the workflows.
  return /^\.github(?:\/workflows(?:\/.*)?)?$/s.test(whole) ? "DKH-101" : undefined;
}

/** Replaces NTFS's short names: `github~1/workfl~1` in 8.3 is the folder of workflows. */
function longNames([first = "", ...rest]: readonly string[]): readonly string[] {
  if (!/^(?:\.github|github~\d+)$/.test(first)) return [first, ...rest];
  const [second, ...others] = rest;
  if (second === undefined) return [".github"];
  return [".github", /^wo(?:rkfl|[0-9a-f]{1,4})~\d+$/.test(second) ? "workflows" : second, ...others];
}

/** Actions that workflows run, and files that tell git which programs to run, where to send things and what to show. */
function isFixed(parts: readonly string[]): boolean {
  const [first, second] = parts;
  if (first === ".github" && second === "actions") return true;
  return GITS_OWN.test(parts.at(-1) ?? "");
}

const GITS_OWN = /^(?:\.gitattributes|gitatt~\d+|\.gitconfig|gitcon~\d+|\.lfsconfig|(?:lfscon|lf[0-9a-f]{1,4})~\d+)$/;

function isProtected(parts: readonly string[]): boolean {
  const [first = "", ...inner] = parts;
  const name = parts.at(-1) ?? "";
  const isHarmless = HARMLESS.test(parts.join("/"));
  if (parts.length > 1 && first.startsWith(".") && !isHarmless) return true;
  if (parts.length === 1 && (DOT_FOLDERS.has(name) || isMemoryFile(name))) return true;
  const isInFolder = (isHarmless ? inner : parts).some((part) => FOLDERS.has(part));
  if (isInFolder || NAMES.has(name) || HOOKS.has(name) || OPEN_NAMES.test(name)) return true;
  const path = parts.join("/");
  if (JENKINSFILE.test(name) || OPEN_PATHS.test(path)) return true;
  return !LOCKS.has(name) && UNREAD_LOCKS.test(name);
}

/** In folders whose names begin with a dot: notes about changes, and sources of pages that a build makes. */
const HARMLESS =
  /^(?:\.changeset\/[^/]+\.md|\.changes\/.*\.(?:md|ya?ml)|\.nx\/version-plans\/[^/]+\.md|\.yarn\/versions\/[^/]+\.yml|\.(?:storybook|vitepress|vuepress|ladle|well-known|reuse)\/.+)$/s;

/**
 * Folders at the top that tools read by themselves, in addition to `FOLDERS`: a file in their place changes them as a
 * whole.
 */
const DOT_FOLDERS = words(`
  .azuredevops .azure-pipelines .buildkite .builds .config .devcontainer .forgejo .gitea .gitlab .idea .mergify
  .semaphore .teamcity .tekton .vscode .woodpecker
`);

/** In any folder: hooks, agents, builds. */
const FOLDERS = words(`
  .husky {,.,_}{githooks,git-hooks,git_hooks,githook,git-hook,commit-hooks} .hooks .lefthook .lefthook-local .cargo-husky
  .agent .agents .aider .amazonq .amp .augment .claude .claude-plugin .cline .clinerules .codebuddy .codeium .codex
  .continue .copilot .crush .cursor .factory .gemini .goose .iflow .junie .kilo .kilocode .kiro .opencode .openhands
  .qwen .roo .rovodev .ruler .trae .warp .windsurf .zed
  .bundle .cargo .circleci .mvn .yarn
  ci_scripts zuul.d .zuul.d
`);

/**
 * Names that git runs as hooks: `core.hooksPath` may name any folder, and hooks are linked or copied from others too.
 */
const HOOKS = words(`
  {pre,post}-{applypatch,commit,receive}{,.exe,.sh,.bash,.zsh,.py,.ps1}
  {pre-merge-commit,pre-rebase,pre-push,pre-auto-gc,post-checkout,post-merge,post-rewrite}{,.exe,.sh,.bash,.zsh,.py,.ps1}
  {applypatch-msg,commit-msg,prepare-commit-msg}{,.exe,.sh,.bash,.zsh,.py,.ps1}
  {post-update,post-index-change,proc-receive,push-to-checkout,reference-transaction,sendemail-validate}{,.exe}
  {p4-changelist,p4-prepare-changelist,p4-post-changelist,p4-pre-submit,fsmonitor-watchman}{,.exe}
`);

const NAMES = words(`
  agents.md agents.override.md agent.md claude.md claude.local.md codebuddy.md codex.md copilot-instructions.md
  crush.md gemini.md iflow.md qwen.md replit.md skill.md warp.md
  .agent.md .rules .windsurfrules .traerules .kilocoderules .roorules .clinerules .continuerules .goosehints
  .augment-guidelines .openhands_instructions .roomodes .kilocodemodes .continuerc.json .claude.json
  {,.}mcp.json {,.}opencode.{json,jsonc} {,.}crush.json kilo.{json,jsonc}
  .{ai,augment,claude,cline,codeium,continue,copilot,gemini,goose,kilocode,kiro,qwen,roo,trae,windsurf}ignore
  .warpindexingignore
  {,.}lefthook{,-local}.{yml,yaml,toml,json,jsonc} .pre-commit-{config,hooks}.{yml,yaml} prek.toml {,.}hk.pkl
  .huskyrc{,.js,.cjs,.mjs,.json,.yml,.yaml} husky.config.{js,cjs,mjs,ts,json} .overcommit.{yml,yaml} .rusty-hook.toml
  {,.}simple-git-hooks.{js,cjs,mjs,ts,json} captainhook.json grumphp.{yml,yaml}{,.dist}
  .lintstagedrc{,.json,.yml,.yaml,.js,.cjs,.mjs,.ts,.cts,.mts} lint-staged.config.{js,cjs,mjs,ts,cts,mts,json,yml,yaml}
  {,.}nano-staged.{js,cjs,mjs,ts,json} .nanostagedrc{,.json,.js,.cjs,.mjs} .nano-staged{,rc}
  action.{yml,yaml} codeowners owners
  {,.}bunfig.toml uv.toml poetry.toml {,.}pdm.toml nuget.config .npmrc .yarnrc{,.yml,.yaml}
  .pnpmfile.{cjs,mjs,js} pnpmfile.js pnpm-workspace.{yml,yaml} .pnp.{cjs,js,loader.mjs}
  .devcontainer.json .replit {,.}mise{,.local}.toml .tool-versions .envrc
  .{gitpod,packit,prow,build,mergify,taskcluster,readthedocs,goreleaser}.{yml,yaml}
  .{bulldozer,coderabbit,policy,pullapprove,restyled,rultor,sourcery}.{yml,yaml} sweep.{yml,yaml} .pr_agent.toml greptile.json
  {atlantis,buildkite}.{yml,yaml} bors.toml .kodiak.toml renovate.{json,json5}
  .renovaterc{,.json,.json5} jenkinsfile
  {,.}{wercker,codemagic,bitrise,screwdriver,codefresh,buddy,scrutinizer,shippable,gitlab-ci,zuul}.{yml,yaml}
  {amplify,appspec,heroku,render}.{yml,yaml} netlify.toml .platform.app.yaml {vercel,now}.json railway.{json,toml} nixpacks.toml
  gitconfig .git-config gitconfig.{inc,local,shared}
  .pypirc pip.{conf,ini} .condarc {.,_}netrc
  {gradle,maven}-wrapper.{properties,jar}
  bun.lockb deno.lock flake.lock gradle.lockfile podfile.lock package.resolved cartfile.resolved .terraform.lock.hcl
  pixi.lock conan.lock rebar.lock shrinkwrap.yaml dub.selections.json cpanfile.snapshot maven_install.json
  verification-metadata.xml
`);

/** Tools that take any name of a kind. */
const OPEN = words(`
  .gitconfig*
  .aider* .cursor* .clinerules-* .roorules-* .kilocoderules-*
  .appveyor* .buildkite* .circleci* .cirrus* .drone* .gitlab-ci* .semaphore* .teamcity* .travis* .vela* .woodpecker*
  .zuul* *.gitlab-ci.{yml,yaml} azure-pipeline*.{yml,yaml} {codeship,jet}-{steps,services}*.{yml,yaml,json}
  appveyor{,.*,-*}.{yml,yaml} {bitbucket-pipelines,buildspec,cloudbuild}*.{yml,yaml,json}
  jenkinsfile.* *.jenkinsfile *.jenkinsfile.*
`);
const OPEN_NAMES = comparablePattern(OPEN);

/** Folders whose other files are not protected. */
const PLACES = words(`
  **/azure-pipelines/**/*.{yml,yaml} buildkite/**
  **/hooks/pre-{applypatch,commit,merge-commit,rebase,push,receive,auto-gc}
  **/hooks/post-{applypatch,commit,checkout,merge,rewrite,receive,update}
  **/hooks/{applypatch-msg,commit-msg,prepare-commit-msg,update,fsmonitor-watchman,hooks.json}
  **/hooks/*.{sh,bash,zsh}
`);
const OPEN_PATHS = comparablePattern(PLACES);

/** `Jenkinsfile-release`, but not `jenkinsfile-parser.ts`. */
const JENKINSFILE = /^jenkinsfile[-_][^.]*(?:\.groovy)?$/;

/** Names that look like lock files and are not in `LOCKS`: only data files, because `file-lock.ts` is source code. */
const LOCK_SHAPES = words(`
  *.lock *.locked *.lockfile *.resolved *.freeze pylock.toml pylock.*.toml
  *{-,.,_}lock.{json,jsonc,yml,yaml,toml,txt,hcl,xml,lisp}
`);
const UNREAD_LOCKS = comparablePattern(LOCK_SHAPES);

/** Lock files that can be checked (`lock/formats.ts`); others are protected. */
const LOCKS = words(`
  package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock cargo.lock poetry.lock uv.lock
  go.sum go.work.sum
`);

/** A name of each kind that our list has. */
export const PROTECTED_NAMES: readonly string[] = [
  ...["memory.md", ...DOT_FOLDERS, ...FOLDERS, ...NAMES, ...HOOKS, ...LOCKS],
  ...[...OPEN, ...LOCK_SHAPES].map((name) => name.replaceAll("*", "x")),
  ...[...PLACES].map((path) => path.replaceAll("**/", "").replaceAll("*", "x")),
  "jenkinsfile-x",
];

/** Names between blanks; `{a,b}` stands for each of them. */
function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).flatMap(spelled));
}

function spelled(word: string): readonly string[] {
  const [whole, before = "", choices = "", after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(word) ?? [];
  return whole === undefined ? [word] : choices.split(",").flatMap((one) => spelled(`${before}${one}${after}`));
}
