/**
 * The tool that reads one page as Markdown, without a browser, with the network that commands have. The text of a page
 * is marked as data, here and in the browser.
 */
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { text } from "../core/event/content.ts";
import { defineTool, type Tool, type ToolContext } from "../core/tool/tool.ts";
import { OWN_NODE, type Workspace } from "../core/workspace/workspace.ts";
import { Mistake } from "../lib/fault.ts";
import { jsonOrNothing } from "../lib/json.ts";
import { oneLine } from "../lib/text.ts";
import { prompt } from "../prompts.ts";

/** The visible contents of an HTML page as Markdown. */
export type ToMarkdown = (html: string) => Promise<string>;

const MOST_BYTES = 2 * 1024 * 1024;
const PATIENCE_MS = 30_000;

const WebAddress = z.url({ protocol: /^https?$/, error: "must be an address with http:// or https://" });

const Page = z.object({
  url: z.string(),
  status: z.int(),
  type: z.string(),
  text: z.string(),
  isCut: z.boolean(),
});
const Answer = z.union([z.object({ problem: z.string() }).readonly(), Page.readonly()]);

/** The tool that reads one page as Markdown. */
export function webRead(toMarkdown: ToMarkdown): Tool {
  return defineTool({
    name: "web_read",
    description: prompt("tools/web_read"),
    input: z.object({ url: WebAddress.describe("With http:// or https://.") }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    risk: (_, { isSandboxed }) => (isSandboxed ? "LOW" : "MEDIUM"),
    commands: ({ url }) => [url],
    declaredResources: () => ({ declared: true, keys: [] }),
    async run({ url }, context) {
      const page = await fetchPage(url, context);
      const isHtml = /^(?:text\/html|application\/xhtml)/i.test(page.type);
      const shown = isHtml ? await toMarkdown(page.text) : page.text;
      const head = prompt("tools/web_read-page", {
        url: oneLine(page.url, 300),
        status: String(page.status),
        type: oneLine(page.type, 100),
        cut: page.isCut ? `, cut after ${MOST_BYTES / 1024 / 1024} MB` : "",
      });
      return { content: [text(`${head}\n${pageData(shown.trim())}`)], is_error: page.status >= 400, url: page.url };
    },
  });
}

/** A `Mistake` if it cannot be read. */
async function fetchPage(url: string, { workspace, signal }: ToolContext): Promise<z.infer<typeof Page>> {
  const args = ["-e", FETCHER, "--", url, String(MOST_BYTES), String(PATIENCE_MS)];
  const line = await firstLine(workspace, args, signal);
  const answer = Answer.safeParse(jsonOrNothing(line));
  if (answer.success && "status" in answer.data) return answer.data;
  const why = answer.success && "problem" in answer.data ? answer.data.problem : line;
  throw new Mistake(prompt("tools/web_read-failed", { url: oneLine(url, 300), why: oneLine(why, 500) }));
}

/** The first line that it writes, or how it ended. Rejects with the reason of `signal`. */
async function firstLine(workspace: Workspace, args: readonly string[], signal: AbortSignal): Promise<string> {
  const environment = { NODE_USE_ENV_PROXY: "1", NODE_NO_WARNINGS: "1" };
  const program = await workspace.openProgram({ file: OWN_NODE, args, environment });
  const close = () => void program.close().catch(() => undefined);
  signal.addEventListener("abort", close, { once: true });
  try {
    for (const end = Date.now() + 2 * PATIENCE_MS; Date.now() < end; ) {
      const news = await program.read();
      signal.throwIfAborted();
      const [line = news.end] = news.lines;
      if (line !== undefined) return line;
    }
    return "It did not answer.";
  } finally {
    signal.removeEventListener("abort", close);
    await program.close();
  }
}

/** The text between two lines with a nonce, which it cannot contain. Characters that nobody sees are left out. */
export function pageData(text: string): string {
  const nonce = randomBytes(12).toString("hex");
  const shown = text.replaceAll(/\p{Cf}/gu, "").replaceAll(nonce, " ");
  return prompt("tools/page-data", { nonce, text: shown });
}

/**
 * Its argument is the address, the most bytes and the time in milliseconds. It writes one line of JSON: `{url, status,
 * type, text, isCut}`, or `{problem}`. Only types of text are read.
 */
const FETCHER = String.raw`
const [url, most, patience] = process.argv.slice(1);
const TEXT = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|yaml|javascript|x-ndjson|toml))/i;
const words = (error) => [error.message, error.cause?.message, error.cause?.code].filter(Boolean).join(": ");

async function read() {
  const reply = await fetch(url, { signal: AbortSignal.timeout(Number(patience)), headers: { accept: "text/html, text/*, application/json" } });
  const type = reply.headers.get("content-type") ?? "text/plain";
  if (!TEXT.test(type)) return { problem: "It is " + type + ", and only text is read. Download it in the terminal." };
  const parts = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    parts.push(part.subarray(0, Number(most) - size));
    size += part.length;
    if (size >= Number(most)) break;
  }
  const label = /charset="?([\w-]+)/i.exec(type)?.[1] ?? "utf-8";
  let decoder;
  try { decoder = new TextDecoder(label); } catch { decoder = new TextDecoder(); }
  return { url: reply.url, status: reply.status, type, text: decoder.decode(Buffer.concat(parts)), isCut: size >= Number(most) };
}

read().catch((error) => ({ problem: words(error) })).then((result) => process.stdout.write(JSON.stringify(result) + "\n", () => process.exit()));
`;
