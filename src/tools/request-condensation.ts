/** The tool with which the model asks for a shorter conversation. */
import { z } from "zod";
import { text } from "../core/event/content.ts";
import { defineTool, type Tool } from "../core/tool/tool.ts";
import { prompt } from "../prompts.ts";

/** It works only for an agent with a condenser that accepts requests; otherwise it changes nothing. */
export function requestCondensation(): Tool {
  return defineTool({
    name: "request_condensation",
    description: prompt("tools/request_condensation"),
    input: z.object({}),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    declaredResources: () => ({ declared: true, keys: [] }),
    condenses: true,
    run: async () => ({ content: [text("Condensation is requested.")] }),
  });
}
