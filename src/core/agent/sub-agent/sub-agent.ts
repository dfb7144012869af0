/** What an agent that others can call is: its words, and what it may use. Written as a Markdown file. */
import { basename } from "node:path";
import { z } from "zod";
import { Json } from "../../event/json.ts";
import { HookConfig } from "../../hook/hook-config.ts";
import { readFrontmatter } from "../../skill/frontmatter.ts";
import { CondenserConfig } from "../../view/condenser/condenser-config.ts";

const names = z
  .union([z.array(z.string()), z.string().transform((line) => line.split(","))])
  .transform((list) => list.map((name) => name.trim()).filter((name) => name !== ""))
  .readonly();

const servers = z.record(z.string(), Json).readonly();

/** `null` and what is left out are inherited from whoever calls it. */
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
    /** Whether the workspace is to refuse what it writes with tools for files. */
    read_only: z.boolean().default(false),
    /** Whoever runs it never lets it be laxer than the caller's. */
    permission_mode: z.enum(["always_confirm", "never_confirm", "confirm_risky"]).nullable().default(null),
    /** Names of its caller's servers, or servers by name; what such a one is, whoever runs it knows. */
    mcp_servers: z.union([names, servers]).optional(),
    mcp_config: servers.optional(),
    condenser: CondenserConfig.optional(),
    /** Added to the system prompt. */
    system_prompt_suffix: z.string().min(1, "It says nothing."),
    /** The path of its file in the repository. */
    source: z.string().optional(),
  })
  .readonly();
export type SubAgent = z.infer<typeof SubAgent>;

/** Throws an Error that says in a few words what is wrong with it. Its name is that of the file unless it says another. */
export function readSubAgent(path: string, file: string): SubAgent {
  const { fields, body } = readFrontmatter(file);
  const given = Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null));
  const named = { name: basename(path).replace(/\.md$/i, ""), ...given };
  const agent = SubAgent.safeParse({ ...named, system_prompt_suffix: body, source: path });
  if (agent.success) return agent.data;
  throw new Error(z.prettifyError(agent.error).replaceAll(/\s*\n\s*/g, " "));
}
