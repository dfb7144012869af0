/**
 * Looks at the text of a lock file, whatever its format says of it: an address that the old text does not have must lead
 * to a host that it has. So a field that a format's reader passes over cannot bring in another host.
 */

/** Where words end in all formats. */
const WORD = /[^\s"'`,;()<>{}[\]]+/g;

/** Schemes, and short forms of addresses, of what is no registry. */
const NO_REGISTRY =
  /^(?:git\b|ssh:|http:|ftp:|file:|exec:|github:|gitlab:|bitbucket:|gist:)|git@|\+(?:git|ssh|http|file):/i;

/** What npm and pnpm copy from packages for people to read, and fetch nothing from. */
const FOR_PEOPLE = /"(?:url|deprecated)"[ \t]*:[ \t]*"(?:[^"\\\n]|\\.)*"|^[ \t]*deprecated:.*$/gm;

/** The first new address that the lock file may not have, or undefined. `places` are the format's public registries. */
export function strangeAddress(before: string, after: string, places: readonly string[]): string | undefined {
  const old = new Set(before.match(WORD));
  const hosts = new Set([...old, ...places].map(hostOf).filter((host) => host !== undefined));
  const fresh = after.replaceAll(FOR_PEOPLE, "").match(WORD) ?? [];
  return fresh.find((word) => !old.has(word) && isStrange(word, hosts));
}

function isStrange(word: string, hosts: ReadonlySet<string>): boolean {
  if (/%2f%2f/i.test(word) || NO_REGISTRY.test(word)) return true;
  if (!word.includes("//")) return false;
  const host = hostOf(word);
  // A second address in the same word would go unseen.
  return host === undefined || !hosts.has(host) || word.split("//").length > 2;
}

/** Of an address with https and without credentials; undefined for anything else. */
function hostOf(word: string): string | undefined {
  return /(?:^|[+@=:])https:\/\/([a-z0-9.-]+(?::\d+)?)(?:[/?#]|$)/i.exec(word)?.[1]?.toLowerCase();
}
