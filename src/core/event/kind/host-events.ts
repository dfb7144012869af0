/** The events that the host writes: hooks, model calls, security verdicts, state updates, pauses, and what the SDK knows and we do not. */
import { z } from "zod";
import { Json, Source, stamp } from "../envelope.ts";

import { SecurityRisk } from "./actions.ts";

/** One request and its reply as JSON text, for a log file of the client's. */
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

/** A piece of a reply on its way; never stored. */
export const StreamingDeltaEvent = z
  .strictObject({
    kind: z.literal("StreamingDeltaEvent"),
    ...stamp,
    source: Source.default("agent"),
    content: z.string().optional(),
    reasoning_content: z.string().optional(),
  })
  .readonly();

/** The tokens of one call by number, where the provider was asked for them. */
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

/** Text of a hook's making, cut at 50,000 characters and never in the middle of one. */
const capped = z
  .string()
  .transform((value) => (value.length <= LIMIT ? value : value.slice(0, LIMIT).replace(/[\uD800-\uDBFF]$/, "")));

/** `hook_event_type` is e.g. `PreToolUse`; an open word, for newer writers know more of them. */
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

/** `risks` and `details` are by the ids of the actions; `policy` is the kind of the confirmation policy. */
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

/** Does not become the parent of the next event: it is news, not part of the conversation. */
export const ConversationStateUpdateEvent = z
  .strictObject({
    kind: z.literal("ConversationStateUpdateEvent"),
    ...stamp,
    source: Source.default("environment"),
    key: z.string(),
    value: Json.default(null),
  })
  .readonly();

/** The run came to rest between two steps. */
export const PauseEvent = z
  .strictObject({ kind: z.literal("PauseEvent"), ...stamp, source: Source.default("user") })
  .readonly();

/** A call of the model or of a tool was cut off. */
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

/** `wire` is the event as it stands in its file, and what is written when this is. Never appended by us. */
export const UnknownEvent = z
  .strictObject({ kind: z.literal("UnknownEvent"), ...stamp, source: Source.catch("environment"), wire: Json })
  .readonly();
export type UnknownEvent = z.infer<typeof UnknownEvent>;
