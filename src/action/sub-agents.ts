/** The agents that the agent of a run can call: like itself, but for what their definitions say. */
import type { SubAgentSettings } from "../core/conversation/sub-agent/settings.ts";
import type { Event } from "../core/event/event.ts";
import type { Redact } from "../lib/redact.ts";
import { type AgentOptions, standardAgent } from "./agent.ts";
import { printEvents } from "./runner/console.ts";

/** `heard` takes down all that they do. */
export type Onlooker = Readonly<{ redact: Redact; heard: Event[] }>;

/** undefined if there is nobody to call. */
export function subAgentsFor(options: AgentOptions, { redact, heard }: Onlooker): SubAgentSettings | undefined {
  const { agents } = options.knowledge;
  if (agents.length === 0) return undefined;
  return {
    agents,
    // What a run has to end with is its agent's to say.
    agentFor: (as) => standardAgent({ ...options, finishSchema: undefined, as }),
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
