/** Decides about one connection: the host by name, its addresses one by one, the port and the method. */
import { isIP } from "node:net";
import { Fault } from "../../lib/fault.ts";
import { isMetadata } from "../../lib/host-name.ts";
import { type Reach, reachOf } from "./address.ts";
import type { ProxyLimits } from "./limits.ts";

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
  const lookAt = async (host: string) => {
    const addresses = await resolve(host);
    return { address: addresses[0], reaches: new Set(addresses.map(reach)) };
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
    const { address, reaches } = await lookAt(target.host).catch(() => NOWHERE);
    if (address === undefined) return deny(target, "unknown");
    if (reaches.has("never")) return deny(target, "never");
    if (reaches.has("private") && !allowed.names(target.host)) return deny(target, "private");
    if (isShut()) return deny(target, "shut"); // during the look-up of the name
    return { kind: "allowed", ...target, address };
  };
}

const NOWHERE = { address: undefined, reaches: new Set<Reach>() };

function refusalOf(host: string, { words }: AllowedHosts): Reason {
  if (!canBeNamed(host)) {
    const address = host.replace(/^\[|\]$/g, "");
    return isIP(address) !== 0 && reachOf(address) === "never" ? "never" : "unnamed";
  }
  return words === "none" ? "closed" : "unlisted";
}

const UNNAMED: readonly Reason[] = ["malformed", "unnamed", "never"];

/** `allow` is the word that is missing in the `network` input, if there is one; for a private address, all hosts that are needed. */
export function denialOf(
  target: Pick<Target, "host" | "port"> | undefined,
  reason: Reason,
  allowed: AllowedHosts,
): Denial {
  const { host, port } = target ?? { host: "?", port: 0 };
  const denial = { host, port, reason };
  if (reason === "private") return { ...denial, allow: withSiblings(host) };
  if (reason === "port") return { ...denial, allow: `${host.toLowerCase().replace(/\.$/, "")}:${port}` };
  const isMissing = canBeNamed(host) && !UNNAMED.includes(reason) && !allowed.allows(host);
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
  /** Default: by the number of files that this process may have open. */
  limits?: ProxyLimits;
}>;

export type AllowedHosts = Readonly<{
  /** The input as it was written, for the report. */
  words: string;
  /** Whether the host may be reached at the ports of the web. */
  allows(host: string): boolean;
  /** Whether the list has the host with this port, so that it may be reached there too. */
  opens(host: string, port: number): boolean;
  /** Whether the list names the host itself, not by a preset or a wildcard: then it may have a private address. */
  names(host: string): boolean;
}>;

const PRESETS: Readonly<Record<string, readonly string[]>> = {
  npm: ["registry.npmjs.org", "registry.yarnpkg.com"],
  pypi: ["pypi.org", "files.pythonhosted.org"],
  go: ["proxy.golang.org", "sum.golang.org"],
  crates: ["crates.io", "index.crates.io", "static.crates.io"],
  maven: ["repo.maven.apache.org", "repo1.maven.org", "plugins.gradle.org", "services.gradle.org"],
  debian: ["deb.debian.org", "security.debian.org", "archive.ubuntu.com", "security.ubuntu.com"],
};

/** One of them is of no use without the others: an index, and where its files are. */
const TOGETHER = ["pypi", "go", "crates"];

/** The host, with those that the same program asks next, so that all can be allowed at once. */
function withSiblings(host: string): string {
  const name = plain(host);
  const preset = TOGETHER.find((one) => PRESETS[one]?.includes(name));
  return preset === undefined ? host : (PRESETS[preset] ?? []).join(", ");
}

const PORT = /:([1-9]\d{0,4})$/;

/** The last part has a letter, because an address is not a name. */
const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/;

/**
 * Parses `none`, or a list (commas or spaces) of `registries`, presets, host names, `host.name:port` and `*.host.name`,
 * or of `all` and names. Throws a "config" Fault that names `input` for anything else. An empty text is `none`.
 */
export function allowedHosts(text: string, input: "network" | "setup-network" = "network"): AllowedHosts {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 0 || words.includes("none")) return alone(words, input);
  const isAll = words.includes("all");
  const patterns = words.filter((word) => word !== "all").flatMap((word) => patternsOf(word, input, isAll));
  return {
    words: words.join(", "),
    allows: (host) => isAll || patterns.some((pattern) => fits(host, pattern)),
    opens: (host, port) => patterns.includes(`${plain(host)}:${port}`),
    names: (host) => words.some((word) => word.replace(PORT, "") === plain(host)),
  };
}

const NONE: AllowedHosts = { words: "none", allows: () => false, opens: () => false, names: () => false };

/** The hosts that the set-up command can reach: its own list and that of all commands, or none if its own is `none`. */
export function setUpHosts(own: AllowedHosts, all: AllowedHosts): AllowedHosts {
  if (own.words === "none" || all.words === "none") return own;
  return {
    words: own.words,
    allows: (host) => own.allows(host) || all.allows(host),
    opens: (host, port) => own.opens(host, port) || all.opens(host, port),
    names: (host) => own.names(host) || all.names(host),
  };
}

/** The hosts of the input `network` that need no approval: its registries. With `all`, those of all presets. */
export function freeHosts(text: string): AllowedHosts {
  const { words } = allowedHosts(text);
  const all = words.split(", ");
  const presets = all.filter((word) => word === "registries" || Object.hasOwn(PRESETS, word));
  return allowedHosts(all.includes("all") ? "registries" : presets.join(" "));
}

/**
 * A command with granted hosts can reach these hosts, and those that need no approval. Private addresses and other
 * ports are only allowed for hosts that the input names.
 */
export function grantedHosts(
  hosts: readonly string[],
  { free, all }: Readonly<{ free: AllowedHosts; all: AllowedHosts }>,
) {
  const isGranted = (host: string) => hosts.includes(plain(host));
  return {
    words: [...(free.words === "none" ? [] : [free.words]), ...hosts].join(", ") || "none",
    allows: (host: string) => free.allows(host) || isGranted(host),
    opens: (host: string, port: number) => isGranted(host) && all.opens(host, port),
    names: (host: string) => isGranted(host) && all.names(host),
  };
}

/** The word that allows a host in the `network` input: its preset, or its own name. */
function wordFor(host: string): string {
  const name = plain(host);
  return Object.keys(PRESETS).find((preset) => PRESETS[preset]?.includes(name)) ?? name;
}

/** Whether the input can name a host: its name has several parts. */
function canBeNamed(host: string): boolean {
  return HOST.test(plain(host)) && !host.startsWith("*");
}

function alone(words: readonly string[], input: string): AllowedHosts {
  if (words.length <= 1) return NONE;
  throw new Fault("config", `The \`${input}\` input says "none" and more.`, {
    hint: 'Write "none" alone, or only the hosts.',
  });
}

/** Next to `all`, only host names and ports make a difference. */
function patternsOf(word: string, input: string, isBesideAll: boolean): readonly string[] {
  if (isNamed(word)) return [word];
  if (isBesideAll)
    throw new Fault("config", `The \`${input}\` input says "all" and "${word}".`, {
      hint: 'Beside "all", write only names of hosts at private addresses, and hosts with their ports.',
    });
  if (word === "registries") return Object.values(PRESETS).flat();
  const preset = Object.hasOwn(PRESETS, word) ? PRESETS[word] : undefined;
  if (preset) return preset;
  if (HOST.test(word)) return [word];
  throw new Fault("config", `The \`${input}\` input names "${word}", which is neither a preset nor a full host name.`, {
    hint: `Addresses and names of one word cannot be allowed. Write none, registries, all, host names such as example.org, example.org:8443 or *.example.org, or presets: ${Object.keys(PRESETS).join(", ")}.`,
  });
}

/** `host.name` or `host.name:port`. */
function isNamed(word: string): boolean {
  const [, port = "443"] = PORT.exec(word) ?? [];
  return Number(port) < 65_536 && canBeNamed(word.replace(PORT, ""));
}

/** `*.example.org` matches the names below it, not the name itself, and nothing that is no name. */
function fits(host: string, pattern: string): boolean {
  const name = plain(host);
  if (!pattern.startsWith("*.")) return name === pattern;
  const end = pattern.slice(1);
  return name.endsWith(end) && LABELS.test(name.slice(0, -end.length));
}

/** Names of storage services have underscores. */
const LABELS = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

function plain(host: string): string {
  return host.toLowerCase().replace(/\.$/, "");
}
