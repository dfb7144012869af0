/** The only way out of the wall: an HTTP proxy of the broker's that connects to allowed hosts and to nobody else. */
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { AllowedHosts } from "./allowed-hosts.ts";
import { type Destination, type Gate, gate, parseTarget } from "./gate.ts";

export type ProxyOptions = Readonly<{
  allowed: AllowedHosts;
  /** Where to listen: a socket file that only the wall is shown. */
  socketPath: string;
  /** All addresses of a name, as `dns.promises.lookup(name, { all: true })` gives them. */
  resolve(host: string): Promise<readonly string[]>;
  /** Told of every refusal, in a line for people. */
  onDenial(denial: Denial): void;
  /** Left out: what is public on the internet, and the ports 80 and 443. */
  isPublic?: (address: string) => boolean;
  ports?: readonly number[];
}>;

export type Denial = Readonly<{ host: string; port: number; why: string }>;

export interface EgressProxy extends AsyncDisposable {
  /** From here on nobody is let through, and whoever was is cut off. */
  shut(): void;
  close(): Promise<void>;
}

/** Listens until closed. Names are resolved here, checked, and the checked address is the one that is connected to. */
export async function openProxy(options: ProxyOptions): Promise<EgressProxy> {
  let isShut = false;
  const check = gate(options, () => isShut);
  const open = new Set<Duplex>();
  const server = createServer((request, response) => void forward(request, response, check));
  server.on("connection", (socket: Socket) => remember(open, socket));
  server.on(
    "connect",
    (request: IncomingMessage, client: Duplex, head: Buffer) => void tunnel(request, client, head, check, open),
  );
  server.on("upgrade", (_, client: Duplex) => client.end("HTTP/1.1 501 Not Implemented\r\n\r\n"));
  await listen(server, options.socketPath);
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
  const shut = () => {
    isShut = true;
    for (const socket of open) socket.destroy();
  };
  return { shut, close, [Symbol.asyncDispose]: close };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => void server.once("error", reject).listen(path, () => resolve()));
}

function remember(open: Set<Duplex>, socket: Duplex): void {
  open.add(socket);
  socket.once("close", () => open.delete(socket));
}

async function tunnel(
  request: IncomingMessage,
  client: Duplex,
  head: Buffer,
  check: Gate,
  open: Set<Duplex>,
): Promise<void> {
  client.on("error", () => client.destroy());
  const target = parseTarget(`https://${request.url ?? ""}`);
  const verdict = await check(target, "CONNECT");
  if (verdict.kind === "denied") {
    client.end(`HTTP/1.1 403 Forbidden\r\nx-deckhand-denied: ${verdict.why}\r\ncontent-length: 0\r\n\r\n`);
    return;
  }
  const server = connect({ host: verdict.address, port: verdict.port });
  remember(open, server);
  server.once("connect", () => {
    client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    server.write(head);
    client.pipe(server).pipe(client);
  });
  server.on("error", () => client.destroy());
  client.once("close", () => server.destroy());
  server.once("close", () => client.destroy());
}

async function forward(request: IncomingMessage, response: ServerResponse, check: Gate): Promise<void> {
  const target = parseTarget(request.url ?? "");
  const verdict = await check(target, request.method ?? "");
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

/** To the address that was checked, under the name that was asked for. */
function onwardOptions({ method, headers }: IncomingMessage, { address, port, host, path }: Destination) {
  const { "proxy-connection": _, "proxy-authorization": __, ...rest } = headers;
  const name = port === 80 ? host : `${host}:${port}`;
  return { host: address, port, path, method, headers: { ...rest, host: name, connection: "close" }, agent: false };
}
