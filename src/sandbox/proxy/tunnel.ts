/**
 * A connection that a program asked for by a host's name. What is said in it must be for a host that may be reached too:
 * thousands of hosts share an address, and the first bytes decide which of them answers.
 */
import { createServer } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { forward } from "./forward.ts";
import type { Destination } from "./gate.ts";
import { type Hello, readHello } from "./hello.ts";

export type TunnelOptions = Readonly<{
  destination: Destination;
  /** Whether a host may be reached. */
  allows(host: string): boolean;
  /** Told whom the client really wanted. */
  onDenial(host: string): void;
  /** What is to be cut off when the proxy is shut. */
  remember(socket: Duplex): void;
}>;

/** `head` is what the client said before it was answered. */
export function openTunnel(client: Duplex, head: Buffer, options: TunnelOptions): void {
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

/** Requests in the clear can be read one by one, and each is sent under the name that was checked. */
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
