/** Gathers a crew of other agents by name, and has several of them work at the same time. */
import { z } from "zod";
import { text } from "../../core/event/content.ts";
import { AT_ONCE, type SubAgents, type TaskEnd } from "../../core/tool/sub-agents.ts";
import { defineTool, type Tool, type ToolResult } from "../../core/tool/tool.ts";
import { Mistake } from "../../lib/fault.ts";
import { CALLS, LONGEST_ANSWER, requireSubAgents, statusOf, told } from "./answer.ts";

const Input = z.object({
  command: z.enum(["spawn", "delegate"]),
  ids: z.array(z.string()).optional(),
  agent_types: z.array(z.string()).optional(),
  tasks: z.record(z.string(), z.string()).optional().describe("By id."),
});
type Input = z.infer<typeof Input>;

export function delegate(description: string): Tool {
  return defineTool({
    name: "delegate",
    description,
    input: Input,
    annotations: CALLS,
    declaredResources: () => ({ declared: true, keys: [] }),
    run: async (input, { subAgents, signal }) => {
      const port = requireSubAgents(subAgents);
      return input.command === "spawn" ? spawn(input, port) : assign(input, port, signal);
    },
  });
}

function spawn({ ids = [], agent_types: kinds = [] }: Input, subAgents: SubAgents): ToolResult {
  requireSome(ids, "spawn");
  if (kinds.length > ids.length) throw new Mistake("There are more `agent_types` than `ids`.");
  const begun = ids.map((id, index) => subAgents.begin(kinds[index] ?? "general-purpose", id));
  return { content: [text(`They are there and wait for work: ${begun.join(", ")}.`)], ids: begun };
}

/** All are waited for; an id that cannot work does not take the answers of the others with it. */
async function assign({ tasks = {} }: Input, subAgents: SubAgents, signal: AbortSignal): Promise<ToolResult> {
  const given = Object.entries(tasks);
  requireSome(given, "delegate");
  const work = given.map(([id, task]) => workOrRefusal(subAgents, id, task, signal));
  const settled = await Promise.allSettled(work);
  const ends = settled.map((end) => {
    if (end.status === "rejected") throw end.reason;
    return end.value;
  });
  const statuses = Object.fromEntries(ends.map((end) => [end.id, statusOf(end)]));
  const content = told(ends, Math.floor(LONGEST_ANSWER / ends.length));
  return { content, statuses, is_error: ends.every(({ isFinished }) => !isFinished) };
}

async function workOrRefusal(subAgents: SubAgents, id: string, task: string, signal: AbortSignal): Promise<TaskEnd> {
  try {
    return await subAgents.work(id, task, signal);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return { id, agent: "", isFinished: false, why: error.message, answer: "" };
  }
}

function requireSome(list: readonly unknown[], command: Input["command"]): void {
  const parameter = command === "spawn" ? "ids" : "tasks";
  if (list.length === 0) throw new Mistake(`Parameter \`${parameter}\` is required for command: ${command}.`);
  if (list.length > AT_ONCE) throw new Mistake(`Only ${AT_ONCE} can be named in \`${parameter}\` at once.`);
}
