/** What a conversation needs in order to have other agents work for its own. */
import type { Agent } from "../../agent/agent.ts";
import type { SubAgent } from "../../agent/sub-agent.ts";
import type { FileStore } from "../../event/file-store.ts";
import type { Observer } from "../observers.ts";

/** Whoever asked for it closes it, once its conversation is closed. */
export type ReadyAgent = Readonly<{ agent: Agent; close(): Promise<void> }>;

export type SubAgentSettings = Readonly<{
  /** Each name once. */
  agents: readonly SubAgent[];
  /** A new agent of that kind, with tools of its own and without tools that call sub-agents. `store` is its conversation. */
  agentFor(definition: SubAgent, store: FileStore): Promise<ReadyAgent>;
  /** Who looks on at the work of the sub-agent with that id. */
  observer?(id: string): Observer;
}>;
