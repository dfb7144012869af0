/** Says what was found of a model and its endpoint, and which inputs to set. Pure. */
import { featuresOf } from "../../core/model/features/features.ts";
import type { ModelFeatures } from "../../core/model/features/model-features.ts";
import { TABLE, tableDaysIfOld } from "../../core/model/features/model-table.ts";
import type { ModelSettings } from "../../core/model/open-model.ts";
import { count } from "../../lib/text.ts";
import type { GivenInputs } from "../arguments.ts";
import { plain } from "../readable.ts";
import type { ModelProbe } from "./ask.ts";

type DoctorAnswer = Readonly<{ settings: ModelSettings; given: GivenInputs; finding: ModelProbe; now: Date }>;

const PROTOCOLS: Readonly<Record<ModelFeatures["api"], string>> = {
  chat: "Chat Completions",
  responses: "Responses",
  messages: "Messages",
};

/** A report of several lines for a terminal, without a newline at its end. */
export function describeFindings(asked: DoctorAnswer): string {
  const { settings, finding } = asked;
  const { reply, features, requests } = finding;
  const rows: readonly (readonly [string, string])[] = [
    ["protocol", protocolFound(asked)],
    ["answered by", reply.answeredBy ?? "the reply does not say"],
    ["streaming", streamingFound(finding)],
    ["tool calling", CALLING[finding.calling]],
    ["vision", VISION[finding.vision]],
    ["usage", usageFound(finding)],
    ["price", priceFound(asked)],
    ["window", features.context_window ? `${features.context_window} tokens` : "unknown"],
  ];
  const warnings = warningsFor(asked).map((warning) => `Warning: ${warning}`);
  const parts = [
    `Asked ${settings.model} at ${settings.baseUrl} (${count(requests, "request")}).`,
    rows.map(([name, value]) => `  ${name.padEnd(14)}${value}`).join("\n"),
    ...(warnings.length > 0 ? [warnings.join("\n")] : []),
    `Set these inputs:\n\n${inputsToSet(asked)}`,
  ];
  return plain(parts.join("\n\n"));
}

const CALLING: Readonly<Record<ModelProbe["calling"], string>> = {
  native: "yes",
  words: "not natively; it works with the tools in the prompt",
  unread: "no: the call came as text, which the server did not parse",
  none: "no: the model did not call the tool",
};

const VISION: Readonly<Record<ModelProbe["vision"], string>> = {
  seen: "yes: it named the colour of the picture",
  unseen: "the picture was accepted, but the model did not name its colour",
  refused: "no: the request was refused with a picture, and accepted without",
  unasked: "not asked: this model is known to see no pictures",
};

function protocolFound({ settings, finding }: DoctorAnswer): string {
  const how = settings.api ? "as given" : isLearned(settings, finding) ? "as the endpoint asks for" : "by default";
  return `${PROTOCOLS[finding.features.api]} (${how})`;
}

function isLearned({ model, baseUrl, overrides }: ModelSettings, { features }: ModelProbe): boolean {
  return featuresOf({ model, baseUrl, overrides }).api !== features.api;
}

function streamingFound({ features, isStreamed, needed }: ModelProbe): string {
  if (needed.stream === false) return "no: the request was refused with streaming, and accepted without";
  if (!features.stream) return "not asked for";
  return isStreamed ? "yes" : "asked for, but the reply came in one piece";
}

function usageFound({ reply: { usage } }: ModelProbe): string {
  if (usage.is_estimated) return "not reported: tokens are estimated";
  return `${usage.prompt_tokens} tokens in, ${usage.completion_tokens} out`;
}

function priceFound({ finding: { features, reply }, settings }: DoctorAnswer): string {
  const { price } = features;
  if (price === undefined) return reply.usage.cost === undefined ? "unknown" : "stated by the endpoint with each reply";
  const cached = price.cache_read === undefined ? "" : `, $${price.cache_read} from the cache`;
  const source = settings.overrides?.price ? "as given" : `${TABLE.source}, ${TABLE.date}`;
  return `$${price.input} in, $${price.output} out${cached}, for a million tokens (${source})`;
}

/** Each names what it is about. */
function warningsFor({ finding, settings, now }: DoctorAnswer): string[] {
  const { features, reply, calling } = finding;
  const isListed = features.price !== undefined && settings.overrides?.price === undefined;
  const days = isListed ? tableDaysIfOld(now) : undefined;
  const isUnpriced = features.price === undefined && reply.usage.cost === undefined;
  return [
    ...(days ? [`the price of ${settings.model} is ${days} days old; check it with the provider.`] : []),
    ...(isUnpriced
      ? [`the price of ${settings.model} is unknown, so max-budget-usd needs a "price" in model-features.`]
      : []),
    ...(features.context_window === undefined
      ? [`the window of ${settings.model} is unknown; state it as "context_window" in model-features.`]
      : []),
    ...(reply.usage.is_estimated ? ["the endpoint does not report tokens, so they are estimated."] : []),
    ...(calling === "none" ? ["a model that calls no tools cannot change anything."] : []),
  ];
}

/** As YAML. What was given is repeated, but for keys. */
function inputsToSet({ settings, given, finding }: DoctorAnswer): string {
  const { model, baseUrl } = settings;
  const features = featuresToSet(finding, settings);
  const others = Object.entries(given).filter(([name]) => !KNOWN.has(name) && !SECRET.test(name));
  const lines = [
    `model: ${scalar(model)}`,
    "api-key: $" + "{{ secrets.LLM_API_KEY }}",
    ...(baseUrl === "https://api.openai.com/v1" ? [] : [`base-url: ${scalar(baseUrl)}`]),
    ...(settings.api || isLearned(settings, finding) ? [`api-mode: ${finding.features.api}`] : []),
    ...(Object.keys(features).length > 0
      ? [`model-features: '${JSON.stringify(features).replaceAll("'", "''")}'`]
      : []),
    ...others.map(([name, value]) => `${name}: ${scalar(value)}`),
  ];
  return lines.map((line) => `  ${line}`).join("\n");
}

const KNOWN: ReadonlySet<string> = new Set(["model", "api-key", "base-url", "api-mode", "model-features"]);
const SECRET = /key|secret|header|token$|mcp-config/;

/** Effort, temperature and protocol have inputs of their own. */
function featuresToSet({ needed, calling }: ModelProbe, { overrides = {} }: ModelSettings): Partial<ModelFeatures> {
  const { reasoning_effort: _, temperature: __, ...given } = overrides;
  const { api: ___, ...more } = needed;
  return { ...given, ...more, ...(calling === "unread" && { native_tool_calling: false }) };
}

function scalar(value: string): string {
  return /^[\w./:-]+$/.test(value) ? value : JSON.stringify(value);
}
