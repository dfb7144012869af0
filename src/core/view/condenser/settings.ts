/** The settings of the summarizing condenser, with their defaults and limits. */
import { Fault } from "../../../lib/fault.ts";
import type { Model } from "../../model/model.ts";

export type SummarizingSettings = Readonly<{
  /** The model that writes the summaries; not necessarily the agent's. */
  model: Model;
  /** A view with more events than this is condensed to about half. */
  maxEvents: number;
  /** The same in tokens. The limit of the agent's model counts too if it is lower. */
  maxTokens: number | undefined;
  /** The number of first events that stay. */
  keepFirst: number;
  /** The minimum part of a view that a condensation must forget, between 0 and 1. */
  minimumProgress: number;
  /** Attempts of a hard reset, each with a shorter transcript. */
  resetTries: number;
  /** The factor by which it is shorter, between 0 and 1. */
  resetScaling: number;
  /** Characters of the transcript that is summarized. */
  transcriptBudget: number;
}>;

const DEFAULTS = {
  maxEvents: 240,
  maxTokens: undefined,
  keepFirst: 2,
  minimumProgress: 0.1,
  resetTries: 5,
  resetScaling: 0.8,
  transcriptBudget: 200_000,
};

export type SummarizingOptions = Pick<SummarizingSettings, "model"> & Partial<SummarizingSettings>;

/** Throws a Fault for settings under which nothing could ever be condensed. */
export function settingsOf(options: SummarizingOptions): SummarizingSettings {
  const settings = { ...DEFAULTS, ...options };
  if (eventsToKeep(settings.maxEvents, settings.keepFirst) <= 0) {
    throw new Fault(
      "config",
      `A condenser that keeps the first ${settings.keepFirst} of ${settings.maxEvents} events \
could forget none.`,
    );
  }
  if (!isPart(settings.minimumProgress) || !isPart(settings.resetScaling)) {
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
