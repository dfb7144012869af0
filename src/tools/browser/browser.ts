/** The tool that looks at pages in a real browser and uses them. It is one tool, and its calls are functions in a text. */
import { z } from "zod";
import { type Content, text } from "../../core/event/content.ts";
import { normalizedText } from "../../core/tool/normalized-text.ts";
import { defineTool, type Tool, type ToolContext, type ToolResult } from "../../core/tool/tool.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { Mistake } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { pageData } from "../web-read.ts";
import { act } from "./act.ts";
import { readBrowserCalls } from "./calls.ts";
import { Unresponsive } from "./devtools.ts";
import { keepPicture, type MaskText, shownTree, takePicture, treesOf } from "./page-view.ts";
import { BrowserSession } from "./session.ts";

export type BrowserOptions = Readonly<{
  /** Names in the PATH of tools; the first that is there is started. */
  browsers: readonly string[];
  /**
   * If it is there, a picture of the last page is saved beside the long outputs when the conversation closes, and this is
   * called with the name of the file.
   */
  onPicture?: ((name: string) => void) | undefined;
}>;

/** Make a new one for each conversation. It holds the browser from the first call until it is closed. */
export function browser(options: BrowserOptions): Tool {
  const browsing = new Browsing(options);
  return defineTool({
    name: "browser",
    description: prompt("tools/browser"),
    input: z.object({
      code: normalizedText().min(1).describe("Calls, one a line."),
      screenshot: z.boolean().optional().describe("Also show a picture of the page."),
    }),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
    risk: (_, { isSandboxed }) => (isSandboxed ? "LOW" : "HIGH"),
    commands: ({ code }) => [code],
    declaredResources: () => ({ declared: true, keys: ["browser:session"] }),
    run: (input, context) => browsing.call(input, context),
    close: () => browsing.close(),
  });
}

const LONGEST_TREE = 16_000;

type Input = Readonly<{ code: string; screenshot?: boolean | undefined }>;

class Browsing {
  readonly #options: BrowserOptions;
  #session: Promise<BrowserSession> | undefined;
  #workspace: Workspace | undefined;
  #mask: MaskText = (text) => text;

  constructor(options: BrowserOptions) {
    this.#options = options;
  }

  async call({ code, screenshot = false }: Input, context: ToolContext): Promise<ToolResult> {
    const calls = readBrowserCalls(code);
    const { workspace, signal, secrets } = context;
    this.#workspace = workspace;
    this.#mask = secrets?.mask ?? this.#mask;
    try {
      const session = await this.#opened(workspace);
      const problem = await mistakeIn(async () => {
        for (const call of calls) {
          signal.throwIfAborted();
          await act(call, { session, workspace, signal });
          await session.settle(signal);
        }
      });
      if (problem !== undefined) await session.settle(signal);
      const content = await observe(session, { picture: screenshot ? this.#mask : undefined, problem });
      return { content, is_error: problem !== undefined };
    } catch (error) {
      if (signal.aborted || error instanceof Unresponsive) await this.#end();
      signal.throwIfAborted();
      if (error instanceof Unresponsive)
        throw new Mistake(prompt("tools/browser-gone", { why: oneLine(error.message, 500) }));
      throw error;
    }
  }

  async close(): Promise<void> {
    const session = await this.#session?.catch(() => undefined);
    const { onPicture } = this.#options;
    const name = onPicture && session && this.#workspace && (await keepPicture(session, this.#workspace, this.#mask));
    if (name !== undefined) onPicture?.(name);
    await this.#end();
  }

  async #end(): Promise<void> {
    const opened = this.#session;
    this.#session = undefined;
    await (await opened?.catch(() => undefined))?.close();
  }

  #opened(workspace: Workspace): Promise<BrowserSession> {
    this.#session ??= BrowserSession.open(workspace, this.#options.browsers).catch((error) => {
      this.#session = undefined;
      throw error;
    });
    return this.#session;
  }
}

/** Returns the mistake of the model in one of its calls; the page is shown all the same. */
async function mistakeIn(action: () => Promise<void>): Promise<string | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    if (error instanceof Mistake) return error.message;
    throw error;
  }
}

const Where = z.object({ url: z.string(), title: z.string(), top: z.number(), height: z.number() });

/** A page that could not be opened has no such values. */
const Place = z.object({ result: z.object({ value: Where.catch({ url: "", title: "", top: 0, height: 0 }) }) });

const WHERE =
  "({ url: location.href, title: document.title, top: Math.round(scrollY), height: document.documentElement.scrollHeight })";

/** `picture` hides secrets, and is there if a picture is wanted. */
type Seen = Readonly<{ picture: MaskText | undefined; problem: string | undefined }>;

async function observe(session: BrowserSession, { picture: mask, problem }: Seen): Promise<readonly Content[]> {
  const { result } = await session.ask("Runtime.evaluate", { expression: WHERE, returnByValue: true }, Place);
  const tree = shownTree(await treesOf(session), LONGEST_TREE);
  const { url, title, top, height } = result.value;
  const page = [
    `${oneLine(url, 300)} "${oneLine(title, 200)}"`,
    `Scrolled to ${top} of ${height} pixels; ${session.tabs} tab${session.tabs === 1 ? "" : "s"}.`,
    ...session.takeNotes(),
    tree || "[The page is empty]",
  ];
  const words = [...(problem === undefined ? [] : [problem]), pageData(page.join("\n"))];
  return [text(words.join("\n")), ...(mask ? [await takePicture(session, mask)] : [])];
}
