/** Defines a sub-agent: its prompt and what it may use. The definition is a Markdown file. */
import { basename } from "node:path";
import { z } from "zod";
import { joinLines } from "../../../lib/text.ts";
import { Json } from "../../event/envelope.ts";
import { HookConfig } from "../../hook/hook-config.ts";
import { readFrontmatter } from "../../skill/frontmatter.ts";
import { isStanding, type Skill } from "../../skill/skill.ts";
import type { Annotations, Tool } from "../../tool/tool.ts";
import { CondenserConfig } from "../../view/condenser/condenser-config.ts";

const names = z
  .union([z.array(z.string()), z.string().transform((line) => line.split(","))])
  .transform((list) => list.map((name) => name.trim()).filter((name) => name !== ""))
  .readonly();

const servers = z.record(z.string(), Json).readonly();

/** `null` or a missing field means that the caller's value is used. */
export const SubAgent = z
  .object({
    name: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/i, "It has to be one word of letters, digits and dashes."),
    description: z.string().default(""),
    /** The name of a model, or `inherit`. */
    model: z.string().default("inherit"),
    tools: names.optional(),
    skills: names.prefault([]),
    max_iteration_per_run: z.int().min(1).optional(),
    /** US dollars. */
    max_budget_per_run: z.number().positive().optional(),
    hooks: HookConfig.optional(),
    /** Whether the workspace refuses writes by the file tools. */
    read_only: z.boolean().default(false),
    /** It can never be less strict than the caller's. */
    permission_mode: z.enum(["always_confirm", "never_confirm", "confirm_risky"]).nullable().default(null),
    /** Names of the caller's servers, or definitions of servers by name. Only the run knows what a definition means. */
    mcp_servers: z.union([names, servers]).optional(),
    mcp_config: servers.optional(),
    condenser: CondenserConfig.optional(),
    /** Text that is added to the system prompt. */
    system_prompt_suffix: z.string().min(1, "It says nothing."),
    /** Path of the definition's file in the repository. */
    source: z.string().optional(),
  })
  .readonly();
export type SubAgent = z.infer<typeof SubAgent>;

/** Throws an Error with a short reason if the definition is invalid. The default name is the name of the file. */
export function readSubAgent(path: string, file: string): SubAgent {
  const { fields, body } = readFrontmatter(file);
  const given = Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null));
  const named = { name: basename(path).replace(/\.md$/i, ""), ...given };
  const agent = SubAgent.safeParse({ ...named, system_prompt_suffix: body, source: path });
  if (agent.success) return agent.data;
  throw new Error(joinLines(z.prettifyError(agent.error)));
}

/**
 * Selects the tools and skills of a sub-agent: those that its definition names, without those that it must not have.
 */
const ALWAYS: ReadonlySet<string> = new Set(["finish"]);

const LOOKS: Annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Its editor could write, so the run gives it a read-only workspace. */
const ONLY_VIEWS: ReadonlySet<string> = new Set(["file_editor"]);

/**
 * Returns all of `tools` unless the definition names some. A read-only sub-agent gets only tools that declare that they
 * only read.
 */
export function toolsFor({ tools: names, read_only }: SubAgent, tools: readonly Tool[]): readonly Tool[] {
  const named = tools.filter(({ name }) => ALWAYS.has(name) || names === undefined || names.includes(name));
  if (!read_only) return named;
  return named.flatMap((tool) => {
    if (ONLY_VIEWS.has(tool.name)) return [Object.freeze({ ...tool, annotations: LOOKS })];
    return tool.annotations.readOnlyHint ? [tool] : [];
  });
}

/** Returns all of `skills` unless the definition names some, and always those that apply to every agent. */
export function skillsFor({ skills: names }: SubAgent, skills: readonly Skill[]): readonly Skill[] {
  return names.length === 0 ? skills : skills.filter((skill) => isStanding(skill) || names.includes(skill.name));
}
