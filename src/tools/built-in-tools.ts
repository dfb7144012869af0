/** The tools that need no workspace: the end of the work, thoughts, a task list, and a shorter conversation. */
import { z } from "zod";
import { text } from "../core/event/content.ts";
import { defineTool, type Tool, type ToolState } from "../core/tool/tool.ts";
import { Mistake } from "../lib/fault.ts";
import { prompt } from "../prompts.ts";

/** The tool with which the model ends its work and gives the message for people. */
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

/** A tool in which the model writes down thoughts. It does nothing else. */
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

const Task = z
  .object({
    title: z.string(),
    notes: z.string().default(""),
    status: z.enum(["todo", "in_progress", "done"]).default("todo"),
  })
  .readonly();
type Task = z.infer<typeof Task>;

const Tasks = z.array(Task).readonly();

const KEY = "tasks";

/** The list is in the state of the conversation, never in the repository. Without a state, it is in memory. */
export function taskTracker(): Tool {
  const memory = new Map<string, unknown>();
  return defineTool({
    name: "task_tracker",
    description: prompt("tools/task_tracker"),
    input: z.object({
      command: z.enum(["view", "plan"]).default("view"),
      task_list: Tasks.optional().describe("plan: the whole new list."),
    }),
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    mayOnlyLook: true,
    risk: "LOW",
    commands: () => [],
    about: ({ command }) => ({ command }),
    run: async ({ command, task_list }, { state = memory }) => {
      if (command === "plan") state.set(KEY, required(task_list));
      const tasks = tasksIn(state);
      return { content: [text(render(tasks))], task_list: tasks };
    },
  });
}

function required(tasks: readonly Task[] | undefined): readonly Task[] {
  if (tasks) return tasks;
  throw new Mistake("Parameter `task_list` is required for command: plan.");
}

// An unreadable list of another version is ignored.
function tasksIn(state: Pick<ToolState, "get">): readonly Task[] {
  return Tasks.safeParse(state.get(KEY)).data ?? [];
}

const marks = { todo: "[ ]", in_progress: "[>]", done: "[x]" } as const;

function render(tasks: readonly Task[]): string {
  if (tasks.length === 0) return "The task list is empty. Use plan to write one.";
  return tasks
    .map(({ title, notes, status }, index) => `${index + 1}. ${marks[status]} ${title}${notes && `\n   ${notes}`}`)
    .join("\n");
}

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
