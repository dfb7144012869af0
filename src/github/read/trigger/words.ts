/**
 * Knows the words that are commands, decisions or prefixes of a request, in whatever width their letters and punctuation
 * are written. No model is needed to understand them.
 */
import { halfWidth, QUESTIONS, STOPS } from "./full-width.ts";
import type { Decision, Trigger } from "./trigger.ts";

/** Scripts that set no blank between words. A letter of theirs is not part of a word of ASCII before it. */
const UNSPACED = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}";

const DECISION = /^(?<verdict>approve|go|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is;
const END = new RegExp(`^[\\s${STOPS}]*$`, "u");

/**
 * `approve` or `go`, `approve <digest>`, `reject`, `reject <digest>`, and after a rejection, behind a colon, the reason. Any
 * other text, also a question, is a request and not an approval.
 */
export function decisionIn(words: string): Decision | undefined {
  const text = words.trim();
  const { verdict = "", digest, rest = "" } = DECISION.exec(halfWidth(text))?.groups ?? {};
  const isApproval = ["approve", "go"].includes(verdict.toLowerCase());
  const [colon] = /^\s*:\s*/.exec(rest) ?? [];
  const isEnd = END.test(rest);
  if (verdict === "" || !(isEnd || (!isApproval && colon !== undefined))) return undefined;
  const named = digest === undefined ? {} : { digest: digest.toLowerCase() };
  const reason = isEnd ? "" : text.slice(text.length - rest.length + (colon ?? "").length).trim();
  return { verdict: isApproval ? "approve" : "reject", ...named, reason };
}

/** "unclear": a word that is nearly a known one, so the person is asked which one is meant. */
export type Command = "help" | "labels" | "reset" | "status" | "stop" | "unclear";

/** A question that asks nothing is one about what can be asked. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ...(["help", "labels", "reset", "status", "stop"] as const).map((command) => [command, command] as const),
  ["ask", "help"],
]);

/** Commands that change nothing: asked as a question, they are still the command. */
const SHOWING: readonly (Command | undefined)[] = ["help", "status"];

/**
 * Signs next to a word that leave it the word that it is: punctuation, quotes, brackets, marks of Markdown and pictures. Nobody
 * says what is struck through.
 */
const SIGN = "(?:(?!~)[\\s\\p{P}\\p{S}\\p{Cf}\\ufe0f])";
const FIRST_SIGNS = new RegExp(`^${SIGN}+`, "u");
const LAST_SIGNS = new RegExp(`${SIGN}+$`, "u");
const QUESTION = new RegExp(`[${QUESTIONS}]`, "u");

/** No known word is so long, with all signs beside it. */
const LONGEST = 40;

/** A word alone, in small letters; undefined if more is said. */
type Alone = Readonly<{ word: string; isQuestion: boolean }> | undefined;

function aloneIn(words: string): Alone {
  if (words.length > LONGEST) return undefined;
  const word = words.replace(FIRST_SIGNS, "").replace(LAST_SIGNS, "").toLowerCase();
  if (!/^\p{L}+$/u.test(word)) return undefined;
  return { word, isQuestion: QUESTION.test(LAST_SIGNS.exec(words)?.[0] ?? "") };
}

type Said = Pick<Trigger, "kind" | "request" | "actors"> & Partial<Pick<Trigger, "thread">>;

/**
 * Returns a command only where a person says nothing else: two bots could call each other forever. `prompt` is the
 * workflow's, which is before their words.
 */
export function commandOf(said: Said, prompt: string | undefined): Command | undefined {
  const { kind, request, actors } = said;
  if (kind !== "mention" || actors[0]?.type !== "User") return undefined;
  const alone = aloneIn(ownWords(request, prompt));
  const command = COMMANDS.get(alone?.word ?? "");
  if (command !== undefined && (!alone?.isQuestion || SHOWING.includes(command))) return command;
  return wordsNear(said, prompt).length > 0 ? "unclear" : undefined;
}

/** The person's own words, with full-width signs in their ASCII form. */
function ownWords(request: string, prompt: string | undefined): string {
  const given = prompt?.trim() ?? "";
  return halfWidth(given !== "" && request.startsWith(given) ? request.slice(given.length) : request).trim();
}

/** The first word of a mention, where it says that a run only reads: to plan, to answer, or to condense the conversation. */
export function wordOf(
  { kind, request }: Pick<Trigger, "kind" | "request">,
  prompt: string | undefined,
): Word | undefined {
  if (kind !== "mention") return undefined;
  const words = ownWords(request, prompt);
  const alone = aloneIn(words);
  if (alone && !alone.isQuestion && ALONE.includes(alone.word)) return WORDS.find((known) => known === alone.word);
  const [, word] = WORD.exec(words) ?? [];
  return WORDS.find((known) => known === word?.toLowerCase());
}

const WORDS = ["plan", "ask", "condense"] as const;
type Word = (typeof WORDS)[number];

/** A file can be condensed too, so that word stands alone. */
const ALONE: readonly string[] = ["plan", "condense"];
const WORD = new RegExp(`^(plan(?=[\\s:.,${STOPS}${UNSPACED}])|ask(?=[\\s:,${UNSPACED}]))`, "iu");

/** Whether a person asks to go on, and says nothing else. */
export function isContinue(request: string, prompt: string | undefined): boolean {
  const alone = aloneIn(ownWords(request, prompt));
  return alone?.word === "continue" && !alone.isQuestion;
}

/** All words that mean something alone. Shorter ones are not here: too many words are one letter away from them. */
const KNOWN: readonly string[] = [
  ...["approve", "condense", "continue", "help", "labels", "plan", "reject", "reset", "status", "stop"],
];

/**
 * The words that a person may have meant who says nothing but one word: those one edit or one swap of neighbours away, or
 * the word itself if it is asked as a question. Empty if there is none, or if the word is a known one.
 */
export function wordsNear({ request, thread }: Said, prompt: string | undefined): readonly string[] {
  const words = ownWords(request, prompt);
  const { word = "", isQuestion = false } = aloneIn(words) ?? {};
  const polite = politeDecision(words);
  if (polite !== undefined) return [polite];
  const known = thread?.type === "pull_request" ? [...KNOWN, "review"] : KNOWN;
  if (DECISIONS.includes(word)) return decisionIn(words) ? [] : [word];
  if (known.includes(word)) return isQuestion && ASKED.includes(word) ? [word] : [];
  return /^\p{L}{3,12}$/u.test(word) ? known.filter((one) => isNear(word, one)) : [];
}

const POLITE = "(?:please|pls|plz|kindly|thanks?|thank you|thx|ok|okay|yes|it|this|that|now|all)";
const POLITELY = new RegExp(
  String.raw`^(?:${POLITE}[\s,]+){0,3}(approve|go|reject)(?:\s+[0-9a-f]{8,64})?(?:[\s,]+${POLITE}){0,3}[\s.!]*$`,
  "i",
);

/** The decision that somebody asks for with more words than it has. Nobody decides by accident, and no model is needed. */
function politeDecision(words: string): string | undefined {
  if (words.length > 120 || decisionIn(words)) return undefined;
  return POLITELY.exec(words)?.[1]?.toLowerCase();
}

/** They stand as they are, apart from a full stop: nobody decides by accident. */
const DECISIONS: readonly string[] = ["approve", "go", "reject"];

/** Commands that do something: as a question, they are not carried out. */
const ASKED: readonly string[] = ["labels", "reset", "stop"];

/** Whether one letter is missing, added or another one, or two neighbours are swapped. */
function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  const swapped = `${left.charAt(1)}${left.charAt(0)}${left.slice(2)}`;
  return left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1) || swapped === right;
}
