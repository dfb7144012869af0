/** What an agent may change: told by the path, however it is written. */
import { expect, test } from "vitest";
import { standingOf } from "../../../../src/github/write/policy/paths.ts";

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
  "package-lock.json",
  "web/pnpm-lock.yaml",
  "Cargo.lock",
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
])("%j is protected", (path) => {
  expect(standingOf(path).kind).toBe("protected");
});

test.for([
  ...["src/index.ts", "README.md", ".gitignore", ".gitattributes", ".eslintrc", ".editorconfig", ".prettierrc.json"],
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
  expect(standingOf(path)).toEqual({ kind: "free" });
});
