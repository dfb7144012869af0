/** Decides about one connection: the host by name, its addresses one by one, the port and the method. */
import { isPublic as isPublicAddress } from "./address.ts";
import type { ProxyOptions } from "./proxy.ts";

export type Target = Readonly<{ scheme: "http:" | "https:"; host: string; port: number; path: string }>;

/** `address` is one that was looked at; a second look-up could give another. */
export type Destination = Target & Readonly<{ kind: "allowed"; address: string }>;

export type Verdict = Destination | Readonly<{ kind: "denied"; why: string }>;

export type Gate = (target: Target | undefined, method: string) => Promise<Verdict>;

/** undefined for what is no http(s) address with a host name, so for credentials in it too. */
export function parseTarget(url: string): Target | undefined {
  const parsed = URL.parse(url);
  if (!parsed || (parsed.protocol !== "http:" && parsed.protocol !== "https:")) return undefined;
  if (parsed.username !== "" || parsed.password !== "" || parsed.hostname === "") return undefined;
  const { protocol: scheme, hostname: host, port, pathname, search } = parsed;
  return { scheme, host, port: Number(port) || (scheme === "https:" ? 443 : 80), path: `${pathname}${search}` };
}

const SHUT = "the network was closed before the agent began";

/** Never rejects; a name that cannot be resolved is denied. */
export function gate(options: ProxyOptions, isShut: () => boolean = () => false): Gate {
  const { allowed, resolve, onDenial, isPublic = isPublicAddress, ports = [80, 443] } = options;
  const deny = (target: Target | undefined, why: string): Verdict => {
    onDenial({ host: target?.host ?? "?", port: target?.port ?? 0, why });
    return { kind: "denied", why };
  };
  return async (target, method) => {
    if (!target) return deny(target, "this is not the address of a website");
    if (method !== "CONNECT" && target.scheme === "https:") return deny(target, "https goes through CONNECT");
    if (isShut()) return deny(target, SHUT);
    if (!allowed.allows(target.host)) return deny(target, "the host is not on the list of the `network` input");
    if (!ports.includes(target.port)) return deny(target, "only ports 80 and 443 are open");
    const addresses = await resolve(target.host).catch(() => []);
    const [address] = addresses;
    if (address === undefined) return deny(target, "the name has no address");
    if (!addresses.every(isPublic)) return deny(target, "the name leads to an address that is not public");
    if (isShut()) return deny(target, SHUT); // while the name was looked up
    return { kind: "allowed", ...target, address };
  };
}
