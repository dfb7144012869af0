/** What model prose may link to, and the words that must not be called from it. */

export type ProseRules = Readonly<{
  /** `https://github.com/owner/name`: what links may lead to. */
  repositoryUrl: string;
  /** The words that start a run. */
  phrases: readonly string[];
  /** The commit that relative links lead to; without it they are no links. */
  commit?: string | undefined;
}>;

/** `src/a.js`, `./src/a.js`, `/src/a.js`, `src/a.js:12`, `src/a.js#L12-L14`; no other address has this form. */
const RELATIVE =
  /^(?:\.?\/)?([\w+~=%-][\w.+~=%-]*(?:\/[\w+~=%-][\w.+~=%-]*)*)(?::(\d{1,7}))?(#L\d{1,7}(?:-L\d{1,7})?)?$/;

/** A relative link as a link to that file at the commit; any other as it is. */
export function permalink(url: string, { repositoryUrl, commit }: ProseRules): string {
  const [, path, line, lines = ""] = RELATIVE.exec(url) ?? [];
  if (path === undefined || commit === undefined) return url;
  return `${repositoryUrl}/blob/${commit}/${path}${line === undefined ? lines : `#L${line}`}`;
}

const DOCUMENTATION = "https://docs.github.com/";
const ATTACHMENTS = ["https://github.com/user-attachments/", "https://user-images.githubusercontent.com/"];

/** Only these signs: with others, what GitHub takes for the address might end elsewhere than we think. */
const PLAIN = /^[\w:/.#?=%+~-]*$/;

/** Whether it leads to what it begins with, or below: no dots after a slash, and no encoded dot, slash, backslash or percent. */
function isDownward(url: string): boolean {
  return PLAIN.test(url) && !/\/\.|%(?:2[ef5]|5c)/i.test(url);
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

/** Whether an image there can be offered as a link. */
export function isImageOfOurs(url: string, rules: ProseRules): boolean {
  return isOurs(url, rules) || (isDownward(url) && ATTACHMENTS.some((start) => url.startsWith(start)));
}

/** Whether the last that was written is a word that closes the issue named after it. */
export function endsInClosingWord(text: string): boolean {
  return /(?:^|[^A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[^A-Za-z0-9]*$/i.test(text);
}
