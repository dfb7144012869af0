/** The contents of base_state.json in OpenHands' format: the state of a conversation beside its events. */
import { z } from "zod";
import { Json } from "../../event/envelope.ts";
import { StoredSecrets } from "../../secret/stored-secrets.ts";
import { AnalyzerRecord } from "../../security/analyzers.ts";
import { ConfirmationPolicy } from "../../security/policy.ts";
import { AgentRecord } from "./agent-record.ts";
import { Stats } from "./stats.ts";

export const ExecutionStatus = z.enum([
  "idle",
  "running",
  "paused",
  "waiting_for_confirmation",
  "finished",
  "error",
  "stuck",
]);
export type ExecutionStatus = z.infer<typeof ExecutionStatus>;

const names = z.array(z.string()).readonly().prefault([]);
const reasons = z.record(z.string(), z.string()).readonly().prefault({});
const text = z.string().nullish();

/**
 * Reads leniently, because other programs may have written the file: missing fields get defaults, unknown fields are
 * kept. An unknown confirmation policy asks about everything.
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
    /** Where the next event goes, unless the log has grown beyond `event_count` since; see `restoreHead`. */
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
