/** Conversations with a model in this process, which says what a script says and minds what it is sent. */
import { expect } from "vitest";
import type { Agent } from "../../../src/core/agent/agent.ts";
import { LocalConversation } from "../../../src/core/conversation/local-conversation.ts";
import type { ConversationOptions } from "../../../src/core/conversation/open.ts";
import { text } from "../../../src/core/event/content.ts";
import { folderStore } from "../../../src/core/event/file-store.ts";
import { UNKNOWN_MODEL } from "../../../src/core/model/features/model-features.ts";
import type { Model, ModelReply, ModelRequest } from "../../../src/core/model/model.ts";
import type { Tool } from "../../../src/core/tool/tool.ts";
import { toolbox } from "../../../src/core/tool/toolbox.ts";
import { standard } from "../agent/scripted-agent.ts";
import { openaiProblems } from "../message-rules.ts";
import { usage } from "../model/fake-model.ts";
import { nowhere } from "../workspace/nowhere.ts";

const ID = "3f2c0000-0000-4000-8000-000000000000";

export type Line = Readonly<{
  text?: string;
  calls?: readonly (readonly [name: string, args: object])[];
  cost?: number;
}>;
type Turn = Line | Error | ((request: ModelRequest) => Line | Promise<Line>);

export const say = (words: string): Line => ({ text: words });
export const call = (name: string, args: object, cost?: number): Line => ({
  calls: [[name, args]],
  ...(cost !== undefined && { cost }),
});
export const echo = (word: string, cost?: number) => call("echo", { word }, cost);
export const conclude = (message: string) => call("finish", { message });
export const done = conclude("Fixed.");

export type Actor = Model & Readonly<{ requests: ModelRequest[] }>;

export function actor(...script: Turn[]): Actor {
  const requests: ModelRequest[] = [];
  return {
    name: "test-1",
    features: UNKNOWN_MODEL,
    requests,
    async complete(request) {
      request.signal.throwIfAborted();
      expect(openaiProblems(request.messages)).toEqual([]);
      requests.push(request);
      const turn = script.shift();
      if (turn === undefined) throw new Error("The script is at its end.");
      if (turn instanceof Error) throw turn;
      const line = typeof turn === "function" ? await turn(request) : turn;
      request.signal.throwIfAborted();
      return replyOf(line, requests.length);
    },
  };
}

let replies = 0; // ids of calls are unique in a test file

function replyOf({ text: words, calls = [], cost }: Line, number: number): ModelReply {
  replies += 1;
  const tool_calls = calls.map(([name, args], index) => ({
    id: `call-${replies}-${index}`,
    name,
    arguments: JSON.stringify(args),
    origin: "completion" as const,
  }));
  const content = words === undefined ? [] : [text(words)];
  const message = { role: "assistant" as const, content, ...(tool_calls.length > 0 && { tool_calls }) };
  return { id: `reply-${replies}`, message, usage: usage({ prompt_tokens: 10, cost }), latencyMs: number };
}

export function agentWith(model: Model, tools: readonly Tool[] = standard(), also: Partial<Agent> = {}): Agent {
  return { model, toolbox: toolbox(tools), systemPrompt: "You help.", context: "It is Monday.", ...also };
}

export function openIn(folder: string, model: Model, also: Partial<ConversationOptions> = {}): LocalConversation {
  return LocalConversation.open({
    id: ID,
    agent: agentWith(model),
    workspace: nowhere,
    store: folderStore(folder),
    stamper: () => ({ id: crypto.randomUUID(), timestamp: new Date().toISOString() }),
    limits: { maxIterations: 20 },
    ...also,
  });
}
