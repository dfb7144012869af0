/** A tool in which the model writes down thoughts. It does nothing else. */
import { z } from "zod";
import { text } from "../core/event/content.ts";
import { defineTool, type Tool } from "../core/tool/tool.ts";
import { prompt } from "../prompts.ts";

export function think(): Tool {
  return defineTool({
    name: "think",
    description: prompt("tools/think"),
    input: z.object({ thought: z.string() }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    commands: () => [],
    run: async () => ({ content: [text("Your thought has been logged.")] }),
  });
}
