/** Collects the images of a thread: of the request, of the thread's own text, and of its comments, within limits. */
import { z } from "zod";
import type { ReadClient } from "./port.ts";
import type { Review, ReviewComment } from "./pull/reviews.ts";
import { visibleMarkdown } from "./text/untrusted.ts";
import type { Comment, Thread } from "./thread/thread.ts";
import type { Trigger } from "./trigger/trigger.ts";

/** `place` says where people find the text, `path` is its place in the API. */
type Source = Readonly<{ place: string; path: string; text: string }>;

/** `places` are those of the images, in order; `missing` is the number of images that could not be read. */
export type Pictures = Readonly<{ dataUrls: readonly string[]; places: readonly string[]; missing: number }>;

/** The limit of what the model can process and the state of a thread can store. */
const LIMITS: ImageLimits = { most: 4, bytes: 2 * 1024 * 1024 };

/** The parts of a thread that are searched for images. */
export type Album = Readonly<{
  trigger: Trigger;
  thread: Thread | undefined;
  comments: readonly Comment[];
  pull?: Readonly<{ number: number; reviews: readonly Review[]; comments: readonly ReviewComment[] }> | undefined;
  linked?: readonly Readonly<{ number: number; body?: string | undefined }>[] | undefined;
}>;

/**
 * Texts as people see them, in the order in which images are taken: the request, its subject, the newest comments,
 * linked threads.
 */
function sourcesOf({ trigger, thread, comments, pull, linked = [] }: Album): readonly Source[] {
  const { type } = trigger.thread;
  const isDiscussion = type === "discussion";
  const said = [
    { place: "the request", path: askedAt(trigger), body: trigger.request },
    ...(thread ? [{ place: `${thread.kind} #${thread.number}`, path: headOf(trigger), body: thread.body }] : []),
    ...comments.toReversed().map(({ id, body }) => {
      return { place: `comment ${id}`, path: isDiscussion ? "" : `/issues/comments/${id}`, body };
    }),
    ...(pull?.reviews.toReversed() ?? []).map(({ id, body }) => {
      return { place: `review ${id}`, path: `/pulls/${pull?.number}/reviews/${id}`, body };
    }),
    ...(pull?.comments.toReversed() ?? []).map(({ id, body }) => {
      return { place: `review comment ${id}`, path: `/pulls/comments/${id}`, body };
    }),
    ...linked.map(({ number, body = "" }) => ({ place: `issue #${number}`, path: `/issues/${number}`, body })),
  ];
  return said.map(({ body, ...source }) => ({ ...source, text: visibleMarkdown(body) }));
}

/** The place of the request in the API; "" if it has none. */
function askedAt(trigger: Trigger): string {
  const { item, thread } = trigger;
  switch (item.kind) {
    case "issue-comment":
      return `/issues/comments/${item.id}`;
    case "review-comment":
      return `/pulls/comments/${item.id}`;
    case "review":
      return thread.type === "none" ? "" : `/pulls/${thread.number}/reviews/${item.id}`;
    default:
      return headOf(trigger);
  }
}

function headOf({ thread }: Trigger): string {
  return thread.type === "issue" || thread.type === "pull_request" ? `/issues/${thread.number}` : "";
}

type Camera = Readonly<{ client: Pick<ReadClient, "get">; port: ImagePort; serverUrl: string }>;

/** Their number, whether or not anybody sees them. */
export function countPictures(album: Album, serverUrl: string): number {
  return imageUrls(
    sourcesOf(album).map(({ text }) => text),
    serverUrl,
  ).length;
}

/** Never rejects. */
export async function readPictures({ client, port, serverUrl }: Camera, album: Album): Promise<Pictures> {
  const found = new Map<string, Source>();
  for (const source of sourcesOf(album)) {
    for (const url of imageUrls([source.text], serverUrl)) if (!found.has(url)) found.set(url, source);
  }
  const download = async (url: string) => {
    try {
      return await port.download(url);
    } catch (error) {
      const signed = await signedAddress(client, url, found.get(url)?.path ?? "");
      if (signed === undefined) throw error;
      return port.download(signed);
    }
  };
  const { images, missing } = await readImages({ download }, [...found.keys()], LIMITS);
  return {
    dataUrls: images.map(({ dataUrl }) => dataUrl),
    places: images.map(({ url }) => found.get(url)?.place ?? ""),
    missing: missing.length,
  };
}

const Rendered = z.object({ body_html: z.string().default("") });

/**
 * In a private repository, GitHub shows an attachment by a URL that is valid for minutes, and puts it into the rendered
 * text.
 */
async function signedAddress(client: Camera["client"], url: string, path: string): Promise<string | undefined> {
  const name = new URL(url).pathname.split("/").at(-1) ?? "";
  if (path === "" || name.length < 8) return undefined;
  const headers = { accept: "application/vnd.github.full+json" };
  const { body_html: html } = Rendered.parse(await client.get(path, { headers }));
  const sources = html.matchAll(/<img\b[^>]{0,2000}?\bsrc="([^"]+)"/gi);
  return [...sources].map(([, address = ""]) => address.replaceAll("&amp;", "&")).find((one) => one.includes(name));
}

/** Requests a URL, following redirects to GitHub's own hosts only. Rejects for any other answer than a success. */
export interface ImagePort {
  download(url: string): Promise<AsyncIterable<Uint8Array>>;
}

/** `dataUrl` contains the image, for example `data:image/png;base64,…`. */
type Image = Readonly<{ url: string; dataUrl: string }>;

/** `missing` are those that could not be read, are too large, or are not images. */
type Images = Readonly<{ images: readonly Image[]; missing: readonly string[] }>;

type ImageLimits = Readonly<{ most: number; bytes: number }>;

const link =
  /!\[[^\]]{0,1000}\]\(\s*<?(https?:\/\/[^\s)>]+)|<img\b[^>]{0,2000}?\bsrc\s*=\s*["']?(https?:\/\/[^\s"'>]+)/gi;

/** The URLs of attachments in the texts, each once, in order. URLs on other hosts are not requested. */
export function imageUrls(texts: readonly string[], serverUrl: string): readonly string[] {
  const found = texts.flatMap((text) => [...text.matchAll(link)].map(([, markdown, html]) => markdown ?? html ?? ""));
  return [...new Set(found)].filter((url) => isAttachment(url, serverUrl));
}

/** Reads one after the other, up to the limits of number and size. Never rejects. */
export async function readImages(port: ImagePort, urls: readonly string[], limits: ImageLimits): Promise<Images> {
  const images: Image[] = [];
  const missing: string[] = [];
  for (const url of urls) {
    const dataUrl = images.length < limits.most ? await readImage(port, url, limits.bytes) : undefined;
    if (dataUrl === undefined) missing.push(url);
    else images.push({ url, dataUrl });
  }
  return { images, missing };
}

async function readImage(port: ImagePort, url: string, most: number): Promise<string | undefined> {
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of await port.download(url)) {
      size += chunk.length;
      if (size > most) return undefined;
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    const type = typeOf(bytes);
    return type && `data:${type};base64,${bytes.toString("base64")}`;
  } catch {
    return undefined; // the caller reports it as missing
  }
}

/** By the first bytes, because a server may call it anything. */
function typeOf(bytes: Buffer): string | undefined {
  const begin = bytes.toString("latin1", 0, 12);
  if (begin.startsWith("\u0089PNG\r\n\u001a\n")) return "image/png";
  if (begin.startsWith("\u00ff\u00d8\u00ff")) return "image/jpeg";
  if (/^GIF8[79]a/.test(begin)) return "image/gif";
  return /^RIFF.{4}WEBP/s.test(begin) ? "image/webp" : undefined;
}

/** The hosts where GitHub stores attachments. URLs of other hosts are never requested. */
const CDN = /^(?:private-user|user)-images\.githubusercontent\.com$/;
const STORAGE = /^github-production-user-asset-[a-z0-9]+\.s3(?:\.[a-z0-9-]+)?\.amazonaws\.com$/;

/** Whether a URL may be requested at all. `serverUrl` is GitHub's own. */
export function isGitHubs(url: string, serverUrl: string): boolean {
  const parsed = URL.parse(url);
  if (parsed?.username !== "" || parsed.password !== "") return false;
  const { origin, protocol, hostname, port } = parsed;
  if (origin === new URL(serverUrl).origin) return true;
  return protocol === "https:" && port === "" && (CDN.test(hostname) || STORAGE.test(hostname));
}

/** Whether a URL in a text names an attachment: on GitHub's own server, not every URL does. */
function isAttachment(url: string, serverUrl: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed || !isGitHubs(url, serverUrl)) return false;
  if (CDN.test(parsed.hostname)) return true;
  const isOurs = parsed.origin === new URL(serverUrl).origin;
  return isOurs && /^\/(?:user-attachments\/assets\/|[^/]+\/[^/]+\/assets\/|storage\/user\/)/.test(parsed.pathname);
}

type DownloadOptions = Readonly<{
  fetch: typeof fetch;
  /** e.g. `https://github.com` */
  serverUrl: string;
  signal: AbortSignal;
}>;

const HOPS = 3;
const TIMEOUT_MS = 20_000;

/**
 * Fetches an image from GitHub's own hosts, without a token: anyone who could lead us elsewhere would learn nothing.
 */
export function imageDownload({ fetch, serverUrl, signal }: DownloadOptions): ImagePort {
  return {
    async download(url) {
      let at = url;
      for (let hop = 0; hop <= HOPS; hop++) {
        if (!isGitHubs(at, serverUrl)) throw new Error("It redirects away from GitHub.");
        const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
        const reply = await fetch(at, { redirect: "manual", signal: limit });
        if (reply.ok && reply.body) return reply.body;
        const location = reply.headers.get("location");
        await reply.body?.cancel();
        if (reply.status < 300 || reply.status >= 400 || location === null) throw new Error(`It is ${reply.status}.`);
        at = new URL(location, at).href;
      }
      throw new Error("It redirects too often.");
    },
  };
}
