/** Holds the tables of tools to the tools that are made, wherever they are made. */
import { expect, test } from "vitest";
import { Skill } from "../../src/core/skill/skill.ts";
import { BUILT_IN_TOOLS } from "../../src/core/tool/tool.ts";
import { ADDED_TOOLS } from "../../src/tools/added-tools.ts";
import { finish, taskTracker } from "../../src/tools/built-in-tools.ts";
import { fileEditor } from "../../src/tools/file-editor/file-editor.ts";
import { invokeSkill } from "../../src/tools/invoke-skill.ts";
import { BUILT_IN, doingOf, TOOL_NAMES } from "../../src/tools/standard-tools.ts";
import { terminal } from "../../src/tools/terminal/terminal.ts";
import { sources } from "../sources.ts";

/** The names of the tools that a program makes: as a text, or as a constant of its file or of one of `all`. */
function namesIn(text: string, all = ""): string[] {
  return [...text.matchAll(/\bdefineTool\(\{\s*name: (?:"(\w+)"|([A-Z_]+)),/g)].map(([, name, constant]) => {
    return name ?? new RegExp(`const ${constant} = "(\\w+)"`).exec(`${text}\n${all}`)?.[1] ?? "";
  });
}

test("every tool that is made is a row of one of the tables, and every row is made", () => {
  const all = sources().filter(({ path }) => !path.startsWith("src/cli/"));
  const texts = all.map(({ text }) => text).join("\n");
  const made = all.flatMap(({ text }) => namesIn(text, texts));
  const rows = [...TOOL_NAMES, ...Object.keys(ADDED_TOOLS)];
  expect([...new Set(made)].sort()).toEqual(rows.toSorted());
  expect(
    namesIn('export const NOTE = "note";\ndefineTool({\n  name: NOTE,\n});\ndefineTool({ name: "two", x })'),
  ).toEqual(["note", "two"]);
});

test("the tools that the core knows by name are those that every agent has", () => {
  expect(BUILT_IN.toSorted()).toEqual(BUILT_IN_TOOLS.toSorted());
});

test("calls of the tools that mostly look are no sign that work was done", () => {
  const [skill] = invokeSkill({ skills: [Skill.parse({ name: "web", content: "x", is_agentskills_format: true })] });
  expect([terminal(), taskTracker(), skill].map((tool) => tool?.mayOnlyLook)).toEqual([true, true, true]);
  expect([fileEditor(), finish()].map((tool) => tool.mayOnlyLook)).toEqual([undefined, undefined]);
});

test("by its name it is known what a call can have done", () => {
  expect(["think", "finish", "task_tracker", "request_condensation", "propose"].map(doingOf)).toEqual(
    Array.from({ length: 5 }, () => "speaks"),
  );
  expect(["apply_patch", "file_editor", "task", "grep", "terminal"].map(doingOf)).toEqual([
    ...["edits", "edits", "calls sub-agents", "looks", "acts"],
  ]);
  expect(["docs__search", "constructor", "toString"].map(doingOf)).toEqual(["acts", "acts", "acts"]);
});
