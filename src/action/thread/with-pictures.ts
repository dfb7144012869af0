/** Adds the pictures of a thread to a task, for a model that sees. */
import { type Message, text } from "../../core/event/content.ts";
import { gitHubReader } from "../../github/client.ts";
import { imageDownload } from "../../github/read/images/download.ts";
import { type Album, countPictures, type Pictures, readPictures } from "../../github/read/images/pictures.ts";
import { isBefore } from "../../github/read/thread/snapshot.ts";
import { prompt } from "../../prompts.ts";
import type { Setting } from "../prepare.ts";
import type { Reading } from "./reading.ts";

/** The words alone where there are no pictures. It never fails for want of one: how many are missing is said. */
export async function withPictures(
  setting: Setting,
  { thread }: Pick<Reading, "thread">,
  { words, sees }: Readonly<{ words: string; sees: boolean }>,
): Promise<string | Message> {
  const album = albumOf(setting, thread);
  const count = countPictures(album, setting.job.serverUrl);
  if (count === 0) return words;
  if (!sees) return told(words, { dataUrls: [], places: [], missing: count });
  const pictures = await take(setting, album);
  if (pictures.dataUrls.length === 0) return told(words, pictures);
  const image = { type: "image", image_urls: pictures.dataUrls, cache_prompt: false } as const;
  return { role: "user", content: [text(told(words, pictures)), image] };
}

function take({ github, job, world }: Setting, album: Album): Promise<Pictures> {
  const { serverUrl, repository, fetch } = job;
  const port = imageDownload({ fetch, serverUrl, signal: world.signal });
  return readPictures({ client: gitHubReader(github, repository), port, serverUrl }, album);
}

/** A conversation that goes on has seen what was there before. */
function albumOf({ trigger, memory }: Setting, thread: Reading["thread"]): Album {
  const readUntil = memory.manifest.read_until;
  const isNew = (createdAt: string) => !memory.isResumed || readUntil === null || !isBefore(createdAt, readUntil);
  const comments = (thread?.comments ?? []).filter(({ isOwn, createdAt }) => !isOwn && isNew(createdAt));
  return { trigger, thread: memory.isResumed ? undefined : thread, comments };
}

function told(words: string, { places, missing }: Pictures): string {
  return [
    words,
    ...(places.length > 0 ? [prompt("images-shown", { places: places.join(", ") })] : []),
    ...(missing > 0 ? [prompt("images-not-shown", { count: String(missing) })] : []),
  ].join("\n\n");
}
