/** Decides about one connection: the host by name, its addresses one by one, the port and the method. */
import { isIP } from "node:net";
import { isMetadata } from "../../lib/host-name.ts";
import { type Reach, reachOf } from "./address.ts";
import { type AllowedHosts, canBeNamed, wordFor } from "./allowed-hosts.ts";

export type Target = Readonly<{ scheme: "http:" | "https:"; host: string; port: number; path: string }>;

/** `address` is the one that was checked; a second look-up could return another one. */
export type Destination = Target & Readonly<{ kind: "allowed"; address: string }>;

export type GateVerdict = Destination | Readonly<{ kind: "denied"; why: string }>;

export type Gate = (target: Target | undefined, method: string) => Promise<GateVerdict>;

/** Returns undefined for anything but an http(s) URL with a host name and without credentials. */
export function parseTarget(url: string): Target | undefined {
  const parsed = URL.parse(url);
  if (!parsed || (parsed.protocol !== "http:" && parsed.protocol !== "https:")) return undefined;
  if (parsed.username !== "" || parsed.password !== "" || parsed.hostname === "") return undefined;
  const { protocol: scheme, hostname: host, port, pathname, search } = parsed;
  return { scheme, host, port: Number(port) || (scheme === "https:" ? 443 : 80), path: `${pathname}${search}` };
}

/** Why a connection was refused: a word for the report, and a sentence for the program. */
export const REASONS = {
  closed: "the input `network` allows no host",
  unlisted: "the host is not on the list of the `network` input",
  shut: "the network was closed before the agent began",
  private: "the name resolves to a private address, and the `network` input does not name this host itself",
  never: "the name resolves to this machine, to a link-local address or to a cloud metadata service",
  port: "only ports 80 and 443 are open, and those that the `network` input names with their hosts",
  unknown: "the name has no address",
  unnamed: "this is an address or a name of one word, which no input can allow",
  malformed: "this is not the address of a website",
} as const;
export type Reason = keyof typeof REASONS;

/** Never rejects. A name that cannot be resolved is denied. */
export function gate(options: ProxyOptions, isShut: () => boolean = () => false): Gate {
  const { allowed, resolve, onDenial, reach = reachOf, ports = [80, 443] } = options;
  const deny = (target: Target | undefined, reason: Reason): GateVerdict => {
    onDenial(denialOf(target, reason, allowed));
    return { kind: "denied", why: REASONS[reason] };
  };
  return async (target, method) => {
    if (!target || (method !== "CONNECT" && target.scheme === "https:")) return deny(target, "malformed");
    if (isShut()) return deny(target, "shut");
    // Reasons that no setting can change come first, so that nobody is told to change one.
    if (isMetadata(target.host.toLowerCase().replace(/\.$/, ""))) return deny(target, "never");
    if (!allowed.opens(target.host, target.port)) {
      if (!ports.includes(target.port))
        return deny(target, canBeNamed(target.host) ? "port" : refusalOf(target.host, allowed));
      if (!allowed.allows(target.host)) return deny(target, refusalOf(target.host, allowed));
    }
    const addresses = await resolve(target.host).catch(() => []);
    const [address] = addresses;
    if (address === undefined) return deny(target, "unknown");
    const reaches = new Set(addresses.map(reach));
    if (reaches.has("never")) return deny(target, "never");
    if (reaches.has("private") && !allowed.names(target.host)) return deny(target, "private");
    if (isShut()) return deny(target, "shut"); // during the look-up of the name
    return { kind: "allowed", ...target, address };
  };
}

function refusalOf(host: string, { words }: AllowedHosts): Reason {
  if (!canBeNamed(host)) {
    const address = host.replace(/^\[|\]$/g, "");
    return isIP(address) !== 0 && reachOf(address) === "never" ? "never" : "unnamed";
  }
  return words === "none" ? "closed" : "unlisted";
}

const UNNAMED: readonly Reason[] = ["malformed", "unnamed", "never"];

/** `allow` is the word that is missing in the `network` input, if there is one. */
export function denialOf(
  target: Pick<Target, "host" | "port"> | undefined,
  reason: Reason,
  allowed: AllowedHosts,
): Denial {
  const { host, port } = target ?? { host: "?", port: 0 };
  const denial = { host, port, reason };
  if (reason === "private") return { ...denial, allow: host };
  if (reason === "port") return { ...denial, allow: `${host.toLowerCase().replace(/\.$/, "")}:${port}` };
  const isMissing = target !== undefined && !UNNAMED.includes(reason) && !allowed.allows(host);
  return isMissing ? { ...denial, allow: wordFor(host) } : denial;
}

/** `allow` is the word that would allow the host in the `network` input. */
export type Denial = Readonly<{ host: string; port: number; reason: Reason; allow?: string }>;

export type ProxyOptions = Readonly<{
  allowed: AllowedHosts;
  /** The path of the socket, which only the sandbox sees. */
  socketPath: string;
  /** All addresses of a name, like `dns.promises.lookup(name, { all: true })`. */
  resolve(host: string): Promise<readonly string[]>;
  /** It is called with every refusal. */
  onDenial(denial: Denial): void;
  /** Default: the classes of internet addresses, and the ports 80 and 443. */
  reach?: (address: string) => Reach;
  ports?: readonly number[];
}>;
