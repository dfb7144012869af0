/**
 * A model on loopback HTTP that speaks OpenAI's two protocols and Anthropic's from a script, as strictly as a real
 * endpoint.
 */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import type { z } from "zod";
import { chatAnswer } from "./chat-answer.ts";
import type { FramedAnswer } from "./completion.ts";
import { type Limit, type Received, receivedOf } from "./limits.ts";
import { messagesAnswer } from "./messages/answer.ts";
import { MessagesRequest, historyProblem as messagesProblem, type SaidBlock } from "./messages/request.ts";
import { ChatRequest, parseJson } from "./request.ts";
import { responsesAnswer } from "./responses/answer.ts";
import { historyProblem, ResponsesRequest } from "./responses/request.ts";
import { isChatFault, type Script, type ScriptedReply } from "./script.ts";
import { type Refusal, sendJson, sendLimit, sendRefusal, sendReply } from "./wire.ts";

export type ModelOptions = Readonly<{
  script: Script;
  apiKey: string;
  model: string;
  /** Says which requests are refused unread; none unless given. */
  limit?: Limit | undefined;
}>;

/** A well-formed request. Times are milliseconds since the epoch, with fractions; `endedAt` is set with the last byte. */
type ModelRequest<Body> = Readonly<RequestRecord<Body>>;

type RefusedRequest = Received & Readonly<{ status: number }>;

type Arrival = { headers: IncomingHttpHeaders; startedAt: number };
type RequestRecord<Body> = Arrival & { body: Body; endedAt?: number };

export interface ScriptedModel extends AsyncDisposable {
  /** The base URL for clients; ends in /v1. */
  readonly url: string;
  /** Those of the Chat Completions API, and below those of the Responses API and of the Messages API. */
  readonly requests: readonly ModelRequest<ChatRequest>[];
  readonly responsesRequests: readonly ModelRequest<ResponsesRequest>[];
  readonly messagesRequests: readonly ModelRequest<MessagesRequest>[];
  /** The requests that the limit refused, with the statuses of the answers. */
  readonly refused: readonly RefusedRequest[];
  /** How many TCP connections clients have opened. */
  readonly connections: number;
  /** Everything that was refused, in words: a wrong key, a malformed history, a turn too many. */
  readonly problems: readonly string[];
  /** Saves the requests until now. The function goes back to them, and to the turn that is due then. */
  save(): () => void;
  close(): Promise<void>;
}

/** Listens on a free port of 127.0.0.1 until closed. */
export async function openModel(options: ModelOptions): Promise<ScriptedModel> {
  const model = new ModelServer(options);
  await model.listen();
  return model;
}

class ModelServer implements ScriptedModel {
  readonly requests: RequestRecord<ChatRequest>[] = [];
  readonly responsesRequests: RequestRecord<ResponsesRequest>[] = [];
  readonly messagesRequests: RequestRecord<MessagesRequest>[] = [];
  readonly problems: string[] = [];
  readonly refused: RefusedRequest[] = [];
  connections = 0;
  readonly #options: ModelOptions;
  readonly #server: Server;
  /** The model's items, by the id of the reasoning before them. */
  readonly #thoughtOf = new Map<string, string>();
  /** The whole of what it said, by the id of each call in it. */
  readonly #saidWith = new Map<string, readonly SaidBlock[]>();

  constructor(options: ModelOptions) {
    this.#options = options;
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        this.problems.push(`The scripted model failed: ${error instanceof Error ? error.message : String(error)}`);
        response.destroy();
      });
    });
    this.#server.on("connection", () => {
      this.connections += 1;
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once("error", reject).listen(0, "127.0.0.1", resolve);
    });
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo; // a string only for pipes, null only when not listening
    return `http://127.0.0.1:${port}/v1`;
  }

  save(): () => void {
    const lists = [this.requests, this.responsesRequests, this.messagesRequests, this.problems, this.refused];
    const lengths = lists.map(({ length }) => length);
    return () => {
      for (const [at, list] of lists.entries()) list.length = lengths[at] ?? 0;
    };
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = now();
    const body = await readText(request);
    const route = `${request.method} ${request.url?.replace(/\?.*/, "")}`;
    const arrival = { headers: request.headers, startedAt };
    const problem = headerProblem(route, request.headers, this.#options.apiKey);
    if (problem) this.#refuse(response, problem);
    else if (request.method === "POST" && this.#limits(body, response)) return;
    else if (route === "GET /v1/models") sendJson(response, 200, modelList(this.#options.model));
    else if (route === "POST /v1/chat/completions") this.#chat(parseRequest(ChatRequest, body), arrival, response);
    else if (route === "POST /v1/responses") this.#respond(parseRequest(ResponsesRequest, body), arrival, response);
    else if (route === MESSAGES) this.#message(parseRequest(MessagesRequest, body), arrival, response);
    else this.#refuse(response, unknownRoute(route));
  }

  /** Whether the limit refuses a request, and has. */
  #limits(body: string, response: ServerResponse): boolean {
    const received = receivedOf(body);
    const refusal = this.#options.limit?.(received);
    if (!refusal) return false;
    this.refused.push({ ...received, status: refusal.status });
    sendLimit(response, refusal);
    return true;
  }

  #chat(body: ChatRequest | Refusal, arrival: Arrival, response: ServerResponse): void {
    if (this.#isRefused(body, response)) return;
    const { turn, number } = this.#take(this.requests, { body, ...arrival }, response);
    const reply = typeof turn === "function" ? turn(body) : turn;
    if (reply) this.#send(response, reply, chatAnswer(body, reply, number), body.stream);
  }

  #respond(body: ResponsesRequest | Refusal, arrival: Arrival, response: ServerResponse): void {
    if (this.#isRefused(body, response)) return;
    const problem = historyProblem(body.input, this.#thoughtOf);
    if (problem !== undefined) {
      this.#refuse(response, { status: 400, message: problem, param: "input" });
      return;
    }
    const { turn, number } = this.#take(this.responsesRequests, { body, ...arrival }, response);
    if (!turn) return;
    if (typeof turn === "function" || (turn.fault && isChatFault(turn.fault))) {
      this.#refuse(response, forChatOnly(number));
      return;
    }
    const answer = responsesAnswer(body, turn, number);
    const thought = answer.items.find(({ type }) => type === "reasoning");
    if (thought) for (const { id } of answer.items) this.#thoughtOf.set(id, thought.id);
    this.#send(response, turn, answer, body.stream);
  }

  #message(body: MessagesRequest | Refusal, arrival: Arrival, response: ServerResponse): void {
    if (this.#isRefused(body, response)) return;
    const problem = messagesProblem(body, this.#saidWith);
    if (problem !== undefined) {
      this.#refuse(response, { status: 400, message: problem });
      return;
    }
    const { turn, number } = this.#take(this.messagesRequests, { body, ...arrival }, response);
    if (!turn) return;
    if (typeof turn === "function" || (turn.fault && isChatFault(turn.fault))) {
      this.#refuse(response, forChatOnly(number));
      return;
    }
    const answer = messagesAnswer(body, turn, number);
    for (const { type, id } of answer.blocks) if (type === "tool_use") this.#saidWith.set(String(id), answer.blocks);
    this.#send(response, turn, answer, body.stream);
  }

  #isRefused<Body extends Readonly<{ model: string }>>(
    body: Body | Refusal,
    response: ServerResponse,
  ): body is Refusal {
    const refusal = "status" in body ? body : body.model === this.#options.model ? undefined : unknownModel(body.model);
    if (refusal) this.#refuse(response, refusal);
    return refusal !== undefined;
  }

  /** The turn that is due; without one the request is refused. */
  #take<Body>(requests: RequestRecord<Body>[], request: RequestRecord<Body>, response: ServerResponse) {
    response.once("close", () => {
      request.endedAt = now();
    });
    requests.push(request);
    const number = this.requests.length + this.responsesRequests.length + this.messagesRequests.length;
    const turn = this.#options.script[number - 1];
    if (turn === undefined) this.#refuse(response, scriptIsOver(this.#options.script.length));
    return { turn, number };
  }

  #send(
    response: ServerResponse,
    reply: ScriptedReply,
    answer: FramedAnswer,
    stream: boolean | null | undefined,
  ): void {
    sendReply(response, reply, answer, stream === true);
  }

  #refuse(response: ServerResponse, refusal: Refusal): void {
    this.problems.push(`${refusal.status}: ${refusal.message}`);
    sendRefusal(response, refusal);
  }
}

function parseRequest<Body>(schema: z.ZodType<Body>, text: string): Body | Refusal {
  const json = parseJson(text);
  if (json === undefined) return { status: 400, message: "We could not parse the JSON body of your request." };
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const param = issue?.path.join(".") ?? "";
  return { status: 400, message: `${param === "" ? "request" : param}: ${issue?.message}`, param };
}

const MESSAGES = "POST /v1/messages";

/**
 * The key is a bearer token, or stands where Azure or Anthropic wants it; the latter wants to know for which version of
 * its API.
 */
function headerProblem(route: string, headers: IncomingHttpHeaders, apiKey: string): Refusal | undefined {
  const { authorization, "api-key": azure, "x-api-key": anthropic } = headers;
  const own = route === MESSAGES ? anthropic : azure;
  if (authorization !== `Bearer ${apiKey}` && own !== apiKey) return wrongKey;
  if (route !== MESSAGES || headers["anthropic-version"] !== undefined) return undefined;
  return { status: 400, message: "anthropic-version: header is required" };
}

const wrongKey: Refusal = { status: 401, message: "Incorrect API key provided.", code: "invalid_api_key" };

function unknownRoute(route: string): Refusal {
  return { status: 404, message: `Invalid URL (${route})` };
}

function unknownModel(model: string): Refusal {
  const message = `The model \`${model}\` does not exist or you do not have access to it.`;
  return { status: 404, message, code: "model_not_found" };
}

function scriptIsOver(turns: number): Refusal {
  return { status: 500, message: `The script is over: it has ${turns} turns, and this is a request more.` };
}

function forChatOnly(turn: number): Refusal {
  return { status: 500, message: `Turn ${turn} of the script is for the Chat Completions API only.` };
}

function modelList(model: string): object {
  return { object: "list", data: [{ id: model, object: "model", created: 0, owned_by: "rehearsal" }] };
}

function now(): number {
  return performance.timeOrigin + performance.now();
}
