/**
 * The only network access of the sandbox: an HTTP proxy of the broker that connects to allowed hosts only. Its limits are in
 * `limits.ts`.
 */
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { chmodSync, closeSync, openSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { basename, dirname } from "node:path";
import type { Duplex } from "node:stream";
import { reachOf } from "./address.ts";
import { type ForwardOptions, forward, refusalOf, refuse } from "./forward.ts";
import { type AllowedHosts, type Denial, denialOf, type Gate, gate, type ProxyOptions, parseTarget } from "./gate.ts";
import { inTurn, MOST_TOLD, Places, proxyLimits, tooMany } from "./limits.ts";

interface EgressProxy extends AsyncDisposable {
  /** From now on nothing is allowed, and open connections are closed. */
  shut(): void;
  close(): Promise<void>;
}

/**
 * Listens until it is closed. It resolves names and checks the addresses, and connects to the address that was checked.
 * Over a limit a program gets a 503 that says so. Nothing that a program or a host sends ends more than its connection.
 */
export async function openProxy(options: ProxyOptions): Promise<EgressProxy> {
  let isShut = false;
  const limits = options.limits ?? proxyLimits();
  const check = gate({ ...options, resolve: inTurn(options.resolve, limits.lookUps) }, () => isShut);
  const open = new Set<Duplex>();
  const [clients, places] = [new Places(limits.connections), new Places(limits.connections)];
  const admitted = new WeakMap<Socket, AbortSignal>();
  const takePlace = (gone: AbortSignal) => places.take(gone);
  const common = { options, limits, check, takePlace, remember: (socket: Duplex) => remember(open, socket) };
  const times = { requestTimeout: 0, headersTimeout: limits.greetingMs };
  const server = createServer(times, (request, response) => {
    void answer(request, response, { ...common, gone: admitted.get(request.socket) ?? NO_PLACE });
  });
  server.timeout = limits.idleMs;
  server.maxConnections = limits.connections + MOST_TOLD; // those beyond are closed without a word
  server.on("connection", (socket: Socket) => {
    remember(open, socket);
    socket.on("error", () => socket.destroy()); // Node does not listen for it all the time
    const gone = goneOf(socket);
    if (clients.take(gone)) admitted.set(socket, gone);
    else closeSoon(socket, gone);
  });
  server.on("connect", (request: IncomingMessage, client: Duplex, head: Buffer) => {
    const gone = admitted.get(request.socket) ?? NO_PLACE;
    tunnel(request, client, head, { ...common, gone }).catch(() => client.destroy());
  });
  server.on("upgrade", (_, client: Duplex) => client.end("HTTP/1.1 501 Not Implemented\r\n\r\n"));
  await listen(server, options.socketPath);
  server.on("error", () => {}); // a connection could not be accepted
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

/** A connection over the limit is told about it, and closed after so long. */
const TOLD_MS = 5000;

/** The signal of connections over the limit, which take no place. */
const NO_PLACE = AbortSignal.abort();

/** Aborted when the connection has ended. */
function goneOf(socket: Socket): AbortSignal {
  const controller = new AbortController();
  socket.once("close", () => controller.abort());
  return controller.signal;
}

function closeSoon(socket: Socket, gone: AbortSignal): void {
  const timer = setTimeout(() => socket.destroy(), TOLD_MS);
  gone.addEventListener("abort", () => clearTimeout(timer));
}

function remember(open: Set<Duplex>, socket: Duplex): void {
  open.add(socket);
  socket.once("close", () => open.delete(socket));
}

type Common = ForwardOptions &
  Readonly<{
    options: ProxyOptions;
    check: Gate;
    /** A place for a request or a tunnel; undefined if there is none. */
    takePlace(gone: AbortSignal): (() => void) | undefined;
    remember(socket: Duplex): void;
  }>;

/** Answers one plain request. Never rejects. */
async function answer(request: IncomingMessage, response: ServerResponse, common: Common): Promise<void> {
  const { check, limits, takePlace, gone } = common;
  const giveBack = takePlace(gone);
  if (!giveBack) return refuse(response, 503, tooMany(limits.connections));
  response.once("close", giveBack);
  const verdict = await check(parseTarget(request.url ?? ""), request.method ?? "");
  if (gone.aborted) return;
  if (verdict.kind === "denied") refuse(response, 403, verdict.why);
  else forward(request, response, verdict, common);
}

async function tunnel(request: IncomingMessage, client: Duplex, head: Buffer, common: Common): Promise<void> {
  const { options, limits, check, takePlace, remember, gone } = common;
  if (!takePlace(gone)) return void client.end(refusalOf(503, tooMany(limits.connections)));
  const verdict = await check(parseTarget(`https://${request.url ?? ""}`), "CONNECT");
  if (gone.aborted) return;
  if (verdict.kind === "denied") return void client.end(refusalOf(403, verdict.why));
  const { openTunnel } = await import("./tunnel.ts"); // most runs open none
  if (gone.aborted) return;
  openTunnel(client, head, {
    destination: verdict,
    limits,
    gone,
    remember,
    takePlace: () => takePlace(gone),
    allows: (host) => options.allowed.allows(host) || options.allowed.opens(host, verdict.port),
    onDenial: (host) => options.onDenial(denialOf({ host, port: verdict.port }, "unlisted", options.allowed)),
  });
}

/** `denials` are by host and port, up to now. */
type Exit = Readonly<{ socketPath: string; denials: ReadonlyMap<string, Denial> }> &
  Pick<EgressProxy, "shut" | "close">;

/** Default: as on the internet. */
export type ExitOptions = Partial<Pick<ProxyOptions, "resolve" | "reach" | "ports" | "limits">>;

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
