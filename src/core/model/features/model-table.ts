/** Prices and context windows of models at their makers' own endpoints, with a source and a date. */
import { z } from "zod";
import type { Price } from "./model-features.ts";
import { makersName, withoutDate } from "./model-name.ts";
import table from "./model-table.json" with { type: "json" };

/**
 * `window` is in tokens. If longer requests have another price, it ends there. Prices are US dollars for a million
 * tokens.
 */
const Row = z
  .strictObject({
    window: z.int().positive(),
    input: z.number().positive(),
    output: z.number().positive(),
    cache_read: z.number().positive().optional(),
    cache_write: z.number().positive().optional(),
  })
  .readonly();
type Row = z.infer<typeof Row>;

/** Rows by the host of the maker's API, and by the model's name there. */
export const ModelTable = z
  .strictObject({
    source: z.string().min(1),
    date: z.iso.date(),
    hosts: z.record(z.string(), z.record(z.string(), Row).readonly()).readonly(),
  })
  .readonly();
export type ModelTable = z.infer<typeof ModelTable>;

/** The source of the prices, and their date. */
export const TABLE: Pick<ModelTable, "source" | "date"> = table;

/** After this many days, the prices count as old. */
const OLD = 180;
const DAY_MS = 86_400_000;

/** The age of the table in whole days, if it is so old that its prices have to be checked. Undefined otherwise. */
export function tableDaysIfOld(now: Date): number | undefined {
  const days = Math.floor((now.getTime() - Date.parse(TABLE.date)) / DAY_MS);
  return days > OLD ? days : undefined;
}

// The compiler infers a type for each row. A test parses all rows.
const HOSTS = table.hosts as ModelTable["hosts"];

/** Models of these makers have the same window at every provider. */
const CLOSED = ["api.openai.com", "api.anthropic.com", "generativelanguage.googleapis.com", "api.x.ai"];

/** The price of a model at this host. Undefined for other hosts and models, because a wrong price is worse than none. */
export function priceAt(host: string, name: string): Price | undefined {
  const row = rowAt(host, name);
  if (row === undefined) return undefined;
  const { window: _, ...price } = row;
  return price;
}

/** The context window in tokens, if it is known for this host, or is the same at every provider. */
export function windowAt(host: string, name: string): number | undefined {
  const elsewhere = CLOSED.flatMap((maker) => rowAt(maker, makersName(name)) ?? []);
  return (rowAt(host, name) ?? elsewhere[0])?.window;
}

/** A dated name may have its own price. Without its own row, it costs the same as the name without the date. */
function rowAt(host: string, name: string): Row | undefined {
  const rows = HOSTS[host] ?? {};
  const found = [name, withoutDate(name)].find((known) => Object.hasOwn(rows, known));
  return found === undefined ? undefined : rows[found];
}
