/**
 * A connection that a program requested by host name. Its first bytes must name an allowed host too: thousands of hosts
 * share an address, and the first bytes decide which of them answers.
 */
import { createServer } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { type ForwardOptions, forward, refuse } from "./forward.ts";
import type { Destination } from "./gate.ts";
import { type Hello, readHello } from "./hello.ts";
import { tooMany } from "./limits.ts";

export type TunnelOptions = ForwardOptions &
  Readonly<{
    destination: Destination;
    /** Whether a host may be reached. */
    allows(host: string): boolean;
    /** It is called with the host that the client really wanted; "?" if it named none. */
    onDenial(host: string): void;
    /** Remembers a socket that is closed when the proxy is closed. */
    remember(socket: Duplex): void;
    /** A place for one more request; undefined if there is none. */
    takePlace(): (() => void) | undefined;
  }>;

/** `head` is what the client sent before it got an answer. Everything is closed with the client. */
export function openTunnel(client: Duplex, head: Buffer, options: TunnelOptions): void {
  client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
  const late = setTimeout(() => client.destroy(), options.limits.greetingMs);
  client.once("close", () => clearTimeout(late));
  let said = head;
  const look = (chunk?: Buffer) => {
    said = chunk ? Buffer.concat([said, chunk]) : said;
    const hello = readHello(said);
    if (hello.kind === "more") return;
    clearTimeout(late);
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

/** A greeting without a name is let through only where everybody may be reached. */
function strangerIn(hello: Hello, { allows }: TunnelOptions): string | undefined {
  const names = hello.kind === "tls" && hello.names.length > 0 ? hello.names : ["?"];
  return hello.kind === "odd" ? "?" : names.find((name) => !allows(name));
}

function join(client: Duplex, said: Buffer, { destination, limits, remember }: TunnelOptions): void {
  const server = connect({ host: destination.address, port: destination.port });
  remember(server);
  server.setTimeout(limits.idleMs, () => server.destroy());
  server.once("connect", () => {
    server.write(said);
    client.pipe(server).pipe(client);
  });
  server.on("error", () => client.destroy());
  client.once("close", () => server.destroy());
  server.once("close", () => client.destroy());
}

/** Plain HTTP requests can be read one by one, and each is sent under the name that was checked. */
function inTheClear(client: Duplex, said: Buffer, options: TunnelOptions): void {
  const { destination, limits, takePlace } = options;
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    const path = request.url ?? "";
    const why = "inside a connection only paths are asked for";
    if (!path.startsWith("/")) return refuse(response, 403, why);
    const giveBack = takePlace();
    if (!giveBack) return refuse(response, 503, tooMany(limits.connections));
    response.once("close", giveBack);
    forward(request, response, { ...destination, path }, options);
  });
  server.timeout = limits.idleMs;
  client.unshift(said);
  server.emit("connection", client);
  client.resume();
}
