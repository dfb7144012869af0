/** Random events of every kind, for property tests. */
import fc from "fast-check";

type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>;

const words = fc.string({ unit: "binary", maxLength: 30 });
const id = fc.uuid();
const json = fc.jsonValue({ maxDepth: 3 });
const record = fc.dictionary(fc.string(), json, { maxKeys: 3 });
const flag = fc.boolean();
const count = fc.nat();
const list = (item: fc.Arbitrary<unknown>) => fc.array(item, { maxLength: 3 });

/** All of `fields`, and any of `optional`. */
function shape(fields: Fields, optional: Fields = {}): fc.Arbitrary<object> {
  return fc.record({ ...fields, ...optional }, { requiredKeys: Object.keys(fields) });
}

const text = shape({ type: fc.constant("text"), text: words }, { cache_prompt: flag });
const image = shape({ type: fc.constant("image"), image_urls: list(words) }, { cache_prompt: flag });
const content = list(fc.oneof(text, image));
const toolCall = shape(
  { id: words, name: words, arguments: words },
  { responses_item_id: words, origin: fc.constantFrom("completion", "responses") },
);
const thinking = list(
  fc.oneof(
    shape({ type: fc.constant("thinking"), thinking: words }, { signature: words }),
    shape({ type: fc.constant("redacted_thinking"), data: words }),
  ),
);
const reasoning = shape({ id: words }, { summary: list(words), content: list(words), encrypted_content: words });
const critic = shape({ score: fc.integer() }, { message: words, metadata: record });
const message = shape(
  { role: fc.constantFrom("system", "user", "assistant", "tool"), content: fc.oneof(words, content) },
  {
    tool_calls: list(toolCall),
    tool_call_id: words,
    name: words,
    reasoning_content: words,
    thinking_blocks: thinking,
    responses_reasoning_item: reasoning,
  },
);
const classification = shape(
  {
    kind: fc.constantFrom("auth", "quota", "internal", "unknown"),
    retryable: flag,
    user_action: fc.constantFrom("none", "retry", "settings"),
  },
  { error_id: words },
);
const source = fc.constantFrom("agent", "user", "environment", "hook");
const call = { tool_name: words, tool_call_id: words };
const withKind = (fields: object) => ({ ...fields, kind: "AnyKind" });

const KINDS: Readonly<Record<string, readonly [Fields, Fields?]>> = {
  SystemPromptEvent: [
    {
      system_prompt: text,
      tools: list(
        shape(
          { kind: words, description: words, action_type: words },
          { observation_type: words, annotations: record, meta: record, title: words },
        ),
      ),
    },
    { source, dynamic_context: text },
  ],
  MessageEvent: [
    { source, llm_message: message },
    { llm_response_id: words, activated_skills: list(words), extended_content: list(text), sender: words },
  ],
  ActionEvent: [
    { ...call, tool_call: toolCall, llm_response_id: words },
    {
      thought: list(text),
      reasoning_content: words,
      thinking_blocks: thinking,
      responses_reasoning_item: reasoning,
      action: fc.option(record.map(withKind)),
      security_risk: fc.constantFrom("UNKNOWN", "LOW", "MEDIUM", "HIGH"),
      critic_result: critic,
      summary: words,
    },
  ],
  ObservationEvent: [
    {
      ...call,
      action_id: id,
      observation: fc
        .tuple(record, content)
        .map(([fields, blocks]) => ({ ...fields, kind: "AnyKind", content: blocks })),
    },
    { extended_content: list(text) },
  ],
  UserRejectObservation: [{ ...call, action_id: id }, { rejection_reason: words }],
  AgentErrorEvent: [{ ...call, error: words }, { classification }],
  Condensation: [{ llm_response_id: words }, { forgotten_event_ids: list(id), summary: words, summary_offset: count }],
  CondensationRequest: [{}],
  PauseEvent: [{}],
  InterruptEvent: [{}],
  ConversationErrorEvent: [{ code: words, detail: words }, { classification }],
  ConversationStateUpdateEvent: [{ key: words }, { value: json }],
  HookExecutionEvent: [
    {
      hook_event_type: words,
      hook_command: words,
      success: flag,
      blocked: flag,
      exit_code: count,
      stdout: words,
      stderr: words,
    },
    { reason: words, error: words, hook_input: record, action_id: id, message_id: id },
  ],
  SecurityAnalysisEvent: [
    {
      analyzer: words,
      policy: words,
      risks: fc.dictionary(words, fc.constantFrom("LOW", "MEDIUM", "HIGH", "UNKNOWN")),
    },
    { details: record },
  ],
  LLMCompletionLogEvent: [
    { filename: words, log_data: words },
    { model_name: words, usage_id: words },
  ],
  TokenEvent: [{ prompt_token_ids: list(count), response_token_ids: list(count) }],
  ACPToolCallEvent: [
    { tool_call_id: words, title: words },
    { raw_input: json, content: list(json), is_error: flag },
  ],
};

export const storedKinds = Object.keys(KINDS);

/** What one may append: without id, time and parent. */
export const anyDraft: fc.Arbitrary<object> = fc.oneof(
  ...Object.entries(KINDS).map(([kind, [fields, optional]]) => shape({ kind: fc.constant(kind), ...fields }, optional)),
);

/** As it may stand in a file of another program's. */
export const anyWire: fc.Arbitrary<object> = fc
  .tuple(anyDraft, shape({ id, timestamp: fc.constant("2026-01-01T00:00:00.123456") }, { parent_id: id }))
  .map(([draft, envelope]) => ({ ...draft, ...envelope }));
