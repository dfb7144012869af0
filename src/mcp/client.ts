/** The client of the protocol. It offers a server nothing: no sampling, no elicitation, no roots. */
import { Protocol } from "@modelcontextprotocol/sdk/shared/protocol.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  ErrorCode,
  LATEST_PROTOCOL_VERSION,
  type Notification,
  type Request,
  type Result,
  SUPPORTED_PROTOCOL_VERSIONS,
  ToolListChangedNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { oneLine } from "../lib/text.ts";
import { ServerTool } from "./definition.ts";
import { readEach } from "./lenient.ts";

/** `end` is a text about how it ended. */
export type EndingTransport = Transport & Readonly<{ end: string }>;

export type RequestOptions = Readonly<{ signal: AbortSignal; timeoutMs: number; onProgress?(note: string): void }>;

const MOST_PAGES = 20;
/** An invalid list has a problem for each of its elements; the first ones say enough. */
const MOST_PROBLEMS = 5;
/** Progress extends the time of a call, at most this many times. */
const MOST_PATIENCE = 4;
const WHO = { name: "deckhand", version: "1" };

/** Not the SDK's own `Client`: that contains a schema validator, which is as large as all the rest. */
export class McpClient extends Protocol<Request, Notification, Result> {
  #transport: EndingTransport | undefined;
  #capabilities: z.infer<typeof Hello>["capabilities"] = {};
  isClosed = false;
  /** Set when the server reports that its list of tools changed. */
  isStale = false;

  constructor() {
    super();
    this.onclose = () => {
      this.isClosed = true;
    };
    this.onerror = () => {}; // an invalid message is unrelated to the waiting call
    this.setNotificationHandler(ToolListChangedNotificationSchema, () => {
      this.isStale = true;
    });
  }

  get end(): string {
    return this.#transport?.end ?? "";
  }

  get hasResources(): boolean {
    return this.#capabilities.resources != null;
  }

  /** Performs the handshake. */
  async begin(transport: EndingTransport, asking: RequestOptions): Promise<void> {
    this.#transport = transport;
    await this.connect(transport);
    const params = { protocolVersion: LATEST_PROTOCOL_VERSION, capabilities: {}, clientInfo: WHO };
    const hello = await this.ask("initialize", params, Hello, asking);
    if (!SUPPORTED_PROTOCOL_VERSIONS.includes(hello.protocolVersion)) {
      throw new Error(`It uses version ${oneLine(hello.protocolVersion, 50)} of the protocol, which is not supported.`);
    }
    this.#capabilities = hello.capabilities;
    transport.setProtocolVersion?.(hello.protocolVersion);
    await this.notification({ method: "notifications/initialized" });
  }

  /** All tools. A server that does not declare any is asked all the same: many forget to declare them. */
  async tools(asking: RequestOptions): Promise<ListedTools> {
    try {
      return await this.#listed(asking);
    } catch (error) {
      if (this.#capabilities.tools || Object(error).code !== ErrorCode.MethodNotFound) throw error;
      return { tools: [], leftOut: [] };
    }
  }

  /** Page by page. An empty cursor, one that is no text, and one that came before end the list. */
  async #listed(asking: RequestOptions): Promise<ListedTools> {
    this.isStale = false;
    const all: { tools: ServerTool[]; leftOut: string[] } = { tools: [], leftOut: [] };
    const cursors = new Set<string>();
    let cursor: string | undefined;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const list = await this.ask("tools/list", cursor === undefined ? {} : { cursor }, ToolList, asking);
      const listed = list.tools ?? list.value ?? [];
      if (!Array.isArray(listed)) throw new Error("Its list of tools is not a list.");
      const { good, bad } = readEach(listed, ServerTool);
      all.tools.push(...good);
      all.leftOut.push(...bad.map(nameOf));
      cursor = list.nextCursor;
      if (cursor === "" || cursor === undefined || cursors.has(cursor)) return all;
      cursors.add(cursor);
    }
    throw new Error("Its list of tools does not end.");
  }

  async ask<Answer>(
    method: string,
    params: Record<string, unknown>,
    schema: z.ZodType<Answer>,
    { signal, timeoutMs, onProgress }: RequestOptions,
  ): Promise<Answer> {
    const limits = { timeout: timeoutMs, resetTimeoutOnProgress: true, maxTotalTimeout: MOST_PATIENCE * timeoutMs };
    const options = { ...limits, signal, onprogress: noting(onProgress) };
    const answer = schema.safeParse(await this.request({ method, params }, z.looseObject({}), options));
    if (answer.success) return answer.data;
    throw new z.ZodError(answer.error.issues.slice(0, MOST_PROBLEMS));
  }

  protected override assertCapabilityForMethod(): void {}
  protected override assertNotificationCapability(): void {}
  protected override assertRequestHandlerCapability(): void {}
  protected override assertTaskCapability(): void {}
  protected override assertTaskHandlerCapability(): void {}
}

/** The parts of the answer to `initialize` that we use. */
const Hello = z.object({
  protocolVersion: z.string(),
  capabilities: z
    .object({ tools: z.unknown().optional(), resources: z.unknown().optional() })
    .nullish()
    .transform((capabilities) => capabilities ?? {}),
});

/** `leftOut` are names of tools that could not be read. */
export type ListedTools = Readonly<{ tools: readonly ServerTool[]; leftOut: readonly string[] }>;

/** `value` is a list alone: see `messageOf`. */
const ToolList = z.object({
  tools: z.unknown().optional(),
  value: z.unknown().optional(),
  nextCursor: z.string().optional().catch(undefined),
});

function nameOf(tool: unknown): string {
  const { name } = Object(tool);
  return typeof name === "string" && name.trim() !== "" ? oneLine(name, 100) : "one without a name";
}

type Progress = Readonly<{ progress: number; total?: number | undefined; message?: string | undefined }>;

const MOST_NOTES = 20;

/** A call shows at most this many notifications, because the server decides how many it sends. */
function noting(onProgress: ((note: string) => void) | undefined): (progress: Progress) => void {
  let notes = 0;
  return ({ progress, total, message }) => {
    notes += 1;
    if (notes > MOST_NOTES) return;
    onProgress?.([total === undefined ? `${progress}` : `${progress} of ${total}`, message ?? ""].join(" ").trim());
  };
}
