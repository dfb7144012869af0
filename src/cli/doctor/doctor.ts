/**
 * The command `deckhand doctor`: asks the configured model one cheap question, and says what it can do. If a repository is
 * named, it says whether jobs may create pull requests there.
 */
import { replyIn } from "../../core/model/failure/model-fault.ts";
import { featuresOf } from "../../core/model/features/features.ts";
import type { ModelFeatures } from "../../core/model/features/model-features.ts";
import { TABLE, tableDaysIfOld } from "../../core/model/features/model-table.ts";
import { protocolOf, STANDARD_ENDPOINT } from "../../core/model/features/protocols.ts";
import type { ModelSettings } from "../../core/model/open-model.ts";
import { gitHubClient } from "../../github/client.ts";
import { Fault } from "../../lib/fault.ts";
import { count, sentences } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { modelSettings } from "../../run/agent/agent.ts";
import { withFeatures } from "../../run/features.ts";
import { readInputs } from "../../runner/input/inputs.ts";
import { Settings } from "../../runner/input/settings.ts";
import { chooseModel, type GivenInputs, parseArguments } from "../arguments.ts";
import { commandFault } from "../command-fault.ts";
import { plain } from "../readable.ts";
import { type AskWorld, askModel, type ModelProbe } from "./ask.ts";
import { askRepository } from "./repository.ts";

export type DoctorOptions = Readonly<{
  /** The words after `doctor` on the command line. */
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  world: AskWorld & Readonly<{ now(): Date }>;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  /** The time for all questions together. The default is three minutes. */
  limitMs?: number;
}>;

const LIMIT_MS = 180_000;

/**
 * The exit code: 0 when the model called the tool and jobs may create pull requests, as far as that was asked; 1 when not, or
 * when the model could not be asked; 2 on wrong options.
 */
export async function doctor(options: DoctorOptions): Promise<number> {
  const { argv, env, stdout, stderr } = options;
  const flags = parseArguments(argv, ["input", "help"]);
  if (flags.kind === "help") return tell(stdout, prompt("doctor-usage"), 0);
  if (flags.kind === "mistake") return tell(stderr, `${flags.message} (see deckhand doctor --help)`, 2);
  const repository = await repositoryIn(options);
  const isModelNamed = env.LLM_API_KEY !== undefined || Object.keys(flags.inputs).length > 0;
  const modelCode = repository && !isModelNamed ? 0 : await examineModel(options, flags.inputs);
  if (repository) stdout(`${plain(repository.words)}\n`);
  return repository?.isGood === false ? Math.max(modelCode, 1) : modelCode;
}

/** The repository is named as in a job. undefined where none is, or no token. */
async function repositoryIn({ env, world }: DoctorOptions) {
  const { GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token } = env;
  const [owner, name] = repository?.split("/") ?? [];
  if (!owner || !name || !token) return undefined;
  const apiUrl = env.GITHUB_API_URL ?? "https://api.github.com";
  return askRepository(gitHubClient({ token, apiUrl, fetch: world.fetch }), { owner, name });
}

async function examineModel(options: DoctorOptions, inputs: GivenInputs): Promise<number> {
  const { env, world, stdout, stderr, limitMs = LIMIT_MS } = options;
  const choice = chooseModel(env, inputs);
  if (choice.kind !== "real") return tell(stderr, choice.kind === "mistake" ? choice.message : NO_MODEL, 2);
  const { model, apiKey, baseUrl } = choice.model;
  const given: GivenInputs = { ...inputs, model, "api-key": apiKey, ...(baseUrl && { "base-url": baseUrl }) };
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(tooLate(limitMs)), limitMs);
  try {
    const read = readInputs(withFeatures(new Settings({ ...given, "github-token": "none" })));
    const { fallbackModels: _, ...settings } = modelSettings(read, "doctor", { ...world, env });
    const finding = await askModel(
      { ...settings, visionModel: undefined },
      { ...world, signal: AbortSignal.any([world.signal, late.signal]) },
    );
    stdout(`${describeFindings({ settings, given, finding, now: world.now() })}\n`);
    return finding.calling === "native" || finding.calling === "words" ? 0 : 1;
  } catch (error) {
    const { message, hint } = commandFault(error);
    const reply = replyIn(error);
    const words = reply === undefined ? sentences(message, hint) : `${message}\nIt replied:\n${reply}`;
    return tell(stderr, plain(words), 1);
  } finally {
    clearTimeout(timer);
  }
}

function tooLate(limitMs: number): Fault {
  return new Fault("model", `There was no whole reply within ${limitMs / 1000} seconds.`, {
    hint: "Check `base-url` and `model`, and whether the endpoint is busy: a run would wait for it until its time is up.",
  });
}

const NO_MODEL = "There is no model to ask: set LLM_API_KEY and LLM_MODEL, or give the inputs api-key and model";

function tell(write: (text: string) => void, text: string, exitCode: number): number {
  write(`${text}\n`);
  return exitCode;
}

type DoctorAnswer = Readonly<{ settings: ModelSettings; given: GivenInputs; finding: ModelProbe; now: Date }>;

/** A report of several lines for a terminal, without a newline at its end. */
function describeFindings(asked: DoctorAnswer): string {
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
  return `${protocolOf(finding.features.api).title} (${how})`;
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

/** As YAML. The given settings are repeated, except keys. */
function inputsToSet({ settings, given, finding }: DoctorAnswer): string {
  const { model, baseUrl } = settings;
  const features = featuresToSet(finding, settings);
  const others = Object.entries(given).filter(([name]) => !KNOWN.has(name) && !SECRET.test(name));
  const lines = [
    `model: ${scalar(model)}`,
    "api-key: $" + "{{ secrets.LLM_API_KEY }}",
    ...(baseUrl === STANDARD_ENDPOINT ? [] : [`base-url: ${scalar(baseUrl)}`]),
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
