/** Creates a conversation on a server, or attaches to it: what the server is asked to run, and with which keys. */
import { z } from "zod";
import { type Fork, requireTags } from "../core/conversation/fork.ts";
import { type ConversationOptions, secretWorldOf } from "../core/conversation/open.ts";
import { sdkName } from "../core/conversation/state/agent-record.ts";
import { readState } from "../core/conversation/state/read-state.ts";
import { FOLDER } from "../core/event/recovery.ts";
import { type Secret, SecretRegistry } from "../core/secret/secret-registry.ts";
import { recordOf } from "../core/security/analyzers.ts";
import { BUILT_IN_TOOLS } from "../core/tool/tool.ts";
import { isOfSdk } from "../core/tool/wire-class.ts";
import { Fault } from "../lib/fault.ts";
import type { JsonObject } from "../lib/json.ts";
import { type AgentServer, deleteConversation, ServerFault } from "./agent-server.ts";

/**
 * The settings that the server hands to its agent: those of a model as the server's SDK has them, with its key. The
 * server has the key then, and its agent can be led to send it anywhere.
 */
export type HandedOver = Readonly<{
  llm: JsonObject & Readonly<{ model: string }>;
  /**
   * Whether a conversation that the server has gets its keys again when it is opened, because they may have changed, loses
   * them when it is closed here, and is deleted there if it has a secret that is no longer given: opening it rejects then.
   * Default: no.
   */
  renews?: boolean;
  /** Whether the conversation stays on the server when it is closed here. Default: yes. */
  stays?: boolean;
}>;

/** A server's description of a conversation. */
export const Info = z.looseObject({
  id: z.string(),
  execution_status: z.string(),
  workspace: z.looseObject({ working_dir: z.string() }),
});

type Start = Readonly<{
  server: AgentServer;
  handed: HandedOver;
  workingDir: string;
  options: ConversationOptions;
  signal: AbortSignal;
  isCopy?: boolean;
}>;

/**
 * Attaches to the conversation with this id, or creates it; asking twice creates one. The keys are sent for a new one, and
 * for a copy, and for another where `renews` is set. Rejects with a Fault for an option that the server cannot honour.
 */
export async function startConversation(start: Start): Promise<JsonObject> {
  const { server, options, signal } = start;
  refuseOptions(options);
  const { usable_tools } = await server.info(signal);
  const found = await findConversation(server, options.id, signal);
  if (found) return attach(start, found);
  // The copy would be lost, and with it all that is left of that conversation.
  if (options.store.list(FOLDER).some((name) => name.startsWith("event-")))
    throw new Fault("config", "The agent server does not have the conversation that is to continue.");
  const body = { ...requestOf(start, usable_tools), conversation_id: options.id };
  return server.ask({ method: "POST", path: "api/conversations", body, isRepeatable: true, signal }, Info);
}

async function attach({ isCopy = false, ...start }: Start, found: z.infer<typeof Info>) {
  const { server, handed, workingDir, options, signal } = start;
  if (found.workspace.working_dir !== workingDir)
    throw new Fault("config", "The conversation on the agent server works in another folder.");
  if (handed.renews || isCopy) {
    if (!isCopy) await requireSameSecrets(start);
    // A server keeps the first settings that it gets for a use, and drops others of the same use without a word.
    const usage_id = `agent-${server.world.newId().slice(0, 8)}`;
    await switchModel(server, options.id, { ...handed.llm, usage_id }, signal);
  }
  return found;
}

/**
 * A server cannot be made to forget one secret, so a conversation that has one that is no longer given is deleted there.
 * The copy names those that were handed over.
 */
async function requireSameSecrets({ server, options, signal }: Start): Promise<void> {
  const had = Object.keys(readState(options.store)?.secret_registry.secret_sources ?? {});
  const lost = had.filter((name) => !Object.hasOwn(options.secrets ?? {}, name));
  if (lost.length === 0) return;
  await deleteConversation(server, options.id, signal);
  throw new Fault("config", `The agent server still had secrets that it is no longer given: ${lost.join(", ")}.`);
}

/** Throws a "config" Fault for tags that cannot be set. */
export function forkRequest({ id, title, tags, resetMetrics = true, fromEventId }: Fork): JsonObject {
  return {
    id,
    ...(title !== undefined && { title }),
    ...(tags && { tags: requireTags(tags) }),
    reset_metrics: resetMetrics,
    ...(fromEventId !== undefined && { from_event_id: fromEventId }),
  };
}

async function switchModel(server: AgentServer, id: string, llm: JsonObject, signal: AbortSignal): Promise<void> {
  const path = `api/conversations/${id}/switch_llm`;
  await server.ask({ method: "POST", path, body: { llm }, isRepeatable: true, signal }, z.unknown());
}

type Keys = Readonly<{ llm: HandedOver["llm"]; secrets: readonly string[] }>;

/**
 * Has the server store no key of the conversation any more. Values that its process remembers until it ends cannot be
 * reached.
 */
export async function removeKeys(server: AgentServer, id: string, { llm, secrets }: Keys, signal: AbortSignal) {
  const without = Object.entries(llm).map(([name, value]) => [name, isKey(name, value) ? null : value] as const);
  await switchModel(server, id, { ...Object.fromEntries(without), usage_id: "agent-without-key" }, signal);
  if (secrets.length === 0) return;
  const body = { secrets: Object.fromEntries(secrets.map((name) => [name, ""])) };
  const path = `api/conversations/${id}/secrets`;
  await server.ask({ method: "POST", path, body, isRepeatable: true, signal }, z.unknown());
}

/** Returns the secrets among the settings that are handed over. */
function keysIn({ llm }: HandedOver): readonly string[] {
  return Object.entries(llm).flatMap(([name, value]) => (isKey(name, value) ? [value] : []));
}

function isKey(name: string, value: unknown): value is string {
  return /key|token|secret/.test(name) && typeof value === "string";
}

/** undefined if the server does not have it. */
export async function findConversation(server: AgentServer, id: string, signal: AbortSignal) {
  const path = `api/conversations/${id}`;
  try {
    return await server.ask({ method: "GET", path, isRepeatable: true, signal }, Info);
  } catch (error) {
    if (error instanceof ServerFault && error.status === 404) return undefined;
    throw error;
  }
}

/** Options that only this process can keep. Without them the conversation would do more than its caller allows. */
const HERE = [
  ...(["hooks", "onFinish", "whenRisky", "whenGranted", "subAgents", "knowledge", "cipher", "onReply"] as const),
] as const;

function refuseOptions(options: ConversationOptions): void {
  const { agent, securityAnalyzer } = options;
  const given: readonly string[] = [
    ...HERE.filter((name) => options[name] !== undefined),
    ...(["critic", "finishSchema"] as const).filter((name) => agent[name] !== undefined),
    ...(securityAnalyzer && !isSdkAnalyzer(securityAnalyzer.kind) ? ["securityAnalyzer"] : []),
  ];
  secretsFor(options.secrets ?? {});
  if (given.length === 0) return;
  throw new Fault("config", `A conversation on an agent server cannot have ${given.join(", ")}.`, {
    hint: "Leave it out, or let the agent run here and only its tools there.",
  });
}

export function isSdkAnalyzer(kind: string): boolean {
  return kind === "LLMSecurityAnalyzer";
}

function requestOf({ handed, workingDir, options }: Start, usable: readonly string[]): JsonObject {
  const { agent, limits, stuckDetection = true, securityAnalyzer } = options;
  const { systemPrompt, context, condenser } = agent;
  return {
    agent: {
      kind: "Agent",
      llm: { usage_id: "agent", ...(wantsDeltas(options) && { stream: true }), ...handed.llm },
      tools: toolsOf(options, usable).map((name) => ({ name, params: {} })),
      include_default_tools: ["FinishTool", "ThinkTool"],
      ...(systemPrompt !== "" && { system_prompt: systemPrompt }),
      ...(context !== "" && { agent_context: { system_message_suffix: context } }),
      ...(condenser?.handlesRequests && {
        condenser: { kind: "LLMSummarizingCondenser", llm: { ...handed.llm, usage_id: "condenser" } },
      }),
    },
    workspace: { kind: "LocalWorkspace", working_dir: workingDir },
    initial_message: null, // a message in here would run at once
    confirmation_policy: { kind: "NeverConfirm" },
    security_analyzer: securityAnalyzer ? recordOf(securityAnalyzer) : null,
    max_iterations: limits.maxIterations,
    stuck_detection: stuckDetection,
    autotitle: false,
  };
}

function wantsDeltas({ observers = [] }: ConversationOptions): boolean {
  return observers.some(({ onDelta }) => onDelta !== undefined);
}

/** A server takes a tool that it does not have, and fails at the first message. */
function toolsOf({ agent }: ConversationOptions, usable: readonly string[]): readonly string[] {
  const tools = agent.toolbox.tools.filter(({ name }) => !BUILT_IN_TOOLS.includes(name));
  const missing = tools
    .filter((tool) => !isOfSdk(tool) || !usable.includes(sdkName(tool.name)))
    .map(({ name }) => name);
  if (missing.length === 0) return tools.map(({ name }) => sdkName(name));
  throw new Fault("config", `The agent server does not have the tools ${missing.join(", ")}.`, {
    hint: "Give the agent only tools that the server has.",
  });
}

/** As the server takes them. Throws a "config" Fault for a source that only this process can read. */
export function secretsFor(secrets: Readonly<Record<string, string | Secret>>): JsonObject {
  return Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, secretFor(name, secret)]));
}

function secretFor(name: string, secret: string | Secret): unknown {
  if (typeof secret === "string") return secret;
  const kind = typeof secret === "function" ? "CallbackSecret" : "kind" in secret ? secret.kind : "StaticSecret";
  if (kind !== "CallbackSecret" && kind !== "EnvSecret") return { kind, ...secret };
  const what = kind === "EnvSecret" ? "a variable of this machine" : "a function of this program";
  throw new Fault("config", `The secret ${name} is ${what}, which the agent server cannot read.`, {
    hint: "Give its value.",
  });
}

/** Returns the facts about a conversation in which the server has no say. */
export function identityOf({ workingDir, options: { id, limits } }: Pick<Start, "workingDir" | "options">) {
  return {
    id,
    workspace: { kind: "LocalWorkspace", working_dir: workingDir },
    max_iterations: limits.maxIterations,
  };
}

/** All that the copy hides. */
export function secretsOf({ handed, options }: Pick<Start, "handed" | "options">): SecretRegistry {
  const { hiddenValues = [], secrets = {} } = options;
  const registry = new SecretRegistry(secretWorldOf(options), [...hiddenValues, ...keysIn(handed)]);
  registry.update(secrets);
  return registry;
}

/** Refuses a method that such a conversation does not have. */
export function notThere(what: string): Fault {
  return new Fault("config", `${what} in a conversation on an agent server.`);
}
