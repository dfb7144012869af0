/** Opens a conversation with defaults for what a program need not decide. */
import { randomUUID } from "node:crypto";
import type { Agent } from "../core/agent/agent.ts";
import type { Conversation } from "../core/conversation/conversation.ts";
import { requireId } from "../core/conversation/fork.ts";
import type { ConversationOptions } from "../core/conversation/open.ts";
import { type OpenedIn, openConversation as openIn } from "../core/conversation/open-conversation.ts";
import type { RunLimits } from "../core/conversation/run-end.ts";
import { readState } from "../core/conversation/state/base-state.ts";
import { type FileStore, folderStore, memoryStore } from "../core/event/file-store.ts";
import { prompt } from "../prompts.ts";
import { agentIn, type StoredAgent } from "./agent.ts";

/** Steps, dollars, and the tokens that count where nobody knows what a call costs. */
const LIMITS: RunLimits = { maxIterations: 100, maxBudget: 5, maxTokensWithoutCost: 10_000_000 };

type Defaulted = "id" | "store" | "stamper" | "limits" | "workspace";

export type OpenOptions = Partial<Omit<ConversationOptions, Defaulted | "agent">> &
  Readonly<{
    /** Or what is needed to make the one of the conversation in the store again. */
    agent: Agent | StoredAgent;
    /** The workspace of the tools. A workspace that runs conversations itself has the agent, too. */
    workspace: OpenedIn;
    /** The place of the conversation: a folder, which the first event creates, or a store. Default: in memory. */
    store?: FileStore | string;
    /** A UUID. Default: that of the conversation in the store, or a new one. */
    id?: string;
    /**
     * Each replaces one default: 100 steps, and five dollars or ten million tokens where the cost is unknown. A `maxBudget`
     * has to hold: where the cost is unknown, the run fails unless there is a `maxTokensWithoutCost`, too.
     */
    limits?: Partial<RunLimits>;
  }>;

/**
 * A conversation that is in the store goes on: with this agent, which needs all of its tools, or with its own. Rejects with
 * a Fault for one that is open elsewhere, or cannot be read.
 */
export async function openConversation(options: OpenOptions): Promise<Conversation> {
  const { agent, workspace, store: kept = memoryStore(), limits, ...others } = options;
  const store = typeof kept === "string" ? folderStore(kept) : kept;
  const id = options.id === undefined ? (readState(store)?.id ?? randomUUID()) : requireId(options.id);
  return openIn({
    secretWorld: { env: process.env, fetch: globalThis.fetch, clock: () => performance.now() },
    ...others,
    id,
    agent:
      "toolbox" in agent ? placed(agent, workspace.workingDir) : await agentIn(store, agent, others.knowledge?.skills),
    workspace,
    store,
    stamper: () => ({ id: randomUUID(), timestamp: new Date().toISOString() }),
    limits: limitsWith(limits),
  });
}

function limitsWith(given: OpenOptions["limits"] = {}): RunLimits {
  return { ...LIMITS, ...(given.maxBudget !== undefined && { maxTokensWithoutCost: undefined }), ...given };
}

/** An agent does not know where it works before it is there. */
function placed(agent: Agent, workspace: string): Agent {
  const place = prompt("library/context", { workspace, date: new Date().toISOString().slice(0, 10) });
  return Object.freeze({ ...agent, context: [agent.context, place].filter((part) => part !== "").join("\n\n") });
}
