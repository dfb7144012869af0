/** Which tools and skills a sub-agent has: those that its definition names, and none that it must not have. */
import { isStanding, type Skill } from "../../skill/skill.ts";
import type { Annotations, Tool } from "../../tool/tool.ts";
import type { SubAgent } from "./sub-agent.ts";

const ALWAYS: ReadonlySet<string> = new Set(["finish"]);

const LOOKS: Annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Its editor can view, which only the workspace can hold it to. Whoever runs it gives it one that cannot be written. */
const ONLY_VIEWS: ReadonlySet<string> = new Set(["file_editor"]);

/** All of `tools` unless it names some. Who may only read has only tools that say that they do nothing else. */
export function toolsFor({ tools: names, read_only }: SubAgent, tools: readonly Tool[]): readonly Tool[] {
  const named = tools.filter(({ name }) => ALWAYS.has(name) || names === undefined || names.includes(name));
  if (!read_only) return named;
  return named.flatMap((tool) => {
    if (ONLY_VIEWS.has(tool.name)) return [Object.freeze({ ...tool, annotations: LOOKS })];
    return tool.annotations.readOnlyHint ? [tool] : [];
  });
}

/** All of `skills` unless it names some. What holds for everybody holds for it in any case. */
export function skillsFor({ skills: names }: SubAgent, skills: readonly Skill[]): readonly Skill[] {
  return names.length === 0 ? skills : skills.filter((skill) => isStanding(skill) || names.includes(skill.name));
}
