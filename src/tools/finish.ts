/** The tool with which the model ends its work and gives the message for people. */
import { z } from "zod";
import { text } from "../core/event/content.ts";
import { defineTool, type Tool } from "../core/tool/tool.ts";
import { prompt } from "../prompts.ts";

export function finish(): Tool {
  return defineTool({
    name: "finish",
    description: prompt("tools/finish"),
    input: z.object({ message: z.string().describe("In Markdown: what you did, how you checked it, what is left.") }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    commands: () => [],
    run: async ({ message }) => ({ content: [text(message)] }),
  });
}
