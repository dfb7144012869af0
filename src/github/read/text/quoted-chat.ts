/**
 * Finds what was copied from a chat: messages with a time and a name, and lines with the sign of a quote. Who pastes them
 * quotes other people, so a call in them is not a call of the one who pastes. README.md explains what counts as a message.
 */

import { withPlainDigits } from "./digits.ts";
import { headIn, isOnlyName, isOnlyTime, isStampedMessage } from "./stamped-line.ts";

/** A message without a time: `<maria> so`. */
const NAMED = /^<[@+%~& ]{0,2}([^<>]{1,60})> /;

/** `10:42:11 From Maria to everyone: so` */
const FROM = /^\d{1,2}:\d{2}(?::\d{2})? From (?:.{1,40} to .{1,40}|[\p{Lu}\p{Lo}].{0,39})[:：]/u;

/** The sign of a quote as people see it, written as an entity or escaped. Text that begins with `>=` is no quote. */
const QUOTE = /^\s*\\>(?=[\s@]|\\?>)/;

/** Signs and tags that a page shows between a name and a time. */
const TAG = /^(?:[—–•·,|-]+|APP|BOT|OP|commented|\[[\p{L}\d ]{1,8}\],?)$/u;

/** A text that is pasted from a page has its links and pictures, also those that are characters. */
const IMAGE = /!\[[^\][]{0,100}\]\((?:<[^<>]{0,2000}>|[^()\s]{0,2000})\)/g;
const LINK = /\[((?:[^\][]|\[[^\][]{0,100}\]){0,100})\]\((?:<[^<>]{0,2000}>|[^()\s]{0,2000})\)/g;
const PICTURE = /[\p{Emoji_Presentation}\p{Extended_Pictographic}]\uFE0F?|:[a-z][a-z\d_+-]{1,30}:(?= )/gu;

/** Lines are compared up to here, and read with their links up to there. */
const LONGEST = 300;
const LONGEST_WITH_LINKS = 3000;

/**
 * The text with blanks in place of other people's messages, of the same length. A message in one line goes on to the end
 * of its paragraph. Below a name with a time nobody can tell where the messages end, so nothing there is the writer's own.
 * No message starts before `from`, but a quote can. `names` are the places of what a page takes for tags, such as `<maria>`. Takes time in
 * proportion to the length.
 */
export function withoutChat(shown: string, said: string, from = 0, names: readonly number[] = []): string {
  const lines = shown.split("\n");
  let at = 0;
  let nextName = 0;
  let isChat = false;
  let isToTheEnd = false;
  return said
    .split("\n")
    .map((line, index) => {
      const start = at;
      at += line.length + 1;
      while ((names[nextName] ?? at) < start) nextName += 1;
      const place = names[nextName] ?? at;
      const plain = plainLine(lines[index] ?? "");
      if (plain === "") isChat = false;
      isChat ||= QUOTE.test(lines[index] ?? "");
      if (start >= from) {
        isToTheEnd ||= isHead(plain, lines, index);
        isChat ||= isMessage(plain) || (place < at && isNothingOrTime(lines[index]?.slice(0, place - start) ?? ""));
      }
      return isChat || isToTheEnd ? " ".repeat(line.length) : line;
    })
    .join("\n");
}

/** Only what is unknown is between a time and the words, so the page does not show who says them. */
function isNothingOrTime(before: string): boolean {
  const plain = plainLine(before);
  return plain === "" || isOnlyTime(plain);
}

/** Without links, pictures and the marks of lists, code and emphasis, with one blank for several. */
function plainLine(line: string): string {
  const words = line.slice(0, LONGEST_WITH_LINKS).replaceAll(IMAGE, "").replaceAll(LINK, "$1");
  return withPlainDigits(words.slice(0, LONGEST))
    .replaceAll(PICTURE, "")
    .replaceAll(/[*_\\]{1,3}(?=\S)|(?<=\S)[*_\\]{1,3}|`/g, "")
    .replace(/^[\s>#-]+/, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function isMessage(line: string): boolean {
  const [, name] = NAMED.exec(line) ?? [];
  return (name !== undefined && isOnlyName(name)) || FROM.test(line) || isStampedMessage(line);
}

/** Something has to be said below it. Two of them in a row are a report with times. */
function isHead(line: string, lines: readonly string[], index: number): boolean {
  const next = plainLine(lines[index + 1] ?? "");
  const head = headIn(line);
  if (head) return next === "" ? head.isSure && hasText(lines, index + 1) : headIn(next) === undefined;
  return isOnlyTime(line) && hasText(lines, index + 1) && isOnlyName(nameAbove(lines, index));
}

/** The line above, without tags between. */
function nameAbove(lines: readonly string[], index: number): string {
  for (let above = index - 1; above >= Math.max(0, index - 3); above -= 1) {
    const line = plainLine(lines[above] ?? "");
    if (line !== "" && !TAG.test(line)) return line;
  }
  return "";
}

function hasText(lines: readonly string[], from: number): boolean {
  return lines.slice(from, from + 4).some((line) => plainLine(line) !== "");
}
