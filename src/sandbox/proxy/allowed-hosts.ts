/** The hosts that commands can reach: none, the registries of a language, hosts that the workflow names, or all. */
import { Fault } from "../../lib/fault.ts";

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
 * What a command with granted hosts can reach: these hosts, and those that need no approval. Private addresses and
 * other ports are only allowed for hosts that the input names.
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
export function wordFor(host: string): string {
  const name = plain(host);
  return Object.keys(PRESETS).find((preset) => PRESETS[preset]?.includes(name)) ?? name;
}

/** Whether the input can name a host: its name has several parts. */
export function canBeNamed(host: string): boolean {
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

/** `*.example.org` matches the names below it, not the name itself. */
function fits(host: string, pattern: string): boolean {
  const name = plain(host);
  return pattern.startsWith("*.") ? name.endsWith(pattern.slice(1)) : name === pattern;
}

function plain(host: string): string {
  return host.toLowerCase().replace(/\.$/, "");
}
