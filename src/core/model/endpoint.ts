/**
 * Defines the settings for speaking with a model at an endpoint, and makes the openai client for it, with everything
 * that it does by itself turned off. All of it comes from the inputs, nothing from the repository.
 */
import { text } from "node:stream/consumers";
import type { OpenAI } from "openai";
import { Fault } from "../../lib/fault.ts";
import { wellFormedJson } from "../../lib/json.ts";
import { type Redact, redactor } from "../../lib/mask/mask.ts";
import { takeBytes } from "./bytes.ts";
import { ModelFault } from "./failure/model-fault.ts";
import { normalizeErrorBody } from "./failure/quote.ts";
import type { ModelFeatures } from "./features/model-features.ts";
import { protocolOf } from "./features/protocols.ts";
import type { Lessons } from "./lessons.ts";

/** A token in place of a key, fresh for each request. Rejects with a Fault where there is none. */
export type TokenSource = (signal: AbortSignal) => Promise<string>;

/** A request that was stopped from outside, in whose reply nothing had come so far. */
export type Silence = Readonly<{
  host: string;
  /** Milliseconds since the request was made. */
  ms: number;
  /** Signs of life came, and nothing else. */
  hasSigns: boolean;
}>;

export type EndpointOptions = Readonly<{
  model: string;
  /** A token is a bearer, wherever the endpoint wants its keys. */
  apiKey: string | TokenSource;
  /** Root of the API, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Sent with every request, beside ours; one of the same name replaces ours. */
  headers?: Readonly<Record<string, string>>;
  /** The `api-version` that Azure wants in the address; the key then goes out as Azure wants it, in `api-key`. */
  apiVersion?: string | undefined;
  features: ModelFeatures;
  /** Earlier lessons; none unless given. */
  lessons?: Lessons;
  /** Groups the requests of one conversation, for endpoints whose caches take a key. */
  cacheKey?: string | undefined;
  /** Milliseconds without a byte after which a reply is given up. */
  idleMs?: number;
  onSilence?: ((silence: Silence) => void) | undefined;
  fetch: typeof fetch;
  /** Milliseconds on a clock that only goes forward. */
  clock: () => number;
}>;

/** The same with what one request bears. */
type Authorized = Omit<EndpointOptions, "apiKey"> & Readonly<{ apiKey: string; isToken: boolean }>;

/** Takes the key, and whatever the extra headers hold, out of what an endpoint sends. */
export function redactorFor({ apiKey, headers = {} }: Pick<Authorized, "apiKey" | "headers">): Redact {
  return redactor([apiKey, ...Object.values(headers).flatMap((value) => value.split(" "))]);
}

const FOREVER = 2 ** 31 - 1;

/** The library, which takes long to load: a run has it loaded while its sandbox is built. */
export function loadClient(): Promise<typeof import("openai")> {
  return import("openai");
}

/**
 * A "config" Fault, which does not show it, for a key or a header that cannot be sent. A token is looked at when it
 * comes.
 */
export function requireSendable({ apiKey, headers = {} }: Pick<EndpointOptions, "apiKey" | "headers">): void {
  if (typeof apiKey === "string") requireSoundKey(apiKey);
  requireSoundHeaders(headers);
}

/** Tries once; neither the environment nor a timer has a say in it. Throws at once as `requireSendable` does. */
export function openClient(options: Authorized): Promise<OpenAI> {
  requireSendable(options);
  const client = loadClient().then(({ OpenAI }) => clientOf(OpenAI, options));
  client.catch(() => undefined); // the caller that sends a request gets the error
  return client;
}

function clientOf(Client: typeof OpenAI, options: Authorized): OpenAI {
  return new Client({
    apiKey: options.apiKey,
    baseURL: options.baseUrl,
    defaultQuery: options.apiVersion ? { "api-version": options.apiVersion } : undefined,
    fetch: plainFetch(options),
    maxRetries: 0,
    timeout: FOREVER, // who waits too long for a reply is told by its watch
    logLevel: "off", // or the environment decides
  });
}

function requireSoundKey(apiKey: string): void {
  if (/^[\x21-\x7e]+$/.test(apiKey)) return;
  throw new Fault("config", "The API key is empty, or holds blanks or other characters that no key has.", {
    hint: "Check the `api-key` input and the secret that it comes from.",
  });
}

// Not left to Headers, whose errors quote the value: it may be a secret.
function requireSoundHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (/^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value)) continue;
    throw new Fault(
      "config",
      `The header ${JSON.stringify(name)} for the model holds characters that cannot be sent.`,
      {
        hint: "Check the `model-headers` input.",
      },
    );
  }
}

/** The fetch that the openai client is given: our headers only, no foreign hosts, and no key in what comes back. */
type Fetch = typeof globalThis.fetch;

const REDIRECTS = [301, 302, 303, 307, 308];
const MOST_REDIRECTS = 3;
const LONGEST_REFUSAL = 64 * 1024;

/**
 * Drops every header that the client or its environment variables add. No half of a character is sent. A redirect is followed within its origin only,
 * else it is a "model" Fault. The body of a refusal comes short and without the key.
 */
function plainFetch(options: Authorized): Fetch {
  const headers = headersOf(options);
  const redact = redactorFor(options);
  return async (input, init) => {
    const body = typeof init?.body === "string" ? { body: wellFormedJson(init.body) } : {};
    const request: RequestInit = { ...init, ...body, headers, redirect: "manual" };
    const response = await follow(options.fetch, new URL(String(input)), request);
    if (response.ok || !response.body) return response;
    return new Response(normalizeErrorBody(redact(await text(takeBytes(response.body, LONGEST_REFUSAL)))), response);
  };
}

function headersOf({ headers = {}, ...options }: Authorized): Headers {
  const all = new Headers({
    ...keyHeaders(options),
    "content-type": "application/json",
    accept: "application/json",
    "user-agent": "deckhand",
  });
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return all;
}

// Azure takes a bearer token for one of its own logins, so the key is sent in one place only.
function keyHeaders({ apiKey, isToken, apiVersion, features }: Authorized): Readonly<Record<string, string>> {
  const { keyHeader, headers } = protocolOf(features.api);
  const name = isToken ? undefined : (keyHeader ?? (apiVersion ? "api-key" : undefined));
  return {
    ...(name === undefined ? { authorization: `Bearer ${apiKey}` } : { [name]: apiKey }),
    ...headers,
  };
}

/** Only 307 and 308 say that the body is to be sent again. */
async function follow(fetch: Fetch, url: URL, init: RequestInit, redirects = 0): Promise<Response> {
  const response = await fetch(url.href, init).catch((error: unknown) => notConnected(error, url));
  const location = response.headers.get("location");
  if (!REDIRECTS.includes(response.status) || location === null) return response;
  await response.body?.cancel();
  const target = URL.parse(location, url.href);
  if (target === null || target.origin !== url.origin) throw elsewhere(url, target);
  if (redirects === MOST_REDIRECTS) throw misled(`The model endpoint ${url.host} redirects again and again.`);
  if (response.status >= 307) return follow(fetch, target, init, redirects + 1);
  const { body: _, ...rest } = init;
  return follow(fetch, target, { ...rest, method: "GET" }, redirects + 1);
}

// Node waits ten seconds for a connection. The client would take that for a reply that did not come in time.
function notConnected(error: unknown, { host }: URL): never {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  if ((cause as NodeJS.ErrnoException | undefined)?.code !== "UND_ERR_CONNECT_TIMEOUT") throw error;
  throw new ModelFault(`The model endpoint ${host} did not accept a connection within 10 s.`, {
    hint: "Check the `base-url` input and the runner's network.",
    isTransient: true,
    cause: error,
  });
}

function elsewhere(url: URL, target: URL | null): ModelFault {
  return misled(`The model endpoint ${url.host} redirects to ${target?.origin ?? "no valid address"}: not followed.`);
}

function misled(message: string): ModelFault {
  return new ModelFault(message, { hint: "Check the `base-url` input: give the address that really answers." });
}
