/** Keeps the beginning and the end of a view, and lets a model summarize what is between. */
import { Fault } from "../../../lib/fault.ts";
import { prompt } from "../../../prompts.ts";
import { plainText, text } from "../../event/content.ts";
import type { Model } from "../../model/model.ts";
import { allowedCuts, nextCut } from "../properties.ts";
import { toChat } from "../to-chat.ts";
import type { View } from "../view.ts";
import type { VisibleEvent } from "../visible-event.ts";
import {
  type CondensationDraft,
  type Condensed,
  type Condenser,
  type CondenserContext,
  forgettable,
} from "./condenser.ts";

export type SummarizingSettings = Readonly<{
  /** The model that writes the summaries; not necessarily the agent's. */
  model: Model;
  /** A view with more events than this is condensed to about half. */
  maxSize: number;
  /** The same in tokens. The limit of the agent's model counts too if it is lower. */
  maxTokens: number | undefined;
  /** The number of first events that stay. */
  keepFirst: number;
  /** The minimum part of a view that a condensation must forget, between 0 and 1. */
  minimumProgress: number;
  /** Attempts of a hard reset, each with a shorter transcript. */
  hardContextResetMaxRetries: number;
  /** The factor by which it is shorter, between 0 and 1. */
  hardContextResetContextScaling: number;
  /** Characters of the transcript that is summarized. */
  transcriptBudget: number;
}>;

const DEFAULTS = {
  maxSize: 240,
  maxTokens: undefined,
  keepFirst: 2,
  minimumProgress: 0.1,
  hardContextResetMaxRetries: 5,
  hardContextResetContextScaling: 0.8,
  transcriptBudget: 200_000,
};

export type SummarizingOptions = Pick<SummarizingSettings, "model"> & Partial<SummarizingSettings>;

/** Throws a Fault for settings under which nothing could ever be condensed. */
function settingsOf(options: SummarizingOptions): SummarizingSettings {
  const settings = { ...DEFAULTS, ...options };
  if (eventsToKeep(settings.maxSize, settings.keepFirst) <= 0) {
    throw new Fault(
      "config",
      `A condenser that keeps the first ${settings.keepFirst} of ${settings.maxSize} events \
could forget none.`,
    );
  }
  if (!isPart(settings.minimumProgress) || !isPart(settings.hardContextResetContextScaling)) {
    throw new Fault("config", "The minimum progress and the scaling of a condenser are between 0 and 1.");
  }
  return settings;
}

/**
 * The number of events that stay at the end of a view that is cut to half of `size`. Negative if there is room for
 * none.
 */
export function eventsToKeep(size: number, keepFirst: number): number {
  return Math.floor(size / 2) - keepFirst - 1;
}

function isPart(value: number): boolean {
  return value > 0 && value < 1;
}

/**
 * A request that finds nothing to forget leaves the view unchanged: the next model may accept it. If there are merely
 * many events, a failure leaves the view unchanged, and the model is not asked again until the view has grown by the
 * size of a condensation. If the next request would fail, everything is summarized instead (hard reset), and a failure
 * then is a Fault.
 */
export function llmSummarizing(options: SummarizingOptions): Condenser {
  const settings = settingsOf(options);
  return Object.freeze<Condenser>({
    handlesRequests: true,
    async condense(view, context): Promise<Condensed> {
      const reasons = reasonsFor(view, settings, context);
      if (reasons.size === 0) return { kind: "view", view };
      const isHard = reasons.has("TOKENS") || (reasons.has("REQUEST") && canReset(view));
      if (!isHard && isResting(view, settings, context)) return { kind: "view", view };
      const task = taskFor(view, suffixFor(reasons, view, settings, context), settings);
      const condensation = task && (await attempt(task, context));
      if (task) remember(condensation ? null : view.events.length, context);
      if (condensation) return { kind: "condensation", condensation };
      if (!isHard) return { kind: "view", view };
      return { kind: "condensation", condensation: await hardReset(view, settings, context) };
    },
  });
}

/** The length of the view when the last summary failed; null if it succeeded. */
const FAILED_AT = "condenser_failed_at";

function isResting({ events }: View, { maxSize }: SummarizingSettings, { memory }: CondenserContext): boolean {
  const failedAt = memory.get(FAILED_AT);
  if (typeof failedAt !== "number") return false;
  return events.length >= failedAt && events.length < failedAt + Math.floor(maxSize / 2);
}

function remember(failedAt: number | null, { memory }: CondenserContext): void {
  if ((memory.get(FAILED_AT) ?? null) !== failedAt) memory.set(FAILED_AT, failedAt);
}

/**
 * The events to forget so that `suffix` events stay at the end; undefined if that is impossible or gains too little.
 */
function taskFor(view: View, suffix: number, settings: SummarizingSettings): SummaryTask | undefined {
  const { events } = view;
  const cuts = allowedCuts(events);
  const start = nextCut(cuts, settings.keepFirst);
  const end = nextCut(cuts, events.length - suffix);
  if (start === undefined || end === undefined) return undefined;
  const mayGo = new Set(forgettable(events));
  const forgotten = events.slice(start, end).filter((event) => mayGo.has(event));
  if (forgotten.length === 0 || forgotten.length < settings.minimumProgress * events.length) return undefined;
  return { forgotten, offset: start, model: settings.model, budget: settings.transcriptBudget };
}

async function attempt(task: SummaryTask, context: CondenserContext): Promise<CondensationDraft | undefined> {
  try {
    return await summarize(task, context);
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof Fault)) throw error;
    return undefined; // nothing is lost: the view stays unchanged, or a hard reset reports the problem
  }
}

/** The events to forget, in order. The summary is at `offset` in the remaining view. */
type SummaryTask = Readonly<{
  forgotten: readonly VisibleEvent[];
  offset: number;
  model: Model;
  budget: number;
}>;

/** Most conversations are never condensed, and load nothing of this. */
const loadTranscript = () => import("./transcript.ts");

/** Rejects with the model's Fault, also for an empty reply: nothing is forgotten without a summary. */
async function summarize(task: SummaryTask, context: CondenserContext): Promise<CondensationDraft> {
  const { forgotten, offset, model, budget } = task;
  const { transcript } = await loadTranscript();
  const reply = await model.complete({
    messages: [
      { role: "system", content: [text(prompt("condense"))] },
      { role: "user", content: [text(transcript(forgotten, budget))] },
    ],
    tools: [],
    signal: context.signal,
    onLost: context.onReply,
  });
  context.onReply(reply);
  const summary = plainText(reply.message.content).trim();
  if (summary === "") throw noSummary();
  return {
    kind: "Condensation",
    forgotten_event_ids: forgotten.map(({ id }) => id),
    summary: prompt("condensed", { summary }),
    summary_offset: offset,
    llm_response_id: reply.id,
  };
}

function noSummary(): Fault {
  return new Fault("model", "The model returned an empty summary of the conversation.", {
    hint: "Run it again, or use another model.",
  });
}

/** Whether a hard reset would remove anything. A summary alone does not become shorter. */
function canReset({ events }: View): boolean {
  return forgettable(events).some(({ kind }) => kind !== "CondensationSummaryEvent");
}

/** Retries with a shorter transcript if it was too long for the summarizing model. Rejects with its last Fault. */
async function hardReset(
  view: View,
  settings: SummarizingSettings,
  context: CondenserContext,
): Promise<CondensationDraft> {
  const { model, hardContextResetMaxRetries, hardContextResetContextScaling, transcriptBudget } = settings;
  const forgotten = forgettable(view.events);
  const [first] = forgotten;
  if (!first || !canReset(view)) throw nothingToForget();
  const offset = view.events.indexOf(first);
  let budget = transcriptBudget;
  for (let tries = 1; ; tries += 1) {
    try {
      return await summarize({ forgotten, offset, model, budget }, context);
    } catch (error) {
      if (tries >= hardContextResetMaxRetries || !isOverflow(error)) throw error;
      const { transcript } = await loadTranscript();
      budget = Math.floor(transcript(forgotten, budget).length * hardContextResetContextScaling);
    }
  }
}

function nothingToForget(): Fault {
  return new Fault("model", "The conversation must be condensed, but nothing in it can be left out.", {
    hint: "Use a model with a larger context, or ask for less at a time.",
    isLasting: true,
  });
}

function isOverflow(error: unknown): boolean {
  return error instanceof Fault && error.reason === "context-window";
}

/** EVENTS asks for a condensation; TOKENS and REQUEST require it, because the next request would fail without it. */
type Reason = "EVENTS" | "TOKENS" | "REQUEST";

function reasonsFor(view: View, settings: SummarizingSettings, context: CondenserContext): Set<Reason> {
  const reasons = new Set<Reason>();
  if (view.unhandledCondensationRequest) reasons.add("REQUEST");
  if (view.events.length > settings.maxSize) reasons.add("EVENTS");
  const limit = tokenLimit(settings, context);
  if (Number.isFinite(limit) && tokensOf(view.events, context) > limit) reasons.add("TOKENS");
  return reasons;
}

/** The number of events that may stay at the end, by the strictest reason. Negative if that is impossible. */
function suffixFor(
  reasons: ReadonlySet<Reason>,
  view: View,
  settings: SummarizingSettings,
  context: CondenserContext,
): number {
  const { keepFirst, maxSize } = settings;
  const length = view.events.length;
  const sizes: Readonly<Record<Reason, () => number>> = {
    REQUEST: () => eventsToKeep(length, keepFirst),
    EVENTS: () => eventsToKeep(maxSize, keepFirst),
    TOKENS: () => length - cutForTokens(view.events, keepFirst, tokenLimit(settings, context) / 2, context),
  };
  return Math.min(...[...reasons].map((reason) => sizes[reason]()));
}

/**
 * The first cut after which the rest, together with the first events, is within the limit; the end if there is none.
 */
function cutForTokens(
  events: readonly VisibleEvent[],
  keepFirst: number,
  limit: number,
  context: CondenserContext,
): number {
  const cuts = allowedCuts(events).filter((cut) => cut >= keepFirst);
  const start = cuts[0] ?? events.length;
  let [low, high] = [0, cuts.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const left = [...events.slice(0, start), ...events.slice(cuts[middle])];
    if (tokensOf(left, context) <= limit) high = middle;
    else low = middle + 1;
  }
  return cuts[low] ?? events.length;
}

function tokenLimit({ maxTokens }: SummarizingSettings, { inputLimit }: CondenserContext): number {
  return Math.min(maxTokens ?? Number.POSITIVE_INFINITY, inputLimit ?? Number.POSITIVE_INFINITY);
}

function tokensOf(events: readonly VisibleEvent[], { countTokens, tools }: CondenserContext): number {
  return countTokens(toChat({ events }), tools);
}
