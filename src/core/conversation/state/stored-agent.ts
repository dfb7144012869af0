/** Makes the agent of a conversation again from its record. It is apart from the record, which is read where there is no agent. */
import { type Agent, agentOf, inputLimitOf, partsFrom } from "../../agent/agent.ts";
import type { Model } from "../../model/model.ts";
import { type Models, modelsFor } from "../../model/open-model.ts";
import type { ToolSpec } from "../../tool/registry.ts";
import type { Tool } from "../../tool/tool.ts";
import { type AgentRecord, settingsIn, specsIn } from "./agent-record.ts";

/** The parts of an agent that are not data. */
export type AgentMakers = Readonly<{
  /** By the name in the record. That of another program may begin with its own word for an endpoint. */
  modelFor(name: string): Model | Models;
  /** New tools in the order of the specs, one for each, as those of a `ToolRegistry`. */
  toolsFor(specs: readonly ToolSpec[], model: Model): readonly Tool[] | Promise<readonly Tool[]>;
}>;

/**
 * The agent of a record: with the same makers it sends the same requests as the one that was recorded. Code, such as a
 * critic, has to be given again. Rejects as the makers do, and with a "config" Fault for a filter or schema that cannot
 * be used.
 */
export async function agentFrom(record: AgentRecord, { modelFor, toolsFor }: AgentMakers): Promise<Agent> {
  const made = modelFor(record.llm.model);
  const models = "default" in made ? made : modelsFor(made);
  const { filter_tools_regex: filterToolsRegex, own_finish_schema: finishSchema, own_text_reply: textReply } = record;
  const inputLimit = inputLimitOf(models.default.features);
  return agentOf({
    model: models.default,
    smallModel: models.title,
    systemPrompt: record.system_prompt ?? "",
    context: record.own_context ?? "",
    ...partsFrom(settingsIn(record), models.condenser),
    ...(typeof filterToolsRegex === "string" && { filterToolsRegex }),
    ...(finishSchema && { finishSchema }),
    ...(textReply && { textReply }),
    ...(inputLimit !== undefined && { inputLimit }),
    tools: await toolsFor(specsIn(record), models.default),
  });
}
