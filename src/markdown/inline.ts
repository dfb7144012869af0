/** One line of prose outside of code blocks, token by token: what acts or loads by itself becomes inert text. */
import { breakCalls } from "./commands.ts";
import { Reader } from "./reader.ts";
import {
  endsInClosingWord,
  endsThere,
  IMAGE,
  isFile,
  isImageOfOurs,
  isOurs,
  type ProseRules,
  permalink,
} from "./rules.ts";
import type { Writer } from "./writer.ts";

/** Writes the line. `isRow` says that it may be a row of a table, in which code ends with its cell. */
export function writeLine(line: string, isRow: boolean, rules: ProseRules, out: Writer): void {
  const cells = isRow ? (line.match(/(?:\\[\s\S]|[^|\\]|\\$)+|\|/g) ?? []) : [line];
  for (const [index, cell] of cells.entries()) {
    // If it is no row after all, an address goes on behind the bar.
    if (cell === "|" && endsInAddress(cells[index - 1] ?? "")) out.raw(" ");
    writeText(cell, rules, out);
  }
}

function endsInAddress(cell: string): boolean {
  return cell.slice(cell.lastIndexOf(" ") + 1).includes("://");
}

function writeText(text: string, rules: ProseRules, out: Writer): void {
  const reader = new Reader(text);
  while (!reader.isAtEnd)
    if (!writePhrase(reader, rules, out) && !writeMail(reader, out)) writeToken(reader, rules, out);
}

/** GitHub makes links of mail addresses, escaped or not, and of commits elsewhere. */
function writeMail(reader: Reader, out: Writer): boolean {
  const { after, length } = reader.nextMail();
  if (after > 0) return false;
  out.code(reader.take(length));
  return true;
}

type Write = (reader: Reader, rules: ProseRules, out: Writer) => void;

const WRITERS: Readonly<Record<string, Write>> = {
  "\\": writeEscape,
  "`": writeTicks,
  "<": writeAngle,
  "&": writeEntity,
  "!": writeImage,
  "[": writeLink,
  "]": writeClosingBracket,
  "@": writeMention,
  "#": writeReference,
  "/": writeSlash,
};

function writeToken(reader: Reader, rules: ProseRules, out: Writer): void {
  (WRITERS[reader.peek()] ?? writeWords)(reader, rules, out);
}

function writePhrase(reader: Reader, { phrases }: ProseRules, out: Writer): boolean {
  const said = phrases.find((phrase) => phrase !== "" && !phrase.includes("`") && reader.startsWith(phrase));
  if (said === undefined) return false;
  out.code(reader.take(said.length));
  return true;
}

/** Escapes stay, but for those that would only hide from us what they escape. */
function writeEscape(reader: Reader, _rules: ProseRules, out: Writer): void {
  const hidden = reader.see(/\\(?:<|#\d|@[A-Za-z0-9])/y);
  if (hidden.startsWith("\\<") || isActing(hidden, out)) {
    reader.skip(1);
    return;
  }
  if (hidden.startsWith("\\@")) {
    reader.skip(1);
    out.code(reader.take(reader.see(NAME).length));
    return;
  }
  const isPair = reader.see(/\\[!-/:-@[-`{-~]/y) !== "";
  if (!isPair) {
    // doubled, it does not escape our characters
    out.raw(reader.take(1) + (reader.isAtEnd ? "" : "\\"));
    return;
  }
  const isInAddress = /(?:(?:https?|ftp|mailto|xmpp)(?:\\?:)?(?:\\?\/)?|www)$/i.test(out.tail);
  out.raw(`${isInAddress && /[:/.]/.test(reader.peek(1)) ? " " : ""}${reader.take(2)}`);
}

function writeTicks(reader: Reader, { phrases }: ProseRules, out: Writer): void {
  const ticks = reader.see(/`+/y);
  const length = reader.toClosingTicks(ticks.length);
  if (length === undefined) out.raw("\\`".repeat(reader.take(ticks.length).length));
  else out.span(breakCalls(reader.take(length), phrases));
}

function writeAngle(reader: Reader, _rules: ProseRules, out: Writer): void {
  out.raw(/[A-Za-z/!?]/.test(reader.peek(1)) ? "&lt;" : "<");
  reader.skip(1);
}

/** Entities that cannot be part of a mention, a reference or an address. */
const HARMLESS = /&(?:lt|gt|amp|quot|nbsp|copy|hellip|mdash|ndash|middot|times|[lr]arr|[lr][sd]quo);/y;

function writeEntity(reader: Reader, _rules: ProseRules, out: Writer): void {
  const isActive = reader.see(/&(?:#[Xx]?[0-9A-Fa-f]{1,8}|[A-Za-z][A-Za-z0-9]{1,31});/y) && !reader.see(HARMLESS);
  out.raw(isActive ? "&amp;" : "&");
  reader.skip(1);
}

/**
 * Its words have no markup but inline code between single ticks, so it can be read without knowing what stands around
 * it.
 */
const WORDS = /\[((?:[^[\]`\\<>]|(?<!`)`[^`\\|]+`(?!`))*)\]/;
/** With plain signs and single parentheses, or in angle brackets. */
const TARGET = /<([^<>`"\\]*)>|((?:[^\s()<>`"'\\]|\([^\s()<>`"'\\]*\))*)/;
const TITLE = /(?: {1,9}"[^"`\\<>]*")?/;
const LINK = new RegExp(`${WORDS.source}\\( {0,9}(?:${TARGET.source})${TITLE.source} {0,9}\\)`, "y");

/** `address` as it was written, and where that leads. */
type Link = Readonly<{ words: string; address: string; url: string }>;

/** Undefined where there is none; otherwise it is read by that. */
function takeLink(reader: Reader, rules: ProseRules): Link | undefined {
  const [found, words = "", inAngles, plain = ""] = reader.match(LINK) ?? [];
  if (found === undefined) return undefined;
  reader.skip(found.length);
  const address = inAngles ?? plain;
  return { words, address, url: permalink(address, rules) };
}

/** No image is loaded: an image of this repository becomes a link to it. */
function writeImage(reader: Reader, rules: ProseRules, out: Writer): void {
  reader.skip(1);
  const link = takeLink(reader, rules);
  if (!link) {
    out.raw(reader.peek() === "[" ? "\\!" : "!");
    return;
  }
  const shown = { ...link, words: IMAGE + link.words };
  if (isImageOfOurs(link.url, rules) && isPlain(shown.words, rules) && rules.showsAddresses !== true)
    writeKept(shown, rules, out);
  else writeApart(shown, rules, out);
}

function writeLink(reader: Reader, rules: ProseRules, out: Writer): void {
  const link = takeLink(reader, rules);
  if (!link) {
    // GitHub shows ticks and all of what looks like a footnote, and hides definitions.
    out.raw((reader.see(/\[\\?\^/y) === "" ? "" : "\\") + reader.take(1));
    return;
  }
  const { words, url } = link;
  const isImage = words.startsWith(IMAGE) && isImageOfOurs(url, rules);
  const isAllowed = isImage || isOurs(url, rules) || /^#[\w-]*$/.test(url);
  const isClosing = endsInClosingWord(out.tail) && !isFile(url, rules);
  const isKept = isAllowed && isPlain(words, rules) && !isClosing && rules.showsAddresses !== true;
  if (isKept) writeKept(link, rules, out);
  else writeApart(link, rules, out);
  if (out.atStart && reader.see(FENCE)) out.raw("\\"); // behind a link without words and address
}

/** Signs that would begin a block of code where a line begins. */
const FENCE = /~{3}/y;

/** Whether the words of a link call nobody, refer to nothing and make no formula. */
function isPlain(words: string, { phrases }: ProseRules): boolean {
  const isCalling = phrases.some((phrase) => words.toLowerCase().includes(phrase.toLowerCase()));
  return !isCalling && !ADDRESS.test(words) && !/^\\?\^|@|#\d|&[#\w]|\$`|`\$/.test(words);
}

function writeKept({ words, url }: Link, { phrases }: ProseRules, out: Writer): void {
  out.raw("[");
  for (const [index, part] of words.split("`").entries()) {
    if (index % 2 === 0) out.raw(part);
    else out.span(breakCalls(`\`${part}\``, phrases));
  }
  out.raw(`](${url})`);
}

/** An address inside the words of a link would be a link of its own. */
const ADDRESS = /(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/i;

/** A link that is none: its words, which join nothing beside them, and its address as code. */
function writeApart({ words, address }: Link, rules: ProseRules, out: Writer): void {
  if (/[^\s(["'*_]$/.test(out.tail)) out.raw(" ");
  if (out.atStart && words.startsWith("~~~")) out.raw("\\");
  writeText(words, rules, out);
  if (address === "") {
    out.raw(" ");
    return;
  }
  out.raw(" (");
  out.code(address);
  out.raw(")");
}

/** Only links to this repository become links, and no text defines a link for another place. */
function writeClosingBracket(reader: Reader, _rules: ProseRules, out: Writer): void {
  out.raw(/[(:]/.test(reader.peek(1)) ? "\\]" : "]");
  reader.skip(1);
}

const NAME = /@[A-Za-z0-9][\w-]*(?:\/[\w.-]*[\w-])?/y;

function writeMention(reader: Reader, _rules: ProseRules, out: Writer): void {
  const name = /[A-Za-z0-9]$/.test(out.tail) ? "" : reader.see(NAME);
  if (name === "") out.raw(reader.take(1));
  else out.code(reader.take(name.length));
}

/** `fixes #1` would close it, and `other/place#1` would be linked there. */
function writeReference(reader: Reader, _rules: ProseRules, out: Writer): void {
  const reference = reader.see(/#\d+/y);
  if (isActing(reference, out)) out.code(reader.take(reference.length));
  else out.raw(reader.take(1));
}

function isActing(reference: string, { tail }: Writer): boolean {
  return reference.includes("#") && (endsInClosingWord(tail) || /[\w.-]$/.test(tail));
}

function writeSlash(reader: Reader, _rules: ProseRules, out: Writer): void {
  const command = out.atStart ? reader.see(/\/[A-Za-z][\w/.-]*/y) : "";
  if (command === "") out.raw(reader.take(1));
  else out.code(reader.take(command.length));
}

const SCHEME = /(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/iy;

/** Letters and digits one by one where an address might begin, else as far as nothing special can. */
function writeWords(reader: Reader, rules: ProseRules, out: Writer): void {
  if (reader.see(SCHEME)) writeAddress(reader, rules, out);
  else if (reader.see(/GH-\d/iy) && endsInClosingWord(out.tail)) out.code(reader.take(reader.see(/GH-\d+/iy).length));
  else {
    const words = reader.see(/[\s\S]?[^\\`<&![\]@#/fghmwxFGHMWX|]*/y).length;
    out.raw(reader.take(Math.min(words, reader.nextMail().after)));
  }
}

/** For GitHub, only a blank of ASCII ends an address. */
const WHOLE_ADDRESS = /(?:[^ \t\n\v\f\r<>`|\\"'[\](){}&]|&(?!lt;))+/y;
const TO_BLANK = /[^ \t\n\v\f\r]*/y;

function writeAddress(reader: Reader, rules: ProseRules, out: Writer): void {
  const whole = reader.see(WHOLE_ADDRESS);
  const url = withoutEnd(whole);
  reader.skip(url.length);
  const isKept = isOurs(url, rules) && endsThere(reader.see(TO_BLANK)) && !endsInClosingWord(out.tail);
  if (isKept) out.raw(url);
  else out.code(url);
}

/** Without the signs that end a sentence. */
function withoutEnd(address: string): string {
  let end = address.length;
  while (/[.,;:!?*_~]/.test(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
