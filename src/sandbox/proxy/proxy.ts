/** The only way out of the wall: an HTTP proxy of the broker's that connects to allowed hosts and to nobody else. */
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";
import { basename, dirname } from "node:path";
import type { Duplex } from "node:stream";
import type { Reach } from "./address.ts";
import type { AllowedHosts } from "./allowed-hosts.ts";
import { forward } from "./forward.ts";
import { denialOf, type Gate, gate, parseTarget, type Reason } from "./gate.ts";
import { openTunnel } from "./tunnel.ts";

export type ProxyOptions = Readonly<{
  allowed: AllowedHosts;
  /** Where to listen: a socket file that only the wall is shown. */
  socketPath: string;
  /** All addresses of a name, as `dns.promises.lookup(name, { all: true })` gives them. */
  resolve(host: string): Promise<readonly string[]>;
  /** Told of every refusal. */
  onDenial(denial: Denial): void;
  /** Left out: as addresses are on the internet, and the ports 80 and 443. */
  reach?: (address: string) => Reach;
  ports?: readonly number[];
}>;

/** `allow` is the word that would allow the host if the `network` input had it. */
export type Denial = Readonly<{ host: string; port: number; reason: Reason; allow?: string }>;

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
 * The system takes 107 bytes for the path of a socket, and a runner's folders can have longer ones. So it is given the folder
 * as an open file, which stays open until the server has removed the socket.
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
    allows: options.allowed.allows,
    onDenial: (host) => options.onDenial(denialOf({ host, port: verdict.port }, "unlisted", options.allowed)),
    remember: (socket) => remember(open, socket),
  });
}
