/** What it takes to speak with a model at an endpoint. All of it comes from the inputs, nothing from the repository. */
import { type Redact, redactor } from "../../lib/mask/mask.ts";
import type { ModelFeatures } from "./features/model-features.ts";
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
  /** What was learned before; nothing unless given. */
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
export type Authorized = Omit<EndpointOptions, "apiKey"> & Readonly<{ apiKey: string; isToken: boolean }>;

/** Takes the key, and whatever the extra headers hold, out of what an endpoint sends. */
export function redactorFor({ apiKey, headers = {} }: Pick<Authorized, "apiKey" | "headers">): Redact {
  return redactor([apiKey, ...Object.values(headers).flatMap((value) => value.split(" "))]);
}
