/**
 * The two ways to a server: HTTP, which also notices when an answer will never come, and a program's stdin and stdout,
 * wherever the workspace runs it.
 */
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { ErrorCode, type JSONRPCMessage, JSONRPCMessageSchema } from "@modelcontextprotocol/sdk/types.js";
import type { Program } from "../core/workspace/workspace.ts";

export type HttpOptions = Readonly<{
  url: URL;
  headers: Readonly<Record<string, string>>;
  fetch: typeof fetch;
  /** How long a stream may take to be resumed after it ended. */
  graceMs: number;
}>;

/** The protocol over HTTP. It also notices when an answer will never come. */
export class HttpTransport implements Transport {
  declare onclose?: () => void;
  declare onerror?: (error: Error) => void;
  declare onmessage?: (message: JSONRPCMessage) => void;
  readonly #inner: StreamableHTTPClientTransport;
  readonly #options: HttpOptions;
  readonly #open = new Set<unknown>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly end = "The connection was closed.";

  constructor(options: HttpOptions) {
    this.#options = options;
    const { url, headers } = options;
    this.#inner = new StreamableHTTPClientTransport(url, { requestInit: { headers }, fetch: this.#fetch });
    this.#inner.onclose = () => this.onclose?.();
    this.#inner.onerror = (error) => this.onerror?.(error);
    this.#inner.onmessage = (message) => this.#take(message);
  }

  start(): Promise<void> {
    return this.#inner.start();
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if ("method" in message && "id" in message) this.#open.add(message.id);
    await this.#inner.send(message);
  }

  setProtocolVersion(version: string): void {
    this.#inner.setProtocolVersion(version);
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#inner.close();
  }

  readonly #fetch = async (input: string | URL, init?: RequestInit): Promise<Response> => {
    const response = await this.#options.fetch(input, init);
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
    if (init?.method !== "POST" || !isStream || !response.body) return response;
    const id = idIn(init.body);
    return new Response(
      noticing(response.body, () => this.#giveUpLater(id)),
      response,
    );
  };

  #take(message: JSONRPCMessage): void {
    if ("id" in message && !("method" in message)) this.#open.delete(message.id);
    this.onmessage?.(message);
  }

  /** Without this, a call to a server that is gone would wait until its time limit. */
  #giveUpLater(id: unknown): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if ((typeof id !== "string" && typeof id !== "number") || !this.#open.has(id)) return;
      const error = { code: ErrorCode.ConnectionClosed, message: "The connection was lost." };
      this.#take({ jsonrpc: "2.0", id, error });
    }, this.#options.graceMs);
    this.#timers.add(timer);
  }
}

function idIn(body: unknown): unknown {
  return typeof body === "string" ? Object(JSON.parse(body)).id : undefined;
}

/** The same stream. `onEnd` is called when it has ended, in any way. */
function noticing(stream: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await reader.read();
        if (value) controller.enqueue(value);
        if (!done) return;
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      onEnd();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** The limit of bytes that are not messages, and of messages without a call, between two answers. */
const MOST_NOISE = 64 * 1024 * 1024;

/** The protocol over stdin and stdout of a program, wherever the workspace runs it. */
export class ProgramTransport implements Transport {
  declare onclose?: () => void;
  declare onerror?: (error: Error) => void;
  declare onmessage?: (message: JSONRPCMessage) => void;
  readonly #program: Program;
  #noise = 0;
  #isClosed = false;
  /** How it ended, once it has. */
  end = "";

  constructor(program: Program) {
    this.#program = program;
  }

  async start(): Promise<void> {
    void this.#listen();
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.#program.write(JSON.stringify(message));
  }

  async close(): Promise<void> {
    this.#over("It was ended.");
    await this.#program.close();
  }

  async #listen(): Promise<void> {
    try {
      while (!this.#isClosed) {
        const { lines, end } = await this.#program.read();
        for (const line of lines) this.#take(line);
        if (end !== undefined) this.#over(end);
      }
    } catch (error) {
      this.#over(error instanceof Error ? error.message : String(error)); // the sandbox has ended
    }
    await this.#program.close().catch(() => undefined);
  }

  /** Many servers print other text to stdout. Lines that are not messages are skipped. */
  #take(line: string): void {
    const message = messageIn(line);
    this.#noise = message && "id" in message && !("method" in message) ? 0 : this.#noise + line.length;
    if (message) this.onmessage?.(message);
    if (this.#noise > MOST_NOISE) this.#over("It writes too much output.");
  }

  #over(end: string): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.end = end;
    this.onclose?.();
  }
}

function messageIn(line: string): JSONRPCMessage | undefined {
  try {
    return JSONRPCMessageSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined; // no JSON
  }
}
