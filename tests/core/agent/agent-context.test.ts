import { expect, test } from "vitest";
import { agentContext, type ContextParts } from "../../../src/core/agent/agent-context.ts";
import { Skill } from "../../../src/core/skill/skill.ts";
import { prompt } from "../../../src/prompts.ts";

const place = { repository: "octo/site", workspace: "/repo", branch: "main" };
const bare: ContextParts = { place, date: "2026-11-21" };

const agents = Skill.parse({ name: "agents", content: "Run `make check`.", source: "AGENTS.md" });
const pdf = Skill.parse({ name: "pdf", content: "# PDF\nx", description: "Fills forms.", is_agentskills_format: true });
const plain = Skill.parse({ name: "plain", content: "\n# Plain words\nx", is_agentskills_format: true });
const hidden = Skill.parse({ ...pdf, name: "hidden", disable_model_invocation: true });
const docker = Skill.parse({ name: "docker", content: "x", trigger: { type: "keyword", keywords: ["docker"] } });

test("an agent with nothing to know but its place has our prompt and no empty parts", () => {
  expect(agentContext({ ...bare, systemPromptSuffix: " \n", instructions: "", secrets: "" })).toEqual({
    systemPrompt: prompt("system", { trust: prompt("trust") }),
    context: "Repository: octo/site\nWorkspace: /repo\nBranch: main\nDate: 2026-11-21",
  });
});

test("what it is told of a run stands in order, and the date comes last", () => {
  const { context } = agentContext({
    ...bare,
    skills: [pdf, agents, hidden, docker, plain],
    systemPromptSuffix: "Never touch `vendor/`.",
    instructions: "Only answer, change nothing.",
    secrets: "\n\nSecrets: NPM_TOKEN",
  });
  expect(context.split("\n\n").slice(1)).toEqual([
    "[BEGIN agents]\nRun `make check`.\n[END agents]",
    "# Skills\nWhen one of these fits what you are about to do, fetch its text with `invoke_skill` first.",
    "- pdf: Fills forms.\n- plain: Plain words",
    "Never touch `vendor/`.",
    "# For this conversation\nOnly answer, change nothing.",
    "Secrets: NPM_TOKEN",
    "Repository: octo/site\nWorkspace: /repo\nBranch: main\nDate: 2026-11-21",
  ]);
});

test("a prompt of one's own replaces ours but for what it says of trust, and nothing else", () => {
  const own = agentContext({ ...bare, skills: [agents], systemPrompt: "You are a poet.\n" });
  expect(own.systemPrompt).toBe(`You are a poet.\n\n${prompt("trust")}`);
  expect(own.context).toBe(agentContext({ ...bare, skills: [agents] }).context);
});

test("two runs in one repository begin with the same bytes, up to what is particular to them", () => {
  const [one, two] = [
    agentContext({ ...bare, skills: [agents, pdf] }),
    agentContext({
      place: { ...place, branch: "agent/issue-7", workspace: "/other" },
      date: "2027-01-01",
      skills: [agents, pdf],
    }),
  ];
  const isStable = one.context.split("Workspace:")[0] ?? "";
  expect(two.systemPrompt).toBe(one.systemPrompt);
  expect(isStable).toContain("- pdf: Fills forms.");
  expect(two.context.startsWith(isStable)).toBe(true);
});
