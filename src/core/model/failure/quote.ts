/** What an endpoint wrote, as far as it can be shown to people. */
import { redactor } from "../../../lib/redact.ts";
import { oneLine } from "../../../lib/text.ts";

const LENGTH = 200;

/** What keys look like, whole or with their middle starred out. */
const KEY = /\b(?:(?:sk|pk|rk|xai|gsk|key|hf|nvapi|ghp|gho|ghs|pplx|fw|r8|tgp)[-_]|AIza|eyJ|Bearer )[\w*.=/+-]{4,}/g;

/** One line of at most 200 characters without control characters and keys; "" if there is nothing to quote. */
export function quote(words: string, apiKey: string | undefined): string {
  const masked = redactor([apiKey ?? ""])(words).replaceAll(KEY, "***");
  return oneLine(masked.replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu, ""), LENGTH);
}

/** What stands where an answer had no words. */
const NO_WORDS = /^(?:status code \(no body\)|\(no status code or body\)|\{\})$/;

/** The sentence of an endpoint as people read it, in quotation marks; undefined if there is none. A page is its title. */
export function quoted(message: string, apiKey: string | undefined): string | undefined {
  const words = message.replace(/^\d{3} /, "");
  if (NO_WORDS.test(words)) return undefined;
  const isPage = /^\s*</.test(words);
  const said = quote(isPage ? (/<title[^>]*>([^<]*)/i.exec(words)?.[1] ?? "") : words, apiKey);
  return said === "" ? undefined : `"${said}"`;
}
