/** A loopback endpoint that answers as a test says, well or badly. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { chatModel } from "../../../src/core/model/chat/chat-model.ts";
import type { EndpointOptions } from "../../../src/core/model/endpoint.ts";
import { type ModelFeatures, UNKNOWN_MODEL } from "../../../src/core/model/features/model-features.ts";
import { messagesModel } from "../../../src/core/model/messages/messages-model.ts";
import type { Model } from "../../../src/core/model/model.ts";
import { responsesModel } from "../../../src/core/model/responses/responses-model.ts";
import { Fault } from "../../../src/lib/fault.ts";

export const API_KEY = "sk-canary-0123456789abcdef";

export type Endpoint = Readonly<{
  url: string;
  hits(): number;
  connections(): number;
  headers(): readonly IncomingHttpHeaders[];
  /** Of the requests that came whole. */
  bodies(): readonly Readonly<Record<string, unknown>>[];
}>;

/** Listens until the test is over. */
export async function serve(answer: RequestListener): Promise<Endpoint> {
  const server = createServer(answer);
  const headers: IncomingHttpHeaders[] = [];
  const bodies: Record<string, unknown>[] = [];
  let connections = 0;
  server.on("request", (request: IncomingMessage) => {
    headers.push(request.headers);
    let body = "";
    request.on("data", (piece: Buffer) => {
      body += piece;
    });
    request.on("end", () => {
      if (body !== "") bodies.push(JSON.parse(body));
    });
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const url = `http://127.0.0.1:${port}/v1`;
  return {
    url,
    hits: () => headers.length,
    connections: () => connections,
    headers: () => headers,
    bodies: () => bodies,
  };
}

/** Answers every request with these chunks as an event stream; a string goes out as it is. */
export function streaming(...chunks: readonly (object | string)[]): RequestListener {
  const frames = chunks.map((chunk) => (typeof chunk === "string" ? chunk : `data: ${JSON.stringify(chunk)}\n\n`));
  return (request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream" }).end(frames.join(""));
  };
}

/** The chunks of a chat reply that is whole, with an id of "r". */
export function chatReply(delta: object, last: object = {}): object[] {
  return [
    { id: "r", choices: [{ index: 0, delta, finish_reason: null }] },
    { id: "r", choices: [{ index: 0, delta: {}, finish_reason: "stop" }], ...last },
  ];
}

/** A fetch that tells each time the client has read what came of a reply so far, which is a fact; how long it takes is none. */
export function fetchThatTells(hasRead: (pieces: number) => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const reader = response.body?.getReader();
    if (!reader) return response;
    let pieces = 0;
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      if (pieces > 0) hasRead(pieces);
      const { done, value } = await reader.read();
      pieces += 1;
      if (done) controller.close();
      else controller.enqueue(value);
    };
    // Nothing is read ahead: who asks for more is done with what it has.
    return new Response(new ReadableStream({ pull, cancel: () => reader.cancel() }, { highWaterMark: 0 }), response);
  };
}

type Options = Partial<Omit<EndpointOptions, "features">> & Readonly<{ features?: Partial<ModelFeatures> }>;

/** A model nobody knows, over Chat Completions, but for what a test says. */
export function modelAt(url: string, options: Options = {}): Model {
  return chatModel(settings(url, options));
}

/** The same over the Responses API. */
export function responsesAt(url: string, options: Options = {}): Model {
  return responsesModel(settings(url, options));
}

/** The same over the Messages API. */
export function messagesAt(url: string, { features, ...options }: Options = {}): Model {
  return messagesModel(
    settings(url, { ...options, features: { api: "messages", prompt_caching: "marks", ...features } }),
  );
}

function settings(baseUrl: string, { features, ...options }: Options): EndpointOptions {
  return {
    model: "test-1",
    apiKey: API_KEY,
    baseUrl,
    fetch: globalThis.fetch,
    clock: () => performance.now(),
    features: { ...UNKNOWN_MODEL, ...features },
    ...options,
  };
}

export const hello = [{ role: "user" as const, content: [{ type: "text" as const, text: "Hi", cache_prompt: false }] }];

export const forever = new AbortController().signal;

/** The Fault that a promise is rejected with. */
export async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  const error = await promise.then(
    () => new Error("There was no fault."),
    (reason: unknown) => reason,
  );
  if (error instanceof Fault) return error;
  throw error;
}
