import { describe, expect, test } from "vitest";
import { builtInSubAgents, discoverSubAgents, readSubAgent } from "../../../src/core/agent/sub-agent.ts";
import { sourceOf } from "../skill/sources.ts";

const head = (lines: string) => `---\n${lines}\n---\nLook for slow queries.\n`;

test("a definition says what an agent may use and inherits the rest", () => {
  const file = head(
    [
      "name: tuner",
      "description: Makes queries fast.",
      "model: inherit",
      "tools: terminal, grep",
      "skills: [sql]",
      "max_iteration_per_run: 20",
      "max_budget_per_run: 0.5",
      "permission_mode: confirm_risky",
      "hooks: { pre_tool_use: [{ matcher: terminal, hooks: [{ command: ./guard.sh }] }] }",
      "mcp_servers: { db: { command: db-mcp } }",
      "condenser: { kind: LLMSummarizingCondenser, max_size: 80, keep_first: 4 }",
    ].join("\n"),
  );
  expect(readSubAgent(".agents/agents/other.md", file)).toEqual({
    name: "tuner",
    description: "Makes queries fast.",
    model: "inherit",
    tools: ["terminal", "grep"],
    skills: ["sql"],
    max_iteration_per_run: 20,
    max_budget_per_run: 0.5,
    read_only: false,
    permission_mode: "confirm_risky",
    hooks: {
      PreToolUse: [
        { matcher: "terminal", hooks: [{ type: "command", command: "./guard.sh", timeout: 60, async: false }] },
      ],
    },
    mcp_servers: { db: { command: "db-mcp" } },
    condenser: { kind: "LLMSummarizingCondenser", max_size: 80, keep_first: 4 },
    system_prompt_suffix: "Look for slow queries.",
    source: ".agents/agents/other.md",
  });
});

test("without a name it is called as its file is, and it inherits everything", () => {
  expect(readSubAgent(".agents/agents/tuner.md", "Look for slow queries.")).toMatchObject({
    name: "tuner",
    model: "inherit",
    permission_mode: null,
  });
  expect(readSubAgent("a.md", head("mcp_servers: docs, db\ncondenser: null\nmcp_config:"))).toMatchObject({
    mcp_servers: ["docs", "db"],
  });
});

test.for([
  ["no words", "---\nname: a\n---\n", /system_prompt_suffix/],
  ["a name of two words", head("name: a b"), /one word/],
  ["a limit of nothing", head("max_iteration_per_run: 0"), /max_iteration_per_run/],
  ["a mode that there is not", head("permission_mode: yolo"), /permission_mode/],
  ["servers that are none", head("mcp_servers: 7"), /mcp_servers/],
  [
    "a condenser that there is not",
    head("condenser: LLMAttentionCondenser"),
    /condenser.*NoOpCondenser|NoOpCondenser.*condenser/,
  ],
  ["a condenser of another model", head("condenser: { kind: LLMSummarizingCondenser, llm: x }"), /llm/],
  ["a hook that is none", head("hooks: { Stopp: [] }"), /Stopp/],
] as const)("with %s there is none, and it says why", ([, file, reason]) => {
  expect(() => readSubAgent("a.md", file)).toThrow(reason);
});

describe("the agents of a repository", () => {
  const files = {
    ".agents/agents/reviewer.md": "Ours is stricter.",
    ".openhands/agents/reviewer.md": "Theirs is old.",
    ".openhands/agents/poet.md": "Write a poem.",
    ".agents/agents/broken.md": "---\nname: [\n---\nx",
    ".agents/agents/deep/er.md": "x",
    "agents/no.md": "x",
  };

  test("stand beside ours, and over them where they have the same name", async () => {
    const { agents } = await discoverSubAgents(sourceOf(files));
    expect(agents.map(({ name, source }) => [name, source])).toEqual([
      ["reviewer", ".agents/agents/reviewer.md"],
      ["poet", ".openhands/agents/poet.md"],
      ["general-purpose", undefined],
      ["code-explorer", undefined],
      ["bash-runner", undefined],
    ]);
  });

  test("that cannot be used are reported", async () => {
    const { problems } = await discoverSubAgents(sourceOf(files));
    expect(problems.map(({ path }) => path)).toEqual([".agents/agents/broken.md", ".openhands/agents/reviewer.md"]);
  });

  test("give way to those that the caller names", async () => {
    const mine = readSubAgent("reviewer.md", "Mine.");
    const { agents } = await discoverSubAgents(sourceOf(files), [mine]);
    expect(agents.find(({ name }) => name === "reviewer")).toBe(mine);
  });
});

test("ours all say what they are for, and the one that only reads is kept from writing", () => {
  const agents = builtInSubAgents();
  expect(agents.map(({ name }) => name)).toEqual(["general-purpose", "code-explorer", "bash-runner", "reviewer"]);
  for (const { description, permission_mode } of agents) {
    expect(description.length).toBeGreaterThan(20);
    expect(permission_mode).toBe(null);
  }
  const explorer = agents.find(({ name }) => name === "code-explorer");
  expect(explorer?.read_only).toBe(true);
  expect(explorer?.tools).not.toContain("terminal");
});
