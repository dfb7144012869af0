/** Opens a conversation with defaults for what a program need not decide. */
import { randomUUID } from "node:crypto";
import type { Agent } from "../core/agent/agent.ts";
import type { Conversation } from "../core/conversation/conversation.ts";
import { requireId } from "../core/conversation/fork.ts";
import type { ConversationOptions } from "../core/conversation/open.ts";
import { type OpenedIn, openConversation as openIn } from "../core/conversation/open-conversation.ts";
import type { RunLimits } from "../core/conversation/run-end.ts";
import { readState } from "../core/conversation/state/read-state.ts";
import { type FileStore, folderStore, memoryStore } from "../core/event/file-store.ts";
import { describeSecrets } from "../core/secret/secret-registry.ts";
import { Fault } from "../lib/fault.ts";
import { prompt } from "../prompts.ts";
import { agentIn, type StoredAgent } from "./agent.ts";
import type { Plugged, PluginSettings } from "./plugins.ts";
import { type SubAgentOptions, withSubAgents } from "./sub-agents.ts";

/** Steps, dollars, and the tokens that count where nobody knows what a call costs. */
const LIMITS: RunLimits = { maxIterations: 100, maxBudget: 5, maxTokensWithoutCost: 10_000_000 };

type Defaulted = "id" | "store" | "stamper" | "limits" | "workspace" | "subAgents" | "onClose";

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
    /**
     * The agents that the agent can call; `{}` for the built-in ones. It gets the tools `task` and `delegate`, unless it has
     * one of them.
     */
    subAgents?: SubAgentOptions;
    /**
     * Folders of this machine, or `https://…@` with a full commit SHA and an optional `#folder`. If two have one
     * name for a skill, an agent or a server, the later plugin's is used. Hooks and servers run in the workspace.
     */
    plugins?: readonly string[];
  }>;

/**
 * A conversation that is in the store goes on: with this agent, which needs all of its tools, or with its own. Rejects with
 * a Fault for one that is open elsewhere, or cannot be read.
 */
export async function openConversation(options: OpenOptions): Promise<Conversation> {
  const {
    workspace,
    store: kept = memoryStore(),
    limits,
    agent: given,
    subAgents: called,
    plugins,
    ...others
  } = options;
  const store = typeof kept === "string" ? folderStore(kept) : kept;
  const id = options.id === undefined ? (readState(store)?.id ?? randomUUID()) : requireId(options.id);
  const usual = { env: process.env, fetch: globalThis.fetch, clock: () => performance.now() };
  const settings = { ...others, secretWorld: others.secretWorld ?? usual, workspace, store };
  const plugged = plugins?.length ? await withPlugins(plugins, { ...settings, given, called }) : undefined;
  try {
    const merged = { ...settings, ...plugged?.options };
    const skills = merged.knowledge?.skills ?? [];
    const asked = plugged?.subAgents ?? called;
    const agent =
      "toolbox" in given
        ? placed(plugged?.agentWith(given) ?? given, workspace.workingDir, others.secrets)
        : await agentIn(store, given, { skills, kinds: asked?.agents, added: plugged?.tools });
    return await openIn({
      ...merged,
      ...(workspace.openConversation && !asked ? { agent } : equipped(withSubAgents(agent, asked, skills))),
      id,
      stamper: () => ({ id: randomUUID(), timestamp: new Date().toISOString() }),
      limits: limitsWith(limits),
      ...(plugged && { onClose: plugged.close }),
    });
  } catch (error) {
    await plugged?.close();
    throw error;
  }
}

type Unplugged = Omit<PluginSettings, "plugins" | "model" | "tools" | "subAgents"> &
  Readonly<{ workspace: OpenedIn; given: OpenOptions["agent"]; called: SubAgentOptions | undefined }>;

/** A server that runs the agent has no plugins of this machine. */
async function withPlugins(plugins: readonly string[], { given, called, ...settings }: Unplugged): Promise<Plugged> {
  if (settings.workspace.openConversation) {
    throw new Fault("config", "A conversation on an agent server cannot have plugins.", {
      hint: "Leave them out, or let the agent run here and only its tools there.",
    });
  }
  const { openPlugins } = await import("./plugins.ts");
  const isMade = "toolbox" in given;
  const model = isMade ? given.model.name : (readState(settings.store)?.agent.llm.model ?? "");
  return openPlugins({ ...settings, plugins, model, tools: isMade ? given.toolbox.tools : [], subAgents: called });
}

function limitsWith(given: OpenOptions["limits"] = {}): RunLimits {
  return { ...LIMITS, ...(given.maxBudget !== undefined && { maxTokensWithoutCost: undefined }), ...given };
}

/** Without a key for what there is not: a server refuses options that only this process can obey. */
function equipped({ agent, subAgents }: ReturnType<typeof withSubAgents>) {
  return { agent, ...(subAgents && { subAgents }) };
}

/** An agent does not know where it works, and with which secrets, before it is there. */
function placed(agent: Agent, workspace: string, secrets: OpenOptions["secrets"] = {}): Agent {
  const place = prompt("library/context", { workspace, date: new Date().toISOString().slice(0, 10) });
  const parts = [agent.context, describeSecrets(secrets, "library/secrets").trim(), place];
  return Object.freeze({ ...agent, context: parts.filter((part) => part !== "").join("\n\n") });
}
