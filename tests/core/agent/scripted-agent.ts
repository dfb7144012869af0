/** An agent with the real client, a scripted endpoint and tools that need no workspace. */
import { onTestFinished } from "vitest";
import { z } from "zod";
import type { Agent } from "../../../src/core/agent/agent.ts";
import type { StepContext } from "../../../src/core/agent/step-context.ts";
import { text } from "../../../src/core/event/content.ts";
import type { Event } from "../../../src/core/event/event.ts";
import type { EventLog } from "../../../src/core/event/event-log.ts";
import { defineTool, type Tool } from "../../../src/core/tool/tool.ts";
import { toolbox } from "../../../src/core/tool/toolbox.ts";
import { viewOf } from "../../../src/core/view/view.ts";
import { Mistake } from "../../../src/lib/fault.ts";
import type { Limit } from "../../../src/rehearsal/model/limits.ts";
import type { Script } from "../../../src/rehearsal/model/script.ts";
import { openModel, type ScriptedModel } from "../../../src/rehearsal/model/server.ts";
import { finish } from "../../../src/tools/built-in-tools.ts";
import { API_KEY, forever, modelAt } from "../model/endpoint.ts";
import { nowhere } from "../workspace/nowhere.ts";

export type ScriptedAgent = Readonly<{ agent: Agent; server: ScriptedModel }>;

export async function scriptedAgent(
  script: Script,
  tools: readonly Tool[] = standard(),
  limit?: Limit,
): Promise<ScriptedAgent> {
  const server = await openModel({ script, apiKey: API_KEY, model: "test-1", limit });
  onTestFinished(() => server.close());
  return { agent: agentAt(server.url, tools), server };
}

export function agentAt(url: string, tools: readonly Tool[] = standard()): Agent {
  return { model: modelAt(url), toolbox: toolbox(tools), systemPrompt: "You help.", context: "It is Monday." };
}

const harmless = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** A tool that does what `run` says; its inputs are `word`, and optionally `times`. */
export function tool(name: string, run: (input: Echo, signal: AbortSignal) => string | Promise<string>): Tool {
  return defineTool({
    name,
    description: `The tool ${name}.`,
    input: z.looseObject({ word: z.string(), times: z.int().optional() }),
    annotations: harmless,
    run: async (input, { signal }) => ({ content: [text(await run(input, signal))] }),
  });
}
export type Echo = Readonly<{ word: string; times?: number | undefined; [more: string]: unknown }>;

export function standard(): Tool[] {
  const mistaken = () => Promise.reject(new Mistake("There is no such word. Say another."));
  const crashing = () => Promise.reject(new Error("the disk is on fire"));
  return [tool("echo", ({ word }) => word), tool("mistake", mistaken), tool("crash", crashing), idle(), finish()];
}

/** A tool without any input. */
function idle(): Tool {
  return defineTool({
    name: "idle",
    description: "Does nothing.",
    input: z.object({}),
    annotations: { ...harmless, readOnlyHint: true },
    run: async () => ({ content: [text("idle")] }),
  });
}

/** What a conversation gives a step, with nothing confirmed and nothing blocked unless a test says so. */
export function contextOf(log: EventLog, more: Partial<StepContext> = {}): StepContext {
  return {
    log,
    view: () => viewOf(log.branch()),
    workspace: nowhere,
    signal: forever,
    confirmation: { policy: { kind: "NeverConfirm" }, analyzer: undefined },
    blockedActions: new Map(),
    blockedMessages: new Map(),
    lastUserMessageId: undefined,
    agentState: new Map(),
    approved: "none",
    onReply: () => undefined,
    ...more,
  };
}

/** A log in words, one line an event: `call echo(…)`, `result …`, `error …`, `agent: …`, `environment: …`. */
export function story(events: Iterable<Event>): string[] {
  return [...events].flatMap(lineOf);
}

function lineOf(event: Event): string[] {
  const blocks = (content: readonly object[]) => content.map((block) => ("text" in block ? block.text : "")).join("");
  switch (event.kind) {
    case "MessageEvent":
      return [`${event.source}: ${blocks(event.llm_message.content)}`];
    case "ActionEvent":
      return [`call ${event.tool_name}${event.action ? "" : " (null)"}`];
    case "ObservationEvent":
      return [`${event.observation.is_error ? "mistake" : "result"} ${blocks(event.observation.content)}`];
    case "UserRejectObservation":
      return [`rejected by ${event.rejection_source}: ${event.rejection_reason}`];
    case "AgentErrorEvent":
      return [`error ${event.error}`];
    case "ConversationErrorEvent":
      return [`end ${event.code}: ${event.detail}`];
    case "ConversationStateUpdateEvent":
      return [`status ${event.value}`];
    case "SystemPromptEvent":
      return ["system"];
    // The verdict of an analyzer comes with every batch; tests about it look at the log.
    case "SecurityAnalysisEvent":
      return [];
    default:
      return [event.kind];
  }
}
