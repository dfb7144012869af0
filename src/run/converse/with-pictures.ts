/** Adds the pictures of a thread to a task, for a model that takes images. */
import { type Message, text } from "../../core/event/content.ts";
import { gitHubReader } from "../../github/client.ts";
import { type Album, countPictures, imageDownload, type Pictures, readPictures } from "../../github/read/pictures.ts";
import { isBefore } from "../../github/read/thread/snapshot.ts";
import { prompt } from "../../prompts.ts";
import type { Run } from "../run.ts";
import type { Reading } from "../start/reading.ts";

/** The words alone where there are no pictures. It never fails for want of one: how many are missing is said. */
export async function withPictures(
  run: Run,
  reading: Pick<Reading, "thread" | "pull" | "linked">,
  { words, sees }: Readonly<{ words: string; sees: boolean }>,
): Promise<string | Message> {
  const album = albumOf(run, reading);
  const count = countPictures(album, run.job.serverUrl);
  if (count === 0) return words;
  if (!sees) return told(words, { dataUrls: [], places: [], missing: count });
  const pictures = await take(run, album);
  if (pictures.dataUrls.length === 0) return told(words, pictures);
  const image = { type: "image", image_urls: pictures.dataUrls, cache_prompt: false } as const;
  return { role: "user", content: [text(told(words, pictures)), image] };
}

function take({ github, job, world }: Run, album: Album): Promise<Pictures> {
  const { serverUrl, repository, fetch } = job;
  const port = imageDownload({ fetch, serverUrl, signal: world.signal });
  return readPictures({ client: gitHubReader(github, repository), port, serverUrl }, album);
}

/** A conversation that goes on has seen what was there before. */
function albumOf({ trigger, memory }: Run, { thread, pull, linked }: Omit<Reading, "standings" | "strangers">): Album {
  const { isResumed, manifest } = memory;
  const { read_until: readUntil } = manifest;
  const isNew = (said: Readonly<{ createdAt: string; isOwn?: true }>) => {
    return !said.isOwn && (!isResumed || readUntil === null || !isBefore(said.createdAt, readUntil));
  };
  const comments = (thread?.comments ?? []).filter(isNew);
  const reviewed = pull && {
    number: pull.pull.number,
    reviews: pull.reviews.reviews.filter(isNew),
    comments: pull.reviews.threads.flatMap((one) => one.comments).filter(isNew),
  };
  const all = { trigger, comments, pull: reviewed };
  return {
    ...all,
    ...(isResumed ? { thread: undefined } : { thread, linked: [...(pull?.reviews.linked ?? []), ...linked] }),
  };
}

function told(words: string, { places, missing }: Pictures): string {
  return [
    words,
    ...(places.length > 0 ? [prompt("images-shown", { places: places.join(", ") })] : []),
    ...(missing > 0 ? [prompt("images-not-shown", { count: String(missing) })] : []),
  ].join("\n\n");
}
