/** What each use that a run made of a model took. */

/** `id` is `default` for the agent's own work; others are beside it, as `condenser`. */
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
  longestLatencyMs: number;
}>;

/** A line for each use; "" unless there are several, because what all took together is told beside it. */
export function renderUses(uses: readonly Use[]): string {
  if (uses.length < 2) return "";
  return uses.map((use) => `- \`${use.id}\`: ${renderUse(use)}`).join("\n");
}

export function renderUse(use: Use): string {
  return `${replies(use)} · ${tokens(use)} · cost ${formatCost(use.costUsd)}`;
}

/** `$0.0012`; "not known" when the endpoint states none and the price of the model is not known either. */
export function formatCost(costUsd: number | undefined): string {
  return costUsd === undefined ? "not known" : `$${costUsd.toFixed(4)}`;
}

function replies({ replies: number, latencyMs, longestLatencyMs }: Use): string {
  const word = number === 1 ? "reply" : "replies";
  const longest = number > 1 ? `, the longest ${seconds(longestLatencyMs)}` : "";
  return `${number} ${word} in ${seconds(latencyMs)}${longest}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function tokens({ inputTokens, outputTokens, cachedTokens, writtenTokens, reasoningTokens }: Use): string {
  const parts = [
    `${inputTokens} tokens in, ${outputTokens} out`,
    ...(cachedTokens > 0 ? [`${cachedTokens} from a cache`] : []),
    ...(writtenTokens > 0 ? [`${writtenTokens} into it`] : []),
    ...(reasoningTokens > 0 ? [`${reasoningTokens} of thinking`] : []),
  ];
  return parts.join(", ");
}
