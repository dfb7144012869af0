/**
 * Writes pictures of comments, as GitHub shows them, into `pictures/`, and those of README into `docs/pictures/`. It plays
 * the bundle in `dist/`. With names as arguments it takes only those. Needs Chromium: without it, it exits with 3.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { capture, type Frame, findChromium, openBrowser } from "./pictures/chromium.ts";
import { type Comment, type Look, pageOf } from "./pictures/page.ts";
import { SCENES } from "./pictures/scenes.ts";

const NO_CHROMIUM = 3;
const MOST_BYTES = 100_000;

const root = join(import.meta.dirname, "..");
const folder = join(root, "pictures");

type View = Readonly<{ name: string; look: Look; frame: Frame }>;

const VIEWS: readonly View[] = [
  { name: "light", look: "light", frame: { width: 900, scale: 1 } },
  { name: "dark", look: "dark", frame: { width: 900, scale: 1 } },
  { name: "phone", look: "light", frame: { width: 390, scale: 2 } },
];

/** Those that README shows. */
const SHOWN = ["comment", "approval"];
const SHOWN_WIDTH = 800;
const SCALES = [2, 1.5, 1.25, 1];

async function take(browser: Browser, name: string, comments: readonly Comment[]): Promise<void> {
  for (const view of VIEWS) {
    const page = pageOf(comments, view.look);
    writeFileSync(join(folder, `${name}-${view.name}.png`), await capture(browser, page, view.frame));
  }
  if (SHOWN.includes(name))
    writeFileSync(join(root, "docs", "pictures", `${name}.png`), await shown(browser, comments));
}

/** The sharpest picture that is small enough for README. */
async function shown(browser: Browser, comments: readonly Comment[]): Promise<Buffer> {
  for (const scale of SCALES) {
    const picture = await capture(browser, pageOf(comments, "light"), { width: SHOWN_WIDTH, scale });
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`A picture of README has more than ${MOST_BYTES} bytes.`);
}

const program = findChromium(process.env);
if (program === undefined) {
  console.error("No Chromium found. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.");
  process.exit(NO_CHROMIUM);
}
const wanted = process.argv.slice(2);
const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
for (const path of [folder, join(root, "docs", "pictures")]) mkdirSync(path, { recursive: true });
const browser = await openBrowser(program);
try {
  for (const { name, play } of scenes) {
    console.log(name);
    const comments = await play();
    writeFileSync(join(folder, `${name}.md`), comments.map(({ body }) => body).join("\n\n----\n\n"));
    await take(browser, name, comments);
  }
} finally {
  await browser.close();
}
