/** Recognizes the failures that an agent or a run can do something about, by the error messages of endpoints. */
import { APIError } from "openai/core/error";
import type { FaultReason } from "../../../lib/fault.ts";
import type { ModelFeatures } from "../features/model-features.ts";
import { protocolOf } from "../features/protocols.ts";
import { REPAIRS } from "../repairs.ts";
import { ModelFault } from "./model-fault.ts";

type Wording = Readonly<{ reason: FaultReason; statuses: readonly number[]; codes: readonly string[]; words: RegExp }>;

const REFUSED = [400, 413, 422];

/**
 * The first entry that matches counts. Its status must match, and a code or the message. Errors in a stream have no
 * status.
 */
const WORDINGS: readonly Wording[] = [
  {
    reason: "rejected-call",
    // Local servers report it as an internal error.
    statuses: [...REFUSED, 500],
    codes: ["tool_use_failed", "output_parse_failed"],
    words:
      /failed to call a function|tool call validation failed|(error|failed|failure|unable)( while| to)? pars(e|ing)( the)? (tool|function) calls?\b|could not parse.{0,20}(tool|function) call|generated output that could not be parsed/i,
  },
  {
    reason: "output-limit",
    statuses: [400],
    codes: ["output_limit_reached"],
    words: /could not finish the message because max_tokens|model output limit was reached/i,
  },
  {
    reason: "malformed-history",
    // With local servers, the model's template fails.
    statuses: [...REFUSED, 500],
    codes: ["invalid_request_message_order"],
    words: new RegExp(
      [
        "must be followed by tool messages",
        "did not have response messages",
        "must be a response to a prece+d",
        "tool_use.{0,80}without.{0,80}tool_result",
        "unexpected.{0,20}tool_use_id",
        "no tool (call|output) found",
        "without its required",
        "not the same number of function calls and responses",
        "function call turn comes immediately after",
        "number of function response parts",
        "expected toolResult blocks",
        "number of toolResult blocks",
        "tool_call_id.{0,20}(is missing|not found)",
        "expected .?thinking.? or .?redacted_thinking",
        ...REPAIRS.map(({ words }) => words.source),
      ].join("|"),
      "is",
    ),
  },
  {
    reason: "context-window",
    // Some local servers report it as an internal error.
    statuses: [...REFUSED, 500],
    codes: [
      "context_length_exceeded",
      "string_above_max_length",
      "exceed_context_size_error",
      "model_context_window_exceeded",
    ],
    words:
      /context[ _-]?(length|window|size|limit)s?\b|maximum context|prompt is too long|prompt too long|maximum prompt length|too many (input |total )?tokens|input is too long|input length exceeds|(input|prompt) token count.{0,40}exceeds|exceeds? the (maximum|max) (number of )?(input )?tokens|exceed(s|ed)? (the )?model token limit|too large for model with \d+ maximum|maximum (model|sequence|input|prompt)( token)? (length|limit)|range of input length|inputs?\W+(tokens \+ \W*max_new_tokens\W+must be <=|must have less than)|too many total text bytes/i,
  },
  {
    reason: "content-policy",
    // Routers use 403 if a moderator refused the request.
    statuses: [...REFUSED, 403],
    codes: [
      "content_filter",
      "content_policy_violation",
      "responsibleaipolicyviolation",
      "data_inspection_failed",
      "invalid_prompt",
      "guardrail_intervened",
    ],
    words:
      /content[ _-]?(policy|filter|management)|responsible ?ai ?policy|safety (system|policy|settings)|(due to|blocked by|blocked for|blockreason:?) ?safety|prohibited_content|flagged (as potentially|for)|your input was flagged|content exists risk|inappropriate content|violates (our |the )?usage (guidelines|polic)|blocked by.{0,20}guardrail/i,
  },
];

/** `status` is NaN for an error in the middle of a stream. Only the statuses in the table have these reasons. */
export function reasonOf(status: number, code: unknown, message: string): FaultReason | undefined {
  const lowerCode = typeof code === "string" ? code.toLowerCase() : "";
  const fits = ({ statuses, codes, words }: Wording) =>
    (Number.isNaN(status) || statuses.includes(status)) && (codes.includes(lowerCode) || words.test(message));
  return WORDINGS.find(fits)?.reason;
}

type Api = ModelFeatures["api"];

const NAMES = {
  chat: /(?:the )?[`'"]?(?:\/?v1\/)?\/?chat[ /]completions?\b/.source,
  responses: /(?:the )?[`'"]?(?:\/?v1\/)?\/?responses\b/.source,
} as const;

/** "use /v1/responses", "is only supported in v1/responses", but not "is not supported in v1/responses". */
const wants = (api: keyof typeof NAMES) =>
  `(?:\\buse|switch to|requires?|only (?:supported|available|works?) (?:in|on|by|via|with|through|over)) ${NAMES[api]}`;

/** "This model is not supported in v1/responses", "is not a chat model". */
const lacks = (api: keyof typeof NAMES) =>
  `\\bmodels?\\b[^.]{0,80} (?:not supported (?:in|on|by|via|with|through|for)|(?:does|do) not support) ${NAMES[api]}`;

const WORDS = {
  responses: new RegExp(
    `${wants("responses")}|${lacks("chat")}|is not a chat model|chatcompletion operation does not work with`,
    "i",
  ),
  chat: new RegExp(`${wants("chat")}|${lacks("responses")}|\\bresponses? operation does not work with`, "i"),
} as const;

/**
 * The protocol that the words of a refusal ask for in place of the one that was used; undefined if they are about
 * something else.
 */
export function protocolIn(message: string, used: Api): keyof typeof WORDS | undefined {
  const other = protocolOf(used).alternative;
  return other !== undefined && WORDS[other].test(message) ? other : undefined;
}

/** The same for a fault that came of a refusal. */
export function protocolAskedBy(fault: unknown, used: Api): keyof typeof WORDS | undefined {
  if (!(fault instanceof ModelFault) || !(fault.cause instanceof APIError)) return undefined;
  const { status = 400, message } = fault.cause;
  return status >= 400 && status < 500 ? protocolIn(message, used) : undefined;
}
