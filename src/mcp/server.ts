/** One server of a run: it is started, must keep its first tool list, and is started once more if it ends. */
import { z } from "zod";
import { Mistake } from "../lib/fault.ts";
import { fieldProblems } from "../lib/field-problems.ts";
import { oneLine } from "../lib/text.ts";
import { prompt } from "../prompts.ts";
import { type EndingTransport, McpClient } from "./client.ts";
import { type Definition, definitionsOf, plainText, printOfAll } from "./definition.ts";
import { resourceTools } from "./result.ts";

/** Time limits: for a start, for an answer without progress, and before a second attempt. */
export type Patience = Readonly<{ startMs: number; callMs: number; backOffMs: number; graceMs: number }>;

export type ServerOptions = Readonly<{
  name: string;
  open(): Promise<EndingTransport>;
  patience: Patience;
  sleep(ms: number): Promise<unknown>;
  onProgress(note: string): void;
}>;

const MOST_NAMED = 10;

/** The number of consecutive failures after which a server is given up. */
const MOST_LOSSES = 1;

export class McpServer {
  readonly name: string;
  readonly #options: ServerOptions;
  #client: McpClient | undefined;
  #print: string | undefined;
  #losses = 0;
  #readying: Promise<McpClient> | undefined;
  #isOver = false;
  /** Why it is not used, for people; "" while it is. */
  problem = "";
  /** Names of its tools that could not be read. */
  leftOut: readonly string[] = [];

  constructor(options: ServerOptions) {
    this.#options = options;
    this.name = options.name;
  }

  /** Rejects if it does not start, or does not list its tools in time. */
  async start(): Promise<readonly Definition[]> {
    try {
      const { client, definitions } = await this.#connect();
      if (this.#isOver) {
        await client.close();
        throw new Error("It was ended.");
      }
      this.#client = client;
      this.#print = printOfAll(definitions);
      return definitions;
    } catch (error) {
      this.problem = wordsOf(error);
      throw error;
    }
  }

  /** Stops using it, and tells the model why. */
  async refuse(problem: string): Promise<void> {
    this.problem = problem;
    await this.close();
  }

  /** Rejects with a `Mistake` for any failure, or with the reason of an aborted signal. */
  async ask<Answer>(
    method: string,
    params: Record<string, unknown>,
    schema: z.ZodType<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { patience, onProgress } = this.#options;
    for (;;) {
      const client = await this.#ready();
      try {
        const answer = await client.ask(method, params, schema, { signal, timeoutMs: patience.callMs, onProgress });
        this.#losses = 0;
        return answer;
      } catch (error) {
        signal.throwIfAborted();
        if (!isLost(client, error)) throw this.#mistake(wordsOf(error), error);
        await this.#lose(client, wordsOf(error));
        // A call that may have been carried out is not repeated automatically.
        if (!wasNotTaken(error)) throw this.#mistake(prompt("mcp/broke-off", { why: this.problem }), error);
      }
    }
  }

  /** Permanently. */
  async close(): Promise<void> {
    this.#isOver = true;
    await this.#client?.close().catch(() => undefined);
  }

  #ready(): Promise<McpClient> {
    this.#readying ??= this.#makeReady().finally(() => {
      this.#readying = undefined;
    });
    return this.#readying;
  }

  async #makeReady(): Promise<McpClient> {
    if (this.#isOver) throw this.#mistake(this.problem || "It was ended.");
    if (this.#client?.isClosed) await this.#lose(this.#client, "");
    if (this.#client && !this.#client.isStale) return this.#client;
    if (this.#losses > MOST_LOSSES) throw this.#mistake(this.problem);
    const { client, definitions } = await this.#again();
    if (printOfAll(definitions) === this.#print) return client;
    await this.refuse(prompt("mcp/changed"));
    throw this.#mistake(this.problem);
  }

  /** Its current list of tools: on the existing connection, or on a new one. */
  async #again(): Promise<Connected> {
    try {
      if (this.#client) return { client: this.#client, definitions: await this.#definitions(this.#client) };
      await this.#options.sleep(this.#options.patience.backOffMs);
      const connected = await this.#connect();
      this.#client = connected.client;
      this.problem = "";
      return connected;
    } catch (error) {
      await this.#lose(this.#client, wordsOf(error));
      throw this.#mistake(this.problem, error);
    }
  }

  /** The server's own end message explains more than the error of a call. */
  async #lose(client: McpClient | undefined, why: string): Promise<void> {
    if (this.#client !== client) return; // another call was first
    this.#client = undefined;
    this.#losses += 1;
    this.problem = client?.isClosed ? plainText(client.end) : why;
    await client?.close().catch(() => undefined);
  }

  async #connect(): Promise<Connected> {
    const transport = await this.#options.open();
    const client = new McpClient();
    try {
      const { startMs } = this.#options.patience;
      await client.begin(transport, { signal: AbortSignal.timeout(startMs), timeoutMs: startMs });
      return { client, definitions: await this.#definitions(client) };
    } catch (error) {
      const why = client.isClosed ? new Error(client.end, { cause: error }) : error;
      await transport.close().catch(() => undefined);
      throw why;
    }
  }

  async #definitions(client: McpClient): Promise<readonly Definition[]> {
    const { startMs } = this.#options.patience;
    const { tools, leftOut } = await client.tools({ signal: AbortSignal.timeout(startMs), timeoutMs: startMs });
    this.leftOut = leftOut.slice(0, MOST_NAMED);
    return definitionsOf(this.name, [...tools, ...(client.hasResources ? resourceTools() : [])]);
  }

  #mistake(why: string, cause?: unknown): Mistake {
    return new Mistake(`The server ${this.name}: ${why}`, { cause });
  }
}

type Connected = Readonly<{ client: McpClient; definitions: readonly Definition[] }>;

/** Whether the connection can no longer be used. */
function isLost(client: McpClient, error: unknown): boolean {
  const code = codeOf(error);
  return client.isClosed || code === CLOSED || code === LATE || wasNotTaken(error) || /^E[A-Z]{3}/.test(String(code));
}

/** The session was forgotten, or there was no server. */
function wasNotTaken(error: unknown): boolean {
  return [400, 404, "ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"].includes(codeOf(error) as string); // or a number
}

/** Codes of the SDK for a closed connection and for a timeout. */
const [CLOSED, LATE] = [-32000, -32001];

function codeOf(error: unknown): unknown {
  return Object(error).code;
}

function wordsOf(error: unknown): string {
  if (codeOf(error) === LATE) return "It gave no answer in time.";
  if (error instanceof z.ZodError) return `Its answer cannot be read: ${oneLine(fieldProblems(error), 500)}`;
  const words = (error instanceof Error ? error.message : String(error)).replace(/^MCP error -?\d+: /, "");
  return oneLine(plainText(`${words}${detailsIn(error)}`), 500) || "It failed without a message.";
}

/** An error of the protocol may say which field is wrong, beside its message. */
function detailsIn(error: unknown): string {
  const { data } = Object(error);
  if (typeof codeOf(error) !== "number" || data === undefined || data === null) return "";
  return ` ${typeof data === "string" ? data : JSON.stringify(data)}`;
}
