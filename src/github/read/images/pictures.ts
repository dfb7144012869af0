/** The pictures of a thread: those of the request, of the thread's head and of its comments, as far as there is room. */
import { z } from "zod";
import type { ReadClient } from "../port.ts";
import type { Review, ReviewComment } from "../pull/reviews.ts";
import { visible } from "../text/untrusted.ts";
import type { Comment, Thread } from "../thread.ts";
import type { Trigger } from "../trigger/trigger.ts";
import { type ImageLimits, type ImagePort, imageUrls, readImages } from "./images.ts";

/** `place` says where a person finds the text, `path` where the API has it. */
type Source = Readonly<{ place: string; path: string; text: string }>;

/** `places` are those of the images, in order; `missing` says how many could not be had. */
export type Pictures = Readonly<{ dataUrls: readonly string[]; places: readonly string[]; missing: number }>;

/** What the model could not send back anyway, and what the state of the thread has room for. */
const LIMITS: ImageLimits = { most: 4, bytes: 2 * 1024 * 1024 };

/** What has been read of a thread, as far as pictures are looked for in it. */
export type Album = Readonly<{
  trigger: Trigger;
  thread: Thread | undefined;
  comments: readonly Comment[];
  pull?: Readonly<{ number: number; reviews: readonly Review[]; comments: readonly ReviewComment[] }> | undefined;
  linked?: readonly Readonly<{ number: number; body?: string | undefined }>[] | undefined;
}>;

/** Texts as people see them, in the order in which pictures are taken: what is asked, what it is about, the newest first, what that is linked to. */
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
  return said.map(({ body, ...source }) => ({ ...source, text: visible(body) }));
}

/** Where the API has the request; "" where it has no such place. */
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

export type Camera = Readonly<{ client: Pick<ReadClient, "get">; port: ImagePort; serverUrl: string }>;

/** How many there are, whether or not anybody sees them. */
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

/** In a private repository, an attachment is shown by an address that is good for minutes: GitHub puts it into the text that it renders. */
async function signedAddress(client: Camera["client"], url: string, path: string): Promise<string | undefined> {
  const name = new URL(url).pathname.split("/").at(-1) ?? "";
  if (path === "" || name.length < 8) return undefined;
  const headers = { accept: "application/vnd.github.full+json" };
  const { body_html: html } = Rendered.parse(await client.get(path, { headers }));
  const sources = html.matchAll(/<img\b[^>]*?\bsrc="([^"]+)"/gi);
  return [...sources].map(([, address = ""]) => address.replaceAll("&amp;", "&")).find((one) => one.includes(name));
}
