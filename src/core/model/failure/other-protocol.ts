/** Tells a refusal that is about the protocol: the endpoint serves this model, or its tools, over the other one. */
import { APIError } from "openai/core/error";
import type { ModelFeatures } from "../features/model-features.ts";
import { ModelFault } from "./model-fault.ts";

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

/** The protocol that the words of a refusal ask for in place of the one that was used; undefined if they are about something else. */
export function protocolIn(message: string, used: Api): keyof typeof WORDS | undefined {
  const others: Record<Api, keyof typeof WORDS | undefined> = {
    chat: "responses",
    responses: "chat",
    messages: undefined,
  };
  const other = others[used];
  return other !== undefined && WORDS[other].test(message) ? other : undefined;
}

/** The same for a fault that came of a refusal. */
export function protocolAskedBy(fault: unknown, used: Api): keyof typeof WORDS | undefined {
  if (!(fault instanceof ModelFault) || !(fault.cause instanceof APIError)) return undefined;
  const { status = 400, message } = fault.cause;
  return status >= 400 && status < 500 ? protocolIn(message, used) : undefined;
}
