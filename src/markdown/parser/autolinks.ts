/** Addresses that GitHub links although nothing marks them: `https://…`, `www.…`, and mail addresses. */
import { isBlank, isLetter, isLetterOrDigit, isUnicodeBlank, isUnicodePunctuation } from "./characters.ts";
import { MarkdownNode, walk } from "./node.ts";

/** An address from `start` to `end`, which leads to `url`. */
export type Autolink = Readonly<{ start: number; end: number; url: string }>;

/** The address whose colon is there. */
export function addressAround(text: string, colon: number): Autolink | undefined {
  if (!text.startsWith("://", colon) || text.length - colon < 4) return undefined;
  let start = colon;
  while (start > 0 && isLetter(text.charAt(start - 1))) start -= 1;
  const scheme = text.slice(start, colon).toLowerCase();
  if (!["http", "https", "ftp"].includes(scheme) || !isHostSign(text, colon + 3)) return undefined;
  const end = endOfAddress(text, colon, colon + 3, "short");
  return end === undefined ? undefined : { start, end, url: text.slice(start, end) };
}

/** The address that begins there with `www.`. */
export function webAddressAt(text: string, start: number): Autolink | undefined {
  const before = text.charAt(start - 1);
  if (start > 0 && !/[*_~(]/.test(before) && !isBlank(before)) return undefined;
  if (!text.startsWith("www.", start)) return undefined;
  const end = endOfAddress(text, start, start, "whole");
  return end === undefined ? undefined : { start, end, url: `http://${text.slice(start, end)}` };
}

/** An address ends at a blank of ASCII, an angle bracket, or before the signs that end a sentence. */
function endOfAddress(text: string, start: number, host: number, kind: "short" | "whole"): number | undefined {
  let end = endOfHost(text, host, kind);
  if (end === undefined) return undefined;
  while (end < text.length && !isBlank(text.charAt(end)) && text[end] !== "<") end += 1;
  const trimmed = withoutEnd(text, start, end);
  return trimmed > start ? trimmed : undefined;
}

function isHostSign(text: string, at: number): boolean {
  const point = text.codePointAt(at);
  if (point === undefined) return false;
  const sign = String.fromCodePoint(point);
  return !isUnicodeBlank(sign) && !isUnicodePunctuation(sign);
}

/** A host has no underscore in its last two parts; with so many parts nobody looks. */
const MANY_PARTS = 10;

function endOfHost(text: string, start: number, kind: "short" | "whole"): number | undefined {
  let [dots, earlier, latest] = [0, 0, 0]; // underscores in the last part but one, and in the last
  let at = start + 1;
  for (; at < text.length - 1; at += 1) {
    if (text[at] === "\\" && at < text.length - 2) at += 1;
    const sign = text[at];
    if (sign === "_") latest += 1;
    else if (sign === ".") [dots, earlier, latest] = [dots + 1, latest, 0];
    else if (!isHostSign(text, at) && sign !== "-") break;
    else if (!/^[ -~]$/.test(text.charAt(at))) {
      at += 1; // GitHub looks at bytes, and its next one begins no character
      break;
    }
  }
  if (earlier + latest > 0 && dots <= MANY_PARTS) return undefined;
  return kind === "whole" && dots === 0 ? undefined : at;
}

/** Without the signs that end a sentence, entities, and a parenthesis that began before the address. */
function withoutEnd(text: string, start: number, given: number): number {
  const address = text.slice(start, given);
  const opened = address.split("(").length - 1;
  let closed = address.split(")").length - 1;
  let end = given;
  while (end > start) {
    const sign = text.charAt(end - 1);
    if (sign === ")" && closed <= opened) break;
    if (sign === ")") closed -= 1;
    if (sign === ";") end = beforeEntity(text, start, end);
    else if (/[?!.,:*_~'")]/.test(sign)) end -= 1;
    else break;
  }
  return end;
}

function beforeEntity(text: string, start: number, end: number): number {
  let name = end - 2;
  while (name > start && isLetter(text.charAt(name))) name -= 1;
  return name < end - 2 && text[name] === "&" ? name : end - 1;
}

/** Makes links of the mail addresses in the tree, also of those that entities and escapes make. */
export function linkMails(root: MarkdownNode): void {
  let links = 0;
  const texts: MarkdownNode[] = [];
  for (const { node, isEntering } of walk(root)) {
    if (node.kind === "link") links += isEntering ? 1 : -1;
    else if (node.kind === "text" && isEntering && links === 0 && node.literal.includes("@")) texts.push(node);
  }
  for (const node of texts) splitMails(node);
}

function splitMails(node: MarkdownNode): void {
  const mails = mailsIn(node.literal);
  if (mails.length === 0) return;
  const part = partsOf(node);
  let end = 0;
  for (const { start, end: next, url } of mails) {
    node.insertBefore(part(end, start));
    const link = new MarkdownNode("link");
    link.url = url;
    link.isBare = true;
    link.append(part(start, next));
    node.insertBefore(link);
    end = next;
  }
  node.insertBefore(part(end, node.literal.length));
  node.unlink();
}

/** Parts of the text, from its beginning on. */
function partsOf({ literal, escapes = [] }: MarkdownNode): (start: number, end: number) => MarkdownNode {
  let used = 0;
  return (start, end) => {
    const part = new MarkdownNode("text");
    const first = used;
    while ((escapes[used] ?? end) < end) used += 1;
    part.extend(
      literal.slice(start, end),
      escapes.slice(first, used).map((at) => at - start),
    );
    return part;
  };
}

/** The facts of an address. GitHub keeps it where one at sign leads to the next: in `a@b.c@d`, the dot counts for `d`. */
type Mail = { start: number; kind: "plain" | "mailto" | "xmpp"; hasDot: boolean };

/** The mail addresses of a text, in order. */
function mailsIn(text: string): readonly Autolink[] {
  const mails: Autolink[] = [];
  let floor = 0; // nothing before it belongs to the next one
  let mail: Mail = { start: 0, kind: "plain", hasDot: false };
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", floor)) {
    mail.start = at;
    rewind(mail, text, floor, at);
    const end = mail.start === at ? at + 1 : endOfMail(mail, text, at);
    if (mail.start < at && text[end] === "@") {
      floor = at + 1;
      continue;
    }
    const last = mail.start < at && isMail(mail, text, at, end) ? withoutEnd(text, at, end) : at;
    if (last > at) mails.push({ start: mail.start, end: last, url: urlOf(mail, text.slice(mail.start, last)) });
    floor = last > at ? last : end;
    mail = { start: 0, kind: "plain", hasDot: false };
  }
  return mails;
}

function urlOf({ kind }: Mail, shown: string): string {
  return kind === "plain" ? `mailto:${shown}` : shown;
}

function rewind(mail: Mail, text: string, floor: number, at: number): void {
  let start = at;
  for (; start > floor; start -= 1) {
    const sign = text.charAt(start - 1);
    const scheme = sign === ":" ? schemeBefore(text, floor, start) : undefined;
    if (scheme) mail.kind = scheme;
    else if (!isLetterOrDigit(sign) && !/[.+_-]/.test(sign)) break;
  }
  mail.start = start;
}

function schemeBefore(text: string, floor: number, end: number): "mailto" | "xmpp" | undefined {
  for (const scheme of ["mailto", "xmpp"] as const) {
    const start = end - scheme.length - 1;
    if (start < floor || text.slice(start, end) !== `${scheme}:`) continue;
    if (start === floor || !isLetterOrDigit(text.charAt(start - 1))) return scheme;
  }
  return undefined;
}

function endOfMail(mail: Mail, text: string, at: number): number {
  let end = at + 1;
  for (; end < text.length; end += 1) {
    const sign = text.charAt(end);
    const isDot = sign === "." && isLetterOrDigit(text.charAt(end + 1));
    mail.hasDot ||= isDot;
    if (!isLetterOrDigit(sign) && !isDot && !/[-_]/.test(sign) && !(sign === "/" && mail.kind === "xmpp")) break;
  }
  return end;
}

function isMail({ hasDot }: Mail, text: string, at: number, end: number): boolean {
  return end - at >= 2 && hasDot && /[A-Za-z.]/.test(text.charAt(end - 1));
}
