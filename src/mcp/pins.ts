/** What servers said of their tools when a conversation began, as its log has it. */
import { z } from "zod";
import type { FileStore } from "../core/event/file-store.ts";
import type { Pin } from "./mcp-tool.ts";

const Meta = z.object({ tool_name: z.string(), server: z.string(), print: z.string() });
const Opening = z.object({
  kind: z.literal("SystemPromptEvent"),
  tools: z.array(z.object({ meta: Meta.optional().catch(undefined) })),
});

/** It is among the first events, if there is one. */
const LOOKED_AT = 5;

/** By the name that the model knows; none for a conversation that has not begun. */
export function pinsIn(store: Pick<FileStore, "list" | "read">): ReadonlyMap<string, Pin> {
  for (const name of store.list("events").slice(0, LOOKED_AT)) {
    const opening = Opening.safeParse(parsed(store.read(`events/${name}`))).data;
    if (opening) return new Map(opening.tools.flatMap(({ meta }) => (meta ? [[meta.tool_name, meta] as const] : [])));
  }
  return new Map();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // what recovery will set aside
  }
}
