/** The protocol over HTTP. It also notices when an answer will never come. */
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { ErrorCode, type JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";

export type HttpOptions = Readonly<{
  url: URL;
  headers: Readonly<Record<string, string>>;
  fetch: typeof fetch;
  /** How long a stream may take to be resumed after it ended. */
  graceMs: number;
}>;

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
