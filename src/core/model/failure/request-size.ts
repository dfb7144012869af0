/** Finds out whether the size of a request may be the reason of a refusal, and which limit the refusal names. */
import type { RefusedRequest } from "./model-fault.ts";
import type { RefusalFacts } from "./refusal-facts.ts";

/** A request as it was sent. `tokens` is an estimate, `window` that of the model, if it is known. */
export type SentRequest = Readonly<{ tokens: number; window: number | undefined; hasPictures: boolean }>;

/** The window in tokens that a model of unknown window is taken to have at least: small local servers have less. */
const ASSUMED_WINDOW = 16_384;

/** Returns what is known of a refused request. */
export function refusedRequest(
  { status, message }: RefusalFacts,
  sent: SentRequest | undefined,
  takesNoPictures: boolean,
): RefusedRequest {
  const { tokens = 0, window = ASSUMED_WINDOW } = sent ?? {};
  return { status, tokens, isLarge: tokens > window / 2, limit: limitIn(message), takesNoPictures };
}

const NUMBER = "(\\d[\\d,]{2,10})(?!\\d|[.,]\\d| ?(?:bytes|characters|chars|[kmg]i?b\\b|pixels))";
const LIMIT = new RegExp(
  [
    `\\bmax(?:imum)?\\b(?: [a-z_]+){0,6}[ (=:]*${NUMBER}`,
    `> ${NUMBER} maximum`,
    `<= ${NUMBER}`,
    `less than ${NUMBER} tokens`,
    `\\[\\d+, ?${NUMBER}\\]`,
    `\\blimit(?: is| of|:)* ${NUMBER}`,
  ].join("|"),
  "i",
);

/** The number of tokens that a refusal names as the most of a request. */
function limitIn(message: string): number | undefined {
  const found = LIMIT.exec(message)?.slice(1).find(Boolean);
  const limit = Number(found?.replaceAll(",", "") ?? Number.NaN);
  return limit >= 512 ? limit : undefined;
}

const ASKED = /\blimit:? ([\d,]+).{0,80}?\brequested:? ([\d,]+)/is;
const PER_TIME = /\blimit(?: of|:)? ([\d,]+) (?:\w+ )?tokens per (?:min|hour|day)/i;

/** Whether a single request takes more than the account may send in a minute or a day: waiting does not help. */
export function exceedsAllowance({ status, message }: RefusalFacts, sent: SentRequest | undefined): boolean {
  if (status !== 429) return false;
  const numberOf = (text: string | undefined) => Number(text?.replaceAll(",", "") ?? Number.NaN);
  const [, limit, requested] = ASKED.exec(message) ?? [];
  if (limit !== undefined) return numberOf(requested) > numberOf(limit);
  return (sent?.tokens ?? 0) > numberOf(PER_TIME.exec(message)?.[1]);
}

const RATES =
  /\brates?\b|limit|quota|too many|throttl|capacity|overload|busy|slow down|again|retry|concurren|\bper (?:min|sec|hour|day)|exhausted|频|限流|并发/i;

/** Whether a 429 says nothing of a rate. One without words is about the rate: its status says so. */
export function isUnexplainedRate({ status, code, message }: RefusalFacts): boolean {
  const words = message.replace(/^429 /, "");
  const isSilent = !/\p{L}/u.test(words) || /^status code/.test(words);
  return status === 429 && !isSilent && !/^rate_limit/.test(code) && !RATES.test(words);
}
