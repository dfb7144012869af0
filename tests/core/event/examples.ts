/** One event of each kind and each shape, as it stands in a log of the OpenHands layout. */
import { idOf } from "./counting-stamper.ts";

type Wire = Readonly<Record<string, unknown>>;

const envelope = { id: idOf(1), timestamp: "2026-01-01T00:00:01.000Z", parent_id: "__root__" };
const text = (words: string) => ({ type: "text", text: words, cache_prompt: false });
const about = { tool_name: "terminal", tool_call_id: "call_7" };
const classification = { kind: "agent_action", retryable: true, user_action: "retry", error_id: "e1" };
const thinking_blocks = [
  { type: "thinking", thinking: "hm", signature: "s" },
  { type: "redacted_thinking", data: "AAAA" },
];
const responses_reasoning_item = { id: "rs_1", summary: ["short"], content: ["long"], encrypted_content: "x" };
const critic_result = { score: 0.5, message: "so so", metadata: { by: ["a", null] } };
const tool_call = {
  id: "call_7",
  responses_item_id: "fc_1",
  name: "terminal",
  arguments: '{"command":"ls","security_risk":"LOW","summary":"look around"}',
  origin: "responses",
};

const FIELDS: readonly Wire[] = [
  {
    kind: "SystemPromptEvent",
    source: "agent",
    system_prompt: text("You help."),
    tools: [
      {
        kind: "ThinkTool",
        title: "think",
        description: "Think.",
        action_type: "ThinkAction",
        observation_type: "ThinkObservation",
        annotations: { readOnlyHint: true },
        meta: { a: [1] },
      },
    ],
    dynamic_context: text("It is Monday."),
  },
  {
    kind: "MessageEvent",
    source: "user",
    llm_message: { role: "user", content: [text("fix it"), { type: "image", image_urls: ["u"], cache_prompt: true }] },
    activated_skills: ["github"],
    extended_content: [text("<EXTRA_INFO>")],
    sender: "somebody",
  },
  {
    kind: "MessageEvent",
    source: "agent",
    llm_message: {
      role: "assistant",
      content: [],
      tool_calls: [tool_call],
      tool_call_id: "t",
      name: "n",
      reasoning_content: "why",
      thinking_blocks,
      responses_reasoning_item,
    },
    llm_response_id: "reply_1",
    activated_skills: [],
    extended_content: [],
    critic_result,
  },
  {
    kind: "ActionEvent",
    source: "agent",
    thought: [text("look")],
    reasoning_content: "because",
    thinking_blocks,
    responses_reasoning_item,
    action: { kind: "TerminalAction", command: "ls", is_input: false, nested: { list: [{ deep: null }] } },
    ...about,
    tool_call,
    llm_response_id: "reply_1",
    security_risk: "LOW",
    critic_result,
    summary: "look around",
  },
  {
    kind: "ActionEvent",
    source: "agent",
    thought: [],
    thinking_blocks: [],
    ...about,
    tool_call,
    llm_response_id: "reply_2",
    security_risk: "UNKNOWN",
  },
  {
    kind: "ObservationEvent",
    source: "environment",
    ...about,
    action_id: idOf(3),
    observation: {
      kind: "TerminalObservation",
      content: [text("a.txt"), { type: "image", image_urls: ["data:image/png;base64,AA"], cache_prompt: false }],
      is_error: false,
      exit_code: 0,
      metadata: { pid: 4, history: ["cd"] },
    },
    extended_content: [],
  },
  {
    kind: "UserRejectObservation",
    source: "environment",
    ...about,
    action_id: idOf(3),
    rejection_reason: "too risky",
    rejection_source: "hook",
  },
  { kind: "AgentErrorEvent", source: "agent", ...about, error: "Tool 'x' not found.", classification },
  {
    kind: "Condensation",
    source: "environment",
    forgotten_event_ids: [idOf(2), idOf(3)],
    summary: "A lot.",
    summary_offset: 0,
    llm_response_id: "reply_9",
  },
  { kind: "CondensationRequest", source: "environment" },
  { kind: "PauseEvent", source: "user" },
  { kind: "InterruptEvent", source: "user" },
  { kind: "ConversationErrorEvent", source: "environment", code: "MaxIterationsReached", detail: "", classification },
  { kind: "ConversationStateUpdateEvent", source: "environment", key: "tags", value: { a: [{ b: "c" }] } },
  { kind: "ConversationStateUpdateEvent", source: "environment", key: "nothing" },
  {
    kind: "HookExecutionEvent",
    source: "hook",
    hook_event_type: "PreToolUse",
    hook_command: "./guard.sh",
    tool_name: "terminal",
    success: false,
    blocked: true,
    exit_code: 2,
    stdout: "",
    stderr: "no",
    reason: "no",
    additional_context: "c",
    error: "e",
    action_id: idOf(3),
    message_id: idOf(4),
    hook_input: { tool_input: { a: 1 } },
  },
  {
    kind: "SecurityAnalysisEvent",
    source: "environment",
    analyzer: "EnsembleSecurityAnalyzer",
    policy: "ConfirmRisky",
    risks: { [idOf(3)]: "LOW", [idOf(4)]: "UNKNOWN" },
    details: { [idOf(3)]: { reasons: ["It reads."] } },
  },
  {
    kind: "LLMCompletionLogEvent",
    source: "environment",
    filename: "gpt.json",
    log_data: "{}",
    model_name: "unknown",
    usage_id: "default",
  },
  { kind: "TokenEvent", source: "agent", prompt_token_ids: [1], response_token_ids: [] },
  {
    kind: "ACPToolCallEvent",
    source: "agent",
    tool_call_id: "t",
    title: "edit",
    status: "done",
    tool_kind: "edit",
    raw_input: { a: 1 },
    raw_output: "text",
    content: [{ x: [] }],
    is_error: false,
  },
];

const NEVER_STORED: readonly Wire[] = [
  { kind: "CondensationSummaryEvent", id: `${idOf(1)}-summary`, source: "environment", summary: "A lot." },
  { kind: "StreamingDeltaEvent", source: "agent", content: "Hel", reasoning_content: "h" },
  { kind: "ServerErrorEvent", source: "environment", code: "ValidationError", detail: "d" },
];

/** Complete: every field that has a default is there, nothing is null, so that a dump gives them back exactly. */
export const stored: readonly Wire[] = FIELDS.map((fields) => ({ ...envelope, ...fields }));
export const neverStored: readonly Wire[] = NEVER_STORED.map((fields) => ({ ...envelope, ...fields }));

/** The first example of a kind. */
export function example(kind: string): Wire {
  return [...stored, ...neverStored].find((wire) => wire.kind === kind) ?? {};
}
