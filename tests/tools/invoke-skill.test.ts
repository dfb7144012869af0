import { expect } from "vitest";
import { Skill } from "../../src/core/skill/skill.ts";
import { callTool } from "../../src/core/tool/call-tool.ts";
import { fillCommands, invokeSkill } from "../../src/tools/invoke-skill.ts";

import { nowhere } from "../core/workspace/nowhere.ts";
import { forever, test } from "../core/workspace/temp-folder.ts";

const pdf = Skill.parse({
  name: "pdf-forms",
  content: "Today is !`echo Monday`.",
  source: ".agents/skills/pdf-forms/SKILL.md",
  is_agentskills_format: true,
  resources: { skill_root: ".agents/skills/pdf-forms", scripts: ["scripts/a.py"], references: [], assets: [] },
});
const hidden = Skill.parse({ ...pdf, name: "hidden", disable_model_invocation: true });
const legacy = Skill.parse({ name: "legacy", content: "x" });

async function invoke(name: string, inlineCommands = false, workspace = nowhere) {
  const [tool] = invokeSkill({ skills: [pdf, hidden, legacy], inlineCommands });
  if (!tool) throw new Error("There is no tool.");
  const result = await callTool(tool, { name }, { workspace, signal: forever });
  if (result.status === "crashed") throw new Error(result.error);
  return {
    ...result.observation,
    text: result.observation.content.map((block) => "text" in block && block.text).join(),
  };
}

test("a skill is fetched with its words, its place and the files that come with it, and runs nothing", async () => {
  expect(await invoke("pdf-forms")).toMatchObject({
    kind: "InvokeSkillObservation",
    is_error: false,
    skill_name: "pdf-forms",
    text: [
      "Skill: pdf-forms",
      "File: .agents/skills/pdf-forms/SKILL.md",
      "Its scripts, in .agents/skills/pdf-forms: scripts/a.py",
      "",
      "Today is !`echo Monday`.",
    ].join("\n"),
  });
});

test.for(["hidden", "legacy", "nothing"])(
  "the skill %s cannot be fetched, and those that can are named",
  async (name) => {
    expect(await invoke(name)).toMatchObject({
      is_error: true,
      text: `There is no skill "${name}". There are: pdf-forms.`,
    });
  },
);

test("there is no such tool where no skill can be fetched", () => {
  expect(invokeSkill({ skills: [hidden, legacy] })).toEqual([]);
});

test("commands in its words are run where that is asked for", async ({ workspace }) => {
  expect((await invoke("pdf-forms", true, workspace)).text).toContain("Today is Monday.");
  const failing = Skill.parse({ ...pdf, content: "!`echo no; exit 3` and on" });
  const [tool] = invokeSkill({ skills: [failing], inlineCommands: true });
  const result = tool && (await callTool(tool, { name: "pdf-forms" }, { workspace, signal: forever }));
  expect(JSON.stringify(result)).toContain("[echo no; exit 3 ended with exit code 3: no] and on");
});

test.for([
  ["a !`b` c !`d`", "a <b> c <d>"],
  ["a \\!`b` c", "a !`b` c"],
  ["```sh\n!`b`\n```\n!`c`", "```sh\n!`b`\n```\n<c>"],
  ["plain `b`", "plain `b`"],
] as const)("of %j it makes %j", async ([content, filled]) => {
  expect(await fillCommands(content, async (command) => `<${command}>`)).toBe(filled);
});
