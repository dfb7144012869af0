/** Decides which links prose of a model may have, and which words must not be called from it. */

/** The facts that decide it. */
export type ProseRules = Readonly<{
  /** `https://github.com/owner/name`: what links may lead to. */
  repositoryUrl: string;
  /** The words that start a run. */
  phrases: readonly string[];
  /** The commit that relative links lead to; without it they are no links. */
  commit?: string | undefined;
  /** Links are none: their addresses stand beside their words, so people read them. */
  showsAddresses?: boolean;
}>;

/** A path with `:12`, `:12-14`, `:12:3`, `#L12`, `#L12-L14` or the anchor of a heading behind it. */
const RELATIVE =
  /^(?:\.?\/)?([^:?#\\]+?)(\/?)(?::(\d{1,7})(?:-(\d{1,7})|:\d{1,7})?|#L(\d{1,7})(?:-L?(\d{1,7}))?|(#[\w-]{1,200}))?$/;

/** A relative link as a link to that file or folder at the commit; any other as it is. */
export function permalink(url: string, { repositoryUrl, commit }: ProseRules): string {
  const [, path = "", slash, line, lineEnd, hashLine, hashEnd, anchor = ""] = RELATIVE.exec(url) ?? [];
  const segments = path.split("/").map(inAddress);
  if (commit === undefined || segments.includes("")) return url;
  const [first = line, last = lineEnd] = [hashLine, hashEnd];
  const lines = first === undefined ? anchor : `#L${first}${last === undefined ? "" : `-L${last}`}`;
  return `${repositoryUrl}/${slash === "" ? "blob" : "tree"}/${commit}/${segments.join("/")}${lines}`;
}

/** A name in a path with plain signs only; "" where it is no name, or leads up. */
function inAddress(name: string): string {
  const plain = decoded(name);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no name in a link has them
  if (/^\.{0,2}$|[/\\%\u0000-\u001f]/.test(plain)) return "";
  return encodeURIComponent(plain).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.toWellFormed());
  } catch {
    return "";
  }
}

const DOCUMENTATION = "https://docs.github.com/";
/** Images that people dropped into a text. Files are elsewhere, and anybody can put any of them there. */
const ATTACHMENTS = "https://github.com/user-attachments/assets/";

/** Only these signs: with others, what GitHub takes for the address might end elsewhere than we think. */
const PLAIN = /^[\w:/.#?=%+~-]*$/;

/**
 * Whether it leads to what it begins with, or below: no part that is one or two dots, and no encoded dot, slash,
 * backslash or percent.
 */
function isDownward(url: string): boolean {
  return PLAIN.test(url) && !/\/\.{1,2}(?:[/?#]|$)|%(?:2[ef5]|5c)/i.test(url);
}

/**
 * Whether GitHub ends an address where its plain signs end, given what follows up to a blank. Its reader goes on at quotes,
 * brackets, ticks and the like, so nothing may follow but what closes or ends a sentence.
 */
export function endsThere(rest: string): boolean {
  return /^[.,;:!?*_~)\]}"']*$/.test(rest);
}

/** Whether a link may lead there: this repository, or GitHub's documentation. */
export function isOurs(url: string, { repositoryUrl }: ProseRules): boolean {
  if (!isDownward(url) || /^\w+:\/\/[^/]*\/.*:|www\.|mailto|xmpp/i.test(url)) return false;
  return (
    url === repositoryUrl ||
    ["/", "#", "?"].some((end) => url.startsWith(repositoryUrl + end)) ||
    url.startsWith(DOCUMENTATION)
  );
}

/** Whether it leads to a file or a folder: a word such as "fixes" before that closes no issue. */
export function isFile(url: string, { repositoryUrl }: ProseRules): boolean {
  return [`${repositoryUrl}/blob/`, `${repositoryUrl}/tree/`].some((start) => url.startsWith(start));
}

/** The beginning of a link to an image. */
export const IMAGE = "image: ";

/** Whether an image there can be offered as a link, which says that it leads to one. */
export function isImageOfOurs(url: string, rules: ProseRules): boolean {
  return isOurs(url, rules) || (isDownward(url) && url.startsWith(ATTACHMENTS));
}

/** Whether the last that was written is a word that closes the issue named after it. */
export function endsInClosingWord(text: string): boolean {
  return /(?:^|[^A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[^A-Za-z0-9]*$/i.test(text);
}
