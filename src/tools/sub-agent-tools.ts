/** The tools with which an agent starts sub-agents, for conversations that have some. */
import { z } from "zod";
import { type Content, text } from "../core/event/content.ts";
import {
  type Annotations,
  AT_ONCE,
  defineTool,
  type SubAgents,
  type TaskEnd,
  type Tool,
  type ToolResult,
} from "../core/tool/tool.ts";
import { Mistake } from "../lib/fault.ts";
import { clipMiddle, oneLine } from "../lib/text.ts";
import { prompt } from "../prompts.ts";
import type { Descriptions } from "./standard-tools.ts";

/** The sub-agents from which the model chooses. */
type SubAgentKind = Readonly<{ name: string; description: string }>;

type SubAgentToolsOptions = Readonly<{ kinds: readonly SubAgentKind[]; descriptions?: Descriptions }>;

/** The limit in characters, because each request contains them. */
const LONGEST_DESCRIPTION = 200;
const LONGEST_LIST = 2000;

/** undefined if there are no sub-agents. */
export function subAgentTools({ kinds, descriptions = "long" }: SubAgentToolsOptions): readonly Tool[] {
  if (kinds.length === 0) return [];
  const words = descriptions === "long" ? "tools" : "tools/short";
  return [task(prompt(`${words}/task`, { kinds: listOf(kinds) })), delegate(prompt(`${words}/delegate`))];
}

function listOf(kinds: readonly SubAgentKind[]): string {
  const lines: string[] = [];
  let left = LONGEST_LIST;
  for (const { name, description } of kinds) {
    const line = `- ${name}: ${oneLine(description, LONGEST_DESCRIPTION)}`;
    left -= line.length;
    lines.push(left < 0 ? `- ${name}` : line);
  }
  return lines.join("\n");
}

export function task(description: string): Tool {
  return defineTool({
    name: "task",
    description,
    input: z.object({
      prompt: z.string().describe("What to do, where, and what to answer."),
      subagent_type: z.string().default("general-purpose"),
      resume: z.string().optional().describe("The id of an earlier sub-agent to continue."),
    }),
    annotations: CALLS,
    risk: "LOW", // what a sub-agent does is judged call by call
    atOnce: AT_ONCE,
    declaredResources: () => ({ declared: true, keys: [] }),
    about: ({ subagent_type, resume = "" }) => ({ task_id: resume, subagent: subagent_type, status: "stopped" }),
    run: async ({ prompt, subagent_type, resume }, { subAgents, signal }) => {
      const port = requireSubAgents(subAgents);
      const end = await port.work(resume ?? port.begin(subagent_type), prompt, signal);
      const about = { task_id: end.id, subagent: end.agent, status: statusOf(end) };
      return { ...about, content: [text(answerOf(end, LONGEST_ANSWER))], is_error: !end.isFinished };
    },
  });
}

const Input = z.object({
  command: z.enum(["spawn", "delegate"]),
  ids: z.array(z.string()).optional(),
  agent_types: z.array(z.string()).optional(),
  tasks: z.record(z.string(), z.string()).optional().describe("By id."),
});
type Input = z.infer<typeof Input>;

/** Creates several sub-agents by name, and lets them work at the same time. */
function delegate(description: string): Tool {
  return defineTool({
    name: "delegate",
    description,
    input: Input,
    annotations: CALLS,
    risk: "LOW", // what a sub-agent does is judged call by call
    declaredResources: () => ({ declared: true, keys: [] }),
    about: ({ command }) => ({ command }),
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
  return { content: [text(`Ready for work: ${begun.join(", ")}.`)] };
}

/** Waits for all. If one fails, the answers of the others are still returned. */
async function assign({ tasks = {} }: Input, subAgents: SubAgents, signal: AbortSignal): Promise<ToolResult> {
  const given = Object.entries(tasks);
  requireSome(given, "delegate");
  const work = given.map(([id, task]) => workOrRefusal(subAgents, id, task, signal));
  const settled = await Promise.allSettled(work);
  const ends = settled.map((end) => {
    if (end.status === "rejected") throw end.reason;
    return end.value;
  });
  const content = told(ends, Math.floor(LONGEST_ANSWER / ends.length));
  return { content, is_error: ends.every(({ isFinished }) => !isFinished) };
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

/** A sub-agent may do everything that the tools of this agent can do. */
const CALLS: Annotations = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
};

/** The limit in characters of all answers of a call together. */
const LONGEST_ANSWER = 20_000;

function requireSubAgents(subAgents: SubAgents | undefined): SubAgents {
  if (subAgents) return subAgents;
  throw new Mistake("There are no sub-agents here. Do the work yourself.");
}

function statusOf({ isFinished }: TaskEnd): "completed" | "stopped" {
  return isFinished ? "completed" : "stopped";
}

/** Each answer with the name of its author, cut in the middle if it is longer than `limit`. */
function told(ends: readonly TaskEnd[], limit: number): readonly Content[] {
  return [text(ends.map((end) => toldOne(end, limit)).join("\n\n"))];
}

function toldOne(end: TaskEnd, limit: number): string {
  const kind = end.agent === "" ? "" : `, ${end.agent}`;
  return `[${end.id}${kind}: ${statusOf(end)}]\n${answerOf(end, limit)}`;
}

function answerOf(end: TaskEnd, limit: number): string {
  const cut = "[... its answer is cut here: ask it for the rest ...]";
  const answer = clipMiddle(end.answer.trim() || "It said nothing.", limit, cut);
  const stopped = end.isFinished ? [] : [`Not finished: ${end.why}`];
  return [...stopped, answer].join("\n");
}
