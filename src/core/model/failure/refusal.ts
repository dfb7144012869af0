/** Explains a request that an endpoint refuses permanently: the text for people, and the setting that they can change. */
import type { FaultReason } from "../../../lib/fault.ts";
import type { ModelFeatures } from "../features/model-features.ts";
import { saysGone } from "./gone-model.ts";
import { isPage } from "./quote.ts";
import type { RefusalFacts } from "./refusal-facts.ts";
import type { SentRequest } from "./request-size.ts";

/** `apiKey` is given so that it is never quoted. `baseUrl` and `api` determine the URL of the request. */
export type Endpoint = Readonly<{
  model: string;
  host: string;
  baseUrl: string;
  api: ModelFeatures["api"];
  apiKey?: string;
  /** Whether the key is a token from a sign-in at Azure, and not an input. */
  isToken?: boolean;
  /** Whether the endpoint has answered in this run, so its URL is correct. */
  hasAnswered?: boolean;
  sent?: SentRequest;
}>;

export type FailureText = readonly [message: string, hint: string];

/** Callers that use this hint must pass the reply on, so that it is in the log. */
export const IN_LOG = "The log of this run shows its reply.";

export function explainReason(reason: FaultReason, { model, host }: Endpoint): FailureText {
  switch (reason) {
    case "context-window":
      return [`The conversation is longer than the model "${model}" takes in.`, "Use a model with a larger context."];
    case "malformed-history":
    case "unrepaired-history":
      return [`The model endpoint ${host} did not accept the history of the conversation.`, IN_LOG];
    case "content-policy":
      return [`The model's provider refused the request under its content policy.`, "Ask for it in other words."];
    case "refused-pictures":
      return [
        `The model endpoint ${host} did not accept the pictures in the conversation.`,
        'If the model sees none, put {"vision": false} into the `model-features` input, or name one that does in the `vision-model` input.',
      ];
    case "unknown-refusal":
      return [`The model endpoint ${host} did not accept the request.`, IN_LOG];
    case "output-limit":
      return [
        `The reply of the model "${model}" was cut off at its output limit.`,
        "Use a model with a larger output limit, or ask for less at once.",
      ];
    case "empty-reply":
      return [`The model "${model}" returned an empty reply.`, "Run it again, or use another model."];
    case "rejected-call":
      return [
        `The model "${model}" wrote a tool call that its endpoint did not accept.`,
        `Use a model that writes calls better, or put {"native_tool_calling": false} into the \`model-features\` input. ${IN_LOG}`,
      ];
    case "unparsed-call":
    case "text-protocol":
      return [`The model "${model}" wrote a tool call that cannot be read.`, "Run it again, or use another model."];
  }
}

const NO_CREDIT = new Set([
  "insufficient_quota",
  "billing_hard_limit_reached",
  "billing_not_active",
  "access_terminated",
  "billing_error",
  "insufficient_balance",
  "exceeded_current_quota_error",
  "arrearage",
]);

const NO_CREDIT_WORDS =
  /exceeded your (current|monthly)( \w+)? quota|credit balance is too low|insufficient (credits?|balance|funds|quota)|(requires|purchase|add) more credits|out of credits|billing (hard limit|is not active|account)|payment required|(exceeded|reached).{0,30}(spending|spend|budget|credit) (limit|cap)\b|budget has been exceeded|used all available credits|reached your specified .{0,20}usage limits|account.{0,40}(good standing|overdue|suspended.{0,40}(bill|pay|plan))|余额不足|欠费/i;

/**
 * Waiting does not help. An endpoint that says when to retry means a rate limit, even if its message sounds like a
 * budget.
 */
export function isOutOfCredit({ status, code, message }: RefusalFacts, retryAfterMs: number | undefined): boolean {
  if (status === 402 || NO_CREDIT.has(code)) return true;
  return [400, 403, 429].includes(status) && retryAfterMs === undefined && NO_CREDIT_WORDS.test(message);
}

/** The answer is a web page: a proxy or a firewall refused the request. APIs do not answer like this. */
export function isRefusedOnTheWay({ status, message }: RefusalFacts): boolean {
  return status === 403 && isPage(message);
}

const NO_SUCH_ADDRESS = /unexpected endpoint|unknown (?:request )?(?:url|endpoint|route)|invalid url|cannot post \//i;

/** Whether the server does not know the path. A message about a model or a deployment has another cause. */
export function isNoSuchAddress({ status, code, message }: RefusalFacts): boolean {
  if (NO_SUCH_ADDRESS.test(message)) return Number.isNaN(status) || (status >= 400 && status < 500);
  if (![404, 405].includes(status) || saysGone({ code, message })) return false;
  const words = message.replaceAll(/(?:https?:\/\/|(?<=^|[\s"'(])\/)\S+/g, ""); // a path can contain "models"
  return isPage(message) || !/\b(?:models?|deployments?)\b/i.test(words);
}

type Setting = readonly [words: RegExp, headline: (model: string) => string, hint: string];

/** Refusals for which one of our settings helps. */
const SETTINGS: readonly Setting[] = [
  [
    /not support.{0,20}(tools?|function)( use| calling| calls?)?\b|--enable-auto-tool-choice/i,
    (model) => `The model "${model}" takes no tools`,
    'Put {"native_tool_calling": false} into the `model-features` input, or use another model.',
  ],
  [
    /verified to stream/i,
    (model) => `The model "${model}" may not be streamed with this key`,
    'Put {"stream": false} into the `model-features` input, or have the provider verify the organization.',
  ],
  [
    /only supports? (?:the )?stream|stream(?:ing)? (?:mode )?(?:is required|must be (?:set|enabled|true))|enable the stream parameter/i,
    (model) => `The model "${model}" answers as a stream only`,
    'Take {"stream": false} out of the `model-features` input.',
  ],
  [
    /not support stream|stream(?:ing)? (?:mode )?is not (?:supported|available|allowed)/i,
    (model) => `The model "${model}" does not stream`,
    'Put {"stream": false} into the `model-features` input.',
  ],
  [
    /not support.{0,20}(?:images?|vision)\b|(?:images?|image_url)\b.{0,30}(?:not supported|only supported by)/i,
    (model) => `The model "${model}" sees no images`,
    'Put {"vision": false} into the `model-features` input, or name a model that sees them in the `vision-model` input.',
  ],
  [
    /content\b.{0,40}(?:must|should) be a (?:valid )?string|invalid type: sequence, expected a string/i,
    (model) => `The model "${model}" takes messages as plain text only`,
    'Put {"string_content": true} into the `model-features` input.',
  ],
];

/**
 * The field that the endpoint refuses, and the setting that helps; undefined for other refusals. The headline has no
 * full stop.
 */
export function settingFor({ message }: RefusalFacts, model: string): FailureText | undefined {
  const [, headline, hint] = SETTINGS.find(([words]) => words.test(message)) ?? [];
  return headline && hint !== undefined ? [headline(model), hint] : undefined;
}
