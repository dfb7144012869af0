/**
 * The events of the host: hooks, model calls, security verdicts, state updates, pauses, and kinds that only the SDK
 * uses.
 */
import { z } from "zod";
import { startOf } from "../../../lib/text.ts";
import { Json, Source, stamp } from "../envelope.ts";
import { SecurityRisk } from "./actions.ts";

/** One request and its reply as JSON text, for a log file of the client. */
export const LLMCompletionLogEvent = z
  .strictObject({
    kind: z.literal("LLMCompletionLogEvent"),
    ...stamp,
    source: Source.default("environment"),
    filename: z.string(),
    log_data: z.string(),
    model_name: z.string().default("unknown"),
    usage_id: z.string().default("default"),
  })
  .readonly();

/** A part of a streamed reply. It is never stored. */
export const StreamingDeltaEvent = z
  .strictObject({
    kind: z.literal("StreamingDeltaEvent"),
    ...stamp,
    source: Source.default("agent"),
    content: z.string().optional(),
    reasoning_content: z.string().optional(),
  })
  .readonly();

/** The token ids of one call, if the provider was asked for them. */
export const TokenEvent = z
  .strictObject({
    kind: z.literal("TokenEvent"),
    ...stamp,
    source: Source.default("agent"),
    prompt_token_ids: z.array(z.int()).readonly(),
    response_token_ids: z.array(z.int()).readonly(),
  })
  .readonly();

const LIMIT = 50_000;

/** Text that a hook wrote, cut at 50,000 characters and never inside a character. */
const capped = z.string().transform((value) => startOf(value, LIMIT));

/**
 * `hook_event_type` is for example `PreToolUse`. Other values are allowed, because newer programs have more of them.
 */
export const HookExecutionEvent = z
  .strictObject({
    kind: z.literal("HookExecutionEvent"),
    ...stamp,
    source: Source.default("hook"),
    hook_event_type: z.string(),
    hook_command: capped,
    tool_name: z.string().optional(),
    success: z.boolean(),
    blocked: z.boolean(),
    exit_code: z.int(),
    stdout: capped,
    stderr: capped,
    reason: capped.optional(),
    additional_context: capped.optional(),
    error: capped.optional(),
    action_id: z.string().optional(),
    message_id: z.string().optional(),
    hook_input: z.record(z.string(), Json).readonly().optional(),
  })
  .readonly();
export type HookExecutionEvent = z.infer<typeof HookExecutionEvent>;

/** The keys of `risks` and `details` are the ids of the actions; `policy` is the kind of the confirmation policy. */
export const SecurityAnalysisEvent = z
  .strictObject({
    kind: z.literal("SecurityAnalysisEvent"),
    ...stamp,
    source: Source.default("environment"),
    analyzer: z.string(),
    policy: z.string(),
    risks: z.record(z.string(), SecurityRisk).readonly(),
    details: z.record(z.string(), Json).readonly().prefault({}),
  })
  .readonly();

/** It does not become the parent of the next event, because it is not part of the conversation. */
export const ConversationStateUpdateEvent = z
  .strictObject({
    kind: z.literal("ConversationStateUpdateEvent"),
    ...stamp,
    source: Source.default("environment"),
    key: z.string(),
    value: Json.default(null),
  })
  .readonly();

/** The run stopped between two steps. */
export const PauseEvent = z
  .strictObject({ kind: z.literal("PauseEvent"), ...stamp, source: Source.default("user") })
  .readonly();

/** A call of the model or of a tool was interrupted. */
export const InterruptEvent = z
  .strictObject({ kind: z.literal("InterruptEvent"), ...stamp, source: Source.default("user") })
  .readonly();

export const ACPToolCallEvent = z
  .strictObject({
    kind: z.literal("ACPToolCallEvent"),
    ...stamp,
    source: Source.default("agent"),
    tool_call_id: z.string(),
    title: z.string(),
    status: z.string().optional(),
    tool_kind: z.string().optional(),
    raw_input: Json.default(null),
    raw_output: Json.default(null),
    content: z.array(Json).readonly().optional(),
    is_error: z.boolean().default(false),
  })
  .readonly();

/** `wire` is the event as its file has it, and is written back unchanged. We never append such an event. */
export const UnknownEvent = z
  .strictObject({ kind: z.literal("UnknownEvent"), ...stamp, source: Source.catch("environment"), wire: Json })
  .readonly();
export type UnknownEvent = z.infer<typeof UnknownEvent>;
