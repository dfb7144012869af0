/** The tool that runs Python: one process for a conversation, with the variables and imports that cells left in it. */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { type Content, type ImageContent, text } from "../../core/event/content.ts";
import { normalizedText } from "../../core/tool/normalized-text.ts";
import { ShownOutput } from "../../core/tool/saved-output.ts";
import { defineTool, type Tool, type ToolContext, type ToolResult } from "../../core/tool/tool.ts";
import type { Program, ProgramNews, Workspace } from "../../core/workspace/workspace.ts";
import { Mistake } from "../../lib/fault.ts";
import { parseJson } from "../../lib/parse-json.ts";
import { prompt } from "../../prompts.ts";
import { WORKER } from "./worker.ts";

const standard: CellLimits = { default: 120, max: 3600, start: 60, obey: 5 };

/** Make a new one for each conversation. It holds the process from the first call until it is closed. */
export function ipython(limits: Partial<CellLimits> = {}): Tool {
  const cells = new Cells({ ...standard, ...limits });
  return defineTool({
    name: "execute_ipython_cell",
    description: prompt("tools/execute_ipython_cell"),
    input: z.object({
      code: normalizedText().describe("Any Python; with IPython also magics such as %timeit."),
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

export type Cell = Readonly<{ code: string; timeout?: number | undefined; restart?: boolean | undefined }>;

/** In seconds: a cell without a timeout, the longest, the start of Python, and the time to obey an interruption. */
type CellLimits = Readonly<{ default: number; max: number; start: number; obey: number }>;

const Message = z.union([
  z.object({ text: z.string() }).readonly(),
  z.object({ image: z.base64() }).readonly(),
  z.object({ ready: z.string() }).readonly(),
  z.object({ end: z.enum(["ok", "error", "interrupted"]) }).readonly(),
]);
type Message = z.infer<typeof Message>;

/** How a cell ended; `lost`: with its process. */
type End = "ok" | "error" | "interrupted" | "stopped" | "lost";

type Take = (message: Message) => Promise<void>;

class Cells {
  readonly #limits: CellLimits;
  #process: Promise<PythonProcess> | undefined;
  /** Whether the model has to hear that variables are gone. */
  #isLost = false;

  constructor(limits: CellLimits) {
    this.#limits = limits;
  }

  async run({ code, timeout, restart = false }: Cell, context: ToolContext): Promise<ToolResult> {
    if (restart) await this.close();
    if (restart) this.#isLost = false;
    if (code.trim() === "") return { content: [text(prompt("tools/ipython-restarted"))] };
    const isAgain = this.#isLost;
    const python = await this.#opened(context.workspace);
    this.#isLost = false;
    const seconds = Math.min(timeout ?? this.#limits.default, this.#limits.max);
    const shown = new ShownOutput("ipython", { workspace: context.workspace, mask: context.secrets?.masker() });
    const images: ImageContent[] = [];
    const end = await this.#run(python, { code, seconds, signal: context.signal }, async (message) => {
      if ("text" in message) await shown.push(message.text);
      if ("image" in message && isTaken(message.image, images.length)) images.push(imageOf(message.image));
    });
    const { text: output, file } = await shown.finish(true);
    const lines = [
      isAgain ? prompt("tools/ipython-lost") : "",
      output,
      wordsOf(end, { seconds, why: python.end }),
    ].filter((line) => line !== "");
    return {
      content: [text(lines.join("\n") || prompt("tools/ipython-silent")), ...images] satisfies Content[],
      is_error: end !== "ok",
      code,
      ...(file && { metadata: { full_output_file: file } }),
    };
  }

  async close(): Promise<void> {
    const opened = this.#process;
    this.#process = undefined;
    await (await opened?.catch(() => undefined))?.close();
  }

  async #run(python: PythonProcess, { code, seconds, signal }: Order, take: Take): Promise<End> {
    try {
      await python.write({ code });
      const end = await python.until(seconds, signal, take);
      if (end !== "late" && end !== "lost") return end;
      if (end === "late") {
        await python.write({ interrupt: true });
        const obeyed = await python.until(this.#limits.obey, signal, take);
        if (obeyed !== "late" && obeyed !== "lost") return "stopped";
      }
    } catch (error) {
      if (!(error instanceof Mistake)) {
        this.#isLost = true;
        await this.close();
        throw error;
      }
    }
    this.#isLost = true;
    await this.close();
    return "lost";
  }

  #opened(workspace: Workspace): Promise<PythonProcess> {
    this.#process ??= PythonProcess.open(workspace, this.#limits.start).catch((error) => {
      this.#process = undefined;
      throw error;
    });
    return this.#process;
  }
}

type Order = Readonly<{ code: string; seconds: number; signal: AbortSignal }>;

class PythonProcess {
  readonly #program: Program;
  #reading: Promise<ProgramNews> | undefined;
  /** How it ended, in words; "" while it runs. */
  end = "";

  private constructor(program: Program) {
    this.#program = program;
  }

  /** A `Mistake` if Python cannot be started. */
  static async open(workspace: Workspace, seconds: number): Promise<PythonProcess> {
    const program = await workspace.openProgram({ file: "python3", args: ["-u", "-c", WORKER], environment: {} });
    const python = new PythonProcess(program);
    const end = await python.until(seconds, new AbortController().signal, async () => {}, "ready");
    if (end === "ok") return python;
    await program.close();
    throw new Mistake(`Python does not start here. ${python.end}`.trim());
  }

  write(order: object): Promise<void> {
    return this.#program.write(JSON.stringify(order));
  }

  /** Reads until a cell has ended, or Python is ready. Rejects with the reason of `signal`. */
  async until(seconds: number, signal: AbortSignal, take: Take, what: "end" | "ready" = "end"): Promise<End | "late"> {
    const over = new AbortController();
    const late = sleep(seconds * 1000, "late" as const, { signal: AbortSignal.any([over.signal, signal]) });
    late.catch(() => undefined); // it was not needed
    try {
      for (;;) {
        this.#reading ??= this.#program.read();
        const news = await Promise.race([this.#reading, late]);
        if (news === "late") return news;
        this.#reading = undefined;
        for (const line of news.lines) {
          const message = parse(line);
          if ("end" in message) return message.end;
          if ("ready" in message && what === "ready") return "ok";
          await take(message);
        }
        if (news.end !== undefined) {
          this.end = news.end;
          return "lost";
        }
      }
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      over.abort();
    }
  }

  close(): Promise<void> {
    return this.#program.close();
  }
}

/** Whatever is no message of the worker is output: a program in the sandbox may write to its pipe. */
function parse(line: string): Message {
  try {
    return Message.parse(parseJson(line));
  } catch {
    return { text: line };
  }
}

/** The worker keeps these limits and says so; code in a cell can write to its pipe without them. */
const MOST_IMAGES = 8;
const MOST_IMAGE_BYTES = 5 * 1024 * 1024;

function isTaken(png: string, before: number): boolean {
  return before < MOST_IMAGES && (png.length * 3) / 4 <= MOST_IMAGE_BYTES + 3;
}

function imageOf(png: string): ImageContent {
  return { type: "image", image_urls: [`data:image/png;base64,${png}`], cache_prompt: false };
}

function wordsOf(end: End, { seconds, why }: Readonly<{ seconds: number; why: string }>): string {
  if (end === "stopped") return prompt("tools/ipython-stopped", { seconds: String(seconds) });
  if (end === "interrupted") return "[Interrupted.]";
  return end === "lost" ? prompt("tools/ipython-ended", { why: why || "It did not obey." }) : "";
}
