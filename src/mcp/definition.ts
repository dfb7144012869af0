/** A tool as a server describes it: under a name of its own among all tools, and with a print that shows any change. */
import { createHash } from "node:crypto";
import { z } from "zod";

/** What a server says of a tool, as far as we read it. */
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
/** `isOurs`: it is made here, for what a server has beside tools. */
export type ServerTool = z.infer<typeof ServerTool> & Readonly<{ isOurs?: true }>;

/** `name` is what the model calls it; `print` is of all that the server says of it, also of what is not shown. */
export type Definition = Readonly<{ name: string; tool: ServerTool; print: string }>;

const MOST_TOOLS = 128;

/** In the order of their names, which says nothing; of two with one name, the first. */
export function definitionsOf(server: string, tools: readonly ServerTool[]): readonly Definition[] {
  const all = tools.map((tool) => ({ name: toolName(server, tool.name), tool, print: printOf(tool) }));
  const byName = new Map(all.toReversed().map((definition) => [definition.name, definition]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).slice(0, MOST_TOOLS);
}

/** The longest name that every endpoint takes. */
const LONGEST = 64;

/** `server__tool`, with letters, digits, - and _. One that had to be changed for that ends in a print of what it was. */
export function toolName(server: string, tool: string): string {
  const plain = `${server}__${tool.replaceAll(/[^A-Za-z0-9_-]/g, "_")}`;
  if (plain.length <= LONGEST && plain === `${server}__${tool}`) return plain;
  return `${plain.slice(0, LONGEST - 9)}_${hash(tool).slice(0, 8)}`;
}

/** Of a whole list: another order is no change. */
export function printOfAll(definitions: readonly Definition[]): string {
  return hash(JSON.stringify(definitions.map(({ name, print }) => [name, print]).sort()));
}

function printOf({ name, description, inputSchema, annotations }: ServerTool): string {
  return hash(JSON.stringify(sorted([name, description, inputSchema, annotations])));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** With the keys of all objects in order, so that only what is said counts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, field]) => [key, sorted(field)]);
}
