/** A conversation whose agent can call others, with a model of their own for each kind. */
import { readSubAgent, type SubAgent, toolsFor } from "../../../../src/core/agent/sub-agent.ts";
import type { LocalConversation } from "../../../../src/core/conversation/local-conversation.ts";
import type { ConversationOptions } from "../../../../src/core/conversation/open.ts";
import type { Event } from "../../../../src/core/event/event.ts";
import type { Model } from "../../../../src/core/model/model.ts";
import type { Tool } from "../../../../src/core/tool/tool.ts";
import { subAgentTools } from "../../../../src/tools/sub-agent-tools.ts";
import { standard } from "../../agent/scripted-agent.ts";
import { agentWith, openIn } from "../stage.ts";

export type Kinds = Readonly<Record<string, Model>>;

export type SubAgentServerOptions = Readonly<{
  /** Lines of the head of every definition. */
  head?: string;
  tools?: () => readonly Tool[];
  heard?: (id: string, event: Event) => void;
}>;

/** The caller has `standard` tools and those that call; the others have `standard` tools, or `tools`. */
export function openSubAgentServers(
  folder: string,
  caller: Model,
  kinds: Kinds,
  { head = "", tools = standard, heard, ...also }: SubAgentServerOptions & Partial<ConversationOptions> = {},
): LocalConversation {
  const agents = Object.keys(kinds).map((name) => definition(name, head));
  const agentFor = async (agent: SubAgent) => {
    const model = kinds[agent.name];
    if (!model) throw new Error(`No model for ${agent.name}.`);
    return { agent: agentWith(model, toolsFor(agent, tools())), close: async () => {} };
  };
  const observer = (id: string) => ({ onEvent: (event: Event) => heard?.(id, event) });
  return openIn(folder, caller, {
    agent: agentWith(caller, [...standard(), ...subAgentTools({ kinds: agents })]),
    subAgents: { agents, agentFor, observer },
    ...also,
  });
}

function definition(name: string, head: string): SubAgent {
  return readSubAgent(`${name}.md`, `---\nname: ${name}\n${head}\n---\nYou are a ${name}.\n`);
}
