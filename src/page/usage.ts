/** Computes the usage of each reply of the model, and plots it. */
import type { Stats } from "../core/conversation/state/stats.ts";
import { Html, html } from "./html.ts";
import type { StoryItem } from "./story.ts";

/**
 * Tokens of one reply. `input` has those that were read from the cache; `costUsd` is undefined if nobody knows the
 * price.
 */
export type ReplyUsage = Readonly<{
  model: string;
  input: number;
  cached: number;
  output: number;
  costUsd: number | undefined;
}>;

/** By the id of the reply. Replies of logs that do not list them are missing. */
export function usageIn({ usage_to_metrics }: Stats): ReadonlyMap<string, ReplyUsage> {
  const found = Object.values(usage_to_metrics).flatMap(({ token_usages, costs }) => {
    const prices = new Map(costs.map(({ response_id, cost }) => [response_id, cost]));
    return token_usages.map(({ response_id, ...usage }): [string, ReplyUsage] => [
      response_id,
      {
        model: usage.model,
        input: usage.prompt_tokens,
        cached: usage.cache_read_tokens,
        output: usage.completion_tokens,
        costUsd: prices.get(response_id),
      },
    ]);
  });
  return new Map(found.filter(([id]) => id !== ""));
}

type Row = ReplyUsage & Readonly<{ id: string; label: string }>;

/** One row a reply, in the order of the story; `id` is the item that the reply led to. */
export function rowsOf(items: readonly StoryItem[], usage: ReadonlyMap<string, ReplyUsage>): Row[] {
  const seen = new Set<string>();
  return items.flatMap((item) => {
    const { reply } = item;
    const took = reply === undefined ? undefined : usage.get(reply);
    if (reply === undefined || !took || seen.has(reply)) return [];
    seen.add(reply);
    return [{ ...took, id: item.id, label: labelOf(item) }];
  });
}

function labelOf(item: StoryItem): string {
  if (item.kind === "call") return `Step ${item.step}`;
  return item.kind === "message" ? "Answer" : "Condensation";
}

const WIDTH = 1000;
const HEIGHT = 60;

/** Bars of tokens and a line of the cost so far, and the same figures as a table; `""` if the log has none. */
export function renderUsage(rows: readonly Row[]): Html {
  if (rows.length === 0) return new Html("");
  const most = Math.max(1, ...rows.map(({ input, output }) => input + output));
  const sum = (figure: (row: Row) => number) => rows.reduce((total, row) => total + figure(row), 0);
  const cached = share(sum((row) => row.cached), sum((row) => row.input)); // biome-ignore format: one line
  const costs = costsOf(rows);
  const cost = costs?.at(-1);
  return html`<section aria-labelledby="usage-title"><h2 id="usage-title">Tokens and cost</h2>
<svg class="usage" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">${rows.map((row, at) => renderBar(row, at, WIDTH / rows.length, HEIGHT / most))}${costs && renderLine(costs)}</svg>
<p class="legend"><span class="key cached"></span>From the cache ${cached} <span class="key input"></span>New input <span class="key output"></span>Output${cost !== undefined && html` <span class="key cost"></span>Cost so far, up to ${dollars(cost)}`}</p>
<details><summary>The figures of each reply, as a table</summary><div class="wide" tabindex="0" role="region" aria-labelledby="usage-title"><table>
<thead><tr>${["Reply", "Model", "Tokens in", "of them cached", "Tokens out", "Cost"].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr><th scope="row"><a href="#${row.id}">${row.label}</a></th>${cellsOf(row).map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div></details>
</section>`;
}

function cellsOf({ model, input, cached, output, costUsd }: Row): string[] {
  return [model, figure(input), figure(cached), figure(output), costUsd === undefined ? "unknown" : dollars(costUsd)];
}

/** From the ground up: what came from the cache, what did not, the output. */
function renderBar({ id, label, input, cached, output }: Row, at: number, width: number, scale: number): Html {
  let top = HEIGHT;
  const parts = [
    ["cached", cached],
    ["input", Math.max(0, input - cached)],
    ["output", output],
  ] as const;
  const rects = parts.map(([kind, tokens]) => {
    const height = tokens * scale;
    top -= height;
    return html`<rect class="${kind}" x="${(at * width).toFixed(1)}" y="${top.toFixed(1)}" width="${(width * 0.9).toFixed(1)}" height="${height.toFixed(1)}"/>`;
  });
  return html`<a href="#${id}" tabindex="-1"><title>${label}: ${figure(input)} in, ${figure(cached)} cached, ${figure(output)} out</title>${rects}</a>`;
}

/** The cost up to each reply; undefined if that of one is not known. */
function costsOf(rows: readonly Row[]): number[] | undefined {
  let total = 0;
  const costs = rows.map(({ costUsd }) => {
    total += costUsd ?? Number.NaN;
    return total;
  });
  return Number.isNaN(total) || total === 0 ? undefined : costs;
}

function renderLine(costs: readonly number[]): Html {
  const [width, last] = [WIDTH / costs.length, costs.at(-1) ?? 1];
  const points = costs.map(
    (cost, at) => `${((at + 0.45) * width).toFixed(1)},${(HEIGHT * (1 - cost / last)).toFixed(1)}`,
  );
  return html`<polyline class="cost" points="${points.join(" ")}"/>`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? "0 %" : `${Math.round((100 * part) / whole)} % of the input`;
}

function dollars(amount: number): string {
  return `$${amount.toFixed(4)}`;
}

function figure(value: number): string {
  return value.toLocaleString("en-US");
}
