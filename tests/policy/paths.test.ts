/** What an agent may change: told by the path, however it is written. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FORMATS } from "../../src/policy/lock/formats.ts";
import { standingOf } from "../../src/policy/paths.ts";
import { pathPattern } from "../../src/policy/policy.ts";
import { idlePatterns, parseProtection } from "../../src/policy/protected-list.ts";

test.for([
  ".github/workflows/ci.yml",
  ".GitHub/Workflows/x",
  ".github/workflows",
  ".github",
  "．github/workflows/x.yml",
  ".github /workflows./ci.yml",
  ".git\u200bhub/workflows/x",
  ".git/config",
  "a/.GIT/hooks/x",
  "sub/git~1/config",
  ".git::$INDEX_ALLOCATION/config",
  ".git. /config",
  ".gitmodules",
  ".GITMODULES",
  "GITMOD~1",
  "GITHUB~1/workflows/x.yml",
  ".github/WORKFL~1/x.yml",
  "GITHUB~2",
  // What NTFS calls them after four of that kind.
  ...[
    "GI7EBA~1",
    "gi7d29~1",
    "gi250a~2",
    "a/gi7eb~12",
    "GI41C4~1/workflows/x.yml",
    ".github/WOA869~1/x.yml",
    "git~3/x",
  ],
  ...[".github\\workflows\\x.yml", "\\.github\\workflows/x", "a\\..\\.git\\config", ".\\.github＼workflows＼x"],
])("%j is never changed", (path) => {
  expect(standingOf(path).kind).toBe("never");
});

test.for([
  ".github/dependabot.yml",
  "AGENTS.md",
  "packages/a/claude.MD",
  ...["hooks/pre-commit", "tools/hooks/commit-msg", "hooks/post-checkout", "hooks/hooks.json", "OWNERS", "pkg/OWNERS"],
  ...[".taskcluster.yml", "buildkite.yml", "buildkite/pipeline.sh", "atlantis.yaml", ".readthedocs.yaml"],
  ...[".readthedocs.yml", ".platform.app.yaml", ".goreleaser.yml", ".goreleaser.yaml"],
  ".cursorrules",
  ".cursor/rules/x.mdc",
  ".mcp.json",
  "skills/x/SKILL.md",
  ".claude",
  "action.yml",
  "tools/action.yaml",
  "docs/CODEOWNERS",
  ".npmrc",
  "sub/.npmrc",
  ...["MEMORY.md", "memory.md", "Memory.md.", ".agents/memory.md", ".agents/MEMORY.md"],
  ".husky/pre-commit",
  "sub/.husky/pre-commit",
  ".vscode/tasks.json",
  "GITHUB~1/dependabot.yml",
  "sub\\.husky\\pre-commit",
  "AGENTS.override.md",
  "opencode.json",
  "infra/.terraform.lock.hcl",
  "App/Package.resolved",
  "NuGet.Config",
  "gradle/wrapper/gradle-wrapper.properties",
  ...["gradle/wrapper/gradle-wrapper.jar", ".mvn/extensions.xml", "sub/.mvn/jvm.config", "sub/.cargo/config.toml"],
  ...["lefthook.yml", "lefthook.yaml", ".lefthook.yaml", "lefthook-local.yml", "lefthook.toml", ".huskyrc.json"],
  ...[".pnpmfile.cjs", ".pnpmfile.mjs", "pnpm-workspace.yaml", ".yarnrc.yml", ".pnp.cjs", ".yarn/releases/yarn.cjs"],
  ...[".pre-commit-config.yaml", ".pre-commit-config.yml", "mise.toml", "poetry.toml", "uv.toml"],
  ...[
    ".gitlab-ci.yml",
    ".gitlab-ci.yaml",
    ".circleci/config.yml",
    "azure-pipelines.yml",
    "azure-pipelines.release.yaml",
  ],
  ...["Jenkinsfile", "Jenkinsfile.release", "ci/Jenkinsfile", ".travis.yml", "appveyor.yml", ".appveyor.yml"],
  ...["bitbucket-pipelines.yml", ".buildkite/pipeline.yml", ".drone.yml", ".drone.star", ".woodpecker.yml"],
  ...[".woodpecker/build.yml", ".woodpecker", ".cirrus.yml", "buildspec.yml", "cloudbuild.yaml", "renovate.json"],
  ...["bun.lockb", "gradle.lockfile", "Podfile.lock", "flake.lock", "deno.lock"],
  ...[".changeset/config.json", ".changeset/a/b.md", ".storybook/AGENTS.md", ".changes/config.json"],
  ...[".yarn/versions/a/b.yml", ".yarn/versions/a.cjs", "a/.yarn/plugins/x.cjs", ".storybook/.claude/settings.json"],
])("%j is protected", (path) => {
  expect(standingOf(path).kind).toBe("protected");
});

test.for([
  ...["src/index.ts", "README.md", ".gitignore", ".mailmap", ".eslintrc", ".editorconfig", ".prettierrc.json"],
  ...[
    ...["src/pre-commit.ts", "docs/pre-commit.md", "src/update", "pre-commit/run.py", "src/gitconfig.ts", "hooks/a.py"],
    ...["test/hooks.sh", "src/webhooks/receive.sh", "src/post-update.js", "src/git-hooks.ts", "update.sh"],
    ...["hooks/use-thing.ts", "hooks/pre-commit.test.ts", "docs/buildkite.md", "src/owners.ts", "src/buildkite/a.ts"],
    ...["docs/memory.md", "src/MEMORY.md", "memory.ts"],
    "src/hooks/use-thing.ts",
    "package.json",
    "docs/github/workflows/x.yml",
    "src/.hidden/x",
    "git/config",
    "a.git/x",
  ],
  ...[
    "my.github/workflows/x",
    "github/workflows.md",
    "lock/file.ts",
    "github~/x",
    "workfl~1/x.yml",
    "actions.yml",
    "gitmodules",
    ...["gifs~1", "gi7eba", "lfs~1", "woa869~1/x.yml", "gi7eba~a"],
    "test/fixtures/repository.git/config",
  ],
])("%j is free", (path) => {
  expect(standingOf(path)).toEqual({ kind: "free", isFixed: false });
});

test.for([
  ".changeset/blue-cat.md",
  ".storybook/main.ts",
  ".vitepress/config.ts",
  ".nx/version-plans/a.md",
  ".yarn/versions/8f3e.yml",
  ".well-known/x",
])("%j lies in a folder that is harmless", (path) => {
  expect(standingOf(path).kind).toBe("free");
});

test.for([
  ...["package-lock.json", "web/pnpm-lock.yaml", "Cargo.lock", "PACKAGE-LOCK.json", "go.sum", "a/go.work.sum"],
  ...["poetry.lock", "uv.lock", "yarn.lock", "bun.lock", "npm-shrinkwrap.json"],
])("%j is a lock file", (path) => {
  expect(standingOf(path)).toMatchObject({ kind: "lock", isFixed: false });
});

test.for([
  ".gitattributes",
  "sub/.GitAttributes",
  ...["GITATT~1", "LFSCON~1", "LFD659~1"],
  ".lfsconfig",
  ".gitconfig",
  ".github/actions/a/action.yml",
])("%j is protected, whatever a workflow says", (path) => {
  const everything = { added: [], removed: [pathPattern("**"), pathPattern(path)] };
  expect(standingOf(path, everything)).toMatchObject({ kind: "protected", isFixed: true });
  expect(standingOf("AGENTS.md", everything).kind).toBe("free");
  expect(standingOf(".github/workflows/ci.yml", everything).kind).toBe("never");
});

// Both spellings of each, wherever they are.
test.for([
  ["Aider", ".aider.conf.yml", ".aider.conf.yaml", ".aider.model.settings.yml", ".aiderignore"],
  ["Amp", "AGENT.md", ".amp/settings.json", ".agents/skills/x/SKILL.md"],
  ["Augment", ".augment/rules/a.md", ".augment-guidelines", ".augmentignore"],
  ["Claude", "CLAUDE.md", "CLAUDE.local.md", ".claude/settings.json", ".claude-plugin/plugin.json", ".mcp.json"],
  ["Cline", ".clinerules", ".clinerules/a.md", ".clinerules-code", ".cline/x", ".clineignore"],
  ["Codex", "AGENTS.md", "AGENTS.override.md", "codex.md", ".codex/config.toml"],
  ["Continue", ".continue/config.yaml", ".continuerules", ".continuerc.json", ".continueignore"],
  ["Copilot", ".github/copilot-instructions.md", ".github/instructions/a.instructions.md", ".copilot/x"],
  ["Cursor", ".cursor/rules/a.mdc", ".cursorrules", ".cursorignore", ".cursorindexingignore"],
  ["Gemini", "GEMINI.md", ".gemini/settings.json", ".geminiignore"],
  ["Goose", ".goosehints", ".goose/memory/x", ".gooseignore"],
  ["Junie", ".junie/guidelines.md", ".aiignore"],
  ["Kilo", ".kilocode/rules/a.md", ".kilo/x", ".kilocodemodes", ".kilocoderules", ".kilocoderules-code", "kilo.jsonc"],
  ["Kiro", ".kiro/steering/a.md", ".kiroignore"],
  ["OpenCode and Crush", "opencode.json", ".opencode/agent/a.md", "CRUSH.md", ".crush.json", "crush.json"],
  ["OpenHands", ".openhands/setup.sh", ".openhands_instructions"],
  ["Qwen", "QWEN.md", ".qwen/settings.json", ".qwenignore"],
  ["Roo", ".roo/rules/a.md", ".roorules", ".roorules-code", ".roomodes", ".rooignore"],
  ["Trae", ".trae/rules/project_rules.md", ".traerules", ".traeignore"],
  ["Warp", "WARP.md", ".warp/x", ".warpindexingignore"],
  ["Windsurf", ".windsurf/rules/a.md", ".windsurfrules", ".windsurfignore", ".codeiumignore"],
  ["Zed", ".zed/settings.json", ".zed/tasks.json", ".rules"],
  ["husky", ".husky/pre-commit", ".huskyrc", ".huskyrc.js", ".huskyrc.yaml", "husky.config.js"],
  ["lefthook", "lefthook.yml", ".lefthook.yaml", "lefthook.jsonc", ".lefthook-local.toml", ".lefthook/pre-commit/x.sh"],
  ["pre-commit", ".pre-commit-config.yaml", ".pre-commit-config.yml", ".pre-commit-hooks.yaml", "prek.toml"],
  ["simple-git-hooks", ".simple-git-hooks.cjs", "simple-git-hooks.mjs", "simple-git-hooks.json"],
  ["core.hooksPath", "tools/git/pre-commit", "dev/commit-msg", "scripts/pre-push", "etc/post-checkout", "x/post-merge"],
  ["core.hooksPath, other hooks", "dev/prepare-commit-msg", "dev/reference-transaction", "dev/post-index-change"],
  ["core.hooksPath, on Windows", "tools/git/pre-commit.exe", "tools\\git\\Pre-Commit"],
  ["core.hooksPath, folders", "tools/git-hooks/lib.sh", "githooks/x", "git_hooks/x", ".hooks/x", "gitHooks/x.js"],
  ["hooks that are linked or copied", "scripts/pre-commit.sh", "bin/commit-msg.py", "hooks/common.sh"],
  ["include.path", ".gitconfig", "gitconfig", ".gitconfig.local", ".gitconfig-shared", ".git-config"],
  ["lint-staged", ".lintstagedrc", ".lintstagedrc.json", ".lintstagedrc.mts", "lint-staged.config.js"],
  ["lint-staged, in other spellings", ".lintstagedrc.yml", ".lintstagedrc.yaml", "lint-staged.config.mts"],
  ["nano-staged", ".nano-staged.js", "nano-staged.cjs", ".nanostagedrc", "nano-staged.json"],
  ["others", ".overcommit.yml", "captainhook.json", "grumphp.yml.dist", "hk.pkl", ".rusty-hook.toml"],
])("the files of %s are protected", ([, ...paths]) => {
  for (const path of paths.flatMap((name) => (name.startsWith(".github/") ? [name] : [name, `packages/a/${name}`]))) {
    expect([path, standingOf(path).kind]).toEqual([path, "protected"]);
  }
});

// Both spellings of each, wherever they are.
test.for([
  ["AppVeyor", "appveyor.yml", ".appveyor.yaml", "appveyor-release.yml"],
  ["AWS", "buildspec.yml", "buildspec-prod.yaml", "buildspec.test.yml", "buildspec.json", "amplify.yml", "appspec.yml"],
  ["Azure", "azure-pipelines.yml", "azure-pipelines-pr.yaml", "azure-pipeline.yml", "azure-pipelines/a/release.yml"],
  ["Bitbucket", "bitbucket-pipelines.yml", "bitbucket-pipelines.yaml"],
  [
    "Bitrise, Buddy, Codefresh, Codemagic",
    "bitrise.yml",
    "buddy.yml",
    "codefresh.yml",
    ".codefresh.yaml",
    "codemagic.yaml",
  ],
  ["Bundler", ".bundle/config"],
  ["CircleCI and Cirrus", ".circleci/config.yml", ".cirrus.yml", ".cirrus.star", ".cirrus.starlark"],
  ["CodeShip", "codeship-steps.yml", "codeship-services.yml", "codeship-steps.json", "jet-steps.yml"],
  ["Drone, Vela, Woodpecker", ".drone.yml", ".drone.yml.j2", ".drone-arm.yaml", ".vela.yml", ".woodpecker.yaml"],
  ["GitLab", ".gitlab-ci.yml", ".gitlab-ci.local.yml", ".gitlab-ci-windows.yaml", "gitlab-ci.yml", "a.gitlab-ci.yml"],
  ["Google", "cloudbuild.yaml", "cloudbuild-deploy.yml", "cloudbuild.prod.yaml", "cloudbuild.json"],
  ["Jenkins", "Jenkinsfile", "Jenkinsfile-nightly", "Jenkinsfile_arm.groovy", "Jenkinsfile.groovy", "a.jenkinsfile"],
  ["places to deploy to", "netlify.toml", "vercel.json", "now.json", "railway.toml", "nixpacks.toml", "heroku.yml"],
  ["Scrutinizer, Shippable, Travis, Wercker", ".scrutinizer.yml", "shippable.yml", ".travis.yaml", "wercker.yml"],
  [
    "bots that merge, review or run",
    ...[".policy.yml", ".pullapprove.yml", ".bulldozer.yml", ".rultor.yml", ".coderabbit.yml", "sweep.yml"],
    ...[".policy.yaml", ".pullapprove.yaml", ".bulldozer.yaml", ".rultor.yaml", ".coderabbit.yaml", "sweep.yaml"],
    ...[".pr_agent.toml", ".mergify.yml", ".kodiak.toml", ".sourcery.yaml", ".restyled.yaml", "greptile.json"],
  ],
  ["Xcode Cloud", "ci_scripts/ci_post_clone.sh", "ci_scripts/lib/a.sh"],
  ["Zuul", "zuul.yaml", ".zuul.yml", "zuul.d/jobs.yaml", ".zuul.d/a/jobs.yaml"],
])("the files of CI are protected: %s", ([, ...paths]) => {
  for (const path of paths.flatMap((name) => [name, `packages/a/${name}`]))
    expect([path, standingOf(path).kind]).toEqual([path, "protected"]);
});

test.for([
  ...["src/azure-pipelines/client.ts", "azure-pipelines/README.md", "docs/azure-pipelines.md", "src/buildspec.ts"],
  ...["jenkinsfile-parser.ts", "src/jenkinsfile_lexer.py", "docs/Jenkins.md", "src/netlify.ts", "vercel.ts", "zuul.ts"],
  ...[
    "ci/x.sh",
    "scripts/ci_scripts.sh",
    "cloudbuild.md",
    "src/codeship.go",
    "skaffold.yaml",
    "drone.yml",
    "src/bundle/x",
  ],
  ...["src/policy.yml", "coderabbit.md", "pr_agent.py", "src/sweep.ts"],
  ...["buddy.ts", "amplify/data/resource.ts", "render.ts", "Makefile", "Dockerfile", "docker-compose.yml"],
])("%j steers no CI", (path) => {
  expect(standingOf(path).kind).toBe("free");
});

test.for([
  ...["pylock.toml", "pylock.dev.toml", "MODULE.bazel.lock", "shard.lock", "stack.yaml.lock", "paket.lock", "buf.lock"],
  ...["Chart.lock", "conda-lock.yml", "conda.lock", "buildscript-gradle.lockfile", "gradle.lockfile", "pixi.lock"],
  ...["Package.resolved", "Podfile.lock", "Cartfile.resolved", "cabal.project.freeze", "rebar.lock", "deno.lock"],
  ...["flake.lock", "packages.App.lock.json", "script.py.lock", "Gemfile.next.lock", "gems.next.locked", "devbox.lock"],
  ...["Gemfile.lock", "gems.locked", "Pipfile.lock", "pdm.lock", "composer.lock", "mix.lock", "pubspec.lock"],
  ...["packages.lock.json", "PACKAGES.lock.json"],
  ...["pnpm-lock.yml", "package-lock.yaml", "Brewfile.lock.json", "requirements_lock.txt", "requirements.lock.txt"],
  ...["project.lock.json", "shrinkwrap.yaml", "dub.selections.json", "cpanfile.snapshot", "infra/a.lock.hcl"],
  ...["gradle/verification-metadata.xml", "maven_install.json", "ELM.LOCK", "bun.lockb", ".terraform.lock.hcl"],
])("%j is a lock file that nobody reads here, so it is protected", (path) => {
  for (const one of [path, `web/${path}`])
    expect(standingOf(one)).toEqual({ kind: "protected", isFixed: false, code: "DKH-103" });
});

test("what reads lock files knows every name that is looked through", () => {
  for (const name of FORMATS.keys()) expect([name, standingOf(name).kind]).toEqual([name, "lock"]);
});

test.for([
  ...["src/lock.ts", "block.md", ".~lock.a.odt#", "src/file-lock.ts", "scroll-lock.css", "pad-lock.svg", "block.json"],
  ...["clock.toml", "my-block.json", "locks/a.json", "src/resolved.ts", "docs/lock.md", "freeze.py", "unlock.yml"],
  ...["lockfile.go", "src/lock_test.py", "lock.json"],
])("%j is no lock file", (path) => {
  expect(standingOf(path).kind).toBe("free");
});

test.for([
  ...["docs/cursor.md", "src/goose.ts", "lefthook.md", "lint-staged.ts", "husky.md", "clinerules.md", "src/aider.py"],
  ...["agents.ts", "src/agents/a.ts", "kilo.ts", "docs/warp/x.md", "src/roo/rules.ts", "zed/x.rs", "staged.config.js"],
])("%j is nobody's configuration", (path) => {
  expect(standingOf(path).kind).toBe("free");
});

const listed = (text: string) => {
  const parsed = parseProtection(text);
  return typeof parsed === "string" ? parsed : parsed.mode;
};

test("a workflow extends the list and shortens it, in any spelling of a path", () => {
  const list = parseProtection("block, +infra/**, +*.tf\n-Makefile, -/AGENTS.md, -.vscode, +yarn.lock");
  if (typeof list === "string") throw new Error(list);
  const kind = (path: string) => standingOf(path, list).kind;
  for (const path of ["infra/main.ts", "INFRA/a/b", "a/b/main.TF", "yarn.lock", "docs/AGENTS.md", ".idea/x"]) {
    expect([path, kind(path)]).toEqual([path, "protected"]);
  }
  for (const path of ["AGENTS.md", ".vscode/tasks.json", "my/infra/x", "infra", "a.tfx"]) {
    expect([path, kind(path)]).toEqual([path, "free"]);
  }
  expect(kind("package-lock.json")).toBe("lock");
});

const listOf = (text: string) => {
  const list = parseProtection(text);
  if (typeof list === "string") throw new Error(list);
  return list;
};

test("a path that the workflow alone protects is said to be protected by that", () => {
  const list = listOf("block, +infra/**, +AGENTS.md, +yarn.lock");
  const codeOf = (path: string) => standingOf(path, list).code;
  expect(["infra/a.tf", "yarn.lock"].map(codeOf)).toEqual(["DKH-111", "DKH-111"]);
  expect(["AGENTS.md", "infra/AGENTS.md", "package-lock.json"].map(codeOf)).toEqual(["DKH-103", "DKH-103", "DKH-103"]);
  expect(["src/a.ts"].map(codeOf)).toEqual([undefined]);
});

test.for([
  ["-Makefile", ["Makefile"]],
  ["-docs, -src/*.tsx", ["docs", "src/*.tsx"]],
  ["-workflows, -*.tf, -CODEOWNER", ["workflows", "*.tf", "CODEOWNER"]],
  ["+infra/**, -infra/README.md", ["infra/README.md"]],
  ["+AGENTS.md, -AGENTS.md", ["AGENTS.md"]],
  [
    "-conda-lock.yml, -*.lockfile, -azure-pipelines/**, -Jenkinsfile-arm, -netlify.toml, -src/*lock.ts",
    ["src/*lock.ts"],
  ],
  ["-.gitignore, -.eslintrc", [".gitignore", ".eslintrc"]],
  ["-renovate.json, -.vscode/**, -.vscode, -/AGENTS.md, -yarn.lock, -*.md", []],
  ["-docs/**, -docs/, -packages/*/AGENTS.md, -**/CODEOWNERS, -packages/*/*rc, -Jenkins*", []],
  ["-.cursor*, -azure-pipelines-*.yml, -.husky/pre-push, -web/.husky, -.config/foo.toml, -.unheard-of/a", []],
  ["-.github/*.yml, -.github/dependabot.yml, -action.y*ml, -LEFTHOOK.yml, -docs/*.md", []],
] as const)("of %j, what takes nothing off the list: %j", ([text, idle]) => {
  expect(idlePatterns(listOf(text))).toEqual(idle);
});

test("the example of docs/codes.md is one that works", () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/codes.md"), "utf8");
  const [, example = ""] = /^ {4}protected-paths: \|\n((?: {6}.*\n)+)/m.exec(page) ?? [];
  const list = listOf(example.replaceAll(/^ +/gm, ""));
  expect([list.added.length, list.removed.length, idlePatterns(list)]).toEqual([2, 2, []]);
});

test.for([
  ["", "block"],
  ["block", "block"],
  ["confirm", "confirm"],
  [" +a ,\n confirm ,", "confirm"],
  ["-.github/dependabot.yml", "block"],
  ["-action.yml", "block"],
  ["-*.md, -.gitlab-ci.yml", "block"],
  [
    "allow",
    'must be block or confirm, followed by paths that start with + or - (`block, +infra/**, -renovate.json`), not "allow"',
  ],
  ["block, infra/**", 'not "infra/**"'],
  ["block, confirm", "but it says both block and confirm"],
  ["+", 'has "+", which contains no path'],
  ["- /a", 'has "- /a": there must be no blank after the sign, as in "-/a"'],
  ["- .vscode/**", 'must be no blank after the sign, as in "-.vscode/**"'],
  ["block, + a b", 'as in "+a b"'],
  ["-a b", "block"],
  ["-//a", "which contains no path"],
  ["+../a", "a path is written with / from the root"],
  ["+!a", "a path is written with"],
  ["+a\\b", "a path is written with"],
  ["-.github/workflows/**", "which covers .github/workflows/ci.yml: workflows and git's own files stay protected"],
  ["-.GitHub/Workflows/x.yml, -.github/workflows/*.yml", "stay protected"],
  ["-.github", "stay protected"],
  ["-.github/**", "stay protected"],
  ["-**", "stay protected"],
  ["-*", "stay protected"],
  ["-.gitmodules", "stay protected"],
  ["-.gitattributes", "stay protected"],
  ["-**/.gitattributes", "stay protected"],
  ["-.github/actions/", "stay protected"],
  ["-packages/**/.gitattributes", "stay protected"],
  ["-packages/app/.lfsconfig", "stay protected"],
  ["-.github/workflow?/ci.yml", "stay protected"],
  ...["-*.yml", "-*.y?ml", "-?github/*/x.yml", "-**/release-?.yml", "-*/workflows/r*", "-*/*/*.yaml"].map((text) => [
    text,
    "stay protected",
  ]),
])("protected-paths %j: %s", ([text = "", said = ""]) => {
  expect(listed(text)).toContain(said);
});

test.for([
  `${" ".repeat(12_000)}x`,
  `${".".repeat(256)}/x`,
  `.github/workflows/${" ".repeat(300)}x.yml`,
  `${"é".repeat(128)}.txt`,
  "azure-pipelines/".repeat(300),
])("a path that no file system takes is never published: %#", (path) => {
  expect(standingOf(path)).toEqual({ kind: "never", isFixed: true, code: "DKH-117" });
});

test("a long path that file systems take is judged as any other", () => {
  expect(standingOf(`${"docs/".repeat(500)}a.md`).kind).toBe("free");
  expect(standingOf(`docs/${"é".repeat(125)}.txt`).kind).toBe("free");
  expect(standingOf(`${"docs/".repeat(500)}AGENTS.md${" .".repeat(100)}`).kind).toBe("protected");
});
