/** Model prose made safe to post: people can read it as it was meant, and nothing in it acts, calls or loads. */
import { prompt } from "../prompts.ts";
import { activeIn } from "./active.ts";
import { closingLine, continuationPrefix, type Fence, fencesIn, keepCells } from "./blocks.ts";
import { breakCommands, dropInvisible } from "./commands.ts";
import { writeLine } from "./inline.ts";
import { code, codeBlock } from "./inline-code.ts";
import type { ProseRules } from "./rules.ts";
import { Writer } from "./writer.ts";

/** Text that is made inert can be another block than before; ordinary texts are done with after one round. */
const ROUNDS = 5;

/**
 * No raw HTML, image, link to elsewhere, mail address, mention, command, closing keyword or hidden sign. Code blocks stay
 * as they are and are closed; where one holds a command of another bot, it gets an invisible sign, and the line below the
 * block says so. The parser takes the same parts of the result for code as here; a text that has no such
 * form is posted as code. The same again when applied again; in linear time.
 */
export function neutralise(markdown: string, rules: ProseRules): string {
  let text = markdown.replace(/^\ufeff/, "").replaceAll(/\r\n?/g, "\n");
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = rewritten(keepCells(text), rules);
    if (next === text) return isInert(next, rules) ? next : asCode(markdown);
    text = next;
  }
  return asCode(markdown);
}

/** The parser has the last word on what the writer of lines made. */
function isInert(text: string, rules: ProseRules): boolean {
  return activeIn(text, rules).length === 0;
}

function asCode(markdown: string): string {
  return codeBlock("", dropInvisible(markdown.replaceAll(/\r\n?/g, "\n")));
}

/** The same for words in the middle of a line, where no block begins: a title in a list, a reason behind a colon. */
export function neutraliseWords(words: string, rules: ProseRules, before = "– "): string {
  const line = neutralise(before + words.replaceAll(/\s+/g, " "), rules);
  return line.startsWith(before) && !line.includes("\n") ? line.slice(before.length) : code(words);
}

function rewritten(text: string, rules: ProseRules): string {
  const lines = text.split("\n").map(plainLine);
  const given = text.split("\n").map((line, at) => (lines[at] === dropInvisible(line) ? line : (lines[at] ?? "")));
  const fences = fencesIn(lines.join("\n"));
  const isRow = lines.some((line) => /^[\s>*+\d.|:-]+$/.test(line) && line.includes("-") && /[|:]/.test(line));
  const out = new Writer();
  let at = 0;
  const writeProse = (end: number) => {
    for (; at < end; at += 1) {
      if (at > 0) out.raw("\n");
      writeLine(lines[at] ?? "", isRow, rules, out);
    }
  };
  for (const fence of fences) {
    writeProse(fence.start);
    if (at > 0) out.raw("\n");
    const code = given.slice(fence.start + 1, fence.isClosed ? fence.end - 1 : fence.end);
    writeFence(fence, { code, end: fence.isClosed ? lines[fence.end - 1] : undefined }, rules, out);
    at = fence.end;
  }
  writeProse(lines.length);
  // A command that only prose and code together make is found here.
  return breakCommands(out.text, rules.phrases);
}

const FENCE = /^([\s>*+\-.)\d]*)(?:`{3,}|~{3,})/;

/** The line without signs that nobody sees. No block of code begins or ends because they are gone: its first line hides words. */
function plainLine(given: string): string {
  const line = dropInvisible(given);
  const [fence = "", before = ""] = FENCE.exec(line) ?? [];
  const [own = "", ownBefore] = FENCE.exec(given) ?? [];
  if (fence === "" || line === given) return line;
  if (own === "" || ownBefore !== before) return `${before}\\${line.slice(before.length)}`;
  const info = line.slice(own.length);
  if (fence !== own) return `${own} ${info}`;
  return /[^ \t]/.test(info) ? line : `${own} text`;
}

/** Diagrams, maps and formulas are drawn, with links and images in them. */
function languageOf(info: string): string {
  const language = /^\s*([\w+#.-]{1,30})/.exec(info)?.[1] ?? "";
  return /^(?:mermaid|math|geojson|topojson|stl)$/i.test(language) ? "text" : language;
}

/** The beginning of a line, before its first ordinary sign. */
const START = /^[^!-=?-~]*/;

type Lines = Readonly<{ code: readonly string[]; end: string | undefined }>;

/** Writes the code, the line that ends it, and that it holds signs which were not in it. */
function writeFence(fence: Fence, { code, end }: Lines, { phrases }: ProseRules, out: Writer): void {
  const { before, mark, info } = fence;
  // The beginning of a line says whether it belongs to the block, so nothing is hidden there.
  const lines = code.map((line) => `${line.replace(START, dropInvisible).replaceAll("\0", "\ufffd")}\n`);
  const broken = breakCommands(lines.join(""), phrases);
  out.raw(`${before}${mark}${languageOf(info)}\n${broken}${end ?? closingLine(fence)}`);
  if (broken === lines.join("")) return;
  const indent = continuationPrefix(fence);
  out.raw(`\n${indent.trimEnd()}\n${indent}${prompt("broken-commands")}\n${indent.trimEnd()}`);
}
