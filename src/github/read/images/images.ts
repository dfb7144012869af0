/** The images in what people wrote: found here, downloaded once and by us, so that nobody learns who looked and when. */

import { isAttachment } from "./hosts.ts";

/** Asks for an address, following redirects to GitHub's own hosts only. Rejects when there is no answer but an error. */
export interface ImagePort {
  download(url: string): Promise<AsyncIterable<Uint8Array>>;
}

/** `dataUrl` is the image itself, e.g. `data:image/png;base64,…`. */
export type Image = Readonly<{ url: string; dataUrl: string }>;

/** `missing` are those that could not be had, are too large, or are no images. */
export type Images = Readonly<{ images: readonly Image[]; missing: readonly string[] }>;

export type ImageLimits = Readonly<{ most: number; bytes: number }>;

const link = /!\[[^\]]*\]\(\s*<?(https?:\/\/[^\s)>]+)|<img\b[^>]*?\bsrc\s*=\s*["']?(https?:\/\/[^\s"'>]+)/gi;

/** The addresses of attachments in the texts, each once, in order. What lies on any other host is not asked for. */
export function imageUrls(texts: readonly string[], serverUrl: string): readonly string[] {
  const found = texts.flatMap((text) => [...text.matchAll(link)].map(([, markdown, html]) => markdown ?? html ?? ""));
  return [...new Set(found)].filter((url) => isAttachment(url, serverUrl));
}

/** One after the other, at most so many of at most so many bytes. Never rejects. */
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
    return undefined; // the caller names it as missing
  }
}

/** By its first bytes: what a server calls it may be anything. */
function typeOf(bytes: Buffer): string | undefined {
  const begin = bytes.toString("latin1", 0, 12);
  if (begin.startsWith("\u0089PNG\r\n\u001a\n")) return "image/png";
  if (begin.startsWith("\u00ff\u00d8\u00ff")) return "image/jpeg";
  if (/^GIF8[79]a/.test(begin)) return "image/gif";
  return /^RIFF.{4}WEBP/s.test(begin) ? "image/webp" : undefined;
}
