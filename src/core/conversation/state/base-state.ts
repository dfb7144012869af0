/**
 * The contents of base_state.json in OpenHands' format: the state of a conversation beside its events. Decides whether
 * this process can continue what was saved.
 */
import { z } from "zod";
import { Fault } from "../../../lib/fault.ts";
import { Json } from "../../event/envelope.ts";
import { StoredSecrets } from "../../secret/stored-secrets.ts";
import { AnalyzerRecord } from "../../security/analyzers.ts";
import { ConfirmationPolicy } from "../../security/policy.ts";
import type { Toolbox } from "../../tool/toolbox.ts";
import { AgentRecord, toolNames } from "./agent-record.ts";
import { Stats } from "./stats.ts";

export const ExecutionStatus = z.enum([
  "idle",
  "running",
  "paused",
  "waiting_for_confirmation",
  "finished",
  "error",
  "stuck",
  /** On an agent server, whose conversation was deleted. */
  "deleting",
]);
export type ExecutionStatus = z.infer<typeof ExecutionStatus>;

/** Whether a run has come to its own end: it needs a message, or another run, to go on. */
export function isTerminal(status: ExecutionStatus): boolean {
  return status === "finished" || status === "error" || status === "stuck";
}

const names = z.array(z.string()).readonly().prefault([]);
/** A reason that cannot be read still forbids. */
const reasons = z
  .record(z.string(), z.string().catch("A hook forbids it. The reason could not be read."))
  .readonly()
  .prefault({});
const text = z.string().nullish();

/**
 * The file is read leniently, because other programs may have written it: missing fields get defaults, unknown fields
 * are kept. An unknown confirmation policy asks about everything.
 */
export const BaseState = z
  .looseObject({
    id: z.string(),
    agent: AgentRecord,
    workspace: z.looseObject({ kind: z.string(), working_dir: z.string() }).readonly(),
    persistence_dir: text,
    max_iterations: z.int().min(1).default(500),
    stuck_detection: z.boolean().default(true),
    execution_status: ExecutionStatus.catch("idle"),
    confirmation_policy: ConfirmationPolicy.catch({ kind: "AlwaysConfirm" }).prefault({ kind: "NeverConfirm" }),
    security_analyzer: AnalyzerRecord.nullish(),
    /** In the file alone: an analyzer that the SDK does not have. */
    own_analyzer: AnalyzerRecord.nullish(),
    activated_knowledge_skills: names,
    activated_path_rules: names,
    invoked_skills: names,
    /** Why a hook forbids an action or a message, by event id. */
    blocked_actions: reasons,
    blocked_messages: reasons,
    last_user_message_id: text,
    /** The parent of the next event, unless the log has grown beyond `event_count` since; see `restoreHead`. */
    leaf_event_id: text,
    head_is_empty: z.boolean().default(false),
    event_count: z.int().min(0).nullish(),
    stats: Stats.prefault({}),
    secret_registry: StoredSecrets.prefault({}),
    tags: z.record(z.string(), z.string()).readonly().prefault({}),
    agent_state: z.record(z.string(), Json).readonly().prefault({}),
    hook_config: Json.optional(),
  })
  .readonly();
export type BaseState = z.infer<typeof BaseState>;

/** The fields that change during a conversation. */
export type Fields = Pick<
  BaseState,
  | "stuck_detection"
  | "execution_status"
  | "confirmation_policy"
  | "security_analyzer"
  | "activated_knowledge_skills"
  | "activated_path_rules"
  | "invoked_skills"
  | "blocked_actions"
  | "blocked_messages"
  | "stats"
  | "tags"
  | "agent_state"
  | "hook_config"
>;

export const STATE_FILE = "base_state.json";

/** Those that the SDK has. It reads no file that names another. */
const ANALYZERS: ReadonlySet<string> = new Set(
  ["LLM", "ToolShieldLLM", "Pattern", "PolicyRail", "Ensemble"].map((name) => `${name}SecurityAnalyzer`),
).add("GraySwanAnalyzer");

/** The text of the file. To the SDK, all our workspaces are folders: it is given its own when it resumes. */
export function stateFileText({ security_analyzer: analyzer, workspace, ...state }: BaseState): string {
  return JSON.stringify({
    ...state,
    workspace: { ...workspace, kind: "LocalWorkspace" },
    ...(analyzer && (ANALYZERS.has(analyzer.kind) ? { security_analyzer: analyzer } : { own_analyzer: analyzer })),
  });
}

/**
 * Throws for events without a state. The state is written before the first event, so something removed it, and with it
 * the rules for approval. The log does not replace it: later decisions may not be in the log.
 */
export function stateIsLost(): Fault {
  return new Fault(
    "config",
    `The conversation has events but no ${STATE_FILE}, so it is unknown what needed approval.`,
    {
      hint: "Restore that file, or delete the conversation folder to start again.",
    },
  );
}

export type ExpectedConversation = Readonly<{ id: string; kind: string; toolbox: Toolbox }>;

/** Throws a Fault unless it is the same conversation with the same kind of agent, which still has all its tools. */
export function requireSameConversation(stored: BaseState, { id, kind, toolbox }: ExpectedConversation): void {
  if (stored.id !== id) {
    throw new Fault("config", `The conversation in this folder is ${stored.id}, not ${id}.`, {
      hint: "Open it by its own id, or use another folder.",
    });
  }
  if (stored.agent.kind !== kind) {
    throw new Fault("config", `The conversation was started by an agent of kind ${stored.agent.kind}, not ${kind}.`);
  }
  const removed = toolNames(stored.agent).filter((name) => !isThere(name, toolbox));
  if (removed.length === 0) return;
  throw new Fault("config", `The conversation was started with tools that no longer exist: ${removed.join(", ")}.`, {
    hint: "Tools can be added to a conversation, but not removed. Add them again, or start a new conversation.",
  });
}

/** Other programs name tools by their class. */
function isThere(name: string, toolbox: Toolbox): boolean {
  return toolbox.tools.some((tool) => tool.name === name || tool.kind === name);
}
