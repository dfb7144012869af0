/** What a conversation needs in order to start sub-agents. */
import type { Agent } from "../../agent/agent.ts";
import type { SubAgent } from "../../agent/sub-agent.ts";
import type { FileStore } from "../../event/file-store.ts";
import type { Observer } from "../observers.ts";

/** The caller that asked for it closes it, once its conversation is closed. */
export type ReadyAgent = Readonly<{ agent: Agent; close(): Promise<void> }>;

export type SubAgentSettings = Readonly<{
  /** Each name occurs once. */
  agents: readonly SubAgent[];
  /**
   * Makes a new agent of that kind with its own tools and without tools that start sub-agents. `store` is its
   * conversation.
   */
  agentFor(definition: SubAgent, store: FileStore): Promise<ReadyAgent>;
  /** The observers of the sub-agent with that id. */
  observer?(id: string): Observer;
}>;
