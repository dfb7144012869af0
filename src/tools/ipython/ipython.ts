/** The tool that runs Python: one process for a conversation, with the variables and imports that cells left in it. */
import { z } from "zod";
import { defineTool, type Tool } from "../../core/tool/tool.ts";
import { prompt } from "../../prompts.ts";
import { type CellLimits, Cells } from "./cells.ts";

const standard: CellLimits = { default: 120, max: 3600, start: 60, obey: 5 };

/** Make a new one for each conversation. It holds the process from the first call until it is closed. */
export function ipython(limits: Partial<CellLimits> = {}): Tool {
  const cells = new Cells({ ...standard, ...limits });
  return defineTool({
    name: "execute_ipython_cell",
    description: prompt("tools/execute_ipython_cell"),
    input: z.object({
      code: z.string().describe("Any Python; with IPython also magics such as %timeit."),
      timeout: z.number().positive().optional().describe("Seconds until it is interrupted: 120, at most 3600."),
      restart: z.boolean().optional().describe("First start a new process, without earlier variables."),
    }),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
    risk: (_, { isSandboxed }) => (isSandboxed ? "LOW" : "HIGH"),
    commands: ({ code }) => [code],
    declaredResources: () => ({ declared: true, keys: ["ipython:process"] }),
    run: (cell, context) => cells.run(cell, context),
    close: () => cells.close(),
  });
}
