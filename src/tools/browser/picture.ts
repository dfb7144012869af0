/**
 * Takes pictures of the page in front. No text can be hidden inside of a picture, so a page whose text has a secret is not
 * taken. What a page draws (a canvas, an image, a video) has no text to look at.
 */
import { z } from "zod";
import { type Content, text } from "../../core/event/content.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { prompt } from "../../prompts.ts";
import type { BrowserSession } from "./session.ts";

/** In base64. The window has 1280 × 900 pixels, which are 4.6 MB without compression. */
const LARGEST_PICTURE = 7_000_000;
const Picture = z.object({ data: z.base64() });

/** Hides secrets in a text. */
export type Mask = (text: string) => string;

/** The picture, or words that say why there is none. */
export async function picture(session: BrowserSession, mask: Mask): Promise<Content> {
  const taken = await take(session, mask, 30_000);
  if (taken.status === "refused") return text(taken.why);
  return { type: "image", image_urls: [`data:image/png;base64,${taken.data}`], cache_prompt: false };
}

/** Saves one beside the long outputs, and resolves to its name. A run does not fail for a picture. */
export async function keepPicture(
  session: BrowserSession,
  workspace: Workspace,
  mask: Mask,
): Promise<string | undefined> {
  try {
    const picture = await take(session, mask, 10_000);
    if (picture.status === "refused") return undefined;
    const names =
      workspace.outputDir === undefined ? [] : (await workspace.list(workspace.outputDir)).map(({ name }) => name);
    for (let number = 1; ; number += 1) {
      const name = `browser-${number}.png`;
      if (names.includes(name)) continue;
      await workspace.saveOutput(name, Buffer.from(picture.data, "base64"));
      return name;
    }
  } catch {
    return undefined; // the page has gone, or the disk is full
  }
}

type Taken = Readonly<{ status: "taken"; data: string }> | Readonly<{ status: "refused"; why: string }>;

/** The text is looked at before and after, because a page changes when it wants to. */
async function take(session: BrowserSession, mask: Mask, patienceMs: number): Promise<Taken> {
  if (await showsSecret(session, mask)) return { status: "refused", why: prompt("tools/browser-secret") };
  const { data } = await session.ask("Page.captureScreenshot", { format: "png" }, Picture, patienceMs);
  if (data.length > LARGEST_PICTURE) return { status: "refused", why: prompt("tools/browser-large") };
  if (await showsSecret(session, mask)) return { status: "refused", why: prompt("tools/browser-secret") };
  return { status: "taken", data };
}

/** The strings of all documents of the page, frames too, and which of them are drawn one after the other. */
const Snapshot = z.object({
  strings: z.array(z.string()),
  documents: z.array(z.object({ layout: z.object({ text: z.array(z.int()) }) })),
});

async function showsSecret(session: BrowserSession, mask: Mask): Promise<boolean> {
  const { strings, documents } = await session.ask("DOMSnapshot.captureSnapshot", { computedStyles: [] }, Snapshot);
  // A secret may be drawn in several pieces, with blanks and ends of lines between them.
  const drawn = documents.map(({ layout }) =>
    layout.text
      .map((at) => strings[at] ?? "")
      .join("")
      .replaceAll(/\s+/g, ""),
  );
  return [strings.join("\n"), ...drawn].some((words) => mask(words) !== words);
}
