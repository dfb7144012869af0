/** The errors of an endpoint and its client as ours: what went wrong, which setting to change, and whether waiting helps. */
import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai/core/error";
import { Fault, type FaultReason, toFault } from "../../../lib/fault.ts";
import { Unreadable } from "../bytes.ts";
import { type ProtocolName, protocolOf } from "../features/protocols.ts";
import { protocolIn, reasonOf } from "./failure-reason.ts";
import { isModelClosed, isModelGone, isRetired, successorIn } from "./gone-model.ts";
import { ModelFault } from "./model-fault.ts";
import { isAboutPictures, takesNoPictures } from "./picture-refusal.ts";
import { quote, quoteSentence, wholeReply } from "./quote.ts";
import {
  type Endpoint,
  explainReason,
  type FailureText,
  IN_LOG,
  isNoSuchAddress,
  isOutOfCredit,
  isRefusedOnTheWay,
  settingFor,
} from "./refusal.ts";
import { type RefusalFacts, toldBy } from "./refusal-facts.ts";
import { hintFor, rejectedParameter } from "./rejected-parameter.ts";
import { exceedsAllowance, isUnexplainedRate, refusedRequest } from "./request-size.ts";
import { retryAfterMs } from "./retry-after.ts";
import { deepest, unreached } from "./unreachable.ts";

/**
 * A "model" Fault for what the client throws and for a reply that cannot be read, with its `reason` if the agent can do
 * something about it. A Fault stays as it is; anything else is our "bug", which no second try fixes. No fault shows
 * a key, in its message or in its hint.
 */
export function toModelFault(error: unknown, endpoint: Endpoint): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof Unreadable || error instanceof APIConnectionError) return unanswered(error, endpoint);
  if (!(error instanceof APIError)) return defect(error, endpoint);
  const told = toldBy(error);
  const after = retryAfterMs(error);
  const isOther = isRefusedOnTheWay(told) || isOutOfCredit(told, after);
  const reason = isOther ? undefined : reasonFor(told, endpoint);
  return refused(error, reason ? forAgent(reason, told, endpoint) : kindOf(told, after, endpoint), endpoint);
}

/** The reason, if an agent can do something about it: by the words of the refusal, and by what was sent. */
function reasonFor(told: RefusalFacts, { sent }: Endpoint): FaultReason | undefined {
  const { status, code, message } = told;
  const worded = reasonOf(status, code, message);
  if (worded) return worded;
  if (sent?.hasPictures && isAboutPictures(told)) return "refused-pictures";
  return status === 413 || exceedsAllowance(told, sent) ? "context-window" : undefined;
}

function forAgent(reason: FaultReason, told: RefusalFacts, endpoint: Endpoint): Kind {
  const what = answered(told, endpoint);
  if (reason !== "context-window") return { words: explainReason(reason, endpoint), reason };
  if (told.status === 413)
    return { words: [`The request is larger than the endpoint takes (${what}).`, SMALLER], reason };
  if (told.status !== 429) return { words: explainReason(reason, endpoint), reason };
  const hint = `${SMALLER} The provider can also raise the limit.`;
  return { words: [`One request takes more tokens than the account may send at a time (${what}).`, hint], reason };
}

const SMALLER = "Use a model that takes larger requests, or ask for less at a time.";

/** Returns the reply for the log, if the hint says that it is there. */
function replyFor(hint: string, { error, message }: APIError, { apiKey }: Endpoint): string | undefined {
  if (!hint.endsWith(IN_LOG)) return undefined;
  return wholeReply(error === undefined ? message : JSON.stringify(error, null, 1), apiKey);
}

function defect(error: unknown, { apiKey }: Endpoint): Fault {
  const { code, message, hint, cause } = toFault(error);
  return new Fault(code, quote(message, apiKey), { hint, cause });
}

/** Nothing came back, or what came broke off. */
function unanswered(error: Unreadable | APIConnectionError, endpoint: Endpoint): ModelFault {
  if (error instanceof APIConnectionError && !isSilence(error)) {
    const { words, isWrong } = unreached(error, endpoint);
    const worth = isWrong ? { isLasting: true, mostAttempts: 2 } : {};
    return new ModelFault(words[0], { hint: words[1], isTransient: true, ...worth, cause: error });
  }
  const [headline, hint] = brokenOff(error, endpoint.host);
  const worth = isSilence(error) ? { mostAttempts: 2 } : {};
  return new ModelFault(headline, { hint, isTransient: true, ...worth, cause: error });
}

/** Node gives up a reply after five minutes of silence, which are over about when ours are. */
function isSilence(error: Error): boolean {
  return error instanceof APIConnectionTimeoutError || deepest(error).code === "UND_ERR_BODY_TIMEOUT";
}

function brokenOff(error: Unreadable | APIConnectionError, host: string): FailureText {
  if (isSilence(error)) {
    return [`The model at ${host} did not answer in time.`, "Run it again."];
  }
  return [
    `The model at ${host} failed: its reply broke off or could not be read.`,
    "Run it again; if it persists, check the `base-url` input.",
  ];
}

function refused(cause: APIError, { words, after, ...kind }: Kind, endpoint: Endpoint): ModelFault {
  const [headline, hint] = words;
  const told = toldBy(cause);
  return new ModelFault(headline, {
    ...kind,
    hint,
    quote: quoteSentence(told.message, endpoint.apiKey),
    reply: replyFor(hint, cause, endpoint),
    refused: refusedRequest(told, endpoint.sent, takesNoPictures(told)),
    cause,
    retryAfterMs: kind.isTransient ? after : undefined,
  });
}

type Kind = Readonly<{
  words: FailureText;
  reason?: FaultReason;
  after?: number | undefined;
  isTransient?: boolean;
  isModelMissing?: boolean;
  isLasting?: boolean;
}>;

function kindOf(told: RefusalFacts, after: number | undefined, endpoint: Endpoint): Kind {
  if (isOutOfCredit(told, after)) return { words: noCredit(told, endpoint), isLasting: false };
  if (isRefusedOnTheWay(told)) return { words: refusedOnTheWay(told, endpoint) };
  const other = told.status < 500 ? protocolIn(told.message, endpoint.api) : undefined;
  if (other) return { words: servedOver(other, told, endpoint), isModelMissing: true };
  if (isNoSuchAddress(told)) return { words: noSuchAddress(told, endpoint) };
  if (isModelGone(told)) return { words: gone(told, endpoint), isModelMissing: true };
  const isTransient = mayPass(told);
  const kind = { words: explain(told, endpoint), isTransient, after };
  return isUnexplained(told, after, endpoint) ? { ...kind, reason: "unknown-refusal", isLasting: !isTransient } : kind;
}

/** Whether nothing says what is wrong with the request: it may be its size, or something in the history. */
function isUnexplained(told: RefusalFacts, after: number | undefined, { model }: Endpoint): boolean {
  if (told.status === 429) return after === undefined && isUnexplainedRate(told);
  return [400, 413, 422].includes(told.status) && !settingFor(told, model) && rejectedParameter(told) === undefined;
}

const PASSING = new Set([408, 409, 425, 429]);
const FINAL_CODES = /invalid|authentication|permission|not_found|unsupported|billing/;

function mayPass({ status, code }: RefusalFacts): boolean {
  if (Number.isNaN(status)) return !FINAL_CODES.test(code);
  return PASSING.has(status) || (status >= 500 && status !== 501 && status !== 505);
}

function answered({ status }: RefusalFacts, { host }: Endpoint): string {
  return Number.isNaN(status) ? host : `${host} answered ${status}`;
}

function noCredit(told: RefusalFacts, endpoint: Endpoint): FailureText {
  const hint = "Add credit, or use another key in the `api-key` input.";
  return [`The model account has no credit left (${answered(told, endpoint)}).`, hint];
}

function refusedOnTheWay(told: RefusalFacts, endpoint: Endpoint): FailureText {
  return [
    `Something between here and the endpoint refused the request (${answered(told, endpoint)}).`,
    "Check the `base-url` input, and whether a proxy or a firewall before the endpoint lets this runner through.",
  ];
}

function servedOver(api: ProtocolName, told: RefusalFacts, endpoint: Endpoint): FailureText {
  const { title, servedBy = "is served through" } = protocolOf(api);
  const headline = `The model "${endpoint.model}" ${servedBy} the ${title} API only (${answered(told, endpoint)}).`;
  return [headline, `Set \`api-mode: ${api}\`.`];
}

function gone(told: RefusalFacts, endpoint: Endpoint): FailureText {
  if (isModelClosed(told)) {
    const hint = "Give the key's project or account access to it, or check the `api-key` and `model` inputs.";
    return [`The key has no access to the model "${endpoint.model}" (${answered(told, endpoint)}).`, hint];
  }
  const what = answered(told, endpoint);
  const successor = successorIn(told.message, endpoint.model);
  const named = successor && quote(successor, endpoint.apiKey);
  const follow =
    named && `The endpoint names another one in its place: set \`model: ${named}\`, or choose one yourself.`;
  if (isRetired(told)) {
    return [
      `The model "${endpoint.model}" is no longer served (${what}).`,
      follow || "Set the `model` input to another model.",
    ];
  }
  const hint = "Check the `model` and `base-url` inputs; the model may have been retired.";
  return [`The model "${endpoint.model}" was not found (${what}).`, follow || hint];
}

/** The server is there, and knows no such path. The address is shown without credentials and query. */
function noSuchAddress(told: RefusalFacts, { baseUrl, api, apiKey }: Endpoint): FailureText {
  const { origin, pathname } = new URL(baseUrl);
  const { path, title } = protocolOf(api);
  const root = `${origin}${pathname.replace(/\/+$/, "")}`;
  const status = Number.isNaN(told.status) ? "" : ` (answered ${told.status})`;
  const isBare = root === origin;
  const others = isBare ? "" : " If this endpoint has only the Responses or the Messages API, set `api-mode` to it.";
  const mode = api === "chat" ? others : ` If this endpoint has no ${title} API, set \`api-mode: chat\`.`;
  const where = isBare
    ? `Most endpoints have their API below /v1: try \`base-url: ${root}/v1\`.`
    : "Check the `base-url` input: it should be the API's root, usually ending in /v1.";
  return [quote(`There is no API at \`${root}${path}\`${status}.`, apiKey), quote(`${where}${mode}`, apiKey)];
}

function explain(told: RefusalFacts, endpoint: Endpoint): FailureText {
  const { status } = told;
  const what = answered(told, endpoint);
  if (endpoint.isToken && (status === 401 || status === 403)) return notSignedIn(what);
  if (status === 401) return [`The model endpoint refused the key (${what}).`, keyHint(told)];
  if (status === 403) {
    return [`The key may not use the model "${endpoint.model}" (${what}).`, "Check the `api-key` and `model` inputs."];
  }
  if (status === 429) return [`The model is rate limited (${what}).`, "Wait a little, then run it again."];
  if (status === 408) return [`The model did not answer in time (${what}).`, "Run it again later."];
  if (!(status < 500)) return [`The model endpoint failed (${what}).`, "Run it again later."];
  return notAccepted(told, what, endpoint);
}

function notSignedIn(what: string): FailureText {
  return [
    `The model endpoint refused the sign-in of this job (${what}).`,
    "Check `azure-client-id` and `azure-tenant-id`, and whether the identity has the role for this resource: docs/providers.md says what it needs.",
  ];
}

/** A key may be a token of an earlier step, good for an hour. */
function keyHint({ message }: RefusalFacts): string {
  return /\bexpired\b/i.test(message)
    ? "Check the `api-key` input. If it is a token that has expired, get a new one in this job, and set `timeout-minutes` below its life."
    : "Check the `api-key` input.";
}

function notAccepted(told: RefusalFacts, what: string, { model, apiKey }: Endpoint): FailureText {
  const setting = settingFor(told, model);
  if (setting) return [`${setting[0]} (${what}).`, setting[1]];
  const parameter = rejectedParameter(told);
  if (parameter === undefined) {
    return [`The model endpoint did not accept the request (${what}).`, IN_LOG];
  }
  return [
    `The model "${model}" does not take the parameter "${quote(parameter, apiKey)}" (${what}).`,
    hintFor(parameter),
  ];
}
