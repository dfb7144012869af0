/** Carries out the calls of one terminal, in one shell after the other. */
import { text } from "../../core/event/content.ts";
import type { SavedSizes } from "../../core/tool/saved-output.ts";
import type { ToolContext, ToolResult } from "../../core/tool/tool.ts";
import type {
  ShellLimits,
  ShellPlace,
  ShellReport,
  ShellSession,
} from "../../core/workspace/shell-session/shell-session.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { clipMiddle } from "../../lib/clip.ts";
import { Mistake } from "../../lib/fault.ts";
import type { StreamMask } from "../../lib/mask/stream-mask.ts";
import { readable } from "../../lib/terminal-text.ts";
import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { answer } from "./answer.ts";
import { keysOf } from "./keys.ts";
import { ShownOutput } from "./shown-output.ts";

export type TerminalInput = Readonly<{
  command: string;
  is_input?: boolean | undefined;
  timeout?: number | undefined;
  reset?: boolean | undefined;
}>;

/** Seconds: of silence, after which a command without a timeout is reported; of any command without, and with one. */
export type TerminalLimits = Readonly<{ quiet: number; default: number; max: number; saved?: SavedSizes }>;

/** A shell, where the model was told last that it is, and what runs in it. */
type Open = { session: ShellSession; place: ShellPlace; command: string; mask: StreamMask | undefined };

const maxEarlier = 5000;

export class TerminalCalls {
  readonly #limits: TerminalLimits;
  #open: Open | undefined;

  constructor(limits: TerminalLimits) {
    this.#limits = limits;
  }

  async call(input: TerminalInput, context: ToolContext): Promise<ToolResult> {
    if (input.reset && input.is_input) throw new Mistake("Nothing can be typed into a terminal that is being reset.");
    const { workspace } = context;
    if (input.reset) await this.close();
    if (input.is_input || input.command.trim() === "") return this.#follow(input, context);
    const open = await this.#opened(workspace);
    return this.#run(open, input, context);
  }

  async close(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    await open?.session.close();
  }

  async #opened(workspace: Workspace): Promise<Open> {
    if (this.#open) return this.#open;
    const session = await workspace.openShell();
    this.#open = { session, place: session.start, command: "", mask: undefined };
    return this.#open;
  }

  async #run(open: Open, input: TerminalInput, context: ToolContext, prefix = ""): Promise<ToolResult> {
    const command = input.command.replaceAll("\r\n", "\n");
    const variables = (await context.secrets?.namedIn(command)) ?? {};
    const report = await open.session.run(command, variables, this.#limitsOf(input, context.signal));
    if (report.status === "busy")
      throw new Mistake(prompt("tools/terminal-busy", { command: oneLine(open.command, 200) }));
    if (report.status === "ended" && report.isBefore) {
      await this.close();
      const gone = prompt("tools/terminal-gone", { code: String(report.exitCode) });
      return this.#run(await this.#opened(context.workspace), input, context, gone);
    }
    open.command = command;
    open.mask = context.secrets?.masker();
    return this.#answer(open, report, input, context, prefix || earlierWords(report, context));
  }

  /** More of what runs: by waiting, or by typing into it. */
  async #follow(input: TerminalInput, context: ToolContext): Promise<ToolResult> {
    const open = this.#open;
    if (input.reset) return { content: [text("[The terminal was reset. The next command starts a new shell.]")] };
    if (!open) throw nothingRuns(input);
    const limits = this.#limitsOf(input, context.signal);
    const { session } = open;
    const report =
      input.command === "" || !input.is_input ? session.read(limits) : session.type(keysOf(input.command), limits);
    const first = await report;
    if (first.status === "idle" && first.output === "") throw nothingRuns(input);
    return this.#answer(open, first, input, context, "");
  }

  async #answer(
    open: Open,
    first: ShellReport,
    input: TerminalInput,
    context: ToolContext,
    prefix: string,
  ): Promise<ToolResult> {
    const { workspace, signal } = context;
    const output = new ShownOutput(workspace, open.mask, this.#limits.saved);
    let report = first;
    for (; report.status === "more"; report = await open.session.rest(signal)) await output.push(report.output);
    await output.push(report.output);
    const shown = await output.finish(report.status !== "running");
    const before = open.place;
    if (report.status === "finished") open.place = report.place;
    if (report.status === "ended") await this.close();
    const { totalMs } = this.#limitsOf(input, signal);
    return answer(report, shown, {
      ...{ command: input.command, prefix, root: workspace.workingDir },
      ...{ start: open.session.start, before, place: open.place },
      seconds: { quiet: this.#limits.quiet, total: totalMs / 1000 },
    });
  }

  #limitsOf({ timeout }: TerminalInput, signal: AbortSignal): ShellLimits {
    if (timeout !== undefined) return { totalMs: Math.min(timeout, this.#limits.max) * 1000, signal };
    return { quietMs: this.#limits.quiet * 1000, totalMs: this.#limits.default * 1000, signal };
  }
}

function nothingRuns({ is_input, command }: TerminalInput): Mistake {
  const missing = is_input && command !== "" ? "nothing to type into" : "no more output to wait for";
  return new Mistake(`No command is running, so there is ${missing}. Give a command.`);
}

/** "" if nothing came between the last call and this one. */
function earlierWords({ earlier }: ShellReport, { secrets }: ToolContext): string {
  if (!earlier) return "";
  const output = readable(secrets?.mask(earlier.output) ?? earlier.output).trim();
  const code = earlier.exitCode === undefined ? "" : `The command before finished with exit code ${earlier.exitCode}. `;
  if (output === "") return code && `[${code.trim()}]`;
  const clipped = clipMiddle(output, maxEarlier, "[... cut ...]");
  return `[${code}Since the last call, not from this command:]\n${clipped}\n[From this command:]`;
}
