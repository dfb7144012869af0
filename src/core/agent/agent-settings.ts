/**
 * Defines the settings of an agent that are data: definitions have them, base_state.json keeps them, and an agent is made
 * from them again.
 */
import { z } from "zod";
import type { Model } from "../model/model.ts";
import { CondenserConfig, condenserOf } from "../view/condenser/condenser-config.ts";

/** More repetitions than 24 are not seen: only the last calls are looked at. */
const repetitions = z.int().min(2).max(24).optional();

/** How often an agent may repeat itself before it counts as stuck; the names are the SDK's, and longer patterns are ours. */
export const StuckThresholds = z
  .strictObject({
    action_observation: repetitions,
    /** Equal calls whose results differ only in numbers. */
    action: repetitions,
    action_error: repetitions,
    monologue: repetitions,
    /** Two calls in turn. The limit is the same for three and four. */
    alternating_pattern: repetitions,
    /** Calls in turn whose results differ only in numbers. */
    alternating_calls: repetitions,
  })
  .readonly();
export type StuckThresholds = z.infer<typeof StuckThresholds>;

export const AgentSettings = z
  .object({
    condenser: CondenserConfig.optional(),
    /** How many calls of one reply may run at the same time. */
    tool_concurrency_limit: z.int().min(1).max(8).optional(),
    stuck_thresholds: StuckThresholds.optional(),
  })
  .readonly();
export type AgentSettings = z.infer<typeof AgentSettings>;

/** The later settings win, each as a whole. */
export function joinSettings(...all: readonly (AgentSettings | undefined)[]): AgentSettings {
  const given = all.flatMap((settings) => Object.entries(AgentSettings.parse(settings ?? {})));
  return Object.fromEntries(given.filter(([, setting]) => setting !== undefined));
}

/** The parts of an agent that follow from its settings. `summarizer` writes the summaries of its conversation. */
export function partsFrom(settings: AgentSettings, summarizer: Model) {
  const { condenser, tool_concurrency_limit: limit } = settings;
  return {
    settings,
    condenser: condenserOf(condenser, summarizer),
    ...(limit !== undefined && { toolConcurrencyLimit: limit }),
  };
}
