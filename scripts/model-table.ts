/**
 * Makes the table of prices and windows out of LiteLLM's public map, which is in its package on PyPI:
 * `node scripts/model-table.ts VERSION DATE path/to/model_prices_and_context_window_backup.json`. Facts are carried over, no text.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { withoutDate } from "../src/core/model/features/model-name.ts";
import { ModelTable } from "../src/core/model/features/model-table.ts";

/** Whom LiteLLM calls what, by the host of the maker's own API. */
const PROVIDERS: Readonly<Record<string, string>> = {
  "api.openai.com": "openai",
  "api.anthropic.com": "anthropic",
  "generativelanguage.googleapis.com": "gemini",
  "api.deepseek.com": "deepseek",
  "api.mistral.ai": "mistral",
  "api.x.ai": "xai",
  "api.moonshot.ai": "moonshot",
  "api.z.ai": "zai",
  "api.minimax.io": "minimax",
  "api.groq.com": "groq",
};

const Figure = z.number().min(0).nullish().catch(undefined);
const Entry = z.looseObject({
  litellm_provider: z.string().nullish().catch(undefined),
  mode: z.string().nullish().catch(undefined),
  deprecation_date: z.string().nullish().catch(undefined),
  supports_function_calling: z.boolean().nullish().catch(undefined),
  max_input_tokens: Figure,
  input_cost_per_token: Figure,
  output_cost_per_token: Figure,
  cache_read_input_token_cost: Figure,
  cache_creation_input_token_cost: Figure,
});
type Entry = z.infer<typeof Entry>;
type Named = Readonly<{ name: string; entry: Entry }>;
type Rows = ModelTable["hosts"][string];
type Row = Rows[string];
const PublicMap = z.record(z.string(), z.unknown());

/** Models that cannot do our work, or that use other APIs. */
const OTHER_USES =
  /^ft:|audio|search|computer-use|deep-research|robotics|omni|customtools|multi-agent|voxtral|-exp-|beta|gv2|gemma|vibe/;

/** The table that the map gives: models that call tools and were not retired at this date, at their makers' hosts. */
export function tableFrom(map: unknown, source: string, date: string): ModelTable {
  const entries = Object.entries(PublicMap.parse(map)).flatMap(([name, value]) => {
    const entry = Entry.safeParse(value);
    return entry.success ? [{ name: name.toLowerCase().split("/").at(-1) ?? "", entry: entry.data }] : [];
  });
  const hosts = Object.entries(PROVIDERS).map(([host, provider]) => {
    const own = entries.filter(({ name, entry }) => entry.litellm_provider === provider && isOurs(name, entry));
    return [
      host,
      rowsOf(
        own.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
        date,
      ),
    ];
  });
  return ModelTable.parse({ source, date, hosts: Object.fromEntries(hosts) });
}

function isOurs(name: string, { mode, supports_function_calling, max_input_tokens, ...costs }: Entry): boolean {
  if (!["chat", "responses"].includes(mode ?? "") || OTHER_USES.test(name)) return false;
  if (!costs.input_cost_per_token || !costs.output_cost_per_token || !max_input_tokens) return false;
  return supports_function_calling === true;
}

/** A dated name is found by the undated one, so it is there only if its row is another, and then also once it is retired. */
function rowsOf(own: readonly Named[], date: string): Rows {
  const current = own.filter(({ entry: { deprecation_date } }) => !(deprecation_date && deprecation_date < date));
  const plain = Object.fromEntries(current.map(({ name, entry }) => [name, rowOf(entry)]));
  const rows = own.flatMap((named): [string, Row][] => {
    const row = rowOf(named.entry);
    const undated = plain[withoutDate(named.name)];
    const isDated = withoutDate(named.name) !== named.name && undated !== undefined;
    const isKept = isDated ? JSON.stringify(undated) !== JSON.stringify(row) : current.includes(named);
    return isKept ? [[named.name, row]] : [];
  });
  return Object.fromEntries(rows);
}

function rowOf(entry: Entry): Row {
  const cost = (figure: number | null | undefined) => (figure ? Math.round(figure * 1e12) / 1e6 : undefined);
  const [cache_read, cache_write] = [
    cost(entry.cache_read_input_token_cost),
    cost(entry.cache_creation_input_token_cost),
  ];
  return {
    window: Math.min(entry.max_input_tokens ?? 0, dearerFrom(entry)),
    input: cost(entry.input_cost_per_token) ?? 0,
    output: cost(entry.output_cost_per_token) ?? 0,
    ...(cache_read && { cache_read }),
    ...(cache_write && { cache_write }),
  };
}

/** Tokens of a request from which on the model costs more. */
function dearerFrom(entry: Entry): number {
  const steps = Object.keys(entry).flatMap((field) => {
    const [, thousands] = /^(?:in|out)put_cost_per_token_above_(\d+)k_tokens$/.exec(field) ?? [];
    return thousands === undefined ? [] : [Number(thousands) * 1000];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...steps);
}

function main([version = "", date = "", path = ""]: readonly string[]): void {
  const table = tableFrom(JSON.parse(readFileSync(path, "utf8")), `LiteLLM ${version}`, date);
  const rows = Object.entries(table.hosts).map(([host, models]) => {
    const lines = Object.entries(models).map(([name, row]) => `      ${JSON.stringify(name)}: ${spaced(row)}`);
    return `    ${JSON.stringify(host)}: {\n${lines.join(",\n")}\n    }`;
  });
  const head = `  "source": ${JSON.stringify(table.source)},\n  "date": ${JSON.stringify(table.date)},`;
  const text = `{\n${head}\n  "hosts": {\n${rows.join(",\n")}\n  }\n}\n`;
  writeFileSync(join(import.meta.dirname, "..", "src/core/model/features/model-table.json"), text);
}

function spaced(row: object): string {
  const fields = Object.entries(row).map(([name, value]) => `${JSON.stringify(name)}: ${value}`);
  return `{ ${fields.join(", ")} }`;
}

if (process.argv[1] === import.meta.filename) main(process.argv.slice(2));
