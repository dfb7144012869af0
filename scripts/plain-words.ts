/**
 * Finds words that make texts hard to read or to search, and says which word to use: part of `npm run check`. It reads the
 * documents, the prompts, the messages, comments and READMEs in `src/`, and the comments and READMEs in `tests/`. Code, in
 * backticks or in blocks, is not checked.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  commentOfFileOn,
  misplacedComments,
  missingFirstComment,
  sentencesToAvoid,
  sentencesToAvoidIn,
} from "./plain-sentences.ts";

type Word = readonly [avoid: RegExp, instead: string];

/** Words to avoid everywhere, in the comments of programs too, and what people search for and understand. */
const ANYWHERE: readonly Word[] = [
  [/\bmend(?:s|ed|ing)?\b/i, "fix"],
  [/\b(?:anew|afresh)\b/i, "again"],
  [/\bkin\b/i, "similar"],
  [/\b(?:of|than) ours\b/i, "our"],
  [/\bwho(?:m)?(?:so)?ever\b/i, "anyone who"],
  [/\blest\b/i, "so that … not"],
];

/** Words that a comment may need. Documents, prompts and messages avoid them. */
const WORDS: readonly Word[] = [
  ...ANYWHERE,
  [/\b(?:walls?|walled)\b/i, "sandbox"],
  [/\b(?:of|than) our own\b/i, "our"],
  [/\b(?:where|there|here)(?:of|upon|by|unto|with)\b/i, "a sentence with a noun"],
  [/\bwheresoever|\bwherever\b/i, "where"],
  [/\b(?:hence|thence|whence)\b/i, "so"],
  [/(?<!there )\bis none\b/i, "there is no"],
  [/\bin vain\b/i, "without success"],
  [/\bcareful(?:ly)?\b/i, "restricted"],
  [/\bsticky comments?\b/i, "the run's comment"],
  [/\bground\b/i, "starting point, or reason"],
  [/\btellings?\b/i, "report"],
  [/\bballots?\b/i, "request for approval"],
  [/\bupon\b/i, "on"],
  [/\b(?:goes|go|going|gone|went) on\b/i, "continue, or resume"],
  [/\bstands? (?:in|at|on|below|above|before|behind|here|there|beside)\b/i, "is"],
  [/\bbut for\b/i, "except"],
  [/\b(?:comes?|came|become|became) of (?:it|that|them)\b/i, "result"],
  [/\blook(?:s|ed|ing)? through\b/i, "check"],
  [/\bleft lying\b/i, "missed"],
  [/\bservers? of tools\b/i, "MCP server"],
  [/\blet through\b/i, "allow"],
  [/\bin the clear\b/i, "in plain text"],
  [/\b(?:nobody|no one) knows\b/i, "unknown"],
  [/\bways? out\b/i, "network access"],
  [/\b(?:is|are|be|was|were) at work\b/i, "is running"],
  [/\bwith(?:out)? a word\b/i, "without text"],
  [/\bbeside\b/i, "next to, or in addition to"],
  [/\bwhom\b/i, "who"],
  [/\b(?:not|no)\b[^.:;]{1,40}\bany ?more\b/i, "no longer"],
  [/\bby now\b/i, "now"],
  [/\bpassed over\b/i, "skipped"],
  [/\bleft alone\b/i, "ignored, or not changed"],
  [/\bput aside\b/i, "moved away"],
  [/\b(?:could not|was|were|is) (?:be )?found out\b/i, "could not be checked, or is known"],
  [/\bwritten down\b/i, "saved, or recorded"],
  [/\bin the place of\b/i, "instead of"],
  [/\b(?:are|is|was|were) told so\b/i, "is told"],
  [/\b(?:it|they) (?:is|are) none\b/i, "is not one"],
  [/\b(?:is|it has) no sound\b|\bsound (?:answer|value|name)\b/i, "valid"],
  [/(?<!there )\bis no (?:file|folder|text|list|table|number|id|pattern|skill|person|registry)\b/i, "is not a …"],
  [/\b(?:aught|naught|nought|ought to|shall|thus|yonder|albeit)\b/i, "a plainer word"],
];

/**
 * Beginnings of paths whose sentences are not checked yet. The texts of prompts are part of what models were tried with, so
 * they change one by one.
 */
const SENTENCES_NOT_READ = ["prompts/"];

const FILES = ["README.md", "SECURITY.md", "CHANGELOG.md", "CONTRIBUTING.md", "action.yml"];
const FOLDERS = ["docs", "examples", "prompts", "src", "tests"];

/** `LINE: "word": use …` for each word to avoid. */
export function wordsToAvoid(text: string, words = WORDS): readonly string[] {
  return withoutCode(text)
    .split("\n")
    .flatMap((line, index) =>
      words.flatMap(([avoid, instead]) => {
        const [found] = avoid.exec(line) ?? [];
        return found === undefined ? [] : [`${index + 1}: "${found}": use ${instead}`];
      }),
    );
}

const COMMENT_OR_TEXT = /\/\*.*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/gs;

/** `LINE: "word": use …` for each word to avoid in the messages and the comments of a program. */
export function wordsToAvoidIn(source: string): readonly string[] {
  const message = (text: string) =>
    /^["`].*[a-z]{2} [a-z]/.test(text) ? text.slice(1, -1).replaceAll("\\`", "`") : "";
  return [...wordsToAvoid(partsOf(source, message)), ...wordsToAvoidInComments(source)];
}

/** The same in the comments alone. The texts of a test can be anybody's words. */
export function wordsToAvoidInComments(source: string): readonly string[] {
  return wordsToAvoid(
    partsOf(source, (text) => (text.startsWith("/") ? text : "")),
    ANYWHERE,
  );
}

/** The comments and texts of a program, as `shown` gives them, on their lines. */
function partsOf(source: string, shown: (text: string) => string): string {
  const lines = source.split("\n").map(() => "");
  for (const { 0: text, index } of source.matchAll(COMMENT_OR_TEXT)) {
    const first = source.slice(0, index).split("\n").length - 1;
    for (const [at, part] of shown(text).split("\n").entries()) lines[first + at] += ` ${part}`;
  }
  return lines.join("\n");
}

/** Lines stay where they are. */
function withoutCode(text: string): string {
  return text
    .replaceAll(/^(`{3,})[^\n]*\n.*?^\1$/gms, (block) => block.replaceAll(/[^\n]/g, ""))
    .replaceAll(/(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, "``")
    .replaceAll(/\{\{\w+\}\}|\]\([^)\s]*\)|^ *default: .*/gm, "");
}

function problemsIn(path: string, text: string): readonly string[] {
  if (path.startsWith("tests/") && path.endsWith(".ts")) return wordsToAvoidInComments(text);
  const isHeld = !SENTENCES_NOT_READ.some((folder) => path.startsWith(folder));
  if (path.endsWith(".ts")) {
    const sentences = isHeld ? sentencesToAvoidIn(text) : [];
    const comments = [...misplacedComments(text), ...missingFirstComment(text), ...commentOfFileOn(text)];
    return [...wordsToAvoidIn(text), ...comments, ...sentences];
  }
  const words = wordsToAvoid(text, /^(?:src|tests)\//.test(path) ? ANYWHERE : WORDS);
  return isHeld && path.endsWith(".md") ? [...words, ...sentencesToAvoid(text)] : words;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const within = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const programs = within.filter((path) => /^(?:src|tests)\/.*\.ts$/.test(path) && !path.includes("/fixtures/"));
  const notes = within.filter((path) => /^src\/.*\.md$|^tests\/.*README\.md$/.test(path)); // for developers, as comments are
  const documents = within.filter((path) => /^(?!src\/|tests\/).*\.(?:md|yml)$/.test(path));
  const found = [...FILES, ...documents, ...programs, ...notes].flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return problemsIn(path, text).map((problem) => `${path}:${problem}`);
  });
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exitCode = 1;
}
