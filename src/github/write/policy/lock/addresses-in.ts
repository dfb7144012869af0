/**
 * Looks at the text of a lock file, whatever its format says of it: an address that the old text does not have must lead
 * to a host that it has. So a field that a format's reader passes over cannot bring in another host.
 */

/** Where words end in all formats. */
const WORD = /[^\s"'`,;()<>{}[\]]+/g;

/** Schemes, and short forms of addresses, of what is no registry. */
const NO_REGISTRY =
  /^(?:git\b|ssh:|http:|ftp:|file:|exec:|github:|gitlab:|bitbucket:|gist:)|git@|\+(?:git|ssh|http|file):/i;

/** Base64 has slashes too: what the formats write before a hash, or one of 64 bytes. */
const HASH = /^(?:(?:sha(?:1|256|384|512)-|h1:)[A-Za-z0-9+/]+={0,2}|[A-Za-z0-9+/]{86}==)$/;

/** What npm and pnpm copy from packages for people to read, and fetch nothing from. */
export const FOR_PEOPLE = /"(?:url|deprecated)"[ \t]*:[ \t]*"(?:[^"\\\n]|\\.)*"|^[ \t]*deprecated:.*$/gm;

/** The same of Composer. Where it fetches archives from, its reader looks at. */
export const COMPOSER_FOR_PEOPLE =
  /"(?:homepage|issues|source|docs|wiki|forum|chat|rss|security|email)"\s*:\s*"(?:[^"\\\n]|\\.)*"|"url"\s*:\s*"(?:[^"\\\n]|\\.)*"\s*,\s*"type"\s*:\s*"(?:custom|github|patreon|tidelift|open_collective|ko_fi|liberapay|other)"/g;

type Known = Readonly<{
  places: readonly string[];
  hasFolder?: (folder: string) => boolean;
  forPeople?: RegExp;
}>;

/**
 * The first new address that the lock file may not have, or undefined. `places` are the format's public registries,
 * `hasFolder` says of a path whether it is a package of the repository, and `forPeople` is what is passed over.
 */
export function strangeAddress(
  before: string,
  after: string,
  { places, hasFolder = () => false, forPeople }: Known,
): string | undefined {
  const old = new Set(before.match(WORD));
  const hosts = new Set([...old, ...places].map(hostOf).filter((host) => host !== undefined));
  const fresh = (forPeople ? after.replaceAll(forPeople, "") : after).match(WORD) ?? [];
  const isOwn = (word: string) => word.startsWith("file:") && hasFolder(word.slice("file:".length));
  return fresh.find((word) => !old.has(word) && isStrange(word, hosts) && !isOwn(word));
}

function isStrange(word: string, hosts: ReadonlySet<string>): boolean {
  if (/%2f%2f/i.test(word) || NO_REGISTRY.test(word)) return true;
  if (!word.includes("//") || HASH.test(word)) return false;
  const host = hostOf(word);
  // A second address in the same word would go unseen.
  return host === undefined || !hosts.has(host) || word.split("//").length > 2;
}

/** Of an address with https and without credentials; undefined for anything else. */
function hostOf(word: string): string | undefined {
  return /(?:^|[+@=:])https:\/\/([a-z0-9.-]+(?::\d+)?)(?:[/?#]|$)/i.exec(word)?.[1]?.toLowerCase();
}
