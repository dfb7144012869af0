/** What an agent may change: told by the path, however it is written. */
import { expect, test } from "vitest";
import { pathPattern } from "../../../../src/github/write/policy/path-pattern.ts";
import { standingOf } from "../../../../src/github/write/policy/paths.ts";
import { parseProtection } from "../../../../src/github/write/policy/protected-list.ts";

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
])("%j is never changed", (path) => {
  expect(standingOf(path).kind).toBe("never");
});

test.for([
  ".github/dependabot.yml",
  "AGENTS.md",
  "packages/a/claude.MD",
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
  ".husky/pre-commit",
  "sub/.husky/pre-commit",
  ".vscode/tasks.json",
  "GITHUB~1/dependabot.yml",
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
])("%j is protected", (path) => {
  expect(standingOf(path).kind).toBe("protected");
});

test.for([
  ...["src/index.ts", "README.md", ".gitignore", ".mailmap", ".eslintrc", ".editorconfig", ".prettierrc.json"],
  ...[
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
  ".well-known/x",
])("%j lies in a folder that is harmless", (path) => {
  expect(standingOf(path).kind).toBe("free");
});

test.for([
  ...["package-lock.json", "web/pnpm-lock.yaml", "Cargo.lock", "PACKAGE-LOCK.json", "go.sum", "a/b/Gemfile.lock"],
  ...["poetry.lock", "uv.lock", "composer.lock", "yarn.lock", "mix.lock", "pubspec.lock", "packages.lock.json"],
])("%j is a lock file", (path) => {
  expect(standingOf(path)).toEqual({ kind: "lock", isFixed: false });
});

test.for([
  ".gitattributes",
  "sub/.GitAttributes",
  "GITATT~1",
  ".lfsconfig",
  ".gitconfig",
  ".github/actions/a/action.yml",
])("%j is protected, whatever a workflow says", (path) => {
  const everything = { added: [], removed: [pathPattern("**"), pathPattern(path)] };
  expect(standingOf(path, everything)).toEqual({ kind: "protected", isFixed: true });
  expect(standingOf("AGENTS.md", everything).kind).toBe("free");
  expect(standingOf(".github/workflows/ci.yml", everything).kind).toBe("never");
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
    'must be block or confirm, and then paths with a sign before each (`block, +infra/**, -Makefile`), not "allow"',
  ],
  ["block, infra/**", 'not "infra/**"'],
  ["block, confirm", "but it says both block and confirm"],
  ["+", 'has "+", which names no path'],
  ["- /a", "which names no path"],
  ["+../a", "a path is written with / from the root"],
  ["+!a", "a path is written with"],
  ["+a\\b", "a path is written with"],
  ["-.github/workflows/**", "takes in .github/workflows/ci.yml: workflows and git's own files stay protected"],
  ["-.GitHub/Workflows/x.yml, -.github/workflows/*.yml", "stay protected"],
  ["-.github", "stay protected"],
  ["-.github/**", "stay protected"],
  ["-**", "stay protected"],
  ["-*", "stay protected"],
  ["-.gitmodules", "stay protected"],
  ["-.gitattributes", "stay protected"],
  ["-**/.gitattributes", "stay protected"],
  ["-.github/actions/", "stay protected"],
])("protected-paths %j: %s", ([text = "", said = ""]) => {
  expect(listed(text)).toContain(said);
});
