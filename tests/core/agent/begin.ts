/** A log with a system prompt and a request, and steps to take on it. */
import { type Agent, introduce } from "../../../src/core/agent/agent.ts";
import { type StepContext, type StepEnd, step } from "../../../src/core/agent/step.ts";
import { text } from "../../../src/core/event/content.ts";
import type { Event } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import type { ActionEvent } from "../../../src/core/event/kind/actions.ts";
import type { Tool } from "../../../src/core/tool/tool.ts";
import type { Limit } from "../../../src/rehearsal/model/limits.ts";
import type { Script, ScriptedCall, ScriptedReply } from "../../../src/rehearsal/model/script.ts";
import type { ScriptedModel } from "../../../src/rehearsal/model/server.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { contextOf, scriptedAgent, story } from "./scripted-agent.ts";

export type Begun = Readonly<{
  agent: Agent;
  log: EventLog;
  server: ScriptedModel;
  problems: readonly string[];
  take(more?: Partial<StepContext>): Promise<StepEnd>;
  /** Of what happened after the request. */
  told(): string[];
  actions(): ActionEvent[];
  last(): Event | undefined;
}>;

export type Options = Readonly<{
  tools?: readonly Tool[];
  agent?: Partial<Agent>;
  context?: Partial<StepContext>;
  /** What the endpoint refuses. */
  limit?: Limit;
}>;

export async function begin(script: Script, { tools, agent: settings, context, limit }: Options = {}): Promise<Begun> {
  const { agent: plain, server } = await scriptedAgent(script, tools, limit);
  const agent = { ...plain, ...settings };
  const log = new EventLog(memoryStore(), countingStamper());
  log.append(introduce(agent));
  log.append({ kind: "MessageEvent", source: "user", llm_message: { role: "user", content: [text("Do it.")] } });
  const lasting = contextOf(log, context);
  return {
    agent,
    log,
    server,
    problems: server.problems,
    take: (more) => step(agent, { ...lasting, ...more }),
    told: () => story(log).slice(2),
    actions: () => [...log].filter((event) => event.kind === "ActionEvent"),
    last: () => log.at(-1),
  };
}

/** A reply that makes these calls. */
export function calls(...list: [name: string, args: object | string][]): ScriptedReply {
  return { calls: list.map(([name, args]): ScriptedCall => ({ name, arguments: args })) };
}
