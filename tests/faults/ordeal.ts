/** A whole agent over the real client, at an endpoint that fails as its script says; time passes at once. */
import { setImmediate } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { type Agent, agentOf } from "../../src/core/agent/agent.ts";
import { LocalConversation } from "../../src/core/conversation/local-conversation.ts";
import type { RunEnd, RunLimits } from "../../src/core/conversation/run-end.ts";

import { memoryStore } from "../../src/core/event/file-store.ts";
import { PROTOCOL_NAMES } from "../../src/core/model/features/protocols.ts";
import { type ModelSettings, openModel } from "../../src/core/model/open-model.ts";
import type { ModelChange, Wait } from "../../src/core/model/retry.ts";
import { llmSummarizing } from "../../src/core/view/condenser/llm-summarizing.ts";
import { toFault } from "../../src/lib/fault.ts";
import type { Script } from "../../src/rehearsal/model/script.ts";
import { openModel as openServer, type ScriptedModel } from "../../src/rehearsal/model/server.ts";
import { failure } from "../../src/run/outcome/run-result.ts";
import { standard, story } from "../core/agent/scripted-agent.ts";
import { API_KEY, fetchThatTells, forever } from "../core/model/endpoint.ts";
import { nowhere } from "../core/workspace/nowhere.ts";

export type Ordeal = Readonly<{
  end: RunEnd;
  /** What a person would read of a run that failed; "" for one that did not. */
  reason: string;
  /** What the other side said of it. */
  quote?: string | undefined;
  hint: string;
  /** What happened after the request, in lines: `call echo`, `result …`, `environment: …`. */
  told: readonly string[];
  /** Milliseconds before each further try, and what was said then. */
  waits: readonly Wait[];
  changes: readonly ModelChange[];
  server: ScriptedModel;
  /** The bodies that came, as JSON. */
  requests: readonly string[];
  conversation: LocalConversation;
}>;

export type Options = Readonly<{
  settings?: Partial<ModelSettings>;
  limits?: Partial<RunLimits>;
  /** Ends the run. */
  signal?: AbortSignal;
  /** Told that the endpoint has the request of this number, the first of which is 1, and what came of its reply. */
  onWire?: Readonly<{ arrived?(request: number): void; read?(request: number, pieces: number): void }>;
  /** Has the conversation shortened when it is too long. */
  isCondensing?: boolean;
}>;

const ID = "3f2c0000-0000-4000-8000-000000000001";

/** As far as all protocols have them, all faults happen over all. */
export const PROTOCOLS = PROTOCOL_NAMES.map((api) => {
  const over = (script: Script, options: Options = {}) =>
    suffer(script, { ...options, settings: { api, ...options.settings } });
  return [api, over] as const;
});

/** The key never shows in what people or the model read, whatever happens. */
export async function suffer(
  script: Script,
  { settings, limits, signal = forever, onWire, isCondensing = false }: Options = {},
): Promise<Ordeal> {
  const server = await openServer({ script, apiKey: API_KEY, model: "test-1" });
  onTestFinished(() => server.close());
  const waits: Wait[] = [];
  const changes: ModelChange[] = [];
  const models = openModel(
    { model: "test-1", apiKey: API_KEY, baseUrl: server.url, ...settings },
    {
      ...{ fetch: onWire ? watched(server, onWire) : globalThis.fetch, clock: () => performance.now() },
      ...{ random: () => 0, sleep: async () => undefined },
      onWait: (wait) => waits.push(wait),
      onChange: (change) => changes.push(change),
    },
  );
  const agent: Agent = agentOf({
    ...{ model: models.default, tools: standard(), systemPrompt: "You help.", context: "It is Monday." },
    ...(isCondensing && { condenser: llmSummarizing({ model: models.condenser, maxSize: 1000 }) }),
  });
  const conversation = openConversation(agent, limits);
  await conversation.send("Do it.");
  const end = await conversation.run(signal);
  const words: Pick<Ordeal, "reason" | "hint" | "quote"> =
    end.status === "failed" ? failure(toFault(end.fault)) : { reason: "", hint: "" };
  const told = story(conversation.log)
    .slice(2)
    .filter((line) => !line.startsWith("status ") && line !== "system");
  const requests = asked(server).map(({ body }) => JSON.stringify(body));
  const ordeal = {
    end,
    reason: words.reason,
    quote: words.quote,
    hint: words.hint,
    told,
    waits,
    changes,
    server,
    requests,
    conversation,
  };
  requireNoKey([words, told, waits.map(({ fault }) => [fault.message, fault.hint])]);
  return ordeal;
}

const asked = (server: ScriptedModel) => [...server.requests, ...server.responsesRequests, ...server.messagesRequests];

function watched(server: ScriptedModel, { arrived, read }: NonNullable<Options["onWire"]>): typeof fetch {
  let sent = 0;
  return async (input, init) => {
    sent += 1;
    const request = sent;
    const answer = fetchThatTells((pieces) => read?.(request, pieces))(input, init);
    if (arrived) {
      while (asked(server).length < request) await setImmediate();
      arrived(request);
    }
    return answer;
  };
}

function openConversation(agent: Agent, limits: Partial<RunLimits> = {}): LocalConversation {
  return LocalConversation.open({
    id: ID,
    agent,
    workspace: nowhere,
    store: memoryStore(),
    stamper: () => ({ id: crypto.randomUUID(), timestamp: new Date().toISOString() }),
    limits: { maxIterations: 30, ...limits },
  });
}

function requireNoKey(shown: unknown): void {
  if (JSON.stringify(shown).includes(API_KEY)) throw new Error("The key shows.");
}
