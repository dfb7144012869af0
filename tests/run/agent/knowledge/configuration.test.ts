import { expect, test } from "vitest";
import { isConfiguration } from "../../../../src/run/agent/knowledge/configuration.ts";

test.each([
  "AGENTS.md",
  "agents.MD",
  "packages/a/AGENTS.md",
  "packages/a/Agent.md",
  ".cursorrules",
  "CLAUDE.md",
  ".mcp.json",
  ".agent/config.yml",
  ".agents/skills/a/SKILL.md",
  "web/.claude/settings.json",
  ".github/copilot-instructions.md",
  "ＡGENTS.md",
  "MEMORY.md",
])("P38: %s instructs us", (path) => {
  expect(isConfiguration(path)).toBe(true);
});

test.each([
  "README.md",
  "src/agents.ts",
  "docs/AGENTS.md.txt",
  "agent/config.yml",
  "a.mcp.json",
  "docs/memory.md",
  ".github/workflows/ci.yml",
])("%s is a file like others", (path) => {
  expect(isConfiguration(path)).toBe(false);
});
