/** The tool with which the model loads the text of a skill by name. */
import { z } from "zod";
import { text } from "../core/event/content.ts";
import { renderInvoked } from "../core/skill/render.ts";
import { isListed, type Skill } from "../core/skill/skill.ts";
import { defineTool, type Tool, type ToolContext } from "../core/tool/tool.ts";
import { Mistake } from "../lib/fault.ts";
import { clipMiddle } from "../lib/text.ts";
import { prompt } from "../prompts.ts";

type InvokeSkillOptions = Readonly<{
  skills: readonly Skill[];
  /** Whether commands in the text of a skill run in the workspace. Default: no. */
  inlineCommands?: boolean;
}>;

const timeoutMs = 10_000;
const longestOutput = 50_000;

/** undefined if there is no skill to load. */
export function invokeSkill({ skills, inlineCommands = false }: InvokeSkillOptions): readonly Tool[] {
  const listed = new Map(skills.filter(isListed).map((skill) => [skill.name, skill]));
  if (listed.size === 0) return [];
  const tool = defineTool({
    name: "invoke_skill",
    description: prompt("tools/invoke_skill"),
    input: z.object({ name: z.string().describe("The name of the skill.") }),
    annotations: {
      readOnlyHint: !inlineCommands,
      destructiveHint: inlineCommands,
      idempotentHint: !inlineCommands,
      openWorldHint: false,
    },
    mayOnlyLook: true,
    risk: "LOW", // its commands are those of the base branch
    about: ({ name }) => ({ skill_name: name.trim() }),
    run: async ({ name }, context) => {
      const skill = listed.get(name.trim());
      if (!skill) throw new Mistake(`There is no skill "${name}". There are: ${[...listed.keys()].join(", ")}.`);
      const run = (command: string) => outputOf(command, context);
      const content = inlineCommands ? await fillCommands(skill.content, run) : skill.content;
      return { content: [text(renderInvoked(skill, content))] };
    },
  });
  return [tool];
}

/** The output of the command, or a text that says why there is none: a skill with a gap is better than none. */
async function outputOf(command: string, { workspace, signal }: ToolContext): Promise<string> {
  const { output, exitCode, timedOut } = await workspace.run(command, { timeoutMs, signal });
  const clipped = clipMiddle(output.trim(), longestOutput, "[... the output is cut here ...]");
  if (timedOut) return `[${command} did not end within ${timeoutMs / 1000} seconds]`;
  return exitCode === 0 ? clipped : `[${command} ended with exit code ${exitCode}: ${clipped}]`;
}

/** Commands in the text of a skill, written as `` !`date` ``, are replaced by their output. */
const FENCE = /(^(?:```|~~~)[^\n]*\n[\s\S]*?^(?:```|~~~)[ \t]*$)/m;
const COMMAND = /(?<!\\)!`([^`\n]+)`/g;

/** Runs the commands one after another. Text in a fence, or after `\!`, stays unchanged. */
export async function fillCommands(content: string, run: (command: string) => Promise<string>): Promise<string> {
  const parts: string[] = [];
  for (const [index, part] of content.split(FENCE).entries()) {
    parts.push(index % 2 === 1 ? part : await fillPart(part, run));
  }
  return parts.join("");
}

async function fillPart(part: string, run: (command: string) => Promise<string>): Promise<string> {
  let filled = "";
  let end = 0;
  for (const match of part.matchAll(COMMAND)) {
    filled += unescaped(part.slice(end, match.index)) + (await run(match[1] ?? ""));
    end = match.index + match[0].length;
  }
  return filled + unescaped(part.slice(end));
}

function unescaped(part: string): string {
  return part.replaceAll("\\!`", "!`");
}
