/**
 * Connects to one server on the network and to no other host, whatever its name resolves to and wherever it redirects.
 */
import { lookup as lookUp } from "node:dns";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Readable, Transform } from "node:stream";
import { buffer } from "node:stream/consumers";

export type GuardOptions = Readonly<{
  url: URL;
  /** Addresses that are not public are allowed. */
  isPrivate: boolean;
  isPublic(address: string): boolean;
}>;

/** The limit of one answer in bytes. */
const LARGEST = 64 * 1024 * 1024;
const EMPTY = [204, 205, 304];

/**
 * A fetch that follows no redirect. It connects to the address that was checked: a second look-up could return another
 * one.
 */
export function guardedFetch({ url: home, isPrivate, isPublic }: GuardOptions): typeof fetch {
  const isAllowed = (address: string) => isPrivate || isPublic(address);
  const isSecure = home.protocol === "https:";
  const lookup = guardedLookup(isAllowed);
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (url.origin !== home.origin) throw new Error(`It redirects to ${url.origin}, which is another server.`);
    const address = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(address) > 0 && !isAllowed(address)) throw notPublic();
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { method = "GET", signal } = init;
    const headers = { ...Object.fromEntries(new Headers(init.headers)), "user-agent": "deckhand" };
    // Connections are not reused: one that the server closed in the meantime would cost a call.
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
  return new Error('Its address is not public, and its configuration does not say `"private": true`.');
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
    .on("aborted", () => limited.destroy(new Error("The connection was lost.")));
  limited.on("close", () => incoming.destroy());
  // `as`: the types of Node's streams and of the global ones differ only in name.
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
