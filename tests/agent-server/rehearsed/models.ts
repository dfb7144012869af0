/** The models of a conversation of the rehearsed agent server: their keys, and what their replies cost. */

type Settings = Readonly<Record<string, unknown>>;

/** What each reply uses. */
const USED = { prompt_tokens: 100, completion_tokens: 10 };

export class ServedModels {
  /** By their use. As on the real server, the first settings of a use stay. */
  readonly #settings = new Map<string, Settings>();
  readonly #replies = new Map<string, number>();
  #use = "agent";
  /** With which each reply was asked for. */
  readonly usedKeys: unknown[] = [];

  get present(): Settings {
    return this.#settings.get(this.#use) ?? {};
  }

  /** null if there is none. */
  get key(): unknown {
    return this.present.api_key ?? null;
  }

  switch(settings: Settings): void {
    this.#use = String(settings.usage_id ?? "default");
    if (!this.#settings.has(this.#use)) this.#settings.set(this.#use, settings);
  }

  /** Counts a reply of the present model, and returns the statistics of all. */
  count(cost: number): Settings {
    this.usedKeys.push(this.key);
    this.#replies.set(this.#use, (this.#replies.get(this.#use) ?? 0) + 1);
    const all = [...this.#replies].map(([use, replies]) => [use, metrics(replies, cost)]);
    return { usage_to_metrics: Object.fromEntries(all) };
  }
}

function metrics(replies: number, cost: number): Settings {
  const { prompt_tokens, completion_tokens } = USED;
  return {
    model_name: "test",
    accumulated_cost: replies * cost,
    accumulated_token_usage: {
      prompt_tokens: replies * prompt_tokens,
      completion_tokens: replies * completion_tokens,
    },
    token_usages: Array.from({ length: replies }, () => ({ model: "test", prompt_tokens, completion_tokens })),
  };
}
