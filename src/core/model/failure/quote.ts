/** Quotes an endpoint, as far as its words can be shown to people. */
import { z } from "zod";
import { redactor } from "../../../lib/mask/mask.ts";
import { oneLine, sentences, startOf } from "../../../lib/text.ts";

const LENGTH = 200;

/** The forms of keys, whole or with their middle starred out. */
const KEY = /\b(?:(?:sk|pk|rk|xai|gsk|key|hf|nvapi|ghp|gho|ghs|pplx|fw|r8|tgp)[-_]|AIza|eyJ|Bearer )[\w*.=/+-]{4,}/g;

/** Without keys, at most 4,096 characters. */
export function wholeReply(words: string, apiKey: string | undefined): string {
  return startOf(withoutKeys(words, apiKey), 4096);
}

// Signs that are not seen go first: a key with them in between would be whole again without them.
function withoutKeys(words: string, apiKey: string | undefined): string {
  return redactor([apiKey ?? ""])(words.replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu, "")).replaceAll(KEY, "***");
}

/** One line of at most 200 characters without control characters and keys; "" if there is nothing to quote. */
export function quote(words: string, apiKey: string | undefined): string {
  return oneLine(withoutKeys(words, apiKey), LENGTH);
}

/** The text of the client for an answer without words. */
const NO_WORDS = /^(?:status code \(no body\)|\(no status code or body\)|\{\})$/;

/** Whether an answer is a web page, and not a sentence that begins with a sign such as `<400>`. */
export function isPage(message: string): boolean {
  return /^(?:\d{3} )?\s*<(?:!doctype|!--|\?xml|\/?(?:html|head|body|meta|title|link|script|style|center|div|p|h\d|pre|error)\b)/i.test(
    message,
  );
}

/** The sentence of an endpoint as people read it, in quotation marks; undefined if there is none. A page is its title. */
export function quoteSentence(message: string, apiKey: string | undefined): string | undefined {
  const words = message.replace(/^\d{3} /, "");
  if (NO_WORDS.test(words)) return undefined;
  const said = quote(isPage(words) ? (/<title[^<>]*>([^<]*)/i.exec(words)?.[1] ?? "") : words, apiKey);
  return said === "" ? undefined : `"${said}"`;
}

/** Refusals come in bodies of many shapes, of which the client reads one. */
const Body = z.record(z.string(), z.unknown());
const Problem = z.object({ loc: z.array(z.union([z.string(), z.number()])).default([]), msg: z.string() });
const Problems = z.array(Problem).min(1);

/**
 * The same refusal as `{"error": {…}}`: out of Gemini's list, with the sentence that is the whole error (Ollama) or
 * body, or with what stands at the top (vLLM, Mistral, FastAPI) in place of the error. A text that is not a JSON object
 * stays as it is, and one that is nested too deeply becomes the sentence.
 */
export function normalizeErrorBody(body: string): string {
  const value = parse(body);
  if (isTooDeep(value)) return JSON.stringify({ error: { message: body } });
  if (typeof value === "string" && value !== "") return JSON.stringify({ error: { message: value } });
  const refusal = Body.safeParse(Array.isArray(value) ? value[0] : value);
  if (!refusal.success) return body;
  const { error } = refusal.data;
  if (typeof error === "string" && error !== "") return JSON.stringify({ error: { message: error } });
  const told = withProviderWords(error);
  if (told) return refusal.data === value && told === error ? body : JSON.stringify({ ...refusal.data, error: told });
  return JSON.stringify({ error: { ...refusal.data, message: messageOf(refusal.data) } });
}

const Routed = z.looseObject({ message: z.string().catch(""), metadata: z.looseObject({ raw: z.unknown() }) });

/** The same error with what the provider behind a router said, which OpenRouter hands on as it came. */
export function withProviderWords(error: unknown): unknown {
  const routed = Routed.safeParse(error);
  if (!routed.success) return error;
  const { message, metadata } = routed.data;
  const { raw } = metadata;
  if (raw === undefined || raw === null) return error;
  const body = parse(normalizeErrorBody(typeof raw === "string" ? raw : JSON.stringify(raw)));
  const inner = Body.safeParse(Object(body).error).data?.message ?? raw;
  return typeof inner !== "string" || message.includes(inner)
    ? error
    : { ...routed.data, message: sentences(message, inner) };
}

/** Nested so deeply that it can be read, and never be written again. */
function isTooDeep(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return false;
  } catch {
    return true;
  }
}

function messageOf({ message, detail, errors, ...rest }: z.infer<typeof Body>): string {
  const told = message ?? detail ?? errors ?? rest;
  const within = Body.safeParse(told);
  return inWords((within.success && within.data.detail) || told);
}

/** Which field is wrong, and how, where it says so. */
function inWords(told: unknown): string {
  if (typeof told === "string") return told;
  const problems = Problems.safeParse(told);
  if (!problems.success) return JSON.stringify(told);
  return problems.data.map(({ loc, msg }) => `${loc.filter((part) => part !== "body").join(".")}: ${msg}`).join("; ");
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // and is quoted as it is
  }
}
