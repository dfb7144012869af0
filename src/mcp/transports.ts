/**
 * The two ways to a server: HTTP, which connects to this server and to no other host, and a program's stdin and stdout,
 * wherever the workspace runs it.
 */
import { lookup as lookUp } from "node:dns";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { ErrorCode, type JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import type { Program } from "../core/workspace/workspace.ts";
import { limitedAnswer } from "./limited-answer.ts";
import { messageIn } from "./read-message.ts";

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
    const { fetch } = this.#options;
    const response = await withReadableReplies(await fetch(input, init));
    const isStream = isOfEvents(response);
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

function isOfEvents({ headers }: Pick<Response, "headers">): boolean {
  return headers.get("content-type")?.startsWith("text/event-stream") ?? false;
}

/** The SDK drops a reply that is nearly right, and its call would wait. */
async function withReadableReplies(response: Response): Promise<Response> {
  const { body, headers } = response;
  if (!response.ok || !body) return response;
  if (isOfEvents(response)) return new Response(body.pipeThrough(readableEvents()), response);
  return /^application\/json\b/.test(headers.get("content-type") ?? "")
    ? new Response(readableReply(await response.text()), response)
    : response;
}

function readableReply(json: string): string {
  const message = messageIn(json);
  return message ? JSON.stringify(message) : json;
}

/** Each event has its message in one line. */
function readableEvents(): TransformStream<Uint8Array, Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  let pending: string[] = [];
  const read = (line: string) => (line.startsWith("data:") ? `data: ${readableReply(line.slice(5).trim())}` : line);
  return new TransformStream({
    transform(chunk, controller) {
      const [first = "", ...rest] = decoder.decode(chunk, { stream: true }).split("\n");
      pending.push(first);
      if (rest.length === 0) return;
      const lines = [pending.join(""), ...rest.slice(0, -1)];
      pending = [rest.at(-1) ?? ""];
      controller.enqueue(encoder.encode(lines.map((line) => `${read(line)}\n`).join("")));
    },
    flush: (controller) => controller.enqueue(encoder.encode(read(pending.join("")))),
  });
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

  /** Many servers print other text to stdout. Lines that are not messages are skipped. Throws `TooMuchJson`. */
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

export type GuardOptions = Readonly<{
  url: URL;
  /** Addresses that are not public are allowed. */
  isPrivate: boolean;
  isPublic(address: string): boolean;
}>;

const EMPTY = [204, 205, 304];

/**
 * A fetch for one server, whatever its name resolves to and wherever it redirects. It connects to the address that was
 * checked: a second look-up could return another one.
 */
export function guardedFetch({ url: home, isPrivate, isPublic }: GuardOptions): typeof fetch {
  const isAllowed = (address: string) => isPrivate || isPublic(address);
  const isSecure = home.protocol === "https:";
  const lookup = guardedLookup(isAllowed);
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (url.origin !== home.origin) throw new Error(`It redirects to ${url.origin}, which is another server.`);
    const address = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(address) > 0 && !isAllowed(address)) throw notPublic();
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { method = "GET", signal } = init;
    const headers = { ...Object.fromEntries(new Headers(init.headers)), "user-agent": "deckhand" };
    // Connections are not reused: one that the server closed in the meantime would cost a call.
    const options = { method, headers, agent: false as const, lookup, ...(signal && { signal }) };
    const outgoing = (isSecure ? request : plainRequest)(url, options, resolve);
    outgoing.on("error", reject).end(typeof init.body === "string" ? init.body : undefined);
    return responseOf(await promise);
  };
}

function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error("The name has no address."), "");
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(notPublic(), "");
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function notPublic(): NodeJS.ErrnoException {
  return new Error('Its address is not public, and its configuration does not say `"private": true`.');
}

async function responseOf(incoming: IncomingMessage): Promise<Response> {
  const { statusCode: status = 502, statusMessage: statusText = "" } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  if (EMPTY.includes(status)) {
    await buffer(incoming);
    return new Response(null, { status, statusText, headers });
  }
  const limited = incoming.pipe(limitedAnswer(headers.get("content-type")?.startsWith("text/event-stream") ?? false));
  incoming
    .on("error", (error) => limited.destroy(error))
    .on("aborted", () => limited.destroy(new Error("The connection was lost.")));
  limited.on("close", () => incoming.destroy());
  // `as`: the types of Node's streams and of the global ones differ only in name.
  return new Response(Readable.toWeb(limited) as ReadableStream, { status, statusText, headers });
}
