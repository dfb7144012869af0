/** Runs the calls of one terminal, in one shell after the other. */
import { dirname } from "node:path";
import { text } from "../../core/event/content.ts";
import { type SavedSizes, type ShortenedOutput, ShownOutput } from "../../core/tool/saved-output.ts";
import type { ToolContext, ToolResult } from "../../core/tool/tool.ts";
import type { StyledLine } from "../../core/view/shown-content.ts";
import type {
  ShellLimits,
  ShellPlace,
  ShellReport,
  ShellSession,
  ShellStart,
  Workspace,
} from "../../core/workspace/workspace.ts";
import { Fault, Mistake } from "../../lib/fault.ts";
import type { StreamMask } from "../../lib/mask/mask.ts";
import { readable } from "../../lib/terminal-text.ts";
import { clipMiddle, oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";

export type TerminalInput = Readonly<{
  command: string;
  is_input?: boolean | undefined;
  timeout?: number | undefined;
  reset?: boolean | undefined;
}>;

/**
 * Seconds: of silence after which a command without a timeout is reported, of a command without a timeout, and with
 * one.
 */
export type TerminalLimits = Readonly<{ quiet: number; default: number; max: number; saved?: SavedSizes }>;

/** A shell, its folder as the model last saw it, and what is running in it. */
type Open = {
  session: ShellSession;
  workspace: string;
  place: ShellPlace;
  command: string;
  mask: StreamMask | undefined;
};

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
    const { workingDir } = workspace;
    if (this.#open && this.#open.workspace !== workingDir) throw elsewhere();
    if (this.#open) return this.#open;
    const session = await workspace.openShell();
    this.#open = { session, workspace: workingDir, place: session.start, command: "", mask: undefined };
    return this.#open;
  }

  /** Starts in the folder of the shell before, if it still exists. */
  async #openedIn(folder: string, { workspace, signal }: ToolContext): Promise<Open> {
    const open = await this.#opened(workspace);
    if (folder === open.place.workingDir) return open;
    const command = `cd -- '${folder.replaceAll("'", "'\\''")}'`;
    const report = await open.session.run(command, {}, { totalMs: this.#limits.default * 1000, signal });
    if (report.status === "finished") open.place = report.place;
    return open;
  }

  /** Once more in a new shell where the last one has ended before the command. `prefix` says that it did. */
  async #run(open: Open, input: TerminalInput, context: ToolContext, prefix = ""): Promise<ToolResult> {
    const { command } = input;
    const variables = (await context.secrets?.granted()) ?? {};
    const report = await open.session.run(command, variables, this.#limitsOf(input, context.signal));
    if (report.status === "busy")
      throw new Mistake(prompt("tools/terminal-busy", { command: oneLine(open.command, 200) }));
    if (report.status === "ended" && report.isBefore && prefix === "") {
      await this.close();
      const gone = prompt("tools/terminal-gone", { code: String(report.exitCode) });
      return this.#run(await this.#openedIn(open.place.workingDir, context), input, context, gone);
    }
    open.command = command;
    open.mask = context.secrets?.masker();
    return this.#answer(open, report, input, context, prefix || earlierWords(report, context));
  }

  /** Gets more output of the running command, by waiting or by typing into it. */
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
    const output = new ShownOutput("terminal", { workspace, mask: open.mask, sizes: this.#limits.saved });
    let report = first;
    for (; report.status === "more"; report = await open.session.rest(signal)) await output.push(report.output);
    await output.push(report.output);
    const shown = await output.finish(report.status !== "running");
    const before = open.place;
    if (report.status === "finished") open.place = report.place;
    if (report.status === "ended") await this.close();
    const { totalMs } = this.#limitsOf(input, signal);
    return answer(
      report,
      { ...shown, styles: await stylesOf(shown) },
      {
        prefix,
        root: workspace.workingDir,
        start: open.session.start,
        before,
        place: open.place,
        seconds: { quiet: this.#limits.quiet, total: totalMs / 1000 },
      },
    );
  }

  #limitsOf({ timeout }: TerminalInput, signal: AbortSignal): ShellLimits {
    if (timeout !== undefined) return { totalMs: Math.min(timeout, this.#limits.max) * 1000, signal };
    return { quietMs: this.#limits.quiet * 1000, totalMs: this.#limits.default * 1000, signal };
  }
}

/** Its shell would run in a workspace that is not that of the call. */
function elsewhere(): Fault {
  return new Fault("config", "This terminal has a shell in the workspace of another conversation.", {
    hint: "Make new tools and a new agent for each conversation.",
  });
}

function nothingRuns({ is_input, command }: TerminalInput): Mistake {
  const missing = is_input && command !== "" ? "nothing to type into" : "no more output to wait for";
  return new Mistake(`No command is running, so there is ${missing}. Give a command.`);
}

/** Returns "" if there was no output between the last call and this one. */
function earlierWords({ earlier }: ShellReport, { secrets }: ToolContext): string {
  if (!earlier) return "";
  const output = readable(secrets?.mask(earlier.output) ?? earlier.output).trim();
  const code = earlier.exitCode === undefined ? "" : `The command before finished with exit code ${earlier.exitCode}. `;
  if (output === "") return code && `[${code.trim()}]`;
  const clipped = clipMiddle(output, maxEarlier, "[... cut ...]");
  return `[${code}Since the last call, not from this command:]\n${clipped}\n[From this command:]`;
}

/** A terminal accepts no longer lines and would silently drop the rest. */
const maxLineBytes = 4000;

/** `C-c` and similar are one key; other text is a line and ends with Enter. */
export function keysOf(input: string): string {
  const letter = /^C-([a-zA-Z[\\\]^_])$/.exec(input)?.[1];
  if (letter !== undefined) return String.fromCharCode(letter.toUpperCase().charCodeAt(0) & 0x1f);
  if (/^[^\P{Cc}\n\r\t]+$/u.test(input)) return input;
  if (input.split("\n").some((line) => Buffer.byteLength(line) > maxLineBytes)) {
    throw new Mistake(`A terminal takes lines of up to ${maxLineBytes} bytes. Put the text in a file and use that.`);
  }
  return input.endsWith("\n") ? input : `${input}\n`;
}

/** The state that the model last saw, and its request. `seconds` are the limits of this call. */
type Asked = Readonly<{
  prefix: string;
  root: string;
  start: ShellStart;
  before: ShellPlace;
  place: ShellPlace;
  seconds: Readonly<{ quiet: number; total: number }>;
}>;

type Styled = Readonly<{ styles: Readonly<{ styles?: readonly StyledLine[] }> }>;

/** For the page of the run: the model is told nothing of colors. */
async function stylesOf({ raw, text }: ShortenedOutput): Promise<Styled["styles"]> {
  if (!raw.includes("\u001B[")) return {};
  const { stylesIn } = await import("./styles.ts");
  const styles = stylesIn(raw, text);
  return styles.length > 0 ? { styles } : {};
}

/** The content is the output alone; `metadata` has what the model is told with it. */
function answer(
  report: ShellReport,
  { text: output, file, styles }: ShortenedOutput & Styled,
  asked: Asked,
): ToolResult {
  const exit_code = "exitCode" in report ? report.exitCode : -1;
  const suffix = suffixOf(report, asked);
  const apart = {
    prefix: asked.prefix === "" || `${output}${suffix}` === "" ? asked.prefix : `${asked.prefix}\n`,
    suffix: suffix === "" || output === "" ? suffix : `\n${suffix}`,
    unsaid: [...knownOf(asked), ...(report.status === "finished" ? [] : ["exit_code"])],
  };
  return {
    content: [text(output)],
    exit_code,
    timeout: report.status === "running",
    metadata: { ...metadataOf(asked, exit_code), ...apart, ...styles, ...(file && { full_output_file: file }) },
    ...(file && { full_output_save_dir: dirname(file) }),
  };
}

function suffixOf(report: ShellReport, { seconds, root }: Asked): string {
  switch (report.status) {
    case "running":
      return prompt("tools/terminal-running", {
        why:
          report.because === "quiet"
            ? `silent for ${seconds.quiet} seconds`
            : `not done after ${seconds.total} seconds`,
      });
    case "ended":
      return prompt("tools/terminal-ended", { code: String(report.exitCode), folder: root });
    case "idle":
      return "[No command is running: this came from the background.]";
    case "finished":
      return report.exitCode === stopped ? prompt("tools/terminal-stopped") : "";
    default:
      return "";
  }
}

/** 128 and the number of the signal of C-z. */
const stopped = 148;

/** Returns the facts that the model knows without being told: it starts in the root. */
function knownOf({ before, place, root }: Asked): readonly string[] {
  const { workingDir, python } = place;
  return [
    ...(workingDir === root && workingDir === before.workingDir ? ["working_dir"] : []),
    ...(python === before.python ? ["py_interpreter_path"] : []),
  ];
}

function metadataOf({ start, place }: Asked, exit_code: number) {
  return {
    exit_code,
    pid: place.lastJob,
    ...(start.user !== undefined && { username: start.user }),
    hostname: start.host,
    working_dir: place.workingDir,
    ...(place.python !== undefined && { py_interpreter_path: place.python }),
  };
}
