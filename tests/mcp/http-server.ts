/** A server over HTTP, of our own: it counts what it is sent, and misbehaves as a test says. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { onTestFinished } from "vitest";

type Call = Readonly<{ id?: number; method: string; params?: { arguments?: { word?: string } } }>;

/** Answers a call of a tool in its own way; `true` if it has. */
export type Odd = (response: ServerResponse, call: Call, calls: number) => boolean;

export type HttpServer = Readonly<{
  url: string;
  /** Methods, as they came. */
  seen: readonly string[];
  headers: readonly IncomingMessage["headers"][];
  /** Forgets every session. */
  forget(): void;
  stop(): Promise<void>;
}>;

const echo = {
  name: "echo",
  description: "Says the word.",
  inputSchema: { type: "object", properties: { word: { type: "string" } } },
};

export async function httpServer(odd: Odd = () => false, port = 0): Promise<HttpServer> {
  const seen: string[] = [];
  const headers: IncomingMessage["headers"][] = [];
  let session = 1;
  const server = createServer(async (request, response) => {
    headers.push(request.headers);
    if (request.method !== "POST") return response.writeHead(405).end();
    const call = (await json(request)) as Call; // the client is ours
    seen.push(call.method);
    const isKnown = call.method === "initialize" || request.headers["mcp-session-id"] === `s${session}`;
    if (!isKnown) return response.writeHead(404).end();
    if (call.id === undefined) return response.writeHead(202).end();
    const calls = seen.filter((method) => method === "tools/call").length;
    if (call.method === "tools/call" && odd(response, call, calls)) return response;
    const result = resultOf(call);
    response.writeHead(200, { "content-type": "application/json", "mcp-session-id": `s${session}` });
    return response.end(JSON.stringify({ jsonrpc: "2.0", id: call.id, result }));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, "127.0.0.1", resolve);
  await promise;
  const forget = () => {
    session += 1;
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  onTestFinished(stop);
  const { port: taken } = server.address() as AddressInfo; // it listens on a port
  return { url: `http://127.0.0.1:${taken}/mcp`, seen, headers, forget, stop };
}

function resultOf({ method, params }: Call): object {
  if (method === "initialize") {
    return { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo: { name: "web", version: "1" } };
  }
  if (method === "tools/list") return { tools: [echo] };
  return { content: [{ type: "text", text: params?.arguments?.word ?? "" }] };
}
