/** Makes what a run can propose from what the workflow declares, and the tool for it. */
import { z } from "zod";
import type { Declaration } from "../../action/runner/input/intents-input.ts";
import { defineTool, type Tool } from "../../core/tool/tool.ts";
import { Mistake } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import type { DeclaredIntent } from "./intent.ts";
import { cleanTextFor, type IntentRun, threadOf } from "./place.ts";
import { PROPOSE, proposeTool } from "./propose-tool.ts";
import { declaredIntents } from "./registry.ts";

/** `tools` are for the agent itself, and for none that it calls. */
export type Offer = Readonly<{ declared: readonly DeclaredIntent[]; tools: readonly Tool[] }>;

/** `had` are the tools of the conversation: one that goes on keeps the tool, closed. Throws as `declaredIntents` does. */
export function offer(
  run: Pick<IntentRun, "world" | "job" | "redact" | "trigger">,
  given: readonly Declaration[],
  how: Readonly<{ isRestricted: boolean; had: readonly string[] }>,
): Offer {
  const declared = declaredIntents(given, how);
  const tool = proposeTool({ declared, thread: threadOf(run), clean: cleanTextFor(run) });
  if (tool) return { declared, tools: [tool] };
  return { declared, tools: how.had.includes(PROPOSE) ? [closedTool()] : [] };
}

function closedTool(): Tool {
  const closed = prompt("propose-closed");
  const tool = defineTool({
    name: PROPOSE,
    description: prompt("tools/propose", { intents: "- (none in this run)" }),
    input: z.object({ intent: z.looseObject({ name: z.string() }) }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    run: async () => {
      throw new Mistake(closed);
    },
  });
  return Object.freeze({ ...tool, closed });
}
