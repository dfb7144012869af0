/** The agents that the agent of a run can call: like itself, but for what their definitions say. */
import type { SubAgent } from "../../core/agent/sub-agent/sub-agent.ts";
import type { SubAgentSettings } from "../../core/conversation/sub-agent/settings.ts";
import type { Event } from "../../core/event/event.ts";
import type { Tool } from "../../core/tool/tool.ts";
import type { Redact } from "../../lib/redact.ts";
import type { Crew } from "../mcp/crew.ts";
import type { ToolsAndServers } from "../mcp/open-both.ts";
import { printEvents } from "../runner/console.ts";
import { type AgentOptions, standardAgent } from "./agent.ts";

/** `heard` takes down all that they do. */
export type Onlooker = Readonly<{ redact: Redact; heard: Event[] }>;

/** Which servers those have that say so, and how servers of their own are started. */
export type CrewServers = Readonly<{ crew: Crew; openOwn: ToolsAndServers["openOwn"] }>;

/** undefined if there is nobody to call. */
export function subAgentsFor(
  options: AgentOptions,
  { redact, heard }: Onlooker,
  { crew, openOwn }: CrewServers,
): SubAgentSettings | undefined {
  const { agents } = options.knowledge;
  if (agents.length === 0) return undefined;
  return {
    agents,
    async agentFor(definition, store) {
      const { named, own } = crew.get(definition.name) ?? EVERY_SERVER;
      const inherited = (options.added ?? []).filter(({ meta }) => named?.includes(meta?.server ?? "") ?? true);
      const servers = await openOwn(definition.name, own, store);
      const added = [...inherited, ...beside(inherited, servers.tools)];
      try {
        // What a run has to end with is its agent's to say.
        const as = named ? withTools(definition, added) : definition;
        const agent = standardAgent({ ...options, finishSchema: undefined, as, added, store });
        return { agent, close: () => servers.close() };
      } catch (error) {
        await servers.close();
        throw error;
      }
    },
    observer(id) {
      const print = printEvents(redact, id);
      return {
        onEvent(event) {
          heard.push(event);
          print(event);
        },
      };
    },
  };
}

const EVERY_SERVER = { named: undefined, own: [] };

/** What keeps the place of a lost tool is not needed where that is had from its caller. */
function beside(there: readonly Tool[], tools: readonly Tool[]): readonly Tool[] {
  return tools.filter(({ name }) => !there.some((tool) => tool.name === name));
}

/** Who names a server has its tools, whether or not they are among those that it names. */
function withTools(definition: SubAgent, added: readonly Tool[]): SubAgent {
  const { tools } = definition;
  return tools ? { ...definition, tools: [...tools, ...added.map(({ name }) => name)] } : definition;
}
