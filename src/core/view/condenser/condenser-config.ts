/** The condenser in the definition of an agent: its kind, with OpenHands' name, and its settings. */
import { z } from "zod";
import type { Model } from "../../model/model.ts";
import type { Condenser } from "./condenser.ts";
import { eventsToKeep, llmSummarizing } from "./llm-summarizing.ts";
import { observationMasking } from "./observation-masking.ts";

const part = z.number().gt(0, "It has to be between 0 and 1.").lt(1, "It has to be between 0 and 1.").optional();
const count = z.int().min(0).optional();

/** Missing settings have the usual defaults. */
const Summarizing = z
  .strictObject({
    kind: z.literal("LLMSummarizingCondenser"),
    max_size: z.int().min(1).optional(),
    max_tokens: z.int().min(1).optional(),
    keep_first: count,
    minimum_progress: part,
    hard_context_reset_max_retries: z.int().min(1).optional(),
    hard_context_reset_context_scaling: part,
  })
  .refine(({ max_size = MANY_EVENTS, keep_first = KEPT }) => eventsToKeep(max_size, keep_first) > 0, {
    path: ["max_size"],
    message: "There would be nothing that it could forget.",
  })
  .readonly();
type Summarizing = z.infer<typeof Summarizing>;

const Masking = z
  .strictObject({ kind: z.literal("ObservationMaskingCondenser"), keep_last: count, keep_first: count })
  .readonly();

const None = z.strictObject({ kind: z.literal("NoOpCondenser") }).readonly();

/** The kind alone can be written as one word. */
const asKind = (given: unknown) => (typeof given === "string" ? { kind: given } : given);
const error = "There is LLMSummarizingCondenser, ObservationMaskingCondenser, PipelineCondenser and NoOpCondenser.";

const SINGLE = [Summarizing, Masking, None] as const;
const Single = z.preprocess(asKind, z.discriminatedUnion("kind", SINGLE, { error }));
const Several = z
  .strictObject({ kind: z.literal("PipelineCondenser"), condensers: z.array(Single).min(1).readonly() })
  .readonly();

export const CondenserConfig = z.preprocess(asKind, z.discriminatedUnion("kind", [...SINGLE, Several], { error }));
export type CondenserConfig = z.infer<typeof CondenserConfig>;

/** Tokens decide when to condense if the model's window is known; this number of events always does. */
const MANY_EVENTS = 1000;
const KEPT = 2;

/** `model` writes the summaries. Most agents define nothing and get the summarizing condenser. */
export function condenserOf(config: CondenserConfig = { kind: "LLMSummarizingCondenser" }, model: Model): Condenser {
  switch (config.kind) {
    case "LLMSummarizingCondenser":
      return llmSummarizing({ model, ...summarizingOptions(config) });
    case "ObservationMaskingCondenser":
      return observationMasking(given({ keepLast: config.keep_last, keepFirst: config.keep_first }));
    case "NoOpCondenser":
      return noCondenser;
    case "PipelineCondenser":
      return pipeline(config.condensers.map((one) => condenserOf(one, model)));
  }
}

function summarizingOptions(config: Summarizing) {
  return given({
    maxSize: config.max_size ?? MANY_EVENTS,
    maxTokens: config.max_tokens,
    keepFirst: config.keep_first ?? KEPT,
    minimumProgress: config.minimum_progress,
    hardContextResetMaxRetries: config.hard_context_reset_max_retries,
    hardContextResetContextScaling: config.hard_context_reset_context_scaling,
  });
}

/** Removes missing settings, because undefined would override a default. */
function given<Options extends object>(
  options: Options,
): { [Name in keyof Options]?: Exclude<Options[Name], undefined> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Options]?: Exclude<Options[Name], undefined>; // the type without missing settings
  };
}

export const noCondenser: Condenser = Object.freeze<Condenser>({
  handlesRequests: false,
  condense: async (view) => ({ kind: "view", view }),
});

/** Each condenser gets the view of the one before it. The first condensation ends the chain. */
export function pipeline(condensers: readonly Condenser[]): Condenser {
  return Object.freeze<Condenser>({
    handlesRequests: condensers.some((condenser) => condenser.handlesRequests),
    async condense(view, context) {
      let current = view;
      for (const condenser of condensers) {
        const condensed = await condenser.condense(current, context);
        if (condensed.kind === "condensation") return condensed;
        current = condensed.view;
      }
      return { kind: "view", view: current };
    },
  });
}
