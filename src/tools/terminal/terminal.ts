/**
 * The terminal tool: one shell for a conversation, with the folder, variables and programs that commands left in it.
 */
import { z } from "zod";
import { NOTHING } from "../../core/event/grant.ts";
import { normalizedText } from "../../core/tool/normalized-text.ts";
import { defineTool, type Tool, type ToolContext, type ToolResult } from "../../core/tool/tool.ts";
import { prompt } from "../../prompts.ts";
import { TerminalCalls, type TerminalLimits } from "./terminal-calls.ts";

const standard: TerminalLimits = { quiet: 30, default: 600, max: 3600 };

/** Make a new one for each conversation. It holds the shell from the first call until it is closed. */
export function terminal(limits: Partial<TerminalLimits> = {}): Tool {
  const calls = new TerminalCalls({ ...standard, ...limits });
  return defineTool({
    name: "terminal",
    description: prompt("tools/terminal"),
    input: z.object({
      command: normalizedText().describe("Empty: wait for more output of what runs."),
      is_input: z.boolean().optional().describe("Type `command` into what runs: a line of text, or C-c, C-d, C-z."),
      timeout: z.number().nonnegative().optional().describe("Seconds to wait, at most 3600, also through silence."),
      reset: z.boolean().optional().describe("First end everything that runs, and start a new shell."),
    }),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
    mayOnlyLook: true,
    risk: (_, { isSandboxed }) => (isSandboxed ? "LOW" : "HIGH"),
    // Our shell does not read what is typed into a program, and only our shell gets secrets.
    grant: ({ command, is_input }, { secretsIn }) => ({ ...NOTHING, secrets: is_input ? [] : secretsIn(command) }),
    commands: ({ command }) => [command],
    declaredResources: () => ({ declared: true, keys: ["terminal:session"] }),
    about: ({ command }) => ({ command }),
    run: (input, context) => (context.isApart ? runApart(input, context) : calls.call(input, context)),
    close: () => calls.close(),
  });
}

/** In seconds. Silence does not end the waiting, because nobody can continue this command later. */
const LIMITS = { quiet: 3600, default: 600, max: 3600 };

/** A command that is still running at the time limit ends with its shell. */
export async function runApart(
  { command, timeout }: Readonly<{ command: string; timeout?: number | undefined }>,
  context: ToolContext,
): Promise<ToolResult> {
  const calls = new TerminalCalls(LIMITS);
  try {
    const result = await calls.call({ command, timeout: timeout ?? LIMITS.default }, context);
    const { suffix = "", unsaid = [], ...about } = Object(result.metadata);
    const ended = result.timeout === true ? "\n[It ran in its own sandbox, which has ended with it.]" : "";
    // The shell of all other commands has not moved.
    const where = { working_dir: context.workspace.workingDir, unsaid: [...unsaid, "working_dir"] };
    return { ...result, metadata: { ...about, suffix: `${suffix}${ended}`, ...where } };
  } finally {
    await calls.close();
  }
}
