/** Speaks with one server on the network and with nobody else, whatever its name leads to and wherever it sends us. */
import { lookup as lookUp } from "node:dns";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Readable, Transform } from "node:stream";
import { buffer } from "node:stream/consumers";

export type GuardOptions = Readonly<{
  url: URL;
  /** It may be at an address that is not public. */
  isPrivate: boolean;
  isPublic(address: string): boolean;
}>;

/** Bytes of one answer. */
const LARGEST = 64 * 1024 * 1024;
const EMPTY = [204, 205, 304];

/**
 * A fetch that follows no redirect. The address that was looked at is the one that is spoken with: there is no second
 * look-up that could give another.
 */
export function guardedFetch({ url: home, isPrivate, isPublic }: GuardOptions): typeof fetch {
  const isAllowed = (address: string) => isPrivate || isPublic(address);
  const isSecure = home.protocol === "https:";
  const lookup = guardedLookup(isAllowed);
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (url.origin !== home.origin) throw new Error(`It leads to ${url.origin}, which is another server.`);
    const address = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(address) > 0 && !isAllowed(address)) throw notPublic();
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { method = "GET", signal } = init;
    const headers = { ...Object.fromEntries(new Headers(init.headers)), "user-agent": "deckhand" };
    // No connection is kept: one that the server gave up meanwhile would cost a call.
    const options = { method, headers, agent: false as const, lookup, ...(signal && { signal }) };
    const outgoing = (isSecure ? request : plainRequest)(url, options, resolve);
    outgoing.on("error", reject).end(typeof init.body === "string" ? init.body : undefined);
    return responseOf(await promise);
  };
}

function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error("The name has no address."), "");
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(notPublic(), "");
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function notPublic(): NodeJS.ErrnoException {
  return new Error('Its address is not public, and it is not said to be `"private": true`.');
}

async function responseOf(incoming: IncomingMessage): Promise<Response> {
  const { statusCode: status = 502, statusMessage: statusText = "" } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  if (EMPTY.includes(status)) {
    await buffer(incoming);
    return new Response(null, { status, statusText, headers });
  }
  const limited = incoming.pipe(atMost(LARGEST));
  incoming
    .on("error", (error) => limited.destroy(error))
    .on("aborted", () => limited.destroy(new Error("It broke off.")));
  limited.on("close", () => incoming.destroy());
  // `as`: the types of node's streams and of the global ones differ in name only.
  return new Response(Readable.toWeb(limited) as ReadableStream, { status, statusText, headers });
}

function atMost(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > limit) done(new Error("Its answer is too long."));
      else done(null, chunk);
    },
  });
}
