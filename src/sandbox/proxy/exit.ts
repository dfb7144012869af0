/** The one way out of the wall, with a list of those who were not let through. */

import { lookup } from "node:dns/promises";
import { chmodSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { reachOf } from "./address.ts";
import type { AllowedHosts } from "./allowed-hosts.ts";
import { type Denial, type EgressProxy, openProxy, type ProxyOptions } from "./proxy.ts";

/** `denials` are by host and port, as of now. */
export type Exit = Readonly<{ socketPath: string; denials: ReadonlyMap<string, Denial> }> &
  Pick<EgressProxy, "shut" | "close">;

/** Left out: as the internet is. */
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
  chmodSync(socketPath, 0o666); // tools are another user; who may use it is decided by where it can be seen
  return { socketPath, denials, shut: () => proxy.shut(), close: () => proxy.close() };
}

/** What listens on all addresses of this machine is no more for tools than what listens on its loopback. */
function isOwn(address: string): boolean {
  return Object.values(networkInterfaces()).some((list) => list?.some((own) => own.address === address));
}
