/** Reads the facts of an endpoint's error, in whichever of its fields they are. */
import type { APIError } from "openai/core/error";

/** The known facts about an error from any source. `status` is NaN without one. */
export type RefusalFacts = Readonly<{ status: number; code: string; param: string; message: string }>;

// An error that comes in the middle of a stream has no status; some endpoints give it as the code, beside it or in a word.
/** Reads an error of the client. */
export function toldBy({ status, code, param, type, message, error }: APIError): RefusalFacts {
  const beside = error as { status_code?: unknown } | undefined; // what the client has parsed
  const asCode = Number(beside?.status_code ?? code ?? Number.NaN);
  const word = String(code || type || "").toLowerCase();
  const number = status ?? (asCode >= 400 && asCode < 600 ? asCode : statusIn(word));
  return { status: number, code: word, param: param ?? "", message };
}

const STATUSES: readonly (readonly [word: RegExp, status: number])[] = [
  [/^authentication_error$/, 401],
  [/^permission(?:_denied)?(?:_error)?$/, 403],
  [/^rate_limit/, 429],
  [/^invalid_request/, 400],
];

function statusIn(word: string): number {
  return STATUSES.find(([known]) => known.test(word))?.[1] ?? Number.NaN;
}
