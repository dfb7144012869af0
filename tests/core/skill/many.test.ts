import { expect, test } from "vitest";
import { agentContext } from "../../../src/core/agent/agent-context.ts";
import { text } from "../../../src/core/event/content.ts";
import { estimateTokens } from "../../../src/core/model/usage.ts";
import { discoverSkills } from "../../../src/core/skill/discovery.ts";
import { toolbox } from "../../../src/core/tool/toolbox.ts";
import { invokeSkill } from "../../../src/tools/invoke-skill.ts";
import { standardTools } from "../../../src/tools/standard-tools.ts";
import { processorMsOf } from "../../processor-time.ts";
import { type Files, manySkills, sourceOf } from "./sources.ts";

const place = { repository: "octo/site", workspace: "/repo", branch: "main" };
const parts = { place, date: "2026-11-21" };

async function skillsOf(files: Files) {
  return (await discoverSkills(sourceOf(files), { model: "test-1" })).skills;
}

async function fixedTokens(files: Files): Promise<number> {
  const skills = await skillsOf(files);
  const { systemPrompt, context } = agentContext({ ...parts, skills });
  const tools = toolbox([...standardTools(), ...invokeSkill({ skills })]).schemas();
  return estimateTokens([{ role: "system", content: [text(systemPrompt), text(context)] }], tools);
}

test("200 skills keep what every request begins with under 8,000 tokens, tools included", async () => {
  expect(await fixedTokens(manySkills(200))).toBeLessThan(8000);
});

test("300 skills of the kind that is always on do so too, and what was left out is named", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 299 }, (_, index) => [`.openhands/skills/s${index}.md`, `Rule ${index}. `.repeat(90)]),
  );
  files["AGENTS.md"] = "What is at the root comes first.";
  expect(await fixedTokens(files)).toBeLessThan(8000);
  const { context } = agentContext({ ...parts, skills: await skillsOf(files) });
  expect(context).toMatch(/\n\n\[BEGIN agents\]\nWhat is at the root comes first.\n\[END agents\]\n/);
  expect(context).toMatch(/are left out here. Read the rest in .openhands\/skills\/s\d+.md/);
  expect(context).toMatch(/Read these files .*: .openhands\/skills\/s\d+.md, /);
});

test("200 skills are all in the list, with descriptions that are cut alike", async () => {
  const { context } = agentContext({ ...parts, skills: await skillsOf(manySkills(200)) });
  const lines = context.split("\n").filter((line) => line.startsWith("- skill-number-"));
  expect(lines).toHaveLength(200);
  expect(new Set(lines.map((line) => line.slice(line.indexOf(":")).length)).size).toBe(1);
});

test("skills whose names alone are too long for the list are counted, and can be fetched all the same", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 290 }, (_, index) => [`.agents/skills/${"n".repeat(60)}${index}/SKILL.md`, "x"]),
  );
  const skills = await skillsOf(files);
  const { context } = agentContext({ ...parts, skills });
  const shown = context.split("\n").filter((line) => line.startsWith("- nnn")).length;
  expect(shown).toBeLessThan(290);
  expect(context).toContain(`and ${290 - shown} more`);
});

test("200 skills are found in a moment", async () => {
  const files = manySkills(200);
  expect(await processorMsOf(() => skillsOf(files))).toBeLessThan(3000); // it is about 40
});
