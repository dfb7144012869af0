/** Makes an agent with what most programs want, unless they say otherwise: prompt, tools and condenser. */
import { type Agent, agentOf as frozenAgent } from "../core/agent/agent.ts";
import { skillsInPrompt } from "../core/agent/agent-context.ts";
import type { Model } from "../core/model/model.ts";
import type { Models } from "../core/model/open-model.ts";
import type { Skill } from "../core/skill/skill.ts";
import type { Tool } from "../core/tool/tool.ts";
import { condenserOf } from "../core/view/condenser/condenser-config.ts";
import { prompt } from "../prompts.ts";
import { invokeSkill } from "../tools/invoke-skill.ts";
import { descriptionsFor, standardTools, usualNames } from "../tools/standard-tools.ts";

type Settings = Omit<Parameters<typeof frozenAgent>[0], "model" | "tools" | "systemPrompt" | "context">;

export type AgentOptions = Settings &
  Readonly<{
    /** One model, or those of `openModel`: then its small model writes summaries and titles. */
    model: Model | Models;
    /** Default: those of `usualTools`. Every agent has `think` and `finish`, and `invoke_skill` if there are skills to fetch. */
    tools?: readonly Tool[];
    /** Give them to `openConversation` too, if words or files trigger some of them. */
    skills?: readonly Skill[];
    /** Replaces the built-in prompt, except its part about what must not be trusted. */
    systemPrompt?: string;
    /** What this agent is told in addition. */
    instructions?: string;
  }>;

/** Throws a "config" Fault for an invalid filter or schema, and for two tools with one name. */
export function agentOf({
  model,
  tools,
  skills = [],
  systemPrompt,
  instructions = "",
  ...settings
}: AgentOptions): Agent {
  const models = "default" in model ? model : { default: model, condenser: model, title: model };
  const own = tools ?? usualTools(models.default);
  return frozenAgent({
    condenser: condenserOf(undefined, models.condenser),
    smallModel: models.title,
    ...settings,
    model: models.default,
    tools: [
      ...own,
      ...invokeSkill({ skills }).filter(isMissing(own)),
      ...standardTools({ tools: [] }).filter(isMissing(own)),
    ],
    systemPrompt: `${(systemPrompt ?? prompt("library/system")).trim()}\n\n${prompt("trust")}`,
    context: [
      ...skillsInPrompt(skills),
      ...(instructions.trim() === "" ? [] : [prompt("instructions", { instructions: instructions.trim() })]),
    ].join("\n\n"),
  });
}

/** A terminal, an editor that suits the model, search and a list of tasks, described at the length that suits the model. */
export function usualTools({ name, features }: Pick<Model, "name" | "features">): readonly Tool[] {
  const descriptions = descriptionsFor(name, features.context_window);
  const tools = usualNames(name).map((tool) => ({ name: tool }));
  return standardTools({ tools, includeDefaultTools: [], descriptions });
}

function isMissing(tools: readonly Tool[]): (tool: Tool) => boolean {
  return ({ name }) => !tools.some((tool) => tool.name === name);
}
