/**
 * An OpenHands agent server on loopback HTTP, as strict as the real one: what that would refuse is refused here. Its
 * commands run on this machine.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Turn } from "./conversation.ts";
import { Conversations } from "./conversations.ts";
import { acceptSocket } from "./event-sockets.ts";
import { download, execute, upload } from "./machine.ts";
import { json, type Reply, refused } from "./reply.ts";

/** What a test does to a request: breaks its connection before it is heard, or when it is done and not yet answered. */
export type Breakage = "before" | "after";

export type AgentServerOptions = Readonly<{
  key: string;
  /** The environment of commands. */
  env?: NodeJS.ProcessEnv;
  /** Called with each request, such as `GET /server_info`. */
  breaks?(request: string): Breakage | undefined;
  /** The port. Default: one that is free. */
  port?: number;
  /** What the agents of this server do, over all conversations. */
  script?: readonly Turn[];
  /** What each reply of the model costs, in US dollars. Default: 0.01. 0 is what it says where nobody knows. */
  cost?: number;
  /** Whether it has the newer of the two sockets for events. Default: yes. */
  hasSession?: boolean;
  /** Called before each frame of a socket. */
  breaksFrame?(): Breakage | undefined;
}>;

export interface RehearsedAgentServer extends AsyncDisposable {
  /** The address for clients. */
  readonly url: string;
  /** Each request, such as `GET /server_info`, in the order of arrival. */
  readonly requests: readonly string[];
  readonly conversations: Conversations;
  close(): Promise<void>;
}

/** Listens on 127.0.0.1 until closed. */
export async function openAgentServer(options: AgentServerOptions): Promise<RehearsedAgentServer> {
  const server = new AgentServerOnLoopback(options);
  await server.listen();
  return server;
}

class AgentServerOnLoopback implements RehearsedAgentServer {
  readonly requests: string[] = [];
  readonly conversations: Conversations;
  url = "";
  readonly #options: AgentServerOptions;
  readonly #server: Server;
  readonly #streams = new Set<Duplex>();

  constructor(options: AgentServerOptions) {
    this.#options = options;
    this.conversations = new Conversations(options.script ?? [], {
      env: options.env ?? process.env,
      cost: options.cost ?? 0.01,
    });
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        send(response, json(500, { detail: "Internal Server Error", exception: String(error) }));
      });
    });
    this.#server.on("upgrade", (request, stream) => this.#accept(request, stream));
  }

  #accept(request: IncomingMessage, stream: Duplex): void {
    this.#streams.add(stream);
    stream.once("close", () => this.#streams.delete(stream));
    const { key, hasSession = true, breaksFrame } = this.#options;
    const { all: conversations } = this.conversations;
    acceptSocket(request, stream, { key, conversations, hasSession, breaks: () => breaksFrame?.() });
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once("error", reject).listen(this.#options.port ?? 0, "127.0.0.1", resolve);
    });
    const { port } = this.#server.address() as AddressInfo; // a string only for pipes
    this.url = `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const stream of this.#streams) stream.destroy();
    this.#server.closeAllConnections();
    await closed;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", this.url);
    const name = `${request.method} ${url.pathname}`;
    this.requests.push(name);
    const breakage = this.#options.breaks?.(name);
    if (breakage === "before") {
      request.socket.destroy();
      return;
    }
    const body = await buffer(request);
    const reply = await this.#answer(name, { url, body, headers: request.headers });
    if (breakage === "after") request.socket.destroy();
    else send(response, reply);
  }

  async #answer(name: string, { url, body, headers }: Asked): Promise<Reply> {
    if (name === "GET /server_info") return json(200, INFO);
    if (headers["x-session-api-key"] !== this.#options.key) return refused(401, "Unauthorized");
    const path = url.searchParams.get("path") ?? "";
    if (name === "GET /api/conversations/count") return json(200, 0);
    if (name === "POST /api/bash/execute_bash_command") return execute(parsed(body), this.#options.env ?? process.env);
    if (name === "POST /api/file/upload") return upload(path, body, headers["content-type"] ?? "");
    if (name === "GET /api/file/download") return download(path);
    const [, method = "", rest] = /^(\w+) \/api\/conversations(\/.*)?$/.exec(name) ?? [];
    return method === ""
      ? refused(404, "Not Found")
      : this.conversations.answer(method, rest ?? "", url.searchParams, parsed(body));
  }
}

type Asked = Readonly<{ url: URL; body: Buffer; headers: IncomingMessage["headers"] }>;

const INFO = { version: "1.58.0", sdk_version: "1.58.0", usable_tools: ["terminal", "file_editor", "task_tracker"] };

function send(response: ServerResponse, { status, type, body }: Reply): void {
  response.writeHead(status, { "Content-Type": type, "Content-Length": body.length }).end(body);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
