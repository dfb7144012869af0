/** Offers the resources of a server as two read-only tools, if it has any. */
import { z } from "zod";
import { text } from "../core/event/content.ts";
import type { ToolResult } from "../core/tool/tool.ts";
import { readable } from "../lib/terminal-text.ts";
import { oneLine } from "../lib/text.ts";
import { prompt } from "../prompts.ts";
import type { ServerTool } from "./definition.ts";
import { contentsOf, ReadResult } from "./result.ts";

/** Asks the server. */
export type AskServer = <Answer>(
  method: string,
  params: Record<string, unknown>,
  schema: z.ZodType<Answer>,
) => Promise<Answer>;

export const LIST = "list_resources";
export const READ = "read_resource";

const ours = {
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  isOurs: true,
} as const;

/** This program defines them, with the server's name. A tool of the server with such a name takes precedence. */
export function resourceTools(): readonly ServerTool[] {
  const schemaOf = (field: string, required: readonly string[]) => ({
    type: "object",
    properties: { [field]: { type: "string" } },
    required,
  });
  return [
    { name: LIST, description: prompt("mcp/list-resources"), inputSchema: schemaOf("cursor", []), ...ours },
    { name: READ, description: prompt("mcp/read-resource"), inputSchema: schemaOf("uri", ["uri"]), ...ours },
  ];
}

const words = z.string().default("");
const Listed = { name: words, description: words, mimeType: words };
const Resources = z.object({
  resources: z.array(z.object({ uri: z.string(), ...Listed })),
  nextCursor: z.string().optional(),
});
const Templates = z.object({ resourceTemplates: z.array(z.object({ uriTemplate: z.string(), ...Listed })) });

export async function listResources(ask: AskServer, { cursor }: Readonly<{ cursor?: unknown }>): Promise<ToolResult> {
  const { resources, nextCursor } = await ask("resources/list", cursor === undefined ? {} : { cursor }, Resources);
  const none = { resourceTemplates: [] };
  const { resourceTemplates } = await ask("resources/templates/list", {}, Templates).catch(() => none);
  const lines = [
    ...resources.map(({ uri, ...more }) => lineOf(uri, more)),
    ...resourceTemplates.map(({ uriTemplate, ...more }) => lineOf(uriTemplate, more)),
    ...(nextCursor === undefined ? [] : [`There are more: call this again with the cursor ${nextCursor}`]),
  ];
  return { content: [text(lines.length > 0 ? lines.join("\n") : "There are no resources.")] };
}

export async function readResource(ask: AskServer, { uri }: Readonly<{ uri?: unknown }>): Promise<ToolResult> {
  return contentsOf(await ask("resources/read", { uri }, ReadResult));
}

type ResourceText = Readonly<{ name: string; description: string; mimeType: string }>;

function lineOf(place: string, { name, mimeType, description }: ResourceText): string {
  const about = [name, mimeType, description].filter((part) => part !== "").join(", ");
  return oneLine(readable(`${place} (${about})`), 500);
}
