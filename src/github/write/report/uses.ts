/** What each use that a run made of a model took. */
import { count, figure } from "../../../lib/text.ts";

/** `id` is `default` for the agent's own work. Other uses have names such as `condenser`. */
export type Use = Readonly<{
  id: string;
  replies: number;
  inputTokens: number;
  outputTokens: number;
  /** Of the input tokens, read from a cache and written to one. */
  cachedTokens: number;
  writtenTokens: number;
  /** Of the output tokens. */
  reasoningTokens: number;
  costUsd: number | undefined;
  latencyMs: number;
}>;

/** One line for each use. Empty for a single use, because the total next to it says the same. */
export function renderUses(uses: readonly Use[]): readonly string[] {
  return uses.length < 2 ? [] : uses.map((use) => `\`${use.id}\`: ${renderUse(use)}`);
}

export function renderUse(use: Use): string {
  return `${count(use.replies, "model request")} · ${tokens(use)} · cost ${formatCost(use.costUsd)}`;
}

/** `$0.12`, below a cent `$0.0012`; "not known" when the endpoint states none and the price of the model is not known either. */
export function formatCost(costUsd: number | undefined): string {
  if (costUsd === undefined) return "not known";
  return `$${costUsd.toFixed(costUsd > 0 && costUsd < 0.01 ? 4 : 2)}`;
}

function tokens({ inputTokens, outputTokens, cachedTokens, writtenTokens, reasoningTokens }: Use): string {
  const parts = [
    ...(cachedTokens > 0 ? [`${figure(cachedTokens)} from a cache`] : []),
    ...(writtenTokens > 0 ? [`${figure(writtenTokens)} into it`] : []),
    ...(reasoningTokens > 0 ? [`${figure(reasoningTokens)} of thinking`] : []),
  ];
  const among = parts.length > 0 ? ` (${parts.join(", ")})` : "";
  return `${figure(inputTokens)} tokens in, ${figure(outputTokens)} out${among}`;
}
