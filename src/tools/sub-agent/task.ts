/** Has another agent do a piece of work, and waits for its answer. */
import { z } from "zod";
import { AT_ONCE } from "../../core/tool/sub-agents.ts";
import { defineTool, type Tool } from "../../core/tool/tool.ts";
import { CALLS, LONGEST_ANSWER, requireSubAgents, statusOf, told } from "./answer.ts";

export function task(description: string): Tool {
  return defineTool({
    name: "task",
    description,
    input: z.object({
      prompt: z.string().describe("What to do, where, and what to answer."),
      subagent_type: z.string().default("general-purpose"),
      resume: z.string().optional().describe("The id of an earlier one, which goes on."),
    }),
    annotations: CALLS,
    atOnce: AT_ONCE,
    declaredResources: () => ({ declared: true, keys: [] }),
    run: async ({ prompt, subagent_type, resume }, { subAgents, signal }) => {
      const port = requireSubAgents(subAgents);
      const end = await port.work(resume ?? port.begin(subagent_type), prompt, signal);
      const about = { task_id: end.id, subagent: end.agent, status: statusOf(end) };
      return { ...about, content: told([end], LONGEST_ANSWER), is_error: !end.isFinished };
    },
  });
}
