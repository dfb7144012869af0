/** Which tool calls of a play ended in an error, read from the event logs that the action left in its folder. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";

/** `text` is what the model reads. */
export type ToolError = Readonly<{ event: string; tool: string; text: string }>;

const Logged = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("ObservationEvent"),
    id: z.string(),
    tool_name: z.string(),
    observation: z.object({
      is_error: z.boolean(),
      content: z.array(z.object({ text: z.string().optional() })),
    }),
  }),
  z.object({ kind: z.literal("AgentErrorEvent"), id: z.string(), tool_name: z.string(), error: z.string() }),
]);

/** Of all conversations below `folder`, those of sub-agents included, in the order of their logs. */
export function toolErrorsIn(folder: string): readonly ToolError[] {
  return eventFiles(folder).flatMap((path) => {
    const { data } = Logged.safeParse(jsonIn(path));
    if (data?.kind === "AgentErrorEvent") return [{ event: data.id, tool: data.tool_name, text: data.error }];
    if (!data?.observation.is_error) return [];
    const text = data.observation.content.map((part) => part.text ?? "").join("\n");
    return [{ event: data.id, tool: data.tool_name, text }];
  });
}

function eventFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /^event-.*\.json$/.test(basename(path)) && basename(dirname(path)) === "events")
    .sort()
    .map((path) => join(folder, path));
}

/** Undefined for a file that a kill has cut off. */
function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
