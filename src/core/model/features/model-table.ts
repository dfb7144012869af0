/** What models cost at their makers' own endpoints, and how much they take: facts with a source and a date. */
import { z } from "zod";
import type { Price } from "./model-features.ts";
import { asMakersWrite, withoutDate } from "./model-name.ts";
import table from "./model-table.json" with { type: "json" };

/** `window` is in tokens; where longer requests cost more, it ends there. Prices are US dollars for a million tokens. */
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

/** Rows by the host of the maker's API, and by the name that it has there. */
export const ModelTable = z
  .strictObject({
    source: z.string().min(1),
    date: z.iso.date(),
    hosts: z.record(z.string(), z.record(z.string(), Row).readonly()).readonly(),
  })
  .readonly();
export type ModelTable = z.infer<typeof ModelTable>;

/** Where the prices come from, and of which day they are. */
export const TABLE: Pick<ModelTable, "source" | "date"> = table;

/** Days after which prices are old. */
const OLD = 180;
const DAY_MS = 86_400_000;

/** Whole days since the table was made, if it is so old that its prices have to be checked; else undefined. */
export function tableDaysIfOld(now: Date): number | undefined {
  const days = Math.floor((now.getTime() - Date.parse(TABLE.date)) / DAY_MS);
  return days > OLD ? days : undefined;
}

// The compiler has a type for each row; a test parses them all.
const HOSTS = table.hosts as ModelTable["hosts"];

/** These models have the same window, no matter who serves them. */
const CLOSED = ["api.openai.com", "api.anthropic.com", "generativelanguage.googleapis.com", "api.x.ai"];

/** What a model costs at this host. A wrong price is worse than none: there is none for another host, or another model. */
export function priceAt(host: string, name: string): Price | undefined {
  const row = rowAt(host, name);
  if (row === undefined) return undefined;
  const { window: _, ...price } = row;
  return price;
}

/** Tokens that a model takes, where that is known of it at this host or wherever it is served. */
export function windowAt(host: string, name: string): number | undefined {
  const elsewhere = CLOSED.flatMap((maker) => rowAt(maker, asMakersWrite(name)) ?? []);
  return (rowAt(host, name) ?? elsewhere[0])?.window;
}

/** A dated name may have a price of its own; without a row for it, it costs what the undated one does. */
function rowAt(host: string, name: string): Row | undefined {
  const rows = HOSTS[host] ?? {};
  const found = [name, withoutDate(name)].find((known) => Object.hasOwn(rows, known));
  return found === undefined ? undefined : rows[found];
}
