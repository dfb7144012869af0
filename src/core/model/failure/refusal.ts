/** Explains a request that an endpoint refuses permanently: the text for people, and the setting that they can change. */
import type { FaultReason } from "../../../lib/fault.ts";
import type { ModelFeatures } from "../features/model-features.ts";

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
}>;

/** The known facts about an error from any source. `status` is NaN without one. */
export type RefusalFacts = Readonly<{ status: number; code: string; param: string; message: string }>;

export type FailureText = readonly [message: string, hint: string];

/** Callers that use this hint must pass the reply on, so that it is in the log. */
export const IN_LOG = "The log of this run shows its reply.";

export function explainReason(reason: FaultReason, { model, host }: Endpoint): FailureText {
  switch (reason) {
    case "context-window":
      return [`The conversation is longer than the model "${model}" takes in.`, "Use a model with a larger context."];
    case "malformed-history":
      return [`The model endpoint ${host} did not accept the history of the conversation.`, IN_LOG];
    case "content-policy":
      return [`The model's provider refused the request under its content policy.`, "Ask for it in other words."];
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
]);

const NO_CREDIT_WORDS =
  /exceeded your (current|monthly)( \w+)? quota|credit balance is too low|insufficient (credits?|balance|funds|quota)|(requires|purchase|add) more credits|out of credits|billing (hard limit|is not active|account)|payment required|exceeded.{0,30}(spending|spend|budget) limit|budget has been exceeded/i;

/**
 * Waiting does not help. An endpoint that says when to retry means a rate limit, even if its message sounds like a
 * budget.
 */
export function isOutOfCredit({ status, code, message }: RefusalFacts, retryAfterMs: number | undefined): boolean {
  if (status === 402 || NO_CREDIT.has(code)) return true;
  return [400, 403, 429].includes(status) && retryAfterMs === undefined && NO_CREDIT_WORDS.test(message);
}

const GONE =
  /model.{0,80}(not found|does ?n[o']t exist|not exist|is not supported|is not available|unavailable|decommissioned|deprecated|been (retired|removed|shut ?down))|(unknown|invalid|no such) model|not a valid model|no (allowed )?(endpoints?|providers?).{0,20} found|no healthy deployments|deployment.{0,40}does not exist/i;

const GONE_CODES = new Set([
  "model_not_found",
  "model_not_available",
  "model_deprecated",
  "deploymentnotfound",
  "model_not_supported",
  "invalid_model",
]);

/** Whether the model is missing, and not something else about the request wrong. */
export function isModelGone({ status, code, param, message }: RefusalFacts): boolean {
  if (status === 404 || status === 410 || GONE_CODES.has(code)) return true;
  return [400, 403, 422].includes(status) && param === "" && GONE.test(message) && !PARAMETER.test(message);
}

const NO_ACCESS = /\b(?:no|not have|not having|without|lacks?) access\b/i;
const RETIRED = /decommissioned|deprecated|retired|removed|shut ?down/i;

/** For a missing model: whether other keys may use it. */
export function isModelClosed({ status, message }: RefusalFacts): boolean {
  if (status === 403) return !RETIRED.test(message);
  return NO_ACCESS.test(message) && !/exist/i.test(message);
}

/** The answer is a web page: a proxy or a firewall refused the request. APIs do not answer like this. */
export function isRefusedOnTheWay({ status, message }: RefusalFacts): boolean {
  return status === 403 && isPage(message);
}

function isPage(message: string): boolean {
  return /^(?:\d{3} )?\s*</.test(message);
}

const NO_SUCH_ADDRESS = /unexpected endpoint|unknown (?:request )?(?:url|endpoint|route)|invalid url|cannot post \//i;

/** Whether the server does not know the path. A message about a model or a deployment has another cause. */
export function isNoSuchAddress({ status, code, message }: RefusalFacts): boolean {
  if (NO_SUCH_ADDRESS.test(message)) return Number.isNaN(status) || (status >= 400 && status < 500);
  if (![404, 405].includes(status) || GONE_CODES.has(code) || GONE.test(message)) return false;
  const words = message.replaceAll(/(?:https?:\/\/|(?<=^|[\s"'(])\/)\S+/g, ""); // a path can contain "models"
  return isPage(message) || !/\b(?:models?|deployments?)\b/i.test(words);
}

const PARAMETER =
  /(?:unsupported|unknown|unrecognized|invalid|unexpected) (?:parameter|value|argument|request argument|field|name|keyword argument)\S*(?: supplied)?:? *["'`]?([a-z][\w.]*)["'`]?|["'`]?([a-z][\w.]*)["'`]?:? (?:extra inputs are not permitted|extra fields not permitted|is not supported with|is deprecated for)/i;

const INPUTS: Readonly<Record<string, string>> = {
  temperature: "Leave the `temperature` input empty, or give it a value that the model takes.",
  reasoning_effort: "Leave the `reasoning-effort` input empty, or give it a value that the model takes.",
  stop: 'Put {"stop_words": false} into the `model-features` input.',
  tools: 'Put {"native_tool_calling": false} into the `model-features` input.',
  tool_choice: 'Put {"native_tool_calling": false} into the `model-features` input.',
  cache_control: 'Put {"prompt_caching": "none"} into the `model-features` input.',
  prompt_cache_key: 'Put {"prompt_caching": "none"} into the `model-features` input.',
  "reasoning.effort": "Leave the `reasoning-effort` input empty, or give it a value that the model takes.",
};

/** The parameter that the endpoint does not accept, if the message names one. */
export function rejectedParameter({ status, param, message }: RefusalFacts): string | undefined {
  if (![400, 422].includes(status)) return undefined;
  const found = PARAMETER.exec(message);
  const name = found && (param || found[1] || found[2]);
  return name && /^[\w.]{2,60}$/.test(name) ? name : undefined;
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

export function hintFor(parameter: string): string {
  const generally = "Say what the model takes in the `model-features` input, or use another model.";
  return INPUTS[parameter] ?? generally;
}
