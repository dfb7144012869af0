/** The hosts that commands can reach: none, the registries of a language, hosts that the workflow names, or all. */
import { Fault } from "../../lib/fault.ts";

export type AllowedHosts = Readonly<{
  /** The input as it was written, for the report. */
  words: string;
  allows(host: string): boolean;
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

/** The last part has a letter, because an address is not a name. */
const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/;

/**
 * Parses `none`, `all`, `registries`, or a list (commas or spaces) of presets, host names and `*.host.name`. Throws a
 * "config" Fault that names `input` for anything else. An empty text is `none`.
 */
export function allowedHosts(text: string, input: "network" | "setup-network" = "network"): AllowedHosts {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.includes("all")) return alone(words, { words: "all", allows: () => true, names: () => false }, input);
  if (words.length === 0 || words.includes("none")) return alone(words, NONE, input);
  const patterns = words.flatMap((word) => patternsOf(word, input));
  return {
    words: words.join(", "),
    allows: (host) => patterns.some((pattern) => fits(host, pattern)),
    names: (host) => words.includes(plain(host)),
  };
}

const NONE: AllowedHosts = { words: "none", allows: () => false, names: () => false };

/** The hosts that the set-up command can reach: its own list and that of all commands, or none if its own is `none`. */
export function setUpHosts(own: AllowedHosts, all: AllowedHosts): AllowedHosts {
  if (own.words === "none" || all.words === "none") return own;
  return {
    words: own.words,
    allows: (host) => own.allows(host) || all.allows(host),
    names: (host) => own.names(host) || all.names(host),
  };
}

/** The hosts of the input `network` that need no approval: its registries. With `all`, those of all presets. */
export function freeHosts(text: string): AllowedHosts {
  const { words } = allowedHosts(text);
  const presets = words.split(", ").filter((word) => word === "registries" || Object.hasOwn(PRESETS, word));
  return allowedHosts(words === "all" ? "registries" : presets.join(" "));
}

/**
 * The hosts that a command with a grant can reach: these, and those without approval. Only hosts that the input itself
 * names may have a private address.
 */
export function grantedHosts(
  hosts: readonly string[],
  { free, all }: Readonly<{ free: AllowedHosts; all: AllowedHosts }>,
) {
  const isGranted = (host: string) => hosts.includes(plain(host));
  return {
    words: [...(free.words === "none" ? [] : [free.words]), ...hosts].join(", ") || "none",
    allows: (host: string) => free.allows(host) || isGranted(host),
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

function alone(words: readonly string[], allowed: AllowedHosts, input: string): AllowedHosts {
  if (words.length <= 1) return allowed;
  throw new Fault("config", `The \`${input}\` input says "${allowed.words}" and more.`, {
    hint: `Write "${allowed.words}" alone, or only the hosts.`,
  });
}

function patternsOf(word: string, input: string): readonly string[] {
  if (word === "registries") return Object.values(PRESETS).flat();
  const preset = Object.hasOwn(PRESETS, word) ? PRESETS[word] : undefined;
  if (preset) return preset;
  if (HOST.test(word)) return [word];
  throw new Fault("config", `The \`${input}\` input names "${word}", which is neither a preset nor a full host name.`, {
    hint: `Addresses and names of one word cannot be allowed. Write none, registries, all, host names such as example.org or *.example.org, or presets: ${Object.keys(PRESETS).join(", ")}.`,
  });
}

/** `*.example.org` matches the names below it, not the name itself. */
function fits(host: string, pattern: string): boolean {
  const name = plain(host);
  return pattern.startsWith("*.") ? name.endsWith(pattern.slice(1)) : name === pattern;
}

function plain(host: string): string {
  return host.toLowerCase().replace(/\.$/, "");
}
