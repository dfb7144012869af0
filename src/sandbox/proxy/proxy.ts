/** The only network access of the sandbox: an HTTP proxy of the broker that connects to allowed hosts only. */

import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { chmodSync, closeSync, openSync } from "node:fs";
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { connect, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { basename, dirname } from "node:path";
import type { Duplex } from "node:stream";
import { reachOf } from "./address.ts";
import {
  type AllowedHosts,
  type Denial,
  type Destination,
  denialOf,
  type Gate,
  type GateVerdict,
  gate,
  type ProxyOptions,
  parseTarget,
} from "./gate.ts";
import { type Hello, readHello } from "./hello.ts";

interface EgressProxy extends AsyncDisposable {
  /** From now on nothing is allowed, and open connections are closed. */
  shut(): void;
  close(): Promise<void>;
}

/**
 * Listens until it is closed. It resolves names and checks the addresses, and connects to the address that was checked.
 */
export async function openProxy(options: ProxyOptions): Promise<EgressProxy> {
  let isShut = false;
  const check = gate(options, () => isShut);
  const open = new Set<Duplex>();
  const server = createServer(async (request, response) =>
    forward(request, response, await check(parseTarget(request.url ?? ""), request.method ?? "")),
  );
  server.on("connection", (socket: Socket) => remember(open, socket));
  server.on(
    "connect",
    (request: IncomingMessage, client: Duplex, head: Buffer) =>
      void tunnel(request, client, head, check, { options, open }),
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

/**
 * The system accepts 107 bytes for the path of a socket, and the folders of a runner can be longer. So the path uses
 * the open folder, which stays open until the server has removed the socket.
 */
async function listen(server: Server, path: string): Promise<void> {
  const folder = openSync(dirname(path), "r");
  try {
    await once(server.listen(`/proc/self/fd/${folder}/${basename(path)}`), "listening");
  } catch (error) {
    closeSync(folder);
    throw error;
  }
  server.once("close", () => closeSync(folder));
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
  { options, open }: Readonly<{ options: ProxyOptions; open: Set<Duplex> }>,
): Promise<void> {
  client.on("error", () => client.destroy());
  const verdict = await check(parseTarget(`https://${request.url ?? ""}`), "CONNECT");
  if (verdict.kind === "denied") {
    client.end(`HTTP/1.1 403 Forbidden\r\nx-deckhand-denied: ${verdict.why}\r\ncontent-length: 0\r\n\r\n`);
    return;
  }
  openTunnel(client, head, {
    destination: verdict,
    allows: (host) => options.allowed.allows(host) || options.allowed.opens(host, verdict.port),
    onDenial: (host) => options.onDenial(denialOf({ host, port: verdict.port }, "unlisted", options.allowed)),
    remember: (socket) => remember(open, socket),
  });
}

/**
 * A connection that a program requested by host name. Its first bytes must name an allowed host too: thousands of hosts
 * share an address, and the first bytes decide which of them answers.
 */
type TunnelOptions = Readonly<{
  destination: Destination;
  /** Whether a host may be reached. */
  allows(host: string): boolean;
  /** It is called with the host that the client really wanted. */
  onDenial(host: string): void;
  /** What is closed when the proxy is closed. */
  remember(socket: Duplex): void;
}>;

/** `head` is what the client sent before it got an answer. */
function openTunnel(client: Duplex, head: Buffer, options: TunnelOptions): void {
  client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
  let said = head;
  const look = (chunk?: Buffer) => {
    said = chunk ? Buffer.concat([said, chunk]) : said;
    const hello = readHello(said);
    if (hello.kind === "more") return;
    client.off("data", look).pause();
    if (hello.kind === "plain") return inTheClear(client, said, options);
    const stranger = strangerIn(hello, options);
    if (stranger === undefined) return join(client, said, options);
    options.onDenial(stranger);
    client.destroy();
  };
  client.on("data", look);
  look();
}

function strangerIn(hello: Hello, { allows }: TunnelOptions): string | undefined {
  return hello.kind === "tls" ? hello.names.find((name) => !allows(name)) : "?";
}

function join(client: Duplex, said: Buffer, { destination, remember }: TunnelOptions): void {
  const server = connect({ host: destination.address, port: destination.port });
  remember(server);
  server.once("connect", () => {
    server.write(said);
    client.pipe(server).pipe(client);
  });
  server.on("error", () => client.destroy());
  client.once("close", () => server.destroy());
  server.once("close", () => client.destroy());
}

/** Plain HTTP requests can be read one by one, and each is sent under the name that was checked. */
function inTheClear(client: Duplex, said: Buffer, { destination }: TunnelOptions): void {
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const why = "inside a connection only paths are asked for";
    forward(request, response, path.startsWith("/") ? { ...destination, path } : { kind: "denied", why });
  });
  client.unshift(said);
  server.emit("connection", client);
  client.resume();
}

/** Forwards one plain HTTP request to the address that was checked, under the name that was checked. */
function forward(request: IncomingMessage, response: ServerResponse, verdict: GateVerdict): void {
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

/** `denials` are by host and port, up to now. */
type Exit = Readonly<{ socketPath: string; denials: ReadonlyMap<string, Denial> }> &
  Pick<EgressProxy, "shut" | "close">;

/** Default: as on the internet. */
export type ExitOptions = Partial<Pick<ProxyOptions, "resolve" | "reach" | "ports">>;

const MAX_DENIALS = 100;

export async function openExit(allowed: AllowedHosts, socketPath: string, internet: ExitOptions = {}): Promise<Exit> {
  const denials = new Map<string, Denial>();
  const proxy = await openProxy({
    allowed,
    socketPath,
    resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
    reach: (address) => (isOwn(address) ? "never" : reachOf(address)),
    onDenial: (denial) => {
      if (denials.size < MAX_DENIALS) denials.set(`${denial.host}:${denial.port}`, denial);
    },
    ...internet,
  });
  chmodSync(socketPath, 0o666); // tools are another user; only what can see the socket can use it
  return { socketPath, denials, shut: () => proxy.shut(), close: () => proxy.close() };
}

/** A service on all addresses of this machine is as unreachable for tools as one on its loopback address. */
function isOwn(address: string): boolean {
  return Object.values(networkInterfaces()).some((list) => list?.some((own) => own.address === address));
}
