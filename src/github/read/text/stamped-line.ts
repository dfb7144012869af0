/**
 * Finds what stands above or before other people's messages wherever they were copied from: somebody and a time, and nothing
 * else. No list of programs is complete, so the form decides. README.md says what is taken for somebody.
 */

/** A time of day in figures. */
const NUMBER_CLOCK = "\\d{1,2}(?:[:h]\\d{2}(?:[:.]\\d{2})?|[時시点] ?\\d{2}[分분]?)";
/** The half of the day, or a word for a clock. */
const HALF = "(?:[AaPp]\\.? ?[Mm]\\b\\.?|[صم](?!\\p{L})|น\\.|ч\\.)";
const HALF_BEFORE = "(?:上午|下午|午前|午後|오전|오후) ?";
/** With its zone. A clock with a dot needs something that says what it is. */
const CLOCK = [
  `(?:${HALF_BEFORE})?${NUMBER_CLOCK}(?: ?${HALF}| Uhr\\b)?`,
  `\\d{1,2}(?:\\.\\d{2})? ?${HALF}`,
  "(?<=\\b(?:kl\\.?|klo|um|ore) )\\d{1,2}\\.\\d{2}",
].join("|");
const ZONE = "(?:GMT|UTC|[A-Z]{2,4}T)(?: ?[+-]\\d{1,2}(?::?\\d{2})?)?|[+-]\\d{2}:?\\d{2}";
const STAMP = new RegExp(`(?<![\\p{L}\\d.:/-])(?:${CLOCK})(?:,? (?:${ZONE})(?![\\p{L}\\d]))?(?![\\p{L}\\d:])`, "gu");

const MONTH = "\\p{L}[\\p{L}\\p{M}]{2,11}\\.?";
const DATE = new RegExp(
  `(?<![\\p{L}\\d.:/-])(?:${[
    "\\d{4}[-/.] ?\\d{1,2}[-/.] ?\\d{1,2}\\.?",
    `\\d{1,2}[./-](?:\\d{1,2}|${MONTH})(?:[./-]\\d{2,4})?\\.?(?: ?г\\.)?`,
    "\\d{4}[年년] ?\\d{1,2}[月월] ?\\d{1,2}[日일]",
    `\\d{1,2}(?:st|nd|rd|th)?\\.? (?:de )?${MONTH}(?: (?:de )?\\d{4}| \\d{2})?(?: ?г\\.)?`,
    `${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?(?!\\.? (?:de )?\\p{L}{3,12}\\.? (?:de )?\\d)`, // no name and its day
  ].join("|")})(?![\\p{L}\\d:/-]|\\.\\d)`,
  "u",
);
/** `2 days ago`, in a few languages. */
const AGO =
  /(?<![\p{L}\d])(?:\d{1,2} ?(?:\p{L}{1,9}\.? ago|\p{L}{1,9} назад|[\p{sc=Han}\p{sc=Hang}]{1,3} ?[前전])|(?:vor|hace|il y a) \d{1,2} \p{L}{1,9}|an? \p{L}{1,9} ago|just now)(?![\p{L}\d])/u;

/** Words that pages put behind a name. */
const DID =
  / (?:(?:added|left|wrote|posted) a comment|commented|replied|wrote|said|posted|edited|asked|answered)(?: (?:on|to) [A-Z][A-Z\d]+-\d+)?(?: on)?$/;

const ADDRESS = /[<(]?[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+[>)]?/;

/**
 * One word, or up to five of which each begins with a capital or knows none; a short one may stand between two, and a login
 * behind them.
 */
const NAME =
  /^(?:[@~+%&*]{0,2} ?|u\/)[\p{L}\d][\p{L}\p{M}\d_.'’|-]{0,38}(?: (?:\p{Ll}{1,3} ){0,2}[\p{Lu}\p{Lo}\d][\p{L}\p{M}\d_.'’-]{0,30}){0,4}(?: @[\w.-]{1,39})?$/u;

/** Words that logs, reports and tables of times have in the place of a name. */
const NO_NAME =
  /^(?:error|err|warn|warning|info|debug|trace|fatal|notice|critical|log|logs|verbose|fail(?:ed|ure)?|pass(?:ed)?|ok|today|yesterday|tomorrow|now|since|from|until|till|before|after|at|on|by|date|time|update|edit|note|version|node|build|job|run|step|test|deploy|deployed|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|start(?:ed)?|end(?:ed)?|(?:started|ended|updated|created|finished|failed|deployed|released|since|at|on|from|until|before|after|by) .*)$/i;

/** Between a date and a clock: `at`, `um`, `a las`. */
const JOINED = /∎,?(?: \p{Ll}{1,4}\.?){0,2} ∎/gu;

/** A day in words, apart from the name: `Yesterday at`, `Gestern um`. */
const DAY = /([—–•·|,[(-] ?)\p{L}[\p{L}\p{M}]{1,11}\.?,?(?: \p{Ll}{1,4}\.?){0,2} ?(?=∎)/gu;
const KNOWN_DAY = / (?:(?:today|yesterday),?(?: at)?|kl\.?|klo|um)(?= ∎)/gi;

/** The same where a line begins with it. */
const FIRST_DAY = /^\p{L}[\p{L}\p{M}]{1,11}\.?,? (?:\p{Ll}{1,4}\.? ){0,2}(?=[\d上下午오])/u;

/** The rest of the line beside the time is somebody, nobody, or something else. */
type Rest = "somebody" | "nobody" | undefined;

/**
 * `isSure`: it has more than a name and the figures of a clock, so it needs no text directly below it. `isSentence`: it may
 * be one, such as `10:42 started`.
 */
type Read = Readonly<{ rest: Rest; isSure: boolean; isSentence: boolean }>;

const NO_STAMP: Read = { rest: undefined, isSure: false, isSentence: false };

/** Reads a line without its marks. */
function readStamp(line: string): Read {
  const clocks = line.match(STAMP) ?? [];
  if (clocks.length > 1 || line.startsWith("|")) return NO_STAMP; // a span of time, a row of a table
  const timed = line.replace(STAMP, "∎");
  const dated = timed.replace(AGO, "∎").replace(DATE, "∎");
  const hasDate = dated !== timed;
  if (clocks.length === 0 && !(AGO.test(line) || (hasDate && DID.test(before(dated))))) return NO_STAMP;
  if (/\p{L} ?[:：] ?[[(]?∎/u.test(dated)) return NO_STAMP; // a label: `Started: 10:42`
  const others = dated.replace(ADDRESS, " ").replaceAll(JOINED, "∎").replaceAll(DAY, "$1").replaceAll(KNOWN_DAY, "");
  const did = before(others);
  const named = (DID.test(did) ? others.replace(did, did.replace(DID, "")) : others)
    .replaceAll(/\([^()∎]{1,30}\)|【[^】∎]{1,30}】|(?<= )(?:APP|BOT|OP)\b/g, " ")
    .replaceAll(/[[\](){}<>—–•·,،:：|│]|(?<= )-+(?= |$)|^-+ /g, " ")
    .split("∎")
    .map((part) => part.replaceAll(/\s+/g, " ").trim())
    .filter((part) => part !== "");
  if (named.length > 1) return NO_STAMP; // words on both sides are a sentence
  const [name = ""] = named;
  const isSure = hasDate || ADDRESS.test(line) || DID.test(did) || /[[\]—–•·,]|[APap]\.?[Mm]\b/.test(line);
  const isSentence = /^∎ \p{Ll}/u.test(dated) && !/[[(<]/.test(line);
  if (name === "") return { rest: ADDRESS.test(line) ? "somebody" : "nobody", isSure, isSentence };
  if (NO_NAME.test(name) && !name.includes(" ")) return { rest: "nobody", isSure, isSentence };
  return NAME.test(name) && !NO_NAME.test(name) ? { rest: "somebody", isSure, isSentence } : NO_STAMP;
}

/** The words before the first time, without signs at their end. */
function before(dated: string): string {
  return (dated.split("∎")[0] ?? "").replace(/[\s,—–-]+$/, "");
}

/** A line that has somebody and a time, and nothing else: below it stands what they said. */
export function headIn(line: string): Readonly<{ isSure: boolean }> | undefined {
  if (line === "" || line.length > 120) return undefined;
  const { rest, isSure, isSentence } = readStamp(line.replace(/ ?[:：]$/, ""));
  return rest === "somebody" && !isSentence ? { isSure } : undefined;
}

/** A line that has a time, and nothing else but a day; or a date behind `on`, as GitHub has it below a name. */
export function isOnlyTime(line: string): boolean {
  if (line === "" || line.length > 60) return false;
  if (/^(?:commented )?on ∎$/.test(line.replace(DATE, "∎"))) return true;
  return [line, line.replace(FIRST_DAY, "")].some((one) => readStamp(one).rest === "nobody");
}

/** A line that is a name, and maybe an address. */
export function isOnlyName(line: string): boolean {
  const name = line
    .replace(ADDRESS, "")
    .replaceAll(/[,:：]$| ?\([^()]{1,30}\)/g, "")
    .trim();
  return name.length <= 60 && NAME.test(name) && !NO_NAME.test(name) && !/^\d/.test(name);
}

/** The signs between the one who said something and what it was. */
const BETWEEN = /[:：](?= |$)|[|│\]](?= )|>(?= )/gu;

/** The beginning of a line with a time in front of somebody, as LINE and others have it, and of what they say: a mention. */
const BEFORE_MENTION = new RegExp(`^[[(]?(?:${HALF_BEFORE})?\\d.{0,80}?(?= @)`, "u");

/** A line that begins with somebody and a time, in front of what they said. */
export function isStampedMessage(line: string): boolean {
  for (const { index } of line.slice(0, 160).matchAll(BETWEEN)) {
    if (readStamp(line.slice(0, index)).rest === "somebody") return true;
  }
  const [head = ""] = BEFORE_MENTION.exec(line) ?? [];
  const { rest, isSentence } = readStamp(head);
  return rest === "somebody" && !isSentence;
}
