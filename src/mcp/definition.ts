/** A server's tool: its unique name among all tools, and a fingerprint that shows any change. */
import { createHash } from "node:crypto";
import { z } from "zod";

/** The fields of a tool's description that we read. */
export const ServerTool = z.object({
  name: z.string().min(1).max(1000),
  description: z.string().default(""),
  inputSchema: z.unknown(),
  annotations: z
    .object({
      readOnlyHint: z.boolean(),
      destructiveHint: z.boolean(),
      idempotentHint: z.boolean(),
      openWorldHint: z.boolean(),
    })
    .partial()
    .catch({})
    .default({}),
});
/** `isOurs`: this program defines it, for features of a server that are not tools. */
export type ServerTool = z.infer<typeof ServerTool> & Readonly<{ isOurs?: true }>;

/**
 * `name` is the name for the model; `print` is the fingerprint of the whole description, including parts that are not
 * shown.
 */
export type Definition = Readonly<{ name: string; tool: ServerTool; print: string }>;

const MOST_TOOLS = 128;

/** Sorted by name, because the order has no meaning. Of two with the same name, the first counts. */
export function definitionsOf(server: string, tools: readonly ServerTool[]): readonly Definition[] {
  const all = tools.map((tool) => ({ name: toolName(server, tool.name), tool, print: printOf(tool) }));
  const byName = new Map(all.toReversed().map((definition) => [definition.name, definition]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).slice(0, MOST_TOOLS);
}

/** The longest name that every endpoint accepts. */
const LONGEST = 64;

/** `server__tool`, with letters, digits, - and _. A name that had to be changed ends with a hash of the original. */
export function toolName(server: string, tool: string): string {
  const plain = `${server}__${tool.replaceAll(/[^A-Za-z0-9_-]/g, "_")}`;
  if (plain.length <= LONGEST && plain === `${server}__${tool}`) return plain;
  return `${plain.slice(0, LONGEST - 9)}_${hash(tool).slice(0, 8)}`;
}

/** The fingerprint of a list. The order does not matter. */
export function printOfAll(definitions: readonly Definition[]): string {
  return hash(JSON.stringify(definitions.map(({ name, print }) => [name, print]).sort()));
}

function printOf({ name, description, inputSchema, annotations }: ServerTool): string {
  return hash(JSON.stringify(sorted([name, description, inputSchema, annotations])));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** With sorted keys in all objects, so that only the content counts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, field]) => [key, sorted(field)]);
}
