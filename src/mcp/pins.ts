/** Reads how the servers described their tools when a conversation began. Its prompt has these descriptions for good. */
import { z } from "zod";
import type { FileStore } from "../core/event/file-store.ts";
import type { Pin } from "./mcp-tool.ts";

const Meta = z.object({ tool_name: z.string(), server: z.string(), print: z.string() });
const hint = z.boolean();
const Recorded = z.object({
  description: z.string(),
  annotations: z.object({ readOnlyHint: hint, destructiveHint: hint, idempotentHint: hint, openWorldHint: hint }),
  mcp_tool: z.object({ inputSchema: z.record(z.string(), z.unknown()) }),
});
const Opening = z.object({
  kind: z.literal("SystemPromptEvent"),
  tools: z.array(z.object({ meta: Meta }).and(Recorded.partial().catch({})).optional().catch(undefined)),
});

/** The opening is one of the first events. */
const LOOKED_AT = 5;

/** By the tool name that the model sees. Empty for a conversation that has not begun. */
export function pinsIn(store: Pick<FileStore, "list" | "read">): ReadonlyMap<string, Pin> {
  for (const name of store.list("events").slice(0, LOOKED_AT)) {
    const opening = Opening.safeParse(parsed(store.read(`events/${name}`))).data;
    if (opening)
      return new Map(opening.tools.flatMap((tool) => (tool ? [[tool.meta.tool_name, pinOf(tool)] as const] : [])));
  }
  return new Map();
}

function pinOf({ meta, ...tool }: NonNullable<z.infer<typeof Opening>["tools"][number]>): Pin {
  const { server, print } = meta;
  const { description, annotations, mcp_tool } = tool;
  const isWhole = description !== undefined && annotations && mcp_tool;
  return {
    server,
    print,
    ...(isWhole && { recorded: { description, annotations, inputSchema: mcp_tool.inputSchema } }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // recovery handles unreadable events
  }
}
