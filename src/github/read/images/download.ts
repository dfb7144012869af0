/** Fetches an image from GitHub's own hosts, without a token: whoever could lead us elsewhere would learn nothing. */
import { isGitHubs } from "./hosts.ts";
import type { ImagePort } from "./images.ts";

export type DownloadOptions = Readonly<{
  fetch: typeof fetch;
  /** e.g. `https://github.com` */
  serverUrl: string;
  signal: AbortSignal;
}>;

const HOPS = 3;
const TIMEOUT_MS = 20_000;

export function imageDownload({ fetch, serverUrl, signal }: DownloadOptions): ImagePort {
  return {
    async download(url) {
      let at = url;
      for (let hop = 0; hop <= HOPS; hop++) {
        if (!isGitHubs(at, serverUrl)) throw new Error("It leads away from GitHub.");
        const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
        const reply = await fetch(at, { redirect: "manual", signal: limit });
        if (reply.ok && reply.body) return reply.body;
        const location = reply.headers.get("location");
        await reply.body?.cancel();
        if (reply.status < 300 || reply.status >= 400 || location === null) throw new Error(`It is ${reply.status}.`);
        at = new URL(location, at).href;
      }
      throw new Error("It leads from one address to the next.");
    },
  };
}
