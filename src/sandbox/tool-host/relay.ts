/**
 * Lets programs that need an address reach the proxy, which is a socket file here because there is no network to it.
 */
import { connect, createServer, type Socket } from "node:net";

export const RELAY_PORT = 3128;

/** Resolves when it listens on the sandbox's own loopback address. */
export async function openRelay(socketPath: string): Promise<void> {
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const proxy = connect({ path: socketPath, allowHalfOpen: true });
    join(client, proxy);
    join(proxy, client);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject).listen(RELAY_PORT, "127.0.0.1", resolve);
  await promise;
}

function join(from: Socket, to: Socket): void {
  from.on("error", () => to.destroy());
  from.once("close", () => to.destroySoon());
  from.pipe(to);
}
