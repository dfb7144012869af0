/** The editor tool: five commands on one text file, with an undo for each edit. */
import { z } from "zod";
import { text } from "../../core/event/content.ts";
import { defineTool, type Tool, type ToolContext, type ToolResult } from "../../core/tool/tool.ts";
import { Mistake, unreachable } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { fileResources } from "../text/file-key.ts";
import { create, insert, replace, undo } from "./change.ts";
import { view } from "./view.ts";

const Input = z.object({
  command: z.enum(["view", "create", "str_replace", "insert", "undo_edit"]),
  path: z.string().describe("File or directory."),
  file_text: z.string().optional().describe("For create: the whole content."),
  old_str: z.string().optional().describe("For str_replace: the exact text to replace."),
  new_str: z.string().optional().describe("For str_replace and insert: the new text."),
  insert_line: z.int().min(0).optional().describe("For insert: the line to insert after."),
  view_range: z
    .array(z.int())
    .length(2)
    .optional()
    .describe("For view: first and last line, from 1; -1 is the end of the file."),
});
type Input = z.infer<typeof Input>;

/** The undo history belongs to the workspace, so that it outlives the tool. */
export function fileEditor(): Tool {
  return defineTool({
    name: "file_editor",
    description: prompt("tools/file_editor"),
    input: Input,
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    declaredResources: ({ path }, workspace) => fileResources([path], workspace),
    run: async (input, context) => {
      const about = { command: input.command, path: input.path };
      try {
        return { ...about, ...(await perform(input, context)) };
      } catch (error) {
        // Answered here and not by the caller: on the wire, this observation always says which command it was.
        if (!(error instanceof Mistake)) throw error;
        return { ...about, prev_exist: true, content: [text(error.message)], is_error: true };
      }
    },
  });
}

async function perform(input: Input, context: ToolContext): Promise<ToolResult> {
  const { command, path } = input;
  const file = { context, path };
  switch (command) {
    case "view":
      return { content: await view(context.workspace, path, input.view_range), prev_exist: true };
    case "create":
      return create(file, given(input, "file_text"));
    case "str_replace":
      return replace(file, given(input, "old_str"), given(input, "new_str"));
    case "insert":
      return insert(file, given(input, "insert_line"), given(input, "new_str"));
    case "undo_edit":
      return undo(file);
    default:
      return unreachable(command);
  }
}

function given<Name extends keyof Input>(input: Input, name: Name): NonNullable<Input[Name]> {
  const value = input[name];
  if (value === undefined) throw new Mistake(`Parameter \`${name}\` is required for command: ${input.command}.`);
  return value;
}
