/** One request in the clear, passed on to the address that was checked, under the name that was checked. */
import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import type { Destination, Verdict } from "./gate.ts";

export function forward(request: IncomingMessage, response: ServerResponse, verdict: Verdict): void {
  if (verdict.kind === "denied") {
    response.writeHead(403, { "x-deckhand-denied": verdict.why }).end(`${verdict.why}\n`);
    return;
  }
  const onward = httpRequest(onwardOptions(request, verdict), (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  onward.on("error", () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  response.on("close", () => onward.destroy());
  request.pipe(onward);
}

function onwardOptions({ method, headers }: IncomingMessage, { address, port, host, path }: Destination) {
  const { "proxy-connection": _, "proxy-authorization": __, ...rest } = headers;
  const name = port === 80 ? host : `${host}:${port}`;
  return { host: address, port, path, method, headers: { ...rest, host: name, connection: "close" }, agent: false };
}
