/** Forwards one plain HTTP request to the address that was checked, under the name that was checked. */
import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { Destination } from "./gate.ts";
import type { ProxyLimits } from "./limits.ts";

/** `gone` is aborted when the program has closed its connection: an answer that waits for its turn is not told. */
export type ForwardOptions = Readonly<{ limits: ProxyLimits; gone: AbortSignal }>;

/** Never throws: a request that cannot be sent and an answer that cannot be passed on are a 502. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  destination: Destination,
  { limits, gone }: ForwardOptions,
): void {
  const fail = () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  };
  try {
    const options = { ...onwardOptions(request, destination), signal: gone };
    const onward = httpRequest(options, (reply) => passOn(reply, response, fail));
    onward.on("error", fail).setTimeout(limits.idleMs, () => onward.destroy());
    response.once("close", () => onward.destroy());
    request.on("error", () => onward.destroy()).pipe(onward);
  } catch {
    fail();
  }
}

/** A host decides about its status and its headers, so Node may refuse them. */
function passOn(reply: IncomingMessage, response: ServerResponse, fail: () => void): void {
  try {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
  } catch {
    reply.destroy();
    fail();
    return;
  }
  // An answer that is cut off ends the connection, or the program would take it for whole or wait.
  pipeline(reply, response, () => {});
}

/** The answer to a program that reaches nobody. */
export function refuse(response: ServerResponse, status: 403 | 503, why: string): void {
  const close = status === 503 ? { connection: "close" } : {};
  response.writeHead(status, { "x-deckhand-denied": why, ...close }).end(`${why}\n`);
}

/** The same for a program that asked for a tunnel. */
export function refusalOf(status: 403 | 503, why: string): string {
  const words = status === 403 ? "Forbidden" : "Service Unavailable";
  return `HTTP/1.1 ${status} ${words}\r\nx-deckhand-denied: ${why}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`;
}

function onwardOptions({ method, headers }: IncomingMessage, { address, port, host, path }: Destination) {
  const { "proxy-connection": _, "proxy-authorization": __, ...rest } = headers;
  const name = port === 80 ? host : `${host}:${port}`;
  return { host: address, port, path, method, headers: { ...rest, host: name, connection: "close" }, agent: false };
}
