/** The parameter of a request that an endpoint does not take, and the input that leaves it out. */
import type { RefusalFacts } from "./refusal-facts.ts";

const PARAMETER =
  /(?:unsupported|unknown|unrecognized|invalid|unexpected) (?:parameter|value|argument|request argument|field|name|keyword argument)\S*(?: supplied)?:? *["'`]?([a-z][\w.]*)["'`]?|["'`]?([a-z][\w.]*)["'`]?:? (?:extra inputs are not permitted|extra fields not permitted|is not supported with|is deprecated for)/i;

/** Whether the message is about a parameter. */
export function namesParameter(message: string): boolean {
  return PARAMETER.test(message);
}

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
  if (!name || /^(?:messages|input|contents)\b/.test(name)) return undefined; // a part of the history
  return /^[\w.]{2,60}$/.test(name) ? name : undefined;
}

/** The input to change, or where to look for one. */
export function hintFor(parameter: string): string {
  const generally = "Say what the model takes in the `model-features` input, or use another model.";
  return INPUTS[parameter] ?? generally;
}
