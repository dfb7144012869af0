/** A conversation on a rehearsed agent server. */
import { AgentServer, type ServerWorld } from "../../src/agent-server/agent-server.ts";
import { RemoteConversation } from "../../src/agent-server/remote-conversation.ts";
import type { HandedOver } from "../../src/agent-server/start-conversation.ts";
import { agentOf } from "../../src/core/agent/agent.ts";
import type { ConversationOptions } from "../../src/core/conversation/open.ts";
import { memoryStore } from "../../src/core/event/file-store.ts";
import { standardTools } from "../../src/tools/standard-tools.ts";
import { fakeModel } from "../core/model/fake-model.ts";
import { nowhere } from "../core/workspace/nowhere.ts";
import { type AgentServerOptions, openAgentServer, type RehearsedAgentServer } from "./rehearsed/server.ts";
import { KEY, serverWorld } from "./served-workspace.ts";

export const ID = "11111111-2222-4333-8444-555555555555";

export const forever = new AbortController().signal;

/** Pauses between tries are short; looks take their time. */
const hasty: ServerWorld = {
  ...serverWorld,
  sleep: (ms, signal) => serverWorld.sleep(ms >= 1000 ? ms / 20 : Math.min(ms, 5), signal),
};

const OF_SERVER = new Set(["terminal", "file_editor", "task_tracker", "finish", "think"]);

function optionsFor(given: Partial<ConversationOptions> = {}): ConversationOptions {
  const tools = standardTools().filter(({ name }) => OF_SERVER.has(name));
  return {
    id: ID,
    agent: agentOf({ model: fakeModel(["A title."]), tools, systemPrompt: "You help.", context: "" }),
    workspace: nowhere,
    store: memoryStore(),
    stamper: () => ({ id: crypto.randomUUID(), timestamp: new Date().toISOString() }),
    limits: { maxIterations: 20 },
    ...given,
  };
}

type Served = AsyncDisposable &
  Readonly<{
    server: RehearsedAgentServer;
    open(
      given?: Partial<ConversationOptions>,
      handed?: Partial<HandedOver>,
      signal?: AbortSignal,
    ): Promise<RemoteConversation>;
  }>;

/** `world`: what is between the conversation and the server. */
export async function served(
  options: Omit<AgentServerOptions, "key">,
  key = KEY,
  world: Partial<ServerWorld> = {},
): Promise<Served> {
  const server = await openAgentServer({ key: KEY, ...options });
  const opened: RemoteConversation[] = [];
  return {
    server,
    async open(given, handed, signal = forever) {
      const conversation = await RemoteConversation.open({
        server: new AgentServer({ url: server.url, key }, { ...hasty, ...world }),
        handed: { llm: { model: "openai/test-1", api_key: "sk-of-the-model" }, ...handed },
        workingDir: "/tmp",
        options: optionsFor(given),
        signal,
      });
      opened.push(conversation);
      return conversation;
    },
    async [Symbol.asyncDispose]() {
      for (const conversation of opened) await conversation.close();
      await server.close();
    },
  };
}
