/** Shows names of files in a patch as people wrote them: git escapes every letter in them that is not ASCII. */
import { unquote } from "../policy/entries.ts";

/** Lines that name files, which are before the first lines of code. */
const NAMES = /^(?:diff --git |--- |\+\+\+ |rename (?:from|to) |copy (?:from|to) ).*"/;
const END_OF_NAMES = /^(?:@@|GIT binary patch)/;

/** A name in quotation marks, and what comes before it. */
const QUOTED = /(?<= )"(?:[^"\\]|\\.)*"/g;

/** Signs that everybody sees and that survive copying; none that git has to quote. */
const PLAIN = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;

/** `patch` is git's, and is still one that `git apply` takes. Names with signs that nobody sees stay escaped. */
export function withReadableNames(patch: string): string {
  if (!/(?:^|\n)(?:diff --git |--- |\+\+\+ ).*"/.test(patch)) return patch;
  let isNames = false;
  return patch
    .split("\n")
    .map((line) => {
      if (line.startsWith("diff --git ")) isNames = true;
      else if (END_OF_NAMES.test(line)) isNames = false;
      return isNames && NAMES.test(line) ? readable(line) : line;
    })
    .join("\n");
}

/** Both names of the first line are readable, or none: git tells by the blank between them where the second begins. */
function readable(line: string): string {
  const names = (line.match(QUOTED) ?? []).map(unquote);
  if (names.length === 0 || !names.every(isPlain)) return line;
  return line.replaceAll(QUOTED, unquote);
}

function isPlain(name: string): boolean {
  return PLAIN.test(name) && !/["\\\ufffd]/.test(name) && name.normalize("NFC") === name;
}
