/** Recognizes that an endpoint does not have a model, or no longer has it, and which one it names in its place. */
import type { RefusalFacts } from "./refusal-facts.ts";
import { namesParameter } from "./rejected-parameter.ts";

const WORDS =
  /model.{0,80}(not found|does ?n[o']t exist|not exist|is not supported|is not available|unavailable|decommissioned|deprecated|been (retired|removed|shut ?down))|(unknown|invalid|no such) model|not a valid model|no (allowed )?(endpoints?|providers?).{0,20} found|no healthy deployments|deployment.{0,40}does not exist/i;

const CODES = new Set([
  "model_not_found",
  "model_not_available",
  "model_deprecated",
  "deploymentnotfound",
  "model_not_supported",
  "invalid_model",
]);

/** Whether a code or the words of a refusal are about a model that is not there. */
export function saysGone({ code, message }: Pick<RefusalFacts, "code" | "message">): boolean {
  return CODES.has(code) || WORDS.test(message);
}

/** Whether the model is missing, and not something else about the request wrong. */
export function isModelGone({ status, code, param, message }: RefusalFacts): boolean {
  if (status === 404 || status === 410 || CODES.has(code)) return true;
  return [400, 403, 422].includes(status) && param === "" && WORDS.test(message) && !namesParameter(message);
}

const NO_ACCESS = /\b(?:no|not have|not having|without|lacks?) access\b/i;
const RETIRED = /decommissioned|deprecated|retired|removed|shut ?down/i;

/** For a missing model: whether other keys may use it. */
export function isModelClosed({ status, message }: RefusalFacts): boolean {
  if (status === 403) return !RETIRED.test(message);
  return NO_ACCESS.test(message) && !/exist/i.test(message);
}

/** For a missing model: whether the endpoint had it once. */
export function isRetired({ message }: Pick<RefusalFacts, "message">): boolean {
  return RETIRED.test(message);
}

const SUCCESSOR =
  /(?:\b(?:use|using|try|switch(?:ing)? to|migrat(?:e|ing) to|mov(?:e|ing) to|upgrad(?:e|ing) to|(?:replaced|superseded|succeeded) by|in favou?r of|successor(?: is)?|replacement(?: is)?)|改用|请使用|使用)[: ]*(?:(?:the|our|newer|new|model|models|one of) )*[`'"“]?([a-z][\w.:/@-]*[\w])/gi;

/** The model that the endpoint names in place of `model`, if it names one. */
export function successorIn(message: string, model: string): string | undefined {
  const words = message.replaceAll(/https?:\/\/\S+/g, "");
  const named = [...words.matchAll(SUCCESSOR)].map(([, name = ""]) => name);
  // A model's name has a digit or a dash. Other words that follow, such as "another", have neither.
  return named.find(
    (name) => /[\d-]/.test(name) && name !== model && name.length <= 100 && !/^(?:v\d+|api)\//.test(name),
  );
}
